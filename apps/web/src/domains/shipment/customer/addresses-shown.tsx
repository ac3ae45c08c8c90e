import '../shipment.css';
import type { Tip } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { useAddressWords } from '../address-words.ts';
import { Kilowatts } from './kilowatts.tsx';
import { useAddressTask } from './queries.ts';

/** The addresses of an exchange, with how much goes to each. */
export function AddressesShown({ tip: { tipsId } }: { tip: Tip }) {
  const { t } = useTranslation('shipment');
  const { number } = useFormat();
  const { nameOf, placeOf } = useAddressWords();
  const { data: task } = useAddressTask(tipsId);
  if (!task || task.addresses.length === 0) return null;
  return (
    <ul className="hd-goods-list" aria-label={t('addresses')}>
      {task.addresses.map((address, index) => (
        <li key={address.addressId} className="hd-goods-row">
          <span className="hd-grow">
            <b dir="auto">{nameOf(address, index)}</b>
            <span className="hd-hint hd-t12" dir="auto">
              {placeOf(address)}
            </span>
          </span>
          <span className="hd-num">
            {number(address.batchQty)} <Kilowatts power={address.batchPower} />
          </span>
        </li>
      ))}
    </ul>
  );
}
