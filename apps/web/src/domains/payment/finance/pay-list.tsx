import './finance.css';
import { mostPaymentsListed, paymentExportLimit, PaymentListQuery, paymentPageOf } from '@heliodesk/contract/payment';
import type { Payment } from '@heliodesk/contract/payment';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { z } from 'zod';
import { RequestNumber } from '#src/domains/request/index.ts';
import { labelOf } from '#src/platform/schema-rules.ts';
import { ExportButton } from '#src/ui/actions/export-button.tsx';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { ListPage } from '#src/ui/data-table/data-table.tsx';
import { RowCard } from '#src/ui/data-table/row-card.tsx';
import { useTableState } from '#src/ui/data-table/use-table-state.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { PromiseArc } from '#src/ui/shapes/promise-arc.tsx';
import { Empty } from '#src/ui/states/states.tsx';
import { AmountLines, payeeOf, useAmountText } from './amounts.tsx';
import { AccountCell, PayeeCell } from './bank-cells.tsx';
import { paymentList, savePayments } from './pay-queries.ts';
import { PaymentTabs, type PayTab } from './payment-tabs.tsx';

const listFilters = PaymentListQuery.pick({ show: true });

/** Compensations that are to be paid, or that were. */
export function PayList({ show }: { show: PayTab }) {
  const { t } = useTranslation(['paying', 'shell']);
  const { number } = useFormat();
  const state = useTableState<z.output<typeof listFilters>>(listFilters);
  const result = useQuery(paymentList({ ...state.query, show }));
  return (
    <ListPage<Payment>
      name={`payments-${show}`}
      title={t('shell:menu.payments')}
      actions={<ExportButton hint={t('export.hint', { limit: number(paymentExportLimit) })} save={() => savePayments(show)} />}
      columns={useColumns(show)}
      // The tab is no filter.
      state={{ ...state, isFiltered: false }}
      result={result}
      totalCap={mostPaymentsListed - 1}
      rowKey={(row) => row.paymentId}
      rowLink={(row) => paymentPageOf(row.paymentId)}
      renderCard={(row) => <PaymentCard row={row} />}
      above={<PaymentTabs open={show} />}
      empty={<Empty title={t(`empty.${show}`)} {...(show === 'toPay' ? { text: t('empty.text') } : {})} />}
    />
  );
}

function useColumns(show: PayTab): DataColumn<Payment>[] {
  const { t } = useTranslation(['paying', 'bankCheck']);
  const rest: Record<PayTab, DataColumn<Payment>[]> = {
    toPay: [
      { key: 'next', title: t('bankCheck:column.next'), render: (row) => <PayLink row={row} /> },
      { key: 'due', title: t('bankCheck:column.due'), render: (row) => <PromiseArc dueAt={row.due} since={row.acknowledgeTime} /> },
    ],
    paid: [
      { key: 'payTime', title: labelOf('payTime'), render: (row) => <UtcTime at={row.payTime} precision="day" className="hd-hint" /> },
      { key: 'paidBy', title: t('column.paidBy'), render: (row) => <bdi>{row.paidBy}</bdi> },
    ],
  };
  return [
    { key: 'payee', title: t('bankCheck:column.payee'), isMain: true, wraps: true, render: (row) => <PayeeCell row={row} /> },
    { key: 'amount', title: t('bankCheck:column.amount'), align: 'end', render: (row) => <AmountLines amounts={[row]} /> },
    { key: 'account', title: t('bankCheck:column.account'), render: (row) => <AccountCell row={row} /> },
    ...rest[show],
  ];
}

function PayLink({ row: { paymentId, requestNo } }: { row: Payment }) {
  const { t } = useTranslation('paying');
  return <Link to={paymentPageOf(paymentId)}>{t('payOf', { number: requestNo })}</Link>;
}

/** A row on a phone. */
function PaymentCard({ row }: { row: Payment }) {
  const amountText = useAmountText();
  return (
    <RowCard
      to={paymentPageOf(row.paymentId)}
      top={
        <>
          <RequestNumber>{row.requestNo}</RequestNumber>
          <span className="hd-end">
            {row.state === 'paid' ? (
              <UtcTime at={row.payTime} precision="day" className="hd-hint" />
            ) : (
              <PromiseArc dueAt={row.due} since={row.acknowledgeTime} />
            )}
          </span>
        </>
      }
      title={payeeOf(row)}
      middle={
        <>
          <b className="hd-ink hd-num">
            <bdi>{amountText([row])}</bdi>
          </b>
          <span className="hd-end">
            <AccountCell row={row} />
          </span>
        </>
      }
    />
  );
}
