import type { RequestRow } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { OwnerAway } from '../absence/owner-away.tsx';
import { findAction } from '../actions/action-target.ts';
import { RowAction } from '../actions/row-action.tsx';
import { Avatar } from './person.tsx';

/** The owner of a request, or the offer to pick it up. */
export function OwnerCell({ row }: { row: RequestRow }) {
  const { t } = useTranslation('common');
  if (row.ownerId !== null)
    return (
      <span className="hd-row hd-owner" title={row.contactName}>
        <Avatar name={row.contactName} id={row.ownerId} />
        <span className="hd-cut" dir="auto">
          {row.contactName}
        </span>
        <OwnerAway request={row} />
      </span>
    );
  if (findAction(row.actions, 'pickUp')) return <RowAction row={row} name="pickUp" type="link" className="hd-pick-up" />;
  return <span className="hd-hint">{t('none')}</span>;
}
