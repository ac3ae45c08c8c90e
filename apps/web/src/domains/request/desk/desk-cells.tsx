import './desk.css';
import { requestTypes } from '@heliodesk/contract/request';
import type { RequestRow, RequestType, WaitingOn } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countries } from '#src/domains/reference/index.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { PromiseArc } from '#src/ui/shapes/promise-arc.tsx';
import { PromiseCell } from '../components/request-cells.tsx';

const isTracker = (type: RequestType): boolean => type === requestTypes.trackerEnquiry || type === requestTypes.trackerClaim;

/** What the request is about. */
export function TypeIcon({ type }: { type: RequestType }) {
  return <Icon name={isTracker(type) ? 'tracker' : 'module'} />;
}

/** Who must act; what waits for staff stands out. */
export function WaitingOnCell({ who }: { who: WaitingOn }) {
  const { t } = useTranslation(['desk', 'ui', 'common']);
  if (who === 'none') return <span className="hd-hint">{t('common:none')}</span>;
  return who === 'us' ? (
    <span className="hd-tag hd-k-info">{t('waitingOn.us')}</span>
  ) : (
    <span className="hd-hint">{t(`waitingOn.${who}`)}</span>
  );
}

/** Country code and language of the customer: `MA · fr`. */
export function RegionCell({ row }: { row: Pick<RequestRow, 'regionId' | 'language'> }) {
  const { i18n } = useTranslation('desk');
  const { data = [] } = useQuery(countries(i18n.language));
  const country = data.find(({ regionId }) => regionId === row.regionId);
  return (
    <span title={country?.regionName}>
      <Ltr>{[country?.code, row.language].filter(Boolean).join(' · ')}</Ltr>
    </span>
  );
}

/** Pieces claimed. */
export function PiecesCell({ quantity }: { quantity: number | null }) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  return quantity === null ? <span className="hd-hint">{t('none')}</span> : <Ltr className="hd-num">{number(quantity)}</Ltr>;
}

/** Unread messages; nothing where there are none. */
export function UnreadCount({ count }: { count: number }) {
  const { t } = useTranslation('desk');
  const { number } = useFormat();
  if (count === 0) return null;
  return (
    <span className="hd-count hd-k-act" title={t('unread', { count })}>
      <span aria-hidden="true">{number(count)}</span>
      <span className="hd-vh">{t('unread', { count })}</span>
    </span>
  );
}

/** What waits for a decision: a rejection is proposed while a claim is in review, and solutions make it pending. */
const toDecideOf = ({ decisionDue, status }: Pick<RequestRow, 'decisionDue' | 'status'>) =>
  decisionDue === null ? undefined : status === 'pending' ? 'solution' : 'rejection';

/** By when finance should act in its views, or someone should decide about what was proposed, else the promise of the first contact. */
export function DeskPromiseCell({ row }: { row: RequestRow }) {
  const { t } = useTranslation(['desk', 'request']);
  const toDecide = toDecideOf(row);
  if (row.financeDue === null && toDecide !== undefined)
    return (
      <span className="hd-due" title={t(`toDecideFull.${toDecide}`)}>
        <PromiseArc dueAt={row.decisionDue} />
        <span className="hd-hint">{t(`toDecide.${toDecide}`)}</span>
      </span>
    );
  const kind = row.financeDue === null ? t('request:column.promise') : t('financeDue');
  return (
    <span title={kind}>
      <span className="hd-vh">{kind}</span>
      {row.financeDue === null ? <PromiseCell row={row} /> : <PromiseArc dueAt={row.financeDue} />}
    </span>
  );
}
