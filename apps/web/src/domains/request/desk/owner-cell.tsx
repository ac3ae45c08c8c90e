import type { RequestRow } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { OwnerAway } from '../absence/owner-away.tsx';
import { findAction } from '../actions/action-target.ts';
import { RowAction } from '../actions/row-action.tsx';
import { Avatar } from './person.tsx';
import { SuggestedOwner } from './suggested-owner.tsx';

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
  const canPickUp = findAction(row.actions, 'pickUp') !== undefined;
  if (!canPickUp && !row.suggested) return <span className="hd-hint">{t('none')}</span>;
  return (
    <span className="hd-row">
      {canPickUp && <RowAction row={row} name="pickUp" type="link" className="hd-pick-up" />}
      <SuggestedOwner row={row} isBrief />
    </span>
  );
}
