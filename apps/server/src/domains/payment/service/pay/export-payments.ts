import { directionOf } from '@heliodesk/contract/kit';
import { paymentExportLimit, type PaymentListName } from '@heliodesk/contract/payment';
import { formatNumber } from '@heliodesk/phrases/formats/numbers';
import { auditChange } from '#src/platform/audit/audit.ts';
import { withTx, type Context } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { FileAnswer } from '#src/platform/http/call.ts';
import { translate, type Translate } from '#src/platform/i18n/texts.ts';
import { writeSheet, xlsxType, type SheetValue } from '#src/platform/spreadsheet/index.ts';
import { limitExports } from '#src/platform/throttle/exports.ts';
import { findPaymentHeadsIn, findPaymentIds, type PaymentHead } from '../../store/payment-heads.ts';
import { openPlaces } from '../opened.ts';

/** Payments that an export reads in one go. */
const slice = 250;

interface Row {
  head: PaymentHead;
  /** The masked account; empty where it can't be read. */
  account: string;
}

interface ColumnLook {
  head: string;
  width: number;
  cell: (row: Row, t: Translate) => SheetValue;
}

const always: readonly ColumnLook[] = [
  { head: 'creditNote:claim', width: 20, cell: ({ head }) => head.request_no },
  { head: 'common:company', width: 32, cell: ({ head }) => head.company_name },
  { head: 'fields:payee', width: 32, cell: ({ head }) => head.payee || head.company_name },
  { head: 'fields:amount', width: 16, cell: ({ head }) => Number(head.amount) },
  { head: 'fields:currency', width: 12, cell: ({ head }) => head.currency },
  { head: 'creditNote:account', width: 18, cell: ({ account }) => account },
  { head: 'creditNote:number', width: 26, cell: ({ head }) => head.note_number },
  { head: 'paying:export.checkedBy', width: 26, cell: ({ head }) => head.checked_by_name ?? '' },
];

/** What a list has beside that. */
const alsoIn: Record<PaymentListName, readonly ColumnLook[]> = {
  toPay: [{ head: 'paying:export.due', width: 22, cell: ({ head }) => head.due_at }],
  waiting: [{ head: 'common:status', width: 28, cell: ({ head }, t) => t(`creditNote:state.${head.state}`) }],
  paid: [
    // A day has no time zone: it's written like moments are, and no spreadsheet moves it.
    { head: 'fields:payTime', width: 14, cell: ({ head }) => head.pay_day?.replaceAll('-', '/') ?? '' },
    { head: 'fields:bankReference', width: 26, cell: ({ head }) => head.bank_reference },
    { head: 'paying:column.paidBy', width: 26, cell: ({ head }) => head.paid_by_name ?? '' },
    { head: 'paying:export.recorded', width: 22, cell: ({ head }) => head.paid_at },
  ],
};

/** All payments of a list, read in slices while the file is written. */
async function* eachRow(context: Context, ids: readonly number[]): AsyncGenerator<Row> {
  for (let at = 0; at < ids.length; at += slice) {
    const heads = await findPaymentHeadsIn(context.db, ids.slice(at, at + slice));
    const places = heads.map(({ bank_details_id: bankDetailsId, entry }) => ({ bankDetailsId, entry }));
    const opened = await openPlaces(context, places);
    for (const [index, head] of heads.entries()) yield { head, account: opened[index]?.bankAccount.masked ?? '' };
  }
}

/**
 * A list of payments as a spreadsheet that streams, for those who may read the list; a line at its end says so where it was cut. Accounts are
 * masked. The export is audited.
 */
export async function exportPayments(context: Context, show: PaymentListName, limit: number = paymentExportLimit): Promise<FileAnswer> {
  const { db, language } = context;
  await limitExports(context, 'payments');
  const found = await findPaymentIds(db, show, limit + 1);
  const ids = found.slice(0, limit);
  const entry = { action: 'payment.exportPayments', subjectType: 'payments', subjectId: '', after: { show, rows: ids.length } };
  await transaction(db, (tx) => auditChange(withTx(context, tx), entry));
  const t = translate(language);
  const columns = [...always, ...alsoIn[show]];
  async function* rows(): AsyncGenerator<SheetValue[]> {
    for await (const row of eachRow(context, ids)) yield columns.map(({ cell }) => cell(row, t));
    if (found.length > limit) yield [t('paying:export.cut', { limit: formatNumber(limit, language) })];
  }
  const heads = columns.map(({ head, width }) => ({ header: t(head), width }));
  return {
    content: writeSheet(heads, rows(), { name: t('auditWords:subjectType.payments'), isRightToLeft: directionOf(language) === 'rtl' }),
    fileName: `${t('paying:export.file')}.xlsx`,
    contentType: xlsxType,
  };
}
