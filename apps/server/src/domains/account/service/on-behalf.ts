import {
  customerTypes,
  type CustomerChoice,
  type getListOfRts,
  type blockReasons,
  type searchCustomers as search,
} from '@heliodesk/contract/account';
import type { Language, Page, Paging, QueryOf } from '@heliodesk/contract/kit';
import { countryName } from '#src/domains/reference/index.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/db/database.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import { nameIn } from '#src/platform/i18n/names.ts';
import { findCustomer, findCustomers, type CustomerFilter, type CustomerRow } from '../store/on-behalf.ts';

/** No search tells more than this; a narrower one reaches the rest. */
const maxFound = 1_000;
/** An agent looks someone up a few times for each call; someone copying the list asks more often. */
const searching: ThrottleRule = { name: 'on-behalf-search', points: 300, seconds: 60 * 60 };

type BlockReason = (typeof blockReasons)[number];

/** Why no one can act for this contact; nothing if someone can. */
function blockReasonOf(row: CustomerRow): BlockReason | null {
  if (row.disabled_at !== null) return 'accountDisabled';
  if (row.status !== 'enabled' || row.user_disabled_at !== null) return 'contactDisabled';
  return row.user_id !== null && row.activated_at === null ? 'notActivated' : null;
}

/** A contact as shown to staff who are choosing a customer to act for. */
export const toCustomerChoice = (row: CustomerRow, language: Language): CustomerChoice => ({
  contactId: row.contact_id,
  contactNo: String(row.contact_id),
  accountId: row.account_id,
  companyName: row.company_name,
  customerType: row.customer_type === 1 ? 1 : 0,
  contactPerson: nameIn(language, row),
  email: row.email,
  mobile: row.mobile,
  taxNo: row.tax_no,
  regionId: row.region_id,
  regionName: countryName(row.region_id, language),
  language: (row.user_language ?? row.contact_language) as Language,
  blockReason: blockReasonOf(row),
});

const textOf = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

async function listChoices(
  { platform, db, actor, language }: Context,
  filter: CustomerFilter,
  { pageNum, pageSize }: Paging,
): Promise<Page<CustomerChoice>> {
  const offset = (pageNum - 1) * pageSize;
  if (offset >= maxFound) throw failFields({ path: 'pageNum', rule: 'pageTooDeep', params: { max: maxFound } });
  await platform.throttle.take(searching, String(actor.userId));
  const { rows, total } = await findCustomers(db, filter, { limit: pageSize, offset }, maxFound);
  return { rows: rows.map((row) => toCustomerChoice(row, language)), total };
}

/** One page of the customers staff act for, including those no one can act for at the moment. */
export const searchCustomers = (
  context: Context,
  { text, customerType, ...paging }: QueryOf<typeof search>,
): Promise<Page<CustomerChoice>> => listChoices(context, { text: textOf(text), customerType }, paging);

/** A contact by the number that lists show; anything else matches no one. */
const contactIdOf = (contactNo: string): number => (/^\d{1,15}$/.test(contactNo) ? Number(contactNo) : 0);

/** The same of customers who do not sign in, by fields. */
export function listRtsCustomers(
  context: Context,
  { contactNo, companyName, email, ...paging }: QueryOf<typeof getListOfRts>,
): Promise<Page<CustomerChoice>> {
  const number = textOf(contactNo);
  const filter = {
    customerType: customerTypes.rts,
    contactId: number === undefined ? undefined : contactIdOf(number),
    companyName: textOf(companyName),
    email: textOf(email),
  };
  return listChoices(context, filter, paging);
}

/** One of them, whether or not anyone can currently act for them. */
export async function customerChoice({ db, language }: Context, contactId: number): Promise<CustomerChoice> {
  const row = await findCustomer(db, contactId);
  if (row === undefined) throw fail('notFound');
  return toCustomerChoice(row, language);
}

/** The contact and company that staff act for; refuses where no one can. */
export async function requireActable(db: Db, contactId: number): Promise<{ contactId: number; accountId: number; regionId: number }> {
  const row = await findCustomer(db, contactId);
  if (row === undefined) throw fail('notFound');
  const blockReason = blockReasonOf(row);
  if (blockReason !== null) throw fail('onBehalf.notPossible', {}, { blockReason });
  return { contactId, accountId: row.account_id, regionId: row.region_id };
}
