import { isOver } from '@heliodesk/contract/request';
import type { RequestRow } from '@heliodesk/contract/request';
import { Link } from 'react-router';
import { promiseStateOf } from '#src/ui/shapes/promise.ts';
import { useNow } from '#src/ui/shapes/use-now.ts';
import { LastWordCell } from '../components/last-word.tsx';
import { RequestStatusDisc } from '../components/request-status.tsx';
import { RequestNumber } from '../components/request-labels.tsx';
import { ContactStateMark } from './contact-state.tsx';
import { DeskPromiseCell, PiecesCell, TypeIcon, UnreadCount } from './desk-cells.tsx';
import { deskPaths } from './desk-paths.ts';
import { OwnerCell } from './owner-cell.tsx';

function useIsLate({ status, firstContactDue, firstContactAt, submitTime }: RequestRow): boolean {
  const now = useNow();
  if (isOver(status) || firstContactDue === null || firstContactAt !== null) return false;
  return promiseStateOf({ dueAt: firstContactDue, since: submitTime, now }).phase === 'late';
}

/** A row of the desk on a phone. The title's link covers the card, the offer to pick up is above it. */
export function DeskCard({ row }: { row: RequestRow }) {
  const isLate = useIsLate(row);
  return (
    <article className={['hd-desk-card', isLate && 'hd-desk-card-late', isOver(row.status) && 'hd-row-over'].filter(Boolean).join(' ')}>
      <div className="hd-row hd-t13">
        <DeskPromiseCell row={row} />
        <span className="hd-end hd-row">
          <LastWordCell lastWord={row.lastWord} reader="staff" />
          <UnreadCount count={row.unread} />
        </span>
      </div>
      <h2 className="hd-row">
        <TypeIcon type={row.requestType} />
        <Link to={deskPaths.case(row.requestId)} className="hd-grow hd-lines hd-desk-card-link" dir="auto">
          {row.title}
        </Link>
      </h2>
      <p className="hd-row hd-t13 hd-hint">
        <span className="hd-grow hd-cut" dir="auto">
          {row.companyName}
        </span>
        <ContactStateMark state={row.contactState} />
        <RequestNumber>{row.requestNo}</RequestNumber>
      </p>
      <div className="hd-row hd-row-card-foot">
        <RequestStatusDisc status={row.status} />
        <span className="hd-hint">
          <PiecesCell quantity={row.quantity} />
        </span>
        <span className="hd-end">
          <OwnerCell row={row} />
        </span>
      </div>
    </article>
  );
}
