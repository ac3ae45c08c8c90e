import {
  CustomerState,
  type ClaimContact,
  type CustomerAccount,
  type CustomerContact,
  type CustomerRow,
  type HistoryEntry,
  type InactiveContact,
} from '@heliodesk/contract/account';
import { isLanguage, type Language } from '@heliodesk/contract/kit';
import { nameIn } from '#src/platform/i18n/names.ts';
import type { ContactListRow } from './store/contact-list.ts';
import type { CustomerListRow } from './store/customer-list.ts';
import type { CustomerAccountRow, CustomerContactRow } from './store/customers.ts';
import { viewAccount, viewContact } from './view.ts';

const languageOf = (language: string | null): Language => (language !== null && isLanguage(language) ? language : 'en');
const typeOf = (customerType: number): 0 | 1 => (customerType === 1 ? 1 : 0);
const moment = (at: string): string => new Date(at).toISOString();

const disabledBy = (disabling: { at: string; by: string; reason: string | null } | null) =>
  disabling && { at: moment(disabling.at), by: disabling.by, reason: disabling.reason ?? '' };

function contactState(row: CustomerListRow): CustomerState {
  if (row.status === 'disabled' || row.disabled_at !== null) return 'disabled';
  return row.user_id !== null && row.activated_at === null ? 'inactive' : 'active';
}

export const viewCustomerRow = (row: CustomerListRow, language: Language): CustomerRow => ({
  accountId: row.id,
  accountNo: String(row.id),
  accountName: row.company_name,
  accountType: row.account_type,
  regionId: row.region_id,
  taxNo: row.tax_no,
  customerType: typeOf(row.customer_type),
  state: CustomerState.parse(row.state),
  contact: nameIn(language, row),
  email: row.email ?? '',
  contactNo: row.contact_id === null ? '' : String(row.contact_id),
  activeStatus: contactState(row),
  contactSalesforceId: row.contact_salesforce_id ?? '',
  accountSalesforceId: row.salesforce_id,
  contacts: Number(row.contacts ?? 0),
  contactsDisabled: Number(row.contacts_disabled ?? 0),
  openRequests: Number(row.open_requests),
  createTime: row.created_at.toISOString(),
  version: row.version,
});

export const viewCustomerAccount = (row: CustomerAccountRow, language: Language): CustomerAccount => ({
  ...viewAccount(row, language),
  accountNo: String(row.id),
  customerType: typeOf(row.customer_type),
  accountSalesforceId: row.salesforce_id,
  createTime: row.created_at.toISOString(),
  disabled: row.disabled_at && (disabledBy(row.disabling) ?? { at: row.disabled_at.toISOString(), by: '', reason: '' }),
});

export const viewCustomerContact = (row: CustomerContactRow): CustomerContact => ({
  ...viewContact(row),
  contactNo: String(row.id),
  language: languageOf(row.user_language ?? row.language),
  signIn: row.user_id === null ? 'none' : row.activated_at === null ? 'waiting' : 'active',
  hasPassword: Boolean(row.has_password),
  registered: row.created_at.toISOString(),
  linkValidUntil: row.link_valid_until?.toISOString() ?? null,
  lastSignIn: row.last_sign_in && moment(row.last_sign_in.at),
  disabled: disabledBy(row.disabling),
  openRequests: Number(row.open_requests),
});

export const viewInactive = (row: ContactListRow, language: Language): InactiveContact => ({
  contactId: row.id,
  accountId: row.account_id,
  accountName: row.company_name,
  contact: nameIn(language, row),
  email: row.email,
  language: languageOf(row.language),
  regionId: row.region_id,
  registered: (row.registered as Date).toISOString(),
  linkValidUntil: row.link_valid_until?.toISOString() ?? null,
  hasPassword: Boolean(row.has_password),
});

export const viewClaimContact = (row: ContactListRow, language: Language): ClaimContact => ({
  contactId: row.id,
  accountId: row.account_id,
  accountName: row.company_name,
  contact: nameIn(language, row),
  email: row.email,
  contactStatus: row.status === 'enabled' ? 'enabled' : 'disabled',
  blockedBy: [
    ...(row.account_disabled_at === null ? [] : (['accountDisabled'] as const)),
    ...(row.status === 'enabled' ? [] : (['contactDisabled'] as const)),
    ...(row.user_id !== null && row.activated_at === null ? (['inactive'] as const) : []),
  ],
  openRequests: Number(row.open_requests),
  version: row.version,
});

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | null => {
  if (value === undefined || value === null || value === '') return null;
  if (!isRecord(value)) return String(value);
  return typeof value['regionName'] === 'string' ? value['regionName'] : JSON.stringify(value);
};

/** Ids that mean nothing to a reader, the second name of a field, and the reason, which is shown separately. */
const unsaid = new Set(['tradeNo', 'accountId', 'contactId', 'userId', 'version', 'reason']);

/** Which fields differ between the two sides of an audit entry. */
export function changesBetween(before: unknown, after: unknown): HistoryEntry['changes'] {
  const [old, now] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((field) => !unsaid.has(field))
    .map((field) => ({ field, before: textOf(old[field]), after: textOf(now[field]) }))
    .filter((change) => change.before !== change.after);
}

/** The reason in an audit entry; empty if there is none. */
export const reasonIn = (after: unknown): string => (isRecord(after) && typeof after['reason'] === 'string' ? after['reason'] : '');
