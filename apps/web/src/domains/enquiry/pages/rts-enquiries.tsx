import { rtsViews } from '@heliodesk/contract/enquiry';
import type { RtsRow } from '@heliodesk/contract/enquiry';
import { mostListed } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { deskPaths, LastWordCell, PromiseCell, RequestNumber, RequestTypeName } from '#src/domains/request/index.ts';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { ListPage } from '#src/ui/data-table/data-table.tsx';
import { FilterText } from '#src/ui/data-table/filters.tsx';
import { RowCard } from '#src/ui/data-table/row-card.tsx';
import { useTableState } from '#src/ui/data-table/use-table-state.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useOpenParam } from '#src/ui/page/use-open-param.ts';
import { Empty } from '#src/ui/states/states.tsx';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import { BindingDrawer } from '../components/binding-drawer.tsx';
import { RtsFilters, rtsPage } from '../rts-queries.ts';

/** Enquiries of people without a sign-in, and the drawer that binds one to a customer. */
export default function RtsEnquiriesPage() {
  const { t } = useTranslation('enquiryDesk');
  const { t: shell } = useTranslation('shell');
  const state = useTableState<RtsFilters>(RtsFilters);
  const { filters, setFilters } = state;
  const result = useQuery(rtsPage(state.query));
  const { opened, open, close } = useOpenParam('bind');
  const requestId = Number(opened);
  return (
    <>
      <ListPage<RtsRow>
        name="rts-enquiries"
        title={shell('menu.rtsEnquiries')}
        titleNote={<span className="hd-not-phone">{t('rts.note')}</span>}
        columns={useColumns((row) => open(String(row.requestId)))}
        state={{ ...state, isFiltered: filters.view !== 'unbound' || Boolean(filters.text) }}
        result={result}
        totalCap={mostListed}
        rowKey={(row) => row.requestId}
        rowLink={(row) => deskPaths.case(row.requestId)}
        renderCard={(row) => <RtsCard row={row} />}
        filters={
          <>
            <SegmentedControl
              aria-label={t('rts.view')}
              value={filters.view}
              options={rtsViews.map((view) => ({ value: view, label: t(`rts.${view}`) }))}
              onChange={(view) => setFilters({ view: view === 'unbound' ? undefined : view })}
            />
            <FilterText label={t('rts.search')} value={filters.text} onChange={(text) => setFilters({ text })} />
          </>
        }
        empty={<Empty title={t('rts.emptyTitle')} text={t('rts.emptyText')} />}
      />
      {Number.isSafeInteger(requestId) && requestId > 0 && <BindingDrawer requestId={requestId} onClose={close} />}
    </>
  );
}

function useColumns(onBind: (row: RtsRow) => void): DataColumn<RtsRow>[] {
  const { t } = useTranslation(['enquiryDesk', 'request', 'common']);
  return [
    { key: 'enquiry', title: t('rts.question'), isMain: true, wraps: true, render: (row) => <Question row={row} /> },
    { key: 'sender', title: t('rts.sender'), wraps: true, render: (row) => <SenderCell row={row} /> },
    { key: 'boundTo', title: t('rts.boundTo'), render: (row) => <BoundTo row={row} /> },
    { key: 'status', title: t('common:status'), render: (row) => t(`request:status.${row.status}`) },
    {
      key: 'lastWord',
      title: t('common:lastWord'),
      isWide: true,
      render: (row) => <LastWordCell lastWord={row.lastWord} reader="staff" />,
    },
    { key: 'promise', title: t('request:column.promise'), isWide: true, render: (row) => <PromiseCell row={row} /> },
    {
      key: 'actions',
      title: t('common:actions'),
      titleIcon: ' ',
      align: 'end',
      isPinned: true,
      render: (row) => !row.binding && <BindButton row={row} onBind={onBind} />,
    },
  ];
}

function Question({ row }: { row: RtsRow }) {
  return (
    <>
      <b dir="auto">{row.title}</b>
      <br />
      <span className="hd-hint hd-t13">
        <RequestTypeName type={row.requestType} /> · <RequestNumber>{row.requestNo}</RequestNumber>
      </span>
    </>
  );
}

function SenderCell({ row: { sender } }: { row: RtsRow }) {
  return (
    <>
      <bdi>{sender.companyName || sender.name}</bdi>
      <br />
      <Ltr className="hd-hint hd-t13">{sender.email}</Ltr>
    </>
  );
}

function BoundTo({ row }: { row: RtsRow }) {
  const { t } = useTranslation('enquiryDesk');
  return row.binding ? <bdi>{row.companyName}</bdi> : <span className="hd-hint">{t('rts.notBound')}</span>;
}

function BindButton({ row, onBind }: { row: RtsRow; onBind: (row: RtsRow) => void }) {
  const { t } = useTranslation('enquiryDesk');
  return (
    <Button size="small" aria-label={t('rts.bindOf', { number: row.requestNo })} onClick={() => onBind(row)}>
      {t('rts.bind')}
    </Button>
  );
}

function RtsCard({ row }: { row: RtsRow }) {
  return (
    <RowCard
      to={row.binding ? deskPaths.case(row.requestId) : deskPaths.bind(row.requestId)}
      top={
        <>
          <BoundTo row={row} />
          <span className="hd-end">
            <RequestNumber>{row.requestNo}</RequestNumber>
          </span>
        </>
      }
      title={row.title}
      middle={
        <>
          <bdi>{row.sender.companyName || row.sender.name}</bdi>
          <Ltr>{row.sender.email}</Ltr>
        </>
      }
    />
  );
}
