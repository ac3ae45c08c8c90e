import { lifecycleOf } from '@heliodesk/contract/request';
import type { RequestRow } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showToast } from '#src/platform/feedback/notices.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { useCan } from '#src/platform/session.ts';
import { deskPaths } from './desk-paths.ts';
import { usePickUp } from './desk-queries.ts';
import { Avatar } from './person.tsx';

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
  const navigate = useNavigate();
  const { mutate } = usePickUp();
  const { requestNo: number, requestId, version } = row;
  const handlePickUp = () =>
    mutate(
      { requestId, version },
      {
        onSuccess: () =>
          showToast({
            kind: 'good',
            title: t('pickedUp', { number }),
            action: { label: t('open'), onClick: () => void navigate(deskPaths.case(requestId)) },
          }),
        onError: (error) => showToast({ kind: 'info', title: number, text: messageOf(error) }),
      },
    );
  return (
    <Button type="link" size="small" className="hd-pick-up" aria-label={t('pickUpOf', { number })} onClick={handlePickUp}>
      {t('pickUp')}
    </Button>
  );
}
