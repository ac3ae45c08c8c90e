import { lifecycleOf } from '@heliodesk/contract/request';
import type { RequestRow } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCan } from '#src/platform/session.ts';
import { Avatar } from './person.tsx';
import { usePickUp } from './use-pick-up.ts';

/** Whether the lifecycle lets somebody of the team take this row. */
const isFree = (row: RequestRow): boolean =>
  row.ownerId === null && (lifecycleOf(row.requestType).actions.pickUp?.from.includes(row.status) ?? false);

/** Who looks after a request, or the offer to do so. */
export function OwnerCell({ row }: { row: RequestRow }) {
  const mayPickUp = useCan('csp:request:pickup');
  const { t } = useTranslation('ui');
  if (row.ownerId !== null)
    return (
      <span className="hd-row hd-owner" title={row.contactName}>
        <Avatar name={row.contactName} id={row.ownerId} />
        <span className="hd-cut">{row.contactName}</span>
      </span>
    );
  return mayPickUp && isFree(row) ? <PickUpButton row={row} /> : <span className="hd-hint">{t('none')}</span>;
}

function PickUpButton({ row }: { row: RequestRow }) {
  const { t } = useTranslation('desk');
  const { pickUp } = usePickUp({ hasOpenAction: true });
  return (
    <Button
      type="link"
      size="small"
      className="hd-pick-up"
      aria-label={t('pickUpOf', { number: row.requestNo })}
      onClick={() => pickUp(row)}
    >
      {t('pickUp')}
    </Button>
  );
}
