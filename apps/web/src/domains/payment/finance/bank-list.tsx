import { bankPageOf, BankListQuery } from '@heliodesk/contract/payment';
import type { BankCheck, BankListName } from '@heliodesk/contract/payment';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { formatClock } from '@heliodesk/phrases/formats/times';
import { Trans, useTranslation } from 'react-i18next';
import { maxLengthOf } from '#src/platform/schema-rules.ts';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { ListPage } from '#src/ui/data-table/data-table.tsx';
import { FilterText } from '#src/ui/data-table/filters.tsx';
import { useTableState } from '#src/ui/data-table/use-table-state.ts';
import { Empty } from '#src/ui/states/states.tsx';
import { AmountLines, useCapped } from './amounts.tsx';
import { AccountCell, BankCard, ConfirmedCell, DueCell, FlagsCell, NextStepCell, PayeeCell } from './bank-cells.tsx';
import { PaymentTabs } from './payment-tabs.tsx';
import { bankCounts, bankList, countedUpTo } from './queries.ts';

const listFilters = BankListQuery.pick({ show: true, text: true });

/** Bank details of a tab: those to check, those that wait for the customer, or those that were confirmed. */
export function BankList({ show }: { show: BankListName }) {
  const { t } = useTranslation(['bankCheck', 'shell']);
  const state = useTableState<z.output<typeof listFilters>>(listFilters);
  const { text } = state.filters;
  const setText = (next: string | undefined) => state.setFilters({ text: next });
  const result = useQuery(bankList({ ...state.query, show }));
  return (
    <ListPage<BankCheck>
      name={`payments-${show}`}
      title={t('shell:menu.payments')}
      titleNote={<Counted />}
      columns={useColumns(show)}
      // The tab is no filter.
      state={{ ...state, isFiltered: Boolean(text), clearFilters: () => setText(undefined) }}
      result={result}
      totalCap={countedUpTo}
      rowKey={(row) => row.bankDetailsId}
      rowLink={(row) => bankPageOf(row.bankDetailsId)}
      renderCard={(row) => <BankCard row={row} />}
      above={<PaymentTabs open={show} />}
      filters={
        <FilterText
          isLive
          className="hd-pay-search"
          label={t('search')}
          maxLength={maxLengthOf(BankListQuery, 'text')}
          value={text}
          onChange={setText}
        />
      }
      empty={<Empty title={t(`empty.${show}`)} {...(show === 'toCheck' ? { text: t('empty.text') } : {})} />}
    />
  );
}

/** How many there are to check, and when they were counted. */
function Counted() {
  const { t, i18n } = useTranslation('bankCheck');
  const capped = useCapped();
  const { data: counts, dataUpdatedAt } = useQuery(bankCounts());
  if (!counts) return null;
  return (
    <Trans
      t={t}
      i18nKey="counted"
      values={{ number: capped(counts.toCheck), time: formatClock(new Date(dataUpdatedAt), i18n.language) }}
      components={{ time: <bdi>{null}</bdi> }}
    />
  );
}

/** What a tab shows of each row; the first and last columns differ by what is asked of the reader. */
function useColumns(show: BankListName): DataColumn<BankCheck>[] {
  const { t } = useTranslation(['bankCheck', 'common']);
  const flags: DataColumn<BankCheck> = { key: 'flags', title: t('column.flags'), wraps: true, render: (row) => <FlagsCell row={row} /> };
  const next: DataColumn<BankCheck> = { key: 'next', title: t('column.next'), render: (row) => <NextStepCell row={row} /> };
  const rest: Record<BankListName, DataColumn<BankCheck>[]> = {
    toCheck: [flags, next, { key: 'due', title: t('column.due'), render: (row) => <DueCell row={row} /> }],
    waiting: [next],
    confirmed: [
      { key: 'checkedBy', title: t('column.checkedBy'), render: (row) => <bdi>{row.checkedBy}</bdi> },
      { key: 'confirmedAt', title: t('column.confirmed'), render: (row) => <ConfirmedCell row={row} /> },
    ],
  };
  return [
    { key: 'payee', title: t('column.payee'), isMain: true, wraps: true, render: (row) => <PayeeCell row={row} /> },
    { key: 'amount', title: t('column.amount'), align: 'end', render: (row) => <AmountLines amounts={row.amounts} /> },
    { key: 'account', title: t('column.account'), render: (row) => <AccountCell row={row} /> },
    ...rest[show],
  ];
}
