import type { BatchAddress } from '@heliodesk/contract/shipment';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '#src/ui/actions/confirm-button.tsx';
import { NumberInput } from '#src/ui/form/number-input.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useAddressWords } from './address-line.ts';
import { removeAddress, useShowTask } from './queries.ts';
import { useQuantity } from './use-quantity.ts';

interface AddressRowProps {
  tipsId: number;
  address: BatchAddress;
  index: number;
  /** Pieces without an address. */
  rest: number;
  /** All pieces that are exchanged. */
  most: number;
  /** What is wrong with it, once it was submitted. */
  faults: readonly string[];
  onEdit: () => void;
}

/** An address with the pieces that go there, which are saved as they are changed. */
export function AddressRow({ tipsId, address, index, rest, most, faults, onEdit }: AddressRowProps) {
  const { t } = useTranslation(['shipment', 'solution']);
  const { number, typed } = useFormat();
  const { nameOf, placeOf } = useAddressWords();
  const show = useShowTask(tipsId);
  const faultId = useId();
  const quantity = useQuantity(tipsId, address);
  const name = nameOf(address, index);
  const pieces = Number(quantity.value) || 0;
  const messages = [...(quantity.refusal ? [quantity.refusal] : []), ...faults];
  const remove = async () => show(await removeAddress(address.addressId));
  return (
    <li className={`hd-goods-row${messages.length > 0 ? ' hd-goods-bad' : ''}`}>
      <span className="hd-goods-place">
        <b dir="auto">{name}</b>
        <span className="hd-hint hd-t12" dir="auto">
          {placeOf(address)}
        </span>
      </span>
      <span className="hd-goods-stepper">
        <Button
          aria-label={t('solution:fewer', { name })}
          icon={<Icon name="minus" />}
          disabled={pieces <= 0}
          onClick={() => quantity.save(String(Math.max(0, pieces - 1)))}
        />
        <NumberInput
          isWhole
          aria-label={t('piecesOf', { name })}
          aria-invalid={quantity.refusal !== undefined}
          aria-describedby={messages.length > 0 ? faultId : undefined}
          value={quantity.value}
          onChange={quantity.type}
          onBlur={quantity.saveTyped}
          onPressEnter={quantity.saveTyped}
        />
        <Button
          aria-label={t('solution:more', { name })}
          icon={<Icon name="plus" />}
          disabled={pieces >= most}
          onClick={() => quantity.save(String(Math.min(most, pieces + 1)))}
        />
      </span>
      <span className="hd-num hd-goods-power">
        <Ltr>{`${typed(address.batchPower)} kW`}</Ltr>
      </span>
      <span className="hd-goods-ways">
        {rest > 0 && (
          <Button type="link" size="small" onClick={() => quantity.save(String(address.batchQty + rest))}>
            {t('putRest', { number: number(rest) })}
          </Button>
        )}
        <Button type="text" size="small" aria-label={t('editOf', { name })} icon={<Icon name="pen" />} onClick={onEdit} />
        <ConfirmButton
          type="text"
          size="small"
          danger
          aria-label={t('removeOf', { name })}
          icon={<Icon name="trash" />}
          title={t('removeTitle', { name })}
          text={t('removeText')}
          confirmLabel={t('remove')}
          onConfirm={remove}
        />
      </span>
      {messages.length > 0 && (
        <ul id={faultId} className="hd-goods-faults" role="alert">
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
