import type { RequestRow } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { ListPage } from '#src/ui/data-table/data-table.tsx';
import { RowCard } from '#src/ui/data-table/row-card.tsx';
import { useTableState } from '#src/ui/data-table/use-table-state.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Empty } from '#src/ui/states/states.tsx';
import { RowAction } from '../actions/row-action.tsx';
import { DiscardedDrafts } from '../components/discarded-drafts.tsx';
import { NewRequestMenu } from '../components/new-request-menu.tsx';
import { RequestTitleCell } from '../components/request-cells.tsx';
import { RequestNumber, RequestTypeName } from '../components/request-labels.tsx';
import { requestPaths } from '../paths.ts';
import { requestList } from '../queries.ts';

const noFilters = z.object({});

/** Requests that were started and not submitted; only their author sees them. */
export default function MyDraftsPage() {
  const { t } = useTranslation('request');
  const state = useTableState<object>(noFilters);
  const result = useQuery(requestList({ ...state.query, view: 'draft', company: false }));
  const columns = useColumns();
  return (
    <ListPage<RequestRow>
      name="my-drafts"
      title={t('drafts.title')}
      titleNote={t('drafts.note')}
      actions={<NewRequestMenu />}
      columns={columns}
      state={state}
      result={result}
      rowKey={(row) => row.requestId}
      rowLink={(row) => requestPaths.draft(row.requestType, row.requestId)}
      renderCard={(row) => <DraftCard row={row} />}
      above={<DiscardedDrafts />}
      empty={<Empty title={t('drafts.emptyTitle')} text={t('drafts.emptyText')} actions={<NewRequestMenu />} />}
      note={t('list.utcNote')}
    />
  );
}

function useColumns(): DataColumn<RequestRow>[] {
  const { t } = useTranslation('request');
  return [
    { key: 'request', title: t('column.request'), isMain: true, render: (row) => <RequestTitleCell row={row} /> },
    { key: 'createTime', title: t('drafts.started'), sort: true, render: (row) => <UtcTime at={row.createTime} className="hd-hint" /> },
    { key: 'updateTime', title: t('drafts.saved'), sort: true, render: (row) => <UtcTime at={row.updateTime} className="hd-hint" /> },
    { key: 'actions', title: t('column.actions'), titleIcon: ' ', align: 'end', render: (row) => <DraftActions row={row} /> },
  ];
}

function DraftActions({ row }: { row: RequestRow }) {
  return (
    <span className="hd-row hd-row-actions">
      <RowAction row={row} name="save" />
      <RowAction row={row} name="deleteDraft" type="text" isIcon />
    </span>
  );
}

function DraftCard({ row }: { row: RequestRow }) {
  const { t } = useTranslation('request');
  return (
    <div className="hd-draft-card">
      <RowCard
        to={requestPaths.draft(row.requestType, row.requestId)}
        top={
          <>
            <RequestTypeName type={row.requestType} />
            <span className="hd-end hd-hint hd-t12">
              <RequestNumber>{row.requestNo}</RequestNumber>
            </span>
          </>
        }
        title={row.title}
        foot={
          <>
            <span className="hd-hint">{t('drafts.saved')}</span> <UtcTime at={row.updateTime} />
          </>
        }
      />
      <RowAction row={row} name="deleteDraft" type="text" isIcon />
    </div>
  );
}
