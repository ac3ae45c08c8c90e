import './rma.css';
import { RmaListQuery, type RmaList, type RmaRow } from '@heliodesk/contract/shipment';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SerialSearch } from '#src/domains/serial-number/index.ts';
import { labelOf } from '#src/platform/schema-rules.ts';
import { ConfirmButton } from '#src/ui/actions/confirm-button.tsx';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { DataTable } from '#src/ui/data-table/data-table.tsx';
import type { TableState } from '#src/ui/data-table/use-table-state.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Block } from '#src/ui/page/page.tsx';
import { Empty } from '#src/ui/states/states.tsx';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import { CheckCell, DeletePair, NumberCell } from './pair-cells.tsx';
import { rmaRows, useRmaChanges, type RmaFilters } from './queries.ts';

interface PairTableProps {
  list: RmaList;
  /** Search and filter, in the address. */
  state: TableState<RmaFilters>;
  /** Buttons at the end of the head. */
  actions?: ReactNode;
}

/** The pairs of a list, those to fix with fields in their place. */
export function PairTable({ list, state, actions }: PairTableProps) {
  const { t } = useTranslation(['replacements', 'serialNumber']);
  const { show, text, pageNum, pageSize } = state.query;
  const result = useQuery(rmaRows(list.addressId, { show, ...(text !== undefined && { text }), pageNum, pageSize }));
  const columns = usePairColumns(list);
  const total = list.fitCount + list.fixCount;
  return (
    <Block
      title={t('pairsTitle')}
      actions={
        <>
          {actions}
          {list.isOpen && total > 0 && <DeleteAll list={list} />}
        </>
      }
      foot={list.isOpen && total > 0 && <span className="hd-hint hd-t13">{t('savedOnLeaving')}</span>}
    >
      <DataTable<RmaRow>
        name="rma-pairs"
        columns={columns}
        state={state}
        result={result}
        rowKey={(row) => row.id}
        renderCard={(row) => <PairCard list={list} row={row} />}
        filters={total > 0 && <Filters list={list} state={state} />}
        empty={<Empty title={t('serialNumber:list.emptyTitle')} text={list.isOpen ? t('emptyText') : undefined} />}
      />
    </Block>
  );
}

function usePairColumns({ addressId, isOpen }: RmaList): DataColumn<RmaRow>[] {
  const { t } = useTranslation(['replacements', 'common']);
  const cell = (side: 'oldSn' | 'newSn') => (row: RmaRow) => <NumberCell addressId={addressId} row={row} side={side} canEdit={isOpen} />;
  return [
    { key: 'old', title: labelOf('oldSn'), isMain: true, render: cell('oldSn') },
    { key: 'new', title: labelOf('newSn'), render: cell('newSn') },
    { key: 'check', title: t('checkTitle'), wraps: true, render: (row) => <CheckCell row={row} /> },
    ...(isOpen
      ? [
          {
            key: 'delete',
            title: t('common:delete'),
            align: 'end' as const,
            width: 56,
            render: (row: RmaRow) => <DeletePair addressId={addressId} row={row} />,
          },
        ]
      : []),
  ];
}

/** A pair on a phone. */
function PairCard({ list: { addressId, isOpen }, row }: { list: RmaList; row: RmaRow }) {
  const { t } = useTranslation('replacements');
  return (
    <article className="hd-row-card hd-rma-card">
      {(['oldSn', 'newSn'] as const).map((side) => (
        <div key={side} className="hd-row">
          <span className="hd-hint hd-t12 hd-rma-card-label">{t(side === 'oldSn' ? 'count.old' : 'count.new')}</span>
          <span className="hd-grow">
            <NumberCell addressId={addressId} row={row} side={side} canEdit={isOpen} />
          </span>
          {side === 'oldSn' && isOpen && <DeletePair addressId={addressId} row={row} />}
        </div>
      ))}
      <CheckCell row={row} />
    </article>
  );
}

function Filters({ list: { fitCount, fixCount }, state }: Pick<PairTableProps, 'list' | 'state'>) {
  const { t } = useTranslation('replacements');
  const { number } = useFormat();
  return (
    <>
      <SegmentedControl<RmaFilters['show']>
        aria-label={t('rows')}
        value={state.filters.show}
        onChange={(show) => state.setFilters({ show: show === 'all' ? undefined : show })}
        options={[
          { value: 'toFix', label: t('toFix', { number: number(fixCount) }) },
          { value: 'all', label: t('all', { number: number(fitCount + fixCount) }) },
        ]}
      />
      <SerialSearch label={t('find')} query={RmaListQuery} value={state.filters.text} onSearch={(text) => state.setFilters({ text })} />
    </>
  );
}

/** Deletes everything, after a question that says how much that is. */
function DeleteAll({ list: { addressId, name, oldCount, newCount } }: { list: RmaList }) {
  const { t } = useTranslation(['replacements', 'serialNumber']);
  const { number } = useFormat();
  const { removeAll } = useRmaChanges(addressId);
  const total = oldCount + newCount;
  return (
    <ConfirmButton
      type="text"
      size="small"
      danger
      title={t('deleteAll.title', { number: number(total) })}
      text={t('deleteAll.text', { old: number(oldCount), new: number(newCount), name })}
      confirmLabel={t('deleteAll.confirm', { number: number(total) })}
      onConfirm={() => removeAll({ oldCount, newCount })}
    >
      {t('serialNumber:list.deleteAll')}
    </ConfirmButton>
  );
}
