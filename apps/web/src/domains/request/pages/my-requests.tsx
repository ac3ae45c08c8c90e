import { mostFound, mostListed } from '@heliodesk/contract/request';
import type { RequestRow } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { ListPage } from '#src/ui/data-table/data-table.tsx';
import { RowCard } from '#src/ui/data-table/row-card.tsx';
import { useTableState } from '#src/ui/data-table/use-table-state.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Empty } from '#src/ui/states/states.tsx';
import { RequestRowMenu } from '../actions/row-menu.tsx';
import { NewRequestMenu } from '../components/new-request-menu.tsx';
import { LastWordCell } from '../components/last-word.tsx';
import { NextStepCell, PromiseCell, RequestRun, RequestTitleCell } from '../components/request-cells.tsx';
import { RequestListFilters } from '../components/request-filters.tsx';
import { RequestStatusDisc } from '../components/request-status.tsx';
import { RequestNumber, RequestTypeName } from '../components/request-labels.tsx';
import { WaitingStrip } from '../components/waiting-strip.tsx';
import { listFilters } from '../list-filters.ts';
import { requestPaths } from '../paths.ts';
import { requestCounts, requestList } from '../queries.ts';
import type { RequestFilters } from '../queries.ts';

/** The customer's requests: who has to act, and by when. */
export default function MyRequestsPage() {
  const { t } = useTranslation('request');
  const state = useTableState<RequestFilters>(listFilters);
  const { filters } = state;
  const result = useQuery(requestList(state.query));
  const { data: counts, isPending } = useQuery(requestCounts(filters.company));
  const columns = useColumns();
  return (
    <ListPage<RequestRow>
      name="my-requests"
      title={t('list.title')}
      actions={<NewRequestMenu isFilled={result.data?.total !== 0 || state.isFiltered} />}
      columns={columns}
      state={state}
      result={result}
      isWaiting={isPending}
      totalCap={filters.text ? mostFound : mostListed}
      rowKey={(row) => row.requestId}
      rowLink={(row) => requestPaths.page(row.requestId)}
      renderCard={(row) => <RequestCard row={row} />}
      above={
        <WaitingStrip
          count={counts?.waiting ?? 0}
          onShow={filters.view === 'waiting' ? undefined : () => state.setFilters({ view: 'waiting' })}
        />
      }
      filters={<RequestListFilters state={state} counts={counts ?? {}} />}
      empty={<Empty title={t('list.emptyTitle')} text={t('list.emptyText')} actions={<NewRequestMenu />} />}
      note={t('list.utcNote')}
    />
  );
}

function useColumns(): DataColumn<RequestRow>[] {
  const { t } = useTranslation(['request', 'common']);
  return [
    { key: 'request', title: t('column.request'), isMain: true, fills: true, render: (row) => <RequestTitleCell row={row} /> },
    { key: 'lastWord', title: t('common:lastWord'), render: (row) => <LastWordCell lastWord={row.lastWord} reader="customer" /> },
    { key: 'progress', title: t('column.progress'), isWide: true, render: (row) => <RequestRun row={row} /> },
    { key: 'next', title: t('column.next'), render: (row) => <NextStepCell row={row} reader="customer" /> },
    { key: 'promise', title: t('column.promise'), render: (row) => <PromiseCell row={row} /> },
    { key: 'status', title: t('common:status'), isWide: true, render: (row) => <RequestStatusDisc status={row.status} /> },
    {
      key: 'contact',
      title: t('column.contact'),
      isWide: true,
      render: (row) => row.contactName || <span className="hd-hint">{t('notPickedUp')}</span>,
    },
    { key: 'creator', title: t('column.creator'), isExtra: true, render: (row) => row.creator },
    { key: 'createTime', title: t('common:createdUtc'), isExtra: true, sort: true, render: (row) => <UtcTime at={row.createTime} /> },
    {
      key: 'updateTime',
      title: t('common:updatedUtc'),
      sort: true,
      isWide: true,
      render: (row) => <UtcTime at={row.updateTime} className="hd-hint" />,
    },
    {
      key: 'actions',
      title: t('common:actions'),
      titleIcon: ' ',
      align: 'end',
      width: 56,
      isPinned: true,
      render: (row) => <RequestRowMenu row={row} />,
    },
  ];
}

function RequestCard({ row }: { row: RequestRow }) {
  return (
    <RowCard
      to={requestPaths.page(row.requestId)}
      isMine={row.waitingOn === 'customer'}
      top={
        <>
          <RequestStatusDisc status={row.status} />
          <span className="hd-end hd-hint hd-t12">
            <RequestNumber>{row.requestNo}</RequestNumber>
          </span>
        </>
      }
      title={row.title}
      middle={
        <>
          <RequestTypeName type={row.requestType} />
          <span className="hd-end">
            <RequestRun row={row} />
          </span>
        </>
      }
      foot={
        <>
          <NextStepCell row={row} reader="customer" />
          {row.firstContactDue && (
            <span className="hd-end">
              <PromiseCell row={row} />
            </span>
          )}
        </>
      }
    />
  );
}
