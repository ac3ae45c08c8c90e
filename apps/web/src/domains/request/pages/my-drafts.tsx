import { DraftGroup, draftGroups } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useTableState } from '#src/ui/data-table/use-table-state.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Page } from '#src/ui/page/page.tsx';
import { Empty } from '#src/ui/states/states.tsx';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import { DraftMenu } from '../actions/row-menu.tsx';
import { DraftCard } from '../components/draft-card.tsx';
import { DraftList } from '../components/draft-list.tsx';
import { NewRequestMenu } from '../components/new-request-menu.tsx';
import { discardedDrafts, draftCounts, draftList } from '../queries.ts';

const filterSchema = z.object({ group: DraftGroup.default('all') });
type Filters = z.output<typeof filterSchema>;

/** Requests that were started and not submitted: how far each is, what it waits for, and those that can be brought back. */
export default function MyDraftsPage() {
  const { t } = useTranslation('request');
  const state = useTableState<Filters>(filterSchema);
  const { group } = state.filters;
  const result = useQuery(draftList({ group, pageNum: state.pageNum, pageSize: state.pageSize }));
  const { data } = result;
  const gone = useQuery(discardedDrafts());
  const { data: counts, isPending: isCounting } = useQuery(draftCounts());
  // Shown together: what came later would move the rest.
  const isLoading = !result.error && (!data || gone.isPending || isCounting);
  const isEmpty = data?.total === 0 && group === 'all';
  const handleGroup = (next: DraftGroup) => state.setFilters({ group: next === 'all' ? undefined : next });
  return (
    <Page title={t('drafts.title')} layout="flush" actions={isEmpty ? undefined : <NewRequestMenu isFilled={false} />}>
      {isLoading && <div className="hd-filters hd-drafts-bar" />}
      {!isEmpty && !isLoading && <GroupChoice counts={counts} group={group} onChange={handleGroup} />}
      <DraftList
        label={t('drafts.title')}
        result={result}
        discarded={gone.data?.rows ?? []}
        isWaiting={isLoading}
        state={state}
        renderCard={(draft, isFirst) => (
          <DraftCard
            key={draft.requestId}
            draft={draft}
            isFirst={isFirst}
            startedBy={draft.startedBy && <span dir="auto">{t('drafts.startedBy', { name: draft.startedBy })}</span>}
            more={<DraftMenu draft={draft} />}
          />
        )}
        empty={<Empty title={t('drafts.emptyTitle')} text={t('drafts.emptyText')} actions={isEmpty ? <NewRequestMenu /> : undefined} />}
        note={t('drafts.kept')}
      />
    </Page>
  );
}

interface GroupChoiceProps {
  counts: Partial<Record<DraftGroup, number>> | undefined;
  group: DraftGroup;
  onChange: (group: DraftGroup) => void;
}

function GroupChoice({ counts, group, onChange }: GroupChoiceProps) {
  const { t } = useTranslation(['request', 'common']);
  const { number } = useFormat();
  const labelOf = (one: DraftGroup) =>
    t(one === 'all' ? 'list.all' : `drafts.${one}`, { number: counts?.[one] === undefined ? '' : number(counts[one]) });
  return (
    <div className="hd-filters hd-drafts-bar">
      <SegmentedControl
        aria-label={t('common:type')}
        value={group}
        options={draftGroups.map((one) => ({ value: one, label: labelOf(one) }))}
        onChange={onChange}
      />
      <span className="hd-hint hd-t13 hd-end hd-not-phone">{t('drafts.note')}</span>
    </div>
  );
}
