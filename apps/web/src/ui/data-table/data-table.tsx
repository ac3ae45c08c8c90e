import './data-table.css';
import { Button } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { useFormat } from '../format/use-format.ts';
import { Icon } from '../icons/icon.tsx';
import { Page } from '../page/page.tsx';
import { scrollTo } from '../page/scroll-to.ts';
import { useNarrow } from '../page/use-media.ts';
import { ListSkeleton } from '../states/skeletons.tsx';
import { Empty, ErrorState } from '../states/states.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { useBulkKeys } from './bulk-keys.ts';
import { CardList } from './card-list.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import { useColumnChoice } from './columns.ts';
import type { DataTableProps, ListResult } from './list-props.ts';
import { Pager } from './pager.tsx';
import { useChosenRows } from './use-chosen-rows.ts';
import { useRowKeys } from './row-keys.ts';
import { RowTable } from './row-table.tsx';

interface ListPageProps<Row> extends DataTableProps<Row> {
  title: string;
  /** Beside the title: how many, counted when. */
  titleNote?: ReactNode;
  actions?: ReactNode;
}

/** A whole page that is a list: head with the toggle-search, refresh and columns buttons, filters, rows, pager. */
export function ListPage<Row>({ title, titleNote, actions, ...table }: ListPageProps<Row>) {
  const parts = useListParts(table);
  return (
    <Page
      title={title}
      note={titleNote}
      layout="flush"
      actions={
        <>
          {parts.tools}
          {actions}
        </>
      }
    >
      {parts.body}
    </Page>
  );
}

/** A list inside a page; its buttons are in a line of their own above it. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { tools, body } = useListParts(props);
  return (
    <section className="hd-list">
      <div className="hd-list-tools">{tools}</div>
      {body}
    </section>
  );
}

function useListParts<Row>(props: DataTableProps<Row>): { tools: ReactNode; body: ReactNode } {
  const { t } = useTranslation(['ui', 'common']);
  const { name, columns, result, filters, above, isWaiting = false } = props;
  const choice = useColumnChoice(name, columns, props.columnChoice);
  const [areFiltersShown, setFiltersShown] = useState(true);
  const isNarrow = useNarrow();
  const hasCards = isNarrow && props.renderCard !== undefined;

  const tools = (
    <>
      {filters && (
        <Button
          type="text"
          aria-label={t('table.filters')}
          title={t('table.filters')}
          aria-expanded={areFiltersShown}
          icon={<Icon name="filter" size={20} />}
          onClick={() => setFiltersShown(!areFiltersShown)}
        />
      )}
      <Button
        type="text"
        aria-label={t('common:refresh')}
        title={t('common:refresh')}
        className={result.isFetching ? 'hd-turning' : undefined}
        icon={<Icon name="refresh" size={20} />}
        onClick={() => void result.refetch()}
      />
      {!hasCards && (
        <ColumnChooser columns={columns} shown={choice.shown} onToggle={choice.toggle} onMove={choice.move} onReset={choice.reset} />
      )}
    </>
  );
  const body = isWaiting ? (
    <ListSkeleton />
  ) : (
    <>
      {above}
      {filters && areFiltersShown && <search className="hd-filters">{filters}</search>}
      <ListBody {...props} columns={choice.shown} hasCards={hasCards} measure={choice.measure} />
    </>
  );
  return { tools, body };
}

/** What is shown: also the rows of before once the session has ended, so that what is on the page can still be read and copied. */
function useShown<Row>({ data, error }: ListResult<Row>): ListResult<Row>['data'] {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? (isError(error, 'auth.signInRequired') ? last : undefined);
}

interface ListBodyProps<Row> extends DataTableProps<Row> {
  hasCards: boolean;
  /** Is given what the table scrolls in. */
  measure: (scroller: HTMLElement | null) => void;
}

function ListBody<Row>(props: ListBodyProps<Row>) {
  const { result, state, rowKey, rowLink, renderBulk, hasCards, renderCard, measure } = props;
  const list = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useLayoutEffect(() => measure(list.current));
  const data = useShown(result);
  const rows = data?.rows;

  const { picked, choose, clear } = useChosenRows(rows ?? [], rowKey, JSON.stringify(state.filters));
  const handleOpen = (key: string) => {
    const row = rows?.find((candidate) => String(rowKey(candidate)) === key);
    const link = row && rowLink?.(row);
    if (link) void navigate(link);
  };
  useRowKeys(list, rowLink && handleOpen);
  useBulkKeys(list, bar);
  const handlePage = (pageNum: number, pageSize: number) => {
    state.setPage(pageNum, pageSize);
    // The list scrolls by itself, or with the page where the frame is loose.
    for (const scrolled of [list.current, document.scrollingElement]) if (scrolled) scrollTo(scrolled, 0);
  };

  if (result.error && !rows) return <ErrorState error={result.error} onRetry={result.refetch} />;
  if (!rows) return <ListSkeleton />;
  const chosen = renderBulk ? picked.map(rowKey) : undefined;
  return (
    <div className="hd-list-body" aria-busy={result.isFetching}>
      {result.error !== null && result.error !== undefined && <OldRows error={result.error} onRetry={result.refetch} />}
      <div className={hasCards ? 'hd-list-scroll hd-list-cards' : 'hd-list-scroll'} ref={list}>
        {rows.length === 0 ? (
          <NoRows {...props} />
        ) : hasCards && renderCard ? (
          <CardList {...{ rows, rowKey, renderCard, chosen }} onChoose={choose} rowName={props.rowName} />
        ) : (
          <RowTable {...props} rows={rows} onOpen={handleOpen} chosen={chosen} onChoose={choose} />
        )}
      </div>
      {picked.length > 0 && renderBulk && (
        <BulkBar bar={bar} count={picked.length} onClear={clear}>
          {renderBulk(picked, clear)}
        </BulkBar>
      )}
      {(rows.length > 0 || state.pageNum > 1) && (
        <Pager
          pageNum={state.pageNum}
          pageSize={state.pageSize}
          total={data?.total ?? 0}
          onChange={handlePage}
          note={props.note}
          totalCap={props.totalCap}
        />
      )}
    </div>
  );
}

/** Above rows that could not be fetched again: they stay, and may be old. */
function OldRows({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { t } = useTranslation('ui');
  const { sentences } = useFormat();
  return (
    <div className="hd-alert hd-k-warn hd-list-old" role="alert">
      <Icon name="warning" />
      <span className="hd-grow">{sentences([messageOf(error), t('table.old')])}</span>
      <Button size="small" onClick={() => void onRetry()}>
        {t('retry')}
      </Button>
    </div>
  );
}

function NoRows<Row>({ state, empty }: DataTableProps<Row>) {
  const { t } = useTranslation('ui');
  if (!state.isFiltered) return empty ?? <Empty />;
  return (
    <Empty
      title={t('table.noMatchTitle')}
      text={t('table.noMatchText')}
      actions={<Button onClick={state.clearFilters}>{t('table.clearFilters')}</Button>}
    />
  );
}
