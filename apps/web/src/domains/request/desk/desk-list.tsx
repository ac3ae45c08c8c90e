import { topicOf } from '@heliodesk/contract/live';
import './desk.css';
import { isOver, mostFound } from '@heliodesk/contract/request';
import type { RequestRow } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { InputRef } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { followTopic, type LiveUpdate } from '#src/platform/live-updates.ts';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { ListPage } from '#src/ui/data-table/data-table.tsx';
import { Empty } from '#src/ui/states/states.tsx';
import { BulkButtons } from '../bulk/bulk-buttons.tsx';
import { useBulk } from '../bulk/use-bulk.tsx';
import { DeskCard } from './desk-card.tsx';
import { viewCounts } from './desk-counts.ts';
import { useDeskColumns } from './desk-columns.tsx';
import { DeskFilterBar } from './desk-filters.tsx';
import { useDeskKeys } from './desk-keys.tsx';
import { ExportButton } from './export-button.tsx';
import { NextButton } from './next-button.tsx';
import { rememberOrder } from './desk-order.ts';
import { deskPaths } from './desk-paths.ts';
import { deskPage, useRefreshDesk } from './desk-queries.ts';
import { DeskCounted, DeskViews } from './desk-views.tsx';
import { useDeskState } from './use-desk-state.ts';
import type { DeskState } from './use-desk-state.ts';
import { ViewBar } from './view-bar.tsx';

/** The desk: what waits for the team, the most urgent first. */
export function DeskList() {
  const { t } = useTranslation('desk');
  const desk = useDeskState();
  const { state, view } = desk;
  const page = useQuery({ ...deskPage(state.query), enabled: !desk.isWaiting && desk.error === null });
  const result = desk.error === null ? page : { ...page, data: undefined, error: desk.error };
  const { data: counts } = useQuery(viewCounts());
  const totalCap = state.filters.text ? mostFound : counts?.cap;
  const columns = useDeskColumns();
  const search = useRef<InputRef>(null);
  const rows = result.data?.rows;
  const bulk = useBulk();
  const shownColumns = desk.columns.chosen ?? usualKeys(columns);
  useEffect(() => rows && rememberOrder(rows.map(({ requestId }) => requestId)), [rows]);
  useLiveRows(rows);
  const opened = useDeskKeys(rows, () => search.current?.focus());

  const offerBulk = (chosen: readonly RequestRow[], clear: () => void) => (
    <BulkButtons rows={chosen} columns={shownColumns} onStart={(action) => bulk.begin(action, chosen, clear)} />
  );
  return (
    <div className="hd-desk">
      <ListPage<RequestRow>
        name="desk"
        title={t('title')}
        titleNote={counts && result.data && <DeskCounted total={result.data.total} cap={totalCap ?? counts.cap} at={counts.countedAt} />}
        actions={
          <>
            <ExportButton query={state.query} columns={shownColumns} />
            <NextButton />
          </>
        }
        columns={columns}
        columnChoice={desk.columns}
        isWaiting={desk.isWaiting}
        state={state}
        result={result}
        totalCap={totalCap}
        rowKey={(row) => row.requestId}
        rowLink={(row) => deskPaths.case(row.requestId)}
        isMuted={({ status }) => isOver(status)}
        renderCard={(row) => <DeskCard row={row} />}
        above={<Above desk={desk} />}
        filters={<DeskFilterBar state={state} search={search} />}
        empty={<NothingHere isAll={state.filters.view === 'all' && !view} />}
        rowName={({ requestNo }) => requestNo}
        {...(bulk.isOffered ? { renderBulk: offerBulk } : {})}
      />
      {bulk.dialogs}
      {opened}
    </div>
  );
}

/** Columns that show unless someone chooses others. */
const usualKeys = (columns: readonly DataColumn<RequestRow>[]): string[] => columns.flatMap(({ key, isExtra }) => (isExtra ? [] : key));

/** The views, and what can be done with the one that is open. */
function Above({ desk }: { desk: DeskState }) {
  const { data: counts } = useQuery(viewCounts());
  const { view, views, state } = desk;
  return (
    <>
      <DeskViews view={view ? undefined : state.filters.view} counts={counts} saved={views?.views ?? []} openId={view?.viewId} />
      <ViewBar desk={desk} />
    </>
  );
}

const settleAfter = 400;
/** The server lets one connection watch 50 requests; an open case needs its place among them. */
const mostWatched = 20;

/** Reloads when the first rows change; several changes together cause one reload. Other changes show with the next reload. */
function useLiveRows(rows: readonly RequestRow[] | undefined): void {
  const refresh = useRefreshDesk();
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  const watched = (rows ?? [])
    .slice(0, mostWatched)
    .map(({ requestId }) => requestId)
    .join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reload = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void latest.current(), settleAfter);
    };
    const handle = ({ kind }: LiveUpdate) => {
      if (kind === 'changed' || kind === 'message' || kind === 'read') reload();
    };
    const stops = watched === '' ? [] : watched.split(' ').map((id) => followTopic(topicOf('request', Number(id)), handle, reload));
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [watched]);
}

function NothingHere({ isAll }: { isAll: boolean }) {
  const { t } = useTranslation('desk');
  if (isAll) return <Empty title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <Empty
      title={t('emptyViewTitle')}
      text={t('emptyViewText')}
      actions={
        <Link to={deskPaths.list}>
          <Button tabIndex={-1}>{t('showAll')}</Button>
        </Link>
      }
    />
  );
}
