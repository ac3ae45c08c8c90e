import { OnBehalfDraftsQuery } from '@heliodesk/contract/request';
import type { OnBehalfDraft } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useTableState } from '#src/ui/data-table/use-table-state.ts';
import { Page } from '#src/ui/page/page.tsx';
import { Empty } from '#src/ui/states/states.tsx';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import { RowAction } from '../actions/row-action.tsx';
import { discardedDrafts, onBehalfDrafts } from '../queries.ts';
import { DraftCard } from './draft-card.tsx';
import { DraftList } from './draft-list.tsx';

const filterSchema = OnBehalfDraftsQuery.pick({ mine: true });
type Filters = z.output<typeof filterSchema>;

/** What staff have started for customers and no one has submitted yet, as progress. */
export function OnBehalfDrafts({ actions }: { actions: ReactNode }) {
  const { t } = useTranslation('onBehalf');
  const state = useTableState<Filters>(filterSchema);
  const result = useQuery(onBehalfDrafts(state.query));
  const gone = useQuery(discardedDrafts());
  return (
    <Page title={t('drafts.title')} layout="flush" actions={actions}>
      <div className="hd-filters">
        <SegmentedControl
          aria-label={t('drafts.whose')}
          value={state.filters.mine ? 'mine' : 'all'}
          options={[
            { value: 'all', label: t('drafts.all') },
            { value: 'mine', label: t('drafts.mine') },
          ]}
          onChange={(whose) => state.setFilters({ mine: whose === 'mine' })}
        />
      </div>
      <DraftList
        label={t('drafts.title')}
        result={result}
        discarded={gone.data?.rows ?? []}
        isWaiting={gone.isPending}
        state={state}
        renderCard={(draft, isFirst) => <OnBehalfCard key={draft.requestId} draft={draft} isFirst={isFirst} />}
        empty={<Empty title={t('drafts.emptyTitle')} text={t('drafts.emptyText')} />}
      />
    </Page>
  );
}

function OnBehalfCard({ draft, isFirst }: { draft: OnBehalfDraft; isFirst: boolean }) {
  const { t } = useTranslation('onBehalf');
  return (
    <DraftCard
      draft={draft}
      isFirst={isFirst}
      customer={
        <>
          <bdi>{draft.companyName}</bdi> <bdi className="hd-hint">{draft.contactPerson}</bdi>
        </>
      }
      startedBy={
        <>
          {t('drafts.creator')} <bdi>{draft.creator}</bdi>
        </>
      }
      // Drafts have no owner.
      more={<RowAction row={{ ...draft, ownerId: null, contactState: null }} name="deleteDraft" type="text" isIcon />}
    />
  );
}
