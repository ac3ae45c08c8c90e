import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '#src/domains/reference/index.ts';
import { NumberInput } from '#src/ui/form/number-input.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useAddressWords } from '../../address-words.ts';
import type { TypedAddress } from './typed-address.ts';

interface TypedRowProps {
  address: TypedAddress;
  index: number;
  /** What is wrong with it, once it was sent. */
  faults: readonly string[];
  onQuantity: (batchQty: number) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** An address that staff have typed, with the pieces that go there. */
export function TypedRow({ address, index, faults, onQuantity, onEdit, onRemove }: TypedRowProps) {
  const { t } = useTranslation('shipment');
  const { nameOf, placeOf } = useAddressWords();
  const country = useCountryOptions().find(({ value }) => value === address.shipToCountry)?.label ?? '';
  const faultId = useId();
  const name = nameOf(address, index);
  const isWrong = faults.length > 0;
  return (
    <li className={`hd-goods-row${isWrong ? ' hd-goods-bad' : ''}`}>
      <span className="hd-goods-place">
        <b dir="auto">{name}</b>
        <span className="hd-hint hd-t12" dir="auto">
          {placeOf({ ...address, countryName: country })}
        </span>
      </span>
      <span className="hd-goods-stepper">
        <NumberInput
          isWhole
          aria-label={t('piecesOf', { name })}
          aria-describedby={isWrong ? faultId : undefined}
          value={address.batchQty}
          onChange={(value) => onQuantity(Number(value) || 0)}
        />
      </span>
      <span className="hd-goods-ways">
        <Button type="text" size="small" aria-label={t('editOf', { name })} icon={<Icon name="pen" />} onClick={onEdit} />
        <Button type="text" size="small" danger aria-label={t('removeOf', { name })} icon={<Icon name="trash" />} onClick={onRemove} />
      </span>
      {isWrong && (
        <ul id={faultId} className="hd-goods-faults" role="alert">
          {faults.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
