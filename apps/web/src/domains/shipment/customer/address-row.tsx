import type { BatchAddress } from '@heliodesk/contract/shipment';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '#src/ui/actions/confirm-button.tsx';
import { NumberInput } from '#src/ui/form/number-input.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useAddressWords } from '../address-words.ts';
import { Kilowatts } from './kilowatts.tsx';
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
  const { t } = useTranslation('shipment');
  const { number } = useFormat();
  const { nameOf, placeOf } = useAddressWords();
  const faultId = useId();
  const quantity = useQuantity(tipsId, address);
  const name = nameOf(address, index);
  const messages = [...(quantity.refusal ? [quantity.refusal] : []), ...faults];
  return (
    <li className={`hd-goods-row${messages.length > 0 ? ' hd-goods-bad' : ''}`}>
      <span className="hd-goods-place">
        <b dir="auto">{name}</b>
        <span className="hd-hint hd-t12" dir="auto">
          {placeOf(address)}
        </span>
      </span>
      <Stepper name={name} quantity={quantity} most={most} describedBy={messages.length > 0 ? faultId : undefined} />
      <span className="hd-num hd-goods-power">
        <Kilowatts power={address.batchPower} />
      </span>
      <span className="hd-goods-ways">
        {rest > 0 && (
          <Button type="link" size="small" onClick={() => quantity.save(String(address.batchQty + rest))}>
            {t('putRest', { number: number(rest) })}
          </Button>
        )}
        <Button type="text" size="small" aria-label={t('editOf', { name })} icon={<Icon name="pen" />} onClick={onEdit} />
        <Remove tipsId={tipsId} addressId={address.addressId} name={name} />
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

interface StepperProps {
  name: string;
  quantity: ReturnType<typeof useQuantity>;
  most: number;
  describedBy: string | undefined;
}

/** How many pieces: typed, or one more and one fewer. */
function Stepper({ name, quantity, most, describedBy }: StepperProps) {
  const { t } = useTranslation(['shipment', 'solution']);
  const pieces = Number(quantity.value) || 0;
  const step = (by: number) => quantity.save(String(Math.min(most, Math.max(0, pieces + by))));
  return (
    <span className="hd-goods-stepper">
      <Button aria-label={t('solution:fewer', { name })} icon={<Icon name="minus" />} disabled={pieces <= 0} onClick={() => step(-1)} />
      <NumberInput
        isWhole
        aria-label={t('piecesOf', { name })}
        aria-invalid={quantity.refusal !== undefined}
        aria-describedby={describedBy}
        value={quantity.value}
        onChange={quantity.type}
        onBlur={quantity.saveTyped}
        onPressEnter={quantity.saveTyped}
      />
      <Button aria-label={t('solution:more', { name })} icon={<Icon name="plus" />} disabled={pieces >= most} onClick={() => step(1)} />
    </span>
  );
}

function Remove({ tipsId, addressId, name }: { tipsId: number; addressId: number; name: string }) {
  const { t } = useTranslation('shipment');
  const show = useShowTask(tipsId);
  return (
    <ConfirmButton
      type="text"
      size="small"
      danger
      aria-label={t('removeOf', { name })}
      icon={<Icon name="trash" />}
      title={t('removeTitle', { name })}
      text={t('removeText')}
      confirmLabel={t('remove')}
      onConfirm={async () => show(await removeAddress(addressId))}
    />
  );
}
