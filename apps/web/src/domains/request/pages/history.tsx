import { closedStatuses, historyPageOf, HistoryQuery, mostFound, mostListed, requestTypeValues } from '@heliodesk/contract/request';
import type { HistoryRow, RequestType } from '@heliodesk/contract/request';
import { passportPageOf } from '@heliodesk/contract/module';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RichText } from '#src/platform/rich-text.tsx';
import { maxLengthOf } from '#src/platform/schema-rules.ts';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { ListPage } from '#src/ui/data-table/data-table.tsx';
import { FilterPick, FilterText } from '#src/ui/data-table/filters.tsx';
import { useTableState, type TableState } from '#src/ui/data-table/use-table-state.ts';
import { DayRange } from '#src/ui/form/day-range.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Empty } from '#src/ui/states/states.tsx';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import { HistoryCard, HistoryTitle, Origin } from '../components/history-cells.tsx';
import { useRequestTypeName } from '../components/request-labels.tsx';
import { RequestStatusDisc } from '../components/request-status.tsx';
import { historyList } from '../queries.ts';
import type { HistoryFilters } from '../queries.ts';

const listFilters = HistoryQuery.pick({ text: true, sn: true, type: true, status: true, from: true, to: true, company: true });
/** A text that can only be a whole serial number. */
const wholeSerial = /^(?=.*\d)[A-Z]{2}[A-Z0-9]{8,22}$/;

/** Requests that are over, of older systems too; for customers those of their company, for staff those of their team. */
export default function HistoryPage() {
  const { t } = useTranslation('history');
  const state = useTableState<HistoryFilters>(listFilters);
  const { text } = state.filters;
  const result = useQuery(historyList(state.query));
  const columns = useColumns();
  const serial = text?.replaceAll(/\s/g, '').toUpperCase() ?? '';
  return (
    <ListPage<HistoryRow>
      name="history"
      title={t('title')}
      columns={columns}
      state={state}
      result={result}
      totalCap={text ? mostFound : mostListed}
      rowKey={(row) => row.requestId}
      rowLink={(row) => historyPageOf(row.requestId)}
      renderCard={(row) => <HistoryCard row={row} />}
      above={wholeSerial.test(serial) && <ToPassport sn={serial} />}
      filters={<Filters state={state} />}
      empty={<Empty title={t('emptyTitle')} text={t('emptyText')} />}
    />
  );
}

/** Someone who looks for a whole serial number wants to know about the module. */
function ToPassport({ sn }: { sn: string }) {
  const { t } = useTranslation('history');
  return (
    <p className="hd-hint">
      <RichText text={t('toPassport', { sn })} marks={{ link: <Link to={passportPageOf(sn)} dir="ltr" /> }} />
    </p>
  );
}

function Filters({ state: { filters, setFilters } }: { state: TableState<HistoryFilters> }) {
  const { t } = useTranslation(['history', 'request', 'common']);
  const typeName = useRequestTypeName();
  return (
    <>
      <SegmentedControl
        aria-label={t('result')}
        value={filters.status ?? 'all'}
        options={[
          { value: 'all', label: t('all') },
          ...closedStatuses.map((status) => ({ value: status, label: t(`request:status.${status}`) })),
        ]}
        onChange={(status) => setFilters({ status: status === 'all' ? undefined : status })}
      />
      <FilterText
        isLive
        className="hd-request-search"
        label={t('search')}
        maxLength={maxLengthOf(HistoryQuery, 'text')}
        value={filters.text}
        onChange={(text) => setFilters({ text })}
      />
      <FilterPick<RequestType>
        label={t('common:type')}
        value={filters.type}
        options={requestTypeValues.map((type) => ({ value: type, label: typeName(type) }))}
        onChange={(type) => setFilters({ type })}
      />
      <DayRange
        className="hd-created"
        from={filters.from}
        to={filters.to}
        onChange={setFilters}
        label={t('closed')}
        placeholder={[t('common:from'), t('common:to')]}
      />
    </>
  );
}

function useColumns(): DataColumn<HistoryRow>[] {
  const { t } = useTranslation(['history', 'request', 'common']);
  const { number } = useFormat();
  return [
    { key: 'request', title: t('request:column.request'), isMain: true, fills: true, render: (row) => <HistoryTitle row={row} /> },
    { key: 'result', title: t('result'), render: (row) => <RequestStatusDisc status={row.status} /> },
    {
      key: 'pieces',
      title: t('pieces'),
      align: 'end',
      isWide: true,
      render: (row) => (row.quantity === null ? <span className="hd-hint">{t('common:none')}</span> : number(row.quantity)),
    },
    { key: 'company', title: t('common:company'), isWide: true, render: (row) => <bdi>{row.companyName}</bdi> },
    { key: 'contact', title: t('common:contact'), render: (row) => <Origin row={row} /> },
    { key: 'createTime', title: t('common:createdUtc'), isExtra: true, render: (row) => <UtcTime at={row.createTime} /> },
    { key: 'closeTime', title: t('closedUtc'), sort: true, render: (row) => <UtcTime at={row.closeTime} className="hd-hint" /> },
  ];
}
