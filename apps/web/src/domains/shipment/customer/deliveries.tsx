import '../shipment.css';
import type { RequestDetail } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { useAddressWords } from '../address-words.ts';
import { PlannedDates } from '../planned-dates.tsx';
import { useExchanges } from '../queries.ts';
import { NumbersLink, ShipmentTag, ShippedFacts } from '../shipped-facts.tsx';

/** Where the goods of a claim go, when they arrive, and what became of them; nothing before the customer has said where. */
export function Deliveries({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('shipment');
  const { number } = useFormat();
  const { nameOf, placeOf } = useAddressWords();
  const addresses = useExchanges(request)
    .filter(({ state }) => state !== 'asked')
    .flatMap((exchange) => exchange.addresses);
  if (addresses.length === 0) return null;
  return (
    <section className="hd-card hd-goods-card">
      <header>
        <h2>{t('deliveries')}</h2>
      </header>
      <ul className="hd-goods-list">
        {addresses.map((address, index) => (
          <li key={address.addressId} className="hd-goods-row">
            <span className="hd-goods-place">
              <b dir="auto">{nameOf(address, index)}</b> <span className="hd-num">{number(address.batchQty)}</span>{' '}
              <ShipmentTag state={address.state} />
              <span className="hd-hint hd-t12 hd-goods-line" dir="auto">
                {placeOf(address)}
              </span>
              {address.newCount + address.oldCount > 0 && <NumbersLink address={address} name={nameOf(address, index)} />}
            </span>
            <span>
              <PlannedDates dates={address.dates} />
              <ShippedFacts address={address} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
