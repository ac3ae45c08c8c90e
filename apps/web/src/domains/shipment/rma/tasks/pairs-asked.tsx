import '../rma.css';
import type { Tip } from '@heliodesk/contract/request';
import { rmaPageOf } from '@heliodesk/contract/shipment';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ListFill } from './list-fill.tsx';

/** The deliveries that a task asks for: how full their lists are, or were when it was answered, and the way to each. */
export function PairsAsked({ tip: { pairs, pairChanges } }: { tip: Tip }) {
  const { t } = useTranslation('replacements');
  const empty = { oldCount: 0, newCount: 0, fitCount: 0, fixCount: 0 };
  const lists = pairChanges?.lists ?? (pairs ?? []).map((list) => ({ ...list, ...empty }));
  return (
    <ul className="hd-rma-asked" aria-label={t('lists')}>
      {lists.map((list) => (
        <li key={list.addressId}>
          <ListFill list={list} name={<Link to={rmaPageOf(list.addressId)}>{list.name}</Link>} />
        </li>
      ))}
    </ul>
  );
}
