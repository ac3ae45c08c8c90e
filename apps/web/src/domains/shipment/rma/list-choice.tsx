import type { RmaList } from '@heliodesk/contract/shipment';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RequestNumber } from '#src/domains/request/index.ts';
import { useCan } from '#src/platform/session.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { CountCells } from './rma-cells.tsx';

/** The lists beside the one that is open. */
export function ListChoice({ lists, openId }: { lists: readonly RmaList[]; openId: number | undefined }) {
  const { t } = useTranslation('replacements');
  return (
    <nav aria-label={t('lists')}>
      <ul className="hd-rma-lists">
        {lists.map((list) => (
          <li key={list.addressId}>
            <Link to={`?list=${list.addressId}`} aria-current={list.addressId === openId ? 'true' : undefined}>
              <ListName list={list} />
              <span className="hd-hint hd-t12">
                <RequestNumber>{list.requestNo}</RequestNumber>
              </span>
              <CountCells count={list.fitCount} quantity={list.quantity} look={list.finishTime === null ? 'entered' : 'locked'} />
              <Fill list={list} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What a list is of: the project, and the address. */
function ListName({ list: { projectName, name } }: { list: RmaList }) {
  const { parts } = useFormat();
  return <b dir="auto">{parts([projectName, name])}</b>;
}

/** How many pairs fit, and what is still missing. */
function Fill({ list: { fitCount, fixCount, quantity, finishTime, state, isAsked } }: { list: RmaList }) {
  const { t } = useTranslation(['replacements', 'tips', 'request']);
  const { number } = useFormat();
  const isStaff = useCan('csp:desk:list');
  return (
    <span className="hd-row hd-t12">
      <span className="hd-grow">{t('pairs', { done: number(fitCount), total: number(quantity) })}</span>
      {finishTime !== null ? (
        <span className="hd-tag">
          <Icon name="lock" size={14} />
          {t('locked')}
        </span>
      ) : isAsked ? (
        <span className="hd-tag hd-k-warn">{t(isStaff ? 'tips:state.open' : 'request:actor.you')}</span>
      ) : fixCount > 0 ? (
        <span className="hd-tag hd-k-warn">{t('toFix', { number: number(fixCount) })}</span>
      ) : (
        state !== 'delivered' && <span className="hd-tag">{t('notDelivered')}</span>
      )}
    </span>
  );
}
