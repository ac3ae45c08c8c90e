import '#src/ui/data-table/data-table.css';
import { DraftGroup, draftGroups } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Pager } from '#src/ui/data-table/pager.tsx';
import { useTableState } from '#src/ui/data-table/use-table-state.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Page } from '#src/ui/page/page.tsx';
import { ListSkeleton } from '#src/ui/states/skeletons.tsx';
import { Empty, ErrorState } from '#src/ui/states/states.tsx';
import { DiscardedDrafts } from '../components/discarded-drafts.tsx';
import { DraftCard } from '../components/draft-card.tsx';
import { NewRequestMenu } from '../components/new-request-menu.tsx';
import { draftCounts, draftList } from '../queries.ts';

const filterSchema = z.object({ group: DraftGroup.default('all') });
type Filters = z.output<typeof filterSchema>;

/** Requests that were started and not submitted: how far each is, what it waits for, and those that can be brought back. */
export default function MyDraftsPage() {
  const { t } = useTranslation('request');
  const state = useTableState<Filters>(filterSchema);
  const { group } = state.filters;
  const result = useQuery(draftList({ group, pageNum: state.pageNum, pageSize: state.pageSize }));
  const { data } = result;
  const isEmpty = data?.total === 0 && group === 'all';
  return (
    <Page title={t('drafts.title')} layout="flush" actions={isEmpty ? undefined : <NewRequestMenu isFilled={false} />}>
      {!isEmpty && <GroupChoice group={group} onChange={(next) => state.setFilters({ group: next === 'all' ? undefined : next })} />}
      <div className="hd-list-body" aria-busy={result.isFetching}>
        <div className="hd-list-scroll">
          {result.error && !data && <ErrorState error={result.error} onRetry={result.refetch} />}
          {!result.error && !data && <ListSkeleton rows={4} />}
          {data && data.rows.length > 0 && (
            <section className="hd-drafts" aria-label={t('drafts.title')}>
              {data.rows.map((draft, index) => (
                <DraftCard key={draft.requestId} draft={draft} isFirst={index === 0} />
              ))}
            </section>
          )}
          <DiscardedDrafts />
          {data?.rows.length === 0 && (
            <Empty title={t('drafts.emptyTitle')} text={t('drafts.emptyText')} actions={isEmpty ? <NewRequestMenu /> : undefined} />
          )}
        </div>
        {data && data.rows.length > 0 && (
          <Pager pageNum={state.pageNum} pageSize={state.pageSize} total={data.total} onChange={state.setPage} note={t('drafts.kept')} />
        )}
      </div>
    </Page>
  );
}

function GroupChoice({ group, onChange }: { group: DraftGroup; onChange: (group: DraftGroup) => void }) {
  const { t } = useTranslation('request');
  const { number } = useFormat();
  const { data: counts } = useQuery(draftCounts());
  const labelOf = (one: DraftGroup) =>
    t(one === 'all' ? 'list.all' : `drafts.${one}`, { number: counts?.[one] === undefined ? '' : number(counts[one]) });
  return (
    <div className="hd-filters">
      <Segmented
        aria-label={t('list.type')}
        value={group}
        options={draftGroups.map((one) => ({ value: one, label: labelOf(one) }))}
        onChange={onChange}
      />
      <span className="hd-hint hd-t13 hd-end hd-not-phone">{t('drafts.note')}</span>
    </div>
  );
}
