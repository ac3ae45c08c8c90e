import { importRowFilters } from '@heliodesk/contract/serial-number';
import type { ImportRow, ImportStatus } from '@heliodesk/contract/serial-number';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { Pager } from '#src/ui/data-table/pager.tsx';
import { RowTable } from '#src/ui/data-table/row-table.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useNarrow } from '#src/ui/page/use-media.ts';
import { ListSkeleton } from '#src/ui/states/skeletons.tsx';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import { importPreview, saveVerdicts } from '../queries.ts';
import type { RowChoice } from '../queries.ts';
import { isMoving } from '../use-import.ts';
import { useLeftOutLabels, useVerdictLabels, VerdictTag } from './verdict-labels.tsx';

type Filter = (typeof importRowFilters)[number];

interface ImportPreviewProps {
  status: ImportStatus;
  choice: RowChoice;
  onChoose: (choice: RowChoice) => void;
}

/** Rows of an import with what was found, by kind or for one reason. */
export function ImportPreview({ status, choice, onChoose }: ImportPreviewProps) {
  const { t } = useTranslation('serialNumber');
  const [turned, setTurned] = useState({ choice, pageNum: 1, pageSize: 20 });
  // Other rows begin at their first page.
  const view = { pageNum: turned.choice === choice ? turned.pageNum : 1, pageSize: turned.pageSize };
  const { data } = useQuery(importPreview(status.requestId, status.importId, { ...choice, ...view }, isMoving(status)));
  const isNarrowed = choice.verdict !== undefined || choice.reason !== undefined;
  const columns = usePreviewColumns();
  const counts = countsOf(status);
  return (
    <section className="hd-card hd-import-rows" aria-label={t('preview.label')}>
      <div className="hd-import-tools">
        <SegmentedControl<Filter | ''>
          aria-label={t('preview.filter')}
          value={isNarrowed ? '' : choice.filter}
          options={importRowFilters.map((filter) => ({
            value: filter,
            label: <Counted label={t(`preview.${filter}`)} count={counts[filter]} />,
          }))}
          onChange={(filter) => filter !== '' && onChoose({ filter })}
        />
        {choice.verdict && <span className="hd-tag hd-k-warn">{t(`short.${choice.verdict}`)}</span>}
        {choice.reason && <span className="hd-tag">{t(`shortReason.${choice.reason}`)}</span>}
        <Button
          className="hd-end"
          size="small"
          icon={<Icon name="download" />}
          onClick={() => void saveVerdicts(status.requestId, status.importId)}
        >
          {t('import.verdictFile')}
        </Button>
      </div>
      {data ? <RowTable<ImportRow> columns={columns} rows={data.rows} rowKey={(row) => row.row} /> : <ListSkeleton rows={4} />}
      {data?.rows.length === 0 && <p className="hd-import-none hd-hint">{t('preview.empty')}</p>}
      {data && data.total > 0 && (
        <Pager
          pageNum={view.pageNum}
          pageSize={view.pageSize}
          total={data.total}
          onChange={(pageNum, pageSize) => setTurned({ choice, pageNum: pageSize === view.pageSize ? pageNum : 1, pageSize })}
        />
      )}
    </section>
  );
}

/** How many rows there are under each filter so far. */
function countsOf({ verdicts, valid: addable, duplicate, malformed, overLimit }: ImportStatus): Record<Filter, number> {
  const valid = verdicts.ok ?? 0;
  const leftOut = duplicate + malformed + overLimit;
  return { all: addable + leftOut, valid, warnings: addable - valid, leftOut };
}

function Counted({ label, count }: { label: string; count: number }) {
  const { number } = useFormat();
  return (
    <>
      {label} <span className="hd-hint hd-num">{number(count)}</span>
    </>
  );
}

function usePreviewColumns(): DataColumn<ImportRow>[] {
  const { t } = useTranslation(['serialNumber', 'common']);
  const { t: common } = useTranslation('common');
  const { number } = useFormat();
  const isNarrow = useNarrow();
  const verdictLabel = useVerdictLabels();
  const leftOutLabel = useLeftOutLabels();
  const columns: DataColumn<ImportRow>[] = [
    { key: 'row', title: t('column.row'), align: 'end', width: 72, render: (row) => <span className="hd-hint">{number(row.row)}</span> },
    { key: 'sn', title: t('column.serial'), render: (row) => <Ltr mono>{row.sn}</Ltr> },
    { key: 'type', title: t('column.type'), render: (row) => row.moduleType || common('none') },
    {
      key: 'power',
      title: t('column.power'),
      align: 'end',
      render: (row) => (row.power === null ? common('none') : <Ltr>{t('watt', { power: number(row.power) })}</Ltr>),
    },
    { key: 'verdict', title: t('column.verdict'), render: (row) => <VerdictTag verdict={row.verdict} leftOut={row.leftOut} /> },
    {
      key: 'reason',
      title: t('common:reason'),
      wraps: true,
      width: '40%',
      render: (row) => (row.leftOut ? leftOutLabel(row.leftOut, row.firstRow) : verdictLabel(row.verdict, row.detail)),
    },
  ];
  return isNarrow ? columns.filter(({ key }) => key === 'row' || key === 'sn' || key === 'verdict') : columns;
}
