import { DictListQuery } from '@heliodesk/contract/reference';
import type { DictRow, DictTypeRow } from '@heliodesk/contract/reference';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { DataTable } from '#src/ui/data-table/data-table.tsx';
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
  const { t, i18n } = useTranslation('reference');
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
      filters={
        <>
          <Input
            key={filters.text}
            aria-label={t('searchEntries')}
            placeholder={t('searchEntries')}
            prefix={<Icon name="search" />}
            defaultValue={filters.text}
            allowClear
            maxLength={80}
            onClear={() => setFilters({ text: '' })}
            onPressEnter={(event) => setFilters({ text: event.currentTarget.value.trim() })}
          />
          <Select
            aria-label={t('state')}
            placeholder={t('state')}
            allowClear
            value={filters.status ?? null}
            options={[
              { value: '0', label: t('on') },
              { value: '1', label: t('off') },
            ]}
            onChange={(status: string | undefined) => setFilters({ status })}
          />
        </>
      }
    />
  );
}

function useColumns(onOpen: (row: DictRow) => void): DataColumn<DictRow>[] {
  const { t } = useTranslation('reference');
  return [
    {
      key: 'value',
      title: t('value'),
      render: (row) => (
        <span className="hd-row">
          {row.isFixed && (
            <>
              <Icon name="lock" />
              <span className="hd-vh">{t('fixed')}</span>
            </>
          )}
          <Ltr mono>{row.dictValue}</Ltr>
        </span>
      ),
    },
    {
      key: 'label',
      title: t('label'),
      wraps: true,
      render: (row) =>
        row.dictCode === null ? (
          row.dictLabel
        ) : (
          <Button type="link" className="hd-dict-open" onClick={() => onOpen(row)}>
            {row.dictLabel}
          </Button>
        ),
    },
    { key: 'languages', title: t('languages'), render: (row) => <LanguageCells filled={filledIn(row.labels)} /> },
    { key: 'sort', title: t('order'), align: 'end', render: (row) => row.dictSort },
    { key: 'cssClass', title: t('cssClass'), isExtra: true, render: (row) => <Ltr mono>{row.cssClass}</Ltr> },
    {
      key: 'status',
      title: t('state'),
      render: (row) => (row.status === '0' ? t('on') : <span className="hd-tag hd-k-warn">{t('off')}</span>),
    },
  ];
}
