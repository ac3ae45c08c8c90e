import { DictListQuery } from '@heliodesk/contract/reference';
import type { DictRow, DictTypeRow } from '@heliodesk/contract/reference';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { maxLengthOf } from '#src/platform/schema-rules.ts';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { DataTable } from '#src/ui/data-table/data-table.tsx';
import { FilterPick, FilterText } from '#src/ui/data-table/filters.tsx';
import { useTableState } from '#src/ui/data-table/use-table-state.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { dictionaryEntries } from '../administration-queries.ts';
import { filledIn, LanguageCells } from './language-cells.tsx';

const listFilters = DictListQuery.pick({ text: true, status: true });

interface EntriesProps {
  type: DictTypeRow;
  onOpen: (row: DictRow) => void;
}

/** The values of one dictionary. */
export function DictionaryEntries({ type, onOpen }: EntriesProps) {
  const { t, i18n } = useTranslation(['reference', 'common']);
  const state = useTableState<{ text: string; status?: '0' | '1' | undefined }>(listFilters);
  const { filters, setFilters } = state;
  const result = useQuery(dictionaryEntries({ ...state.query, dictType: type.dictType }, i18n.language));
  return (
    <DataTable<DictRow>
      name="dictionary-entries"
      columns={useColumns(onOpen)}
      result={result}
      state={state}
      rowKey={(row) => row.dictValue}
      renderCard={(row) => <EntryCard row={row} onOpen={onOpen} />}
      filters={
        <>
          <FilterText
            label={t('searchEntries')}
            value={filters.text}
            maxLength={maxLengthOf(DictListQuery, 'text')}
            onChange={(text) => setFilters({ text })}
          />
          <FilterPick
            label={t('common:status')}
            value={filters.status}
            options={[
              { value: '0', label: t('on') },
              { value: '1', label: t('off') },
            ]}
            onChange={(status) => setFilters({ status })}
          />
        </>
      }
    />
  );
}

interface CellProps {
  row: DictRow;
  onOpen: EntriesProps['onOpen'];
}

function ValueCell({ row }: Pick<CellProps, 'row'>) {
  const { t } = useTranslation('reference');
  return (
    <span className="hd-row">
      {row.isFixed && (
        <>
          <Icon name="lock" />
          <span className="hd-vh">{t('fixed')}</span>
        </>
      )}
      <Ltr mono>{row.dictValue}</Ltr>
    </span>
  );
}

function LabelCell({ row, onOpen }: CellProps) {
  if (row.dictCode === null) return row.dictLabel;
  return (
    <Button type="link" className="hd-dict-open" onClick={() => onOpen(row)}>
      {row.dictLabel}
    </Button>
  );
}

function StatusCell({ row }: Pick<CellProps, 'row'>) {
  const { t } = useTranslation('reference');
  return row.status === '0' ? t('on') : <span className="hd-tag hd-k-warn">{t('off')}</span>;
}

/** A value on a phone. */
function EntryCard({ row, onOpen }: CellProps) {
  return (
    <article className="hd-row-card">
      <div className="hd-row hd-t13">
        <ValueCell row={row} />
        <span className="hd-end">
          <StatusCell row={row} />
        </span>
      </div>
      <strong>
        <LabelCell row={row} onOpen={onOpen} />
      </strong>
      <LanguageCells filled={filledIn(row.labels)} />
    </article>
  );
}

function useColumns(onOpen: (row: DictRow) => void): DataColumn<DictRow>[] {
  const { t } = useTranslation(['reference', 'common']);
  return [
    { key: 'value', title: t('value'), render: (row) => <ValueCell row={row} /> },
    { key: 'label', title: t('label'), wraps: true, render: (row) => <LabelCell row={row} onOpen={onOpen} /> },
    { key: 'languages', title: t('languages'), render: (row) => <LanguageCells filled={filledIn(row.labels)} /> },
    { key: 'sort', title: t('order'), align: 'end', render: (row) => row.dictSort },
    { key: 'cssClass', title: t('cssClass'), isExtra: true, render: (row) => <Ltr mono>{row.cssClass}</Ltr> },
    { key: 'status', title: t('common:status'), render: (row) => <StatusCell row={row} /> },
  ];
}
