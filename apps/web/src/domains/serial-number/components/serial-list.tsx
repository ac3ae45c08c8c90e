import './serial-number.css';
import { SerialListQuery, serialMarks, serialVerdicts } from '@heliodesk/contract/serial-number';
import type { SerialMark, SerialRow, SerialVerdict } from '@heliodesk/contract/serial-number';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '#src/ui/actions/confirm-button.tsx';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { DataTable } from '#src/ui/data-table/data-table.tsx';
import type { TableState } from '#src/ui/data-table/use-table-state.ts';
import { Select } from '#src/ui/form/select.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Block } from '#src/ui/page/page.tsx';
import { Empty } from '#src/ui/states/states.tsx';
import { saveExport, serialCounts, serialList, useSerialChanges } from '../queries.ts';
import { SerialSearch } from './serial-search.tsx';
import type { SerialFilters } from '../queries.ts';
import { useLocalTable } from '../use-local-table.ts';
import { PassportLink } from './passport-link.tsx';
import { SerialCard } from './serial-card.tsx';
import { SerialFindings } from './serial-findings.tsx';
import { MarkTag, useVerdictLabels, VerdictTag } from './verdict-labels.tsx';

interface SerialListProps {
  requestId: number;
  /** Whether numbers may be deleted. */
  canEdit: boolean;
  /** Of a list that is asked about: the numbers that are shown at first. */
  mark?: SerialMark | undefined;
}

/** The serial numbers of a claim: search, verdicts, export, and taking some or all away. */
export function SerialList({ requestId, canEdit, mark }: SerialListProps) {
  const { t } = useTranslation('serialNumber');
  const { number } = useFormat();
  const state = useLocalTable<SerialFilters>({ mark });
  const result = useQuery(serialList(requestId, state.query));
  const { data: counts } = useQuery(serialCounts(requestId));
  const columns = useSerialColumns(!canEdit);
  const total = counts?.total ?? 0;
  const renderBulk = (rows: readonly SerialRow[], clear: () => void) => <DeleteSome requestId={requestId} rows={rows} onDone={clear} />;
  return (
    <Block
      title={
        <>
          {t('list.title')} <span className="hd-count">{number(total)}</span>
        </>
      }
      actions={total > 0 && <ListActions requestId={requestId} total={total} canEdit={canEdit} />}
    >
      <SerialFindings requestId={requestId} withLeftOut={canEdit} onShow={(verdict) => state.setFilters({ verdict })} />
      <DataTable<SerialRow>
        name="serial-numbers"
        columns={columns}
        state={state}
        result={result}
        rowKey={(row) => row.id}
        rowName={({ sn }) => sn}
        renderCard={(row) => (
          <SerialCard row={row} hasPassport={!canEdit} actions={canEdit && <DeleteSome requestId={requestId} rows={[row]} isOfCard />} />
        )}
        filters={total > 0 && <Filters state={state} counts={counts?.verdicts} hasMarks={mark !== undefined} />}
        empty={<Empty title={t('list.emptyTitle')} text={canEdit ? t('list.emptyText') : undefined} />}
        {...(canEdit ? { renderBulk } : {})}
      />
    </Block>
  );
}

interface DeleteSomeProps {
  requestId: number;
  rows: readonly SerialRow[];
  onDone?: () => void;
  /** One of many buttons, each for its own number. */
  isOfCard?: boolean;
}

function DeleteSome({ requestId, rows, onDone, isOfCard = false }: DeleteSomeProps) {
  const { t } = useTranslation(['serialNumber', 'common']);
  const { number } = useFormat();
  const { removeSome } = useSerialChanges(requestId);
  const handleConfirm = async () => {
    await removeSome.mutateAsync(rows.map((row) => row.id));
    onDone?.();
  };
  return (
    <ConfirmButton
      icon={<Icon name="trash" />}
      danger
      {...(isOfCard ? { type: 'text', 'aria-label': `${t('common:delete')} ${rows[0]?.sn}` } : {})}
      title={t('list.deleteSomeTitle', { count: rows.length, number: number(rows.length) })}
      text={t('list.deleteText')}
      confirmLabel={t('common:delete')}
      onConfirm={handleConfirm}
    >
      {isOfCard ? undefined : t('common:delete')}
    </ConfirmButton>
  );
}

function ListActions({ requestId, total, canEdit }: SerialListProps & { total: number }) {
  const { t } = useTranslation(['serialNumber', 'common']);
  const { number } = useFormat();
  const { removeAll } = useSerialChanges(requestId);
  return (
    <>
      <Button size="small" icon={<Icon name="download" />} onClick={() => void saveExport(requestId)}>
        {t('common:export')}
      </Button>
      {canEdit && (
        <ConfirmButton
          size="small"
          icon={<Icon name="trash" />}
          danger
          title={t('list.deleteAllTitle', { count: total, number: number(total) })}
          text={t('list.deleteText')}
          confirmLabel={t('common:delete')}
          onConfirm={() => removeAll.mutateAsync()}
        >
          {t('list.deleteAll')}
        </ConfirmButton>
      )}
    </>
  );
}

interface FiltersProps {
  state: TableState<SerialFilters>;
  counts: Partial<Record<SerialVerdict, number>> | undefined;
  hasMarks: boolean;
}

function Filters({ state, counts, hasMarks }: FiltersProps) {
  const { t } = useTranslation(['serialNumber', 'tipSerials']);
  const { number } = useFormat();
  return (
    <>
      <SerialSearch
        label={t('list.search')}
        query={SerialListQuery}
        value={state.filters.text}
        onSearch={(text) => state.setFilters({ text })}
      />
      <Select<SerialVerdict>
        aria-label={t('list.verdict')}
        placeholder={t('list.verdict')}
        allowClear
        popupMatchSelectWidth={false}
        value={state.filters.verdict ?? null}
        options={serialVerdicts
          .filter((verdict) => (counts?.[verdict] ?? 0) > 0)
          .map((verdict) => ({
            value: verdict,
            label: t('list.verdictCount', { verdict: t(`verdict.${verdict}`), number: number(counts?.[verdict] ?? 0) }),
          }))}
        onChange={(verdict: SerialVerdict | undefined) => state.setFilters({ verdict })}
      />
      {hasMarks && (
        <Select<SerialMark>
          aria-label={t('tipSerials:mark.filter')}
          placeholder={t('tipSerials:mark.filter')}
          allowClear
          popupMatchSelectWidth={false}
          value={state.filters.mark ?? null}
          options={serialMarks.map((value) => ({ value, label: t(`tipSerials:mark.${value}`) }))}
          onChange={(value: SerialMark | undefined) => state.setFilters({ mark: value })}
        />
      )}
    </>
  );
}

/** A submitted request makes its modules' passports readable, so that their numbers lead there. */
function useSerialColumns(hasPassports: boolean): DataColumn<SerialRow>[] {
  const { t } = useTranslation(['serialNumber', 'common']);
  const { t: common } = useTranslation('common');
  const { number } = useFormat();
  const verdictLabel = useVerdictLabels();
  const serial: DataColumn<SerialRow> = {
    key: 'sn',
    title: t('column.serial'),
    isMain: true,
    render: ({ sn, mark }) => (
      <>
        {hasPassports ? <PassportLink sn={sn} /> : <Ltr mono>{sn}</Ltr>} <MarkTag mark={mark} />
      </>
    ),
  };
  return [
    serial,
    { key: 'verdict', title: t('column.verdict'), render: (row) => <VerdictTag verdict={row.verdict} /> },
    { key: 'type', title: t('column.type'), render: (row) => row.moduleType || common('none') },
    {
      key: 'power',
      title: t('column.power'),
      align: 'end',
      render: (row) => (row.power === null ? common('none') : <Ltr>{t('watt', { power: number(row.power) })}</Ltr>),
    },
    { key: 'reason', title: t('common:reason'), wraps: true, width: '40%', render: (row) => verdictLabel(row.verdict, row.detail) },
  ];
}
