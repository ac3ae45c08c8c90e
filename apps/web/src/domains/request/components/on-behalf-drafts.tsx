import './request.css';
import { OnBehalfDraftsQuery } from '@heliodesk/contract/request';
import type { OnBehalfDraft } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { ListPage } from '#src/ui/data-table/data-table.tsx';
import { RowCard } from '#src/ui/data-table/row-card.tsx';
import { useTableState } from '#src/ui/data-table/use-table-state.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Empty } from '#src/ui/states/states.tsx';
import { RowAction } from '../actions/row-action.tsx';
import { requestPaths } from '../paths.ts';
import { discardedDrafts, onBehalfDrafts } from '../queries.ts';
import { DiscardedDrafts } from './discarded-drafts.tsx';
import { RequestNumber, RequestTypeName } from './request-labels.tsx';

const filterSchema = OnBehalfDraftsQuery.pick({ mine: true });
type Filters = z.output<typeof filterSchema>;

const pathOf = ({ requestType, requestId }: OnBehalfDraft): string => requestPaths.draft(requestType, requestId);

/** Drafts have no owner. */
const toActionable = (row: OnBehalfDraft) => ({ ...row, ownerId: null, contactState: null });

/** What staff have started for customers and no one has submitted yet. */
export function OnBehalfDrafts({ actions }: { actions: ReactNode }) {
  const { t } = useTranslation('onBehalf');
  const state = useTableState<Filters>(filterSchema);
  const result = useQuery(onBehalfDrafts(state.query));
  const gone = useQuery(discardedDrafts());
  const columns = useColumns();
  return (
    <ListPage<OnBehalfDraft>
      // Browsers hold the chosen columns under this name.
      name="behalf-drafts"
      title={t('drafts.title')}
      actions={actions}
      columns={columns}
      // The address also says which list it is, and is no filter.
      state={{ ...state, isFiltered: state.filters.mine, clearFilters: () => state.setFilters({ mine: undefined }) }}
      result={result}
      rowKey={(row) => row.requestId}
      rowLink={pathOf}
      renderCard={(row) => <DraftCard row={row} />}
      isWaiting={gone.isPending}
      above={<DiscardedDrafts drafts={gone.data?.rows ?? []} />}
      filters={
        <Segmented
          aria-label={t('drafts.whose')}
          value={state.filters.mine ? 'mine' : 'all'}
          options={[
            { value: 'all', label: t('drafts.all') },
            { value: 'mine', label: t('drafts.mine') },
          ]}
          onChange={(whose) => state.setFilters({ mine: whose === 'mine' })}
        />
      }
      empty={<Empty title={t('drafts.emptyTitle')} text={t('drafts.emptyText')} />}
    />
  );
}

function useColumns(): DataColumn<OnBehalfDraft>[] {
  const { t } = useTranslation(['onBehalf', 'request']);
  return [
    { key: 'request', title: t('request:column.request'), isMain: true, wraps: true, render: (row) => <Title row={row} /> },
    {
      key: 'customer',
      title: t('drafts.customer'),
      render: (row) => (
        <>
          <bdi>{row.companyName}</bdi>
          <br />
          <bdi className="hd-hint">{row.contactPerson}</bdi>
        </>
      ),
    },
    { key: 'creator', title: t('drafts.creator'), render: (row) => <bdi>{row.creator}</bdi> },
    {
      key: 'createTime',
      title: t('request:drafts.started'),
      sort: true,
      render: (row) => <UtcTime at={row.createTime} className="hd-hint" />,
    },
    {
      key: 'updateTime',
      title: t('request:drafts.saved'),
      sort: true,
      render: (row) => <UtcTime at={row.updateTime} className="hd-hint" />,
    },
    {
      key: 'actions',
      title: t('request:column.actions'),
      titleIcon: ' ',
      align: 'end',
      render: (row) => <Actions row={row} />,
    },
  ];
}

function Title({ row }: { row: OnBehalfDraft }) {
  return (
    <>
      <bdi>{row.title}</bdi>
      <br />
      <span className="hd-hint">
        <RequestNumber>{row.requestNo}</RequestNumber> · <RequestTypeName type={row.requestType} />
      </span>
    </>
  );
}

function Actions({ row }: { row: OnBehalfDraft }) {
  return (
    <span className="hd-row hd-row-actions">
      <RowAction row={toActionable(row)} name="save" />
      <RowAction row={toActionable(row)} name="deleteDraft" type="text" isIcon />
    </span>
  );
}

function DraftCard({ row }: { row: OnBehalfDraft }) {
  const { t } = useTranslation(['onBehalf', 'request']);
  return (
    <div className="hd-draft-card">
      <RowCard
        to={pathOf(row)}
        top={
          <>
            <bdi>{row.companyName}</bdi>
            <span className="hd-end hd-hint hd-t12">
              <RequestNumber>{row.requestNo}</RequestNumber>
            </span>
          </>
        }
        title={row.title}
        middle={
          <>
            <bdi>{row.contactPerson}</bdi>
            <span className="hd-end">
              {t('onBehalf:drafts.creator')} <bdi>{row.creator}</bdi>
            </span>
          </>
        }
        foot={
          <>
            <span className="hd-hint">{t('request:drafts.saved')}</span> <UtcTime at={row.updateTime} />
          </>
        }
      />
      <RowAction row={toActionable(row)} name="deleteDraft" type="text" isIcon />
    </div>
  );
}
