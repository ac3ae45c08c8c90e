import '#src/ui/data-table/data-table.css';
import './drafts.css';
import type { DiscardedDraft } from '@heliodesk/contract/request';
import type { ReactNode } from 'react';
import type { ListResult } from '#src/ui/data-table/list-props.ts';
import { Pager } from '#src/ui/data-table/pager.tsx';
import type { TableState } from '#src/ui/data-table/use-table-state.ts';
import { ListSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { DiscardedDrafts } from './discarded-drafts.tsx';

interface DraftListProps<Row> {
  label: string;
  result: ListResult<Row>;
  discarded: readonly DiscardedDraft[];
  /** Something that is shown with the drafts is not there yet: what came later would move them. */
  isWaiting: boolean;
  state: Pick<TableState<object>, 'pageNum' | 'pageSize' | 'setPage'>;
  renderCard: (row: Row, isFirst: boolean) => ReactNode;
  empty: ReactNode;
  /** A quiet line beside the pager. */
  note?: ReactNode;
}

/** Drafts as progress, one below the other, and those that can be brought back. */
export function DraftList<Row>({ label, result, discarded, isWaiting, state, renderCard, empty, note }: DraftListProps<Row>) {
  const { data, error, isFetching, refetch } = result;
  const isReady = data !== undefined && (error !== null || !isWaiting);
  const hasRows = isReady && data.rows.length > 0;
  return (
    <div className="hd-list-body" aria-busy={isFetching}>
      <div className="hd-list-scroll">
        {!isReady && (error && !data ? <ErrorState error={error} onRetry={refetch} /> : <ListSkeleton rows={4} />)}
        {hasRows && (
          <section className="hd-drafts" aria-label={label}>
            {data.rows.map((row, index) => renderCard(row, index === 0))}
          </section>
        )}
        {isReady && <DiscardedDrafts drafts={discarded} />}
        {isReady && !hasRows && empty}
      </div>
      {hasRows && <Pager pageNum={state.pageNum} pageSize={state.pageSize} total={data.total} onChange={state.setPage} note={note} />}
    </div>
  );
}
