import {
  customerCountCap,
  type customerHistory,
  type CustomerDetail,
  type CustomerHistory,
  type CustomerRow,
  type listCustomers,
} from '@heliodesk/contract/account';
import type { Page, QueryOf } from '@heliodesk/contract/kit';
import type { z } from 'zod';
import type { Context } from '#src/platform/context.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { changesBetween, reasonIn, viewCustomerAccount, viewCustomerContact, viewCustomerRow } from '../customer-view.ts';
import { requestsPort } from '../ports.ts';
import { customerTextOf, findCustomerPage, type CustomerOrder } from '../store/customer-list.ts';
import { findHistory } from '../store/customer-history.ts';
import { findCustomerAccount, findCustomerContacts } from '../store/customers.ts';

/** Pages beyond what is counted are refused; a filter reaches what lies there. */
export function offsetOf({ pageNum, pageSize }: { pageNum: number; pageSize: number }): number {
  const offset = (pageNum - 1) * pageSize;
  if (offset >= customerCountCap) throw failFields({ path: 'pageNum', rule: 'pageTooDeep', params: { max: customerCountCap } });
  return offset;
}

/** What is searched for; nothing where the field was left empty. */
export const textOf = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

const columns = { accountName: 'company_name', createTime: 'created_at' } as const;

/** One page of companies, in the order of their names unless another is asked for. */
export async function listCustomerPage(
  { platform, db, language }: Context,
  { text, regionId, accountType, state, customerType, ...query }: QueryOf<typeof listCustomers>,
): Promise<Page<CustomerRow>> {
  const typed = textOf(text);
  const filter = { text: typed === undefined ? undefined : await customerTextOf(db, typed), regionId, accountType, state, customerType };
  const order: CustomerOrder = {
    orderBy: columns[query.orderByColumn ?? 'accountName'],
    direction: query.isAsc ?? 'asc',
    limit: query.pageSize,
    offset: offsetOf(query),
  };
  const { total, rows } = await findCustomerPage(db, filter, order, {
    cap: customerCountCap,
    openRequests: requestsPort.of(platform).openRequestsOfAccount('a.id'),
  });
  return { rows: rows.map((row) => viewCustomerRow(row, language)), total };
}

/** A company with its contacts. */
export async function customerDetail({ platform, db, language }: Context, accountId: number): Promise<CustomerDetail> {
  const [account, contacts] = await Promise.all([
    findCustomerAccount(db, accountId),
    findCustomerContacts(db, accountId, requestsPort.of(platform).openRequestsOf('c.id')),
  ]);
  if (account === undefined) throw fail('notFound');
  return { account: viewCustomerAccount(account, language), contacts: contacts.map(viewCustomerContact) };
}

const entriesAtOnce = 20;

/** What was changed about a company and its people, newest first. */
export async function historyOf(
  { db, language }: Context,
  accountId: number,
  { contactId, before = Number.MAX_SAFE_INTEGER }: QueryOf<typeof customerHistory>,
): Promise<z.output<typeof CustomerHistory>> {
  if ((await findCustomerAccount(db, accountId)) === undefined) throw fail('notFound');
  const rows = await findHistory(db, { accountId, contactId, before, limit: entriesAtOnce + 1, language });
  const shown = rows.slice(0, entriesAtOnce);
  return {
    entries: shown.map((row) => ({
      entryId: Number(row.id),
      time: row.at.toISOString(),
      actor: row.actor_name,
      action: row.action,
      contact: row.contact_name,
      reason: reasonIn(row.after),
      changes: changesBetween(row.before, row.after),
    })),
    next: rows.length > entriesAtOnce ? Number(shown.at(-1)?.id) : null,
  };
}
