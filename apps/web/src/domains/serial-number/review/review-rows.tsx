import { reviewStates, type ReviewState } from '@heliodesk/contract/request';
import { ReviewRowsQuery, serialVerdicts, type ReviewRow, type SerialReview, type SerialVerdict } from '@heliodesk/contract/serial-number';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { DataTable } from '#src/ui/data-table/data-table.tsx';
import type { TableState } from '#src/ui/data-table/use-table-state.ts';
import { Select } from '#src/ui/form/select.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Block } from '#src/ui/page/page.tsx';
import { Empty } from '#src/ui/states/states.tsx';
import { PassportLink } from '../components/passport-link.tsx';
import { useVerdictLabels } from '../components/verdict-labels.tsx';
import { SerialSearch } from '../components/serial-search.tsx';
import { reviewRows, type Decision, type RowFilters } from './review-queries.ts';
import { DecisionButtons } from './decision-buttons.tsx';

interface ReviewRowsProps {
  review: SerialReview;
  state: TableState<RowFilters>;
  isLocked: boolean;
  onDecide: (decision: Decision) => void;
}

/** The serial numbers themselves, with what was decided about each; some of them can be picked. */
export function ReviewRows({ review, state, isLocked, onDecide }: ReviewRowsProps) {
  const { t } = useTranslation(['serialReview', 'review']);
  const result = useQuery(reviewRows(review.requestId, state.query));
  const columns = useColumns();
  const renderBulk = (rows: readonly ReviewRow[], clear: () => void) => (
    <DecisionButtons
      reasons={review.reasons}
      onDecide={(decision, reasonCode = '') => {
        onDecide({ selection: { ids: rows.map(({ id }) => id) }, decision, reasonCode });
        clear();
      }}
    />
  );
  return (
    <Block title={t('rows.title')}>
      <DataTable<ReviewRow>
        name="serial-review"
        columns={columns}
        state={state}
        result={result}
        rowKey={(row) => row.id}
        renderCard={(row) => <RowCard row={row} />}
        filters={<Filters state={state} review={review} />}
        empty={<Empty title={t('rows.none')} />}
        {...(isLocked ? {} : { renderBulk })}
      />
    </Block>
  );
}

/** A decision in its color, with the reason of a refusal. */
function Decided({ row: { state, reason } }: { row: ReviewRow }) {
  const { t } = useTranslation(['serialReview', 'review']);
  return (
    <span>
      <i className={`hd-review-key hd-review-${state}`} /> {t(`review:state.${state}`)}
      {reason !== '' && <span className="hd-hint hd-t12"> {reason}</span>}
    </span>
  );
}

function RowCard({ row }: { row: ReviewRow }) {
  const labelOf = useVerdictLabels();
  return (
    <article className="hd-row-card">
      <h3>
        <PassportLink sn={row.sn} />
      </h3>
      <p className="hd-t13 hd-hint">{labelOf(row.verdict, row.detail)}</p>
      <p className="hd-t13">
        <Decided row={row} />
      </p>
    </article>
  );
}

function useColumns(): DataColumn<ReviewRow>[] {
  const { t } = useTranslation(['serialReview', 'serialNumber', 'common']);
  const { number } = useFormat();
  const labelOf = useVerdictLabels();
  return [
    { key: 'position', title: t('rows.position'), align: 'end', render: ({ position }) => <Ltr>{number(position)}</Ltr> },
    { key: 'sn', title: t('serialNumber:column.serial'), isMain: true, render: ({ sn }) => <PassportLink sn={sn} /> },
    { key: 'type', title: t('serialNumber:column.type'), render: ({ moduleType }) => moduleType || t('common:none') },
    { key: 'finding', title: t('groups.finding'), wraps: true, width: '36%', render: ({ verdict, detail }) => labelOf(verdict, detail) },
    { key: 'state', title: t('rows.state'), render: (row) => <Decided row={row} /> },
  ];
}

function Filters({ state, review }: { state: TableState<RowFilters>; review: SerialReview }) {
  const { t } = useTranslation(['serialReview', 'review', 'serialNumber']);
  const { number } = useFormat();
  const found = new Map(review.groups.map(({ verdict, total }) => [verdict, total]));
  const counted = (words: string, count: number) => t('serialNumber:list.verdictCount', { verdict: words, number: number(count) });
  return (
    <>
      <SerialSearch
        label={t('rows.search')}
        query={ReviewRowsQuery}
        value={state.filters.text}
        onSearch={(text) => state.setFilters({ text })}
      />
      <Select<SerialVerdict>
        aria-label={t('groups.finding')}
        placeholder={t('groups.finding')}
        allowClear
        popupMatchSelectWidth={false}
        value={state.filters.verdict ?? null}
        options={serialVerdicts
          .filter((verdict) => found.has(verdict))
          .map((value) => ({ value, label: counted(t(`serialNumber:verdict.${value}`), found.get(value) ?? 0) }))}
        onChange={(verdict: SerialVerdict | undefined) => state.setFilters({ verdict })}
      />
      <Select<ReviewState>
        aria-label={t('rows.state')}
        placeholder={t('rows.state')}
        allowClear
        popupMatchSelectWidth={false}
        value={state.filters.state ?? null}
        options={reviewStates.map((value) => ({ value, label: counted(t(`review:state.${value}`), review.counts[value]) }))}
        onChange={(value: ReviewState | undefined) => state.setFilters({ state: value })}
      />
    </>
  );
}
