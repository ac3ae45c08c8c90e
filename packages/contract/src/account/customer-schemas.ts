import { z } from 'zod';
import { answerList, answerText, Id, LanguageCode, Paging, RegionId, sortedPaging, text, Timestamp, Version } from '../kit/index.ts';
import { CustomerType } from './on-behalf.ts';
import { AccountReq, AccountView, ContactReq, ContactView } from './schemas.ts';

/** A company is active once one of its people is, and a customer of staff's own from the start. */
export const customerStates = ['active', 'inactive', 'disabled'] as const;
export const CustomerState = z.enum(customerStates);
export type CustomerState = z.output<typeof CustomerState>;

/** Lists of customers are counted no further. */
export const customerCountCap = 10_000;
/** Contacts that a company is shown with. */
export const maxContacts = 200;

const searched = z.string().trim().max(100).optional();

export const CustomerListQuery = sortedPaging(['accountName', 'createTime']).extend({
  text: searched,
  regionId: RegionId.optional(),
  accountType: z.string().trim().min(1).max(20).optional(),
  state: CustomerState.optional(),
  customerType: CustomerType.optional(),
});

/** A company with its first contact (spec 1 §3) and how many there are. */
export const CustomerRow = z.object({
  accountId: z.number().int(),
  accountNo: answerText(30),
  accountName: answerText(200),
  accountType: answerText(40),
  regionId: z.number().int(),
  taxNo: answerText(40),
  customerType: z.literal([0, 1]),
  state: CustomerState,
  contact: answerText(130),
  email: answerText(254),
  contactNo: answerText(30),
  activeStatus: CustomerState,
  contactSalesforceId: answerText(40),
  accountSalesforceId: answerText(40),
  contacts: z.number().int(),
  contactsDisabled: z.number().int(),
  openRequests: z.number().int(),
  createTime: Timestamp,
  version: Version,
});
export type CustomerRow = z.output<typeof CustomerRow>;

/** When and why something was disabled, and who disabled it. */
const Disabling = z.object({ at: Timestamp, by: answerText(130), reason: answerText(500) });

export const CustomerContact = ContactView.extend({
  contactNo: answerText(30),
  language: LanguageCode,
  /** `none` has no sign-in, `waiting` has not used the activation link yet. */
  signIn: z.enum(['none', 'waiting', 'active']),
  /** Whether a password was ever chosen; without one no one can be activated by staff. */
  hasPassword: z.boolean(),
  registered: Timestamp,
  /** Until when the newest mailed link is good. */
  linkValidUntil: Timestamp.nullable(),
  lastSignIn: Timestamp.nullable(),
  disabled: Disabling.nullable(),
  openRequests: z.number().int(),
});
export type CustomerContact = z.output<typeof CustomerContact>;

export const CustomerAccount = AccountView.extend({
  accountNo: answerText(30),
  customerType: z.literal([0, 1]),
  accountSalesforceId: answerText(40),
  createTime: Timestamp,
  disabled: Disabling.nullable(),
});
export type CustomerAccount = z.output<typeof CustomerAccount>;

/** A company with its contacts, those who were disabled last. */
export const CustomerDetail = z.object({ account: CustomerAccount, contacts: answerList(CustomerContact, maxContacts) });
export type CustomerDetail = z.output<typeof CustomerDetail>;

/** What staff say of a contact; passwords are chosen by the people themselves. */
export const CustomerContactReq = ContactReq.pick({
  email: true,
  firstName: true,
  lastName: true,
  mobile: true,
  salutation: true,
  jobTitle: true,
}).extend({
  receiveMoreInformation: ContactReq.shape.receiveMoreInformation.unwrap(),
  /** Of their mails; a contact without a sign-in gets none. */
  language: LanguageCode.default('en'),
});
export type CustomerContactReq = z.input<typeof CustomerContactReq>;

export const AddCustomerBody = z.strictObject({
  customerType: z.literal([0, 1]),
  accountReq: AccountReq.strict(),
  contactReq: CustomerContactReq.strict(),
});
export const EditCustomerBody = z.strictObject({ accountId: Id, version: Version, accountReq: AccountReq.strict() });
export const AddContactBody = z.strictObject({ accountId: Id, contactReq: CustomerContactReq.strict() });
export const EditContactBody = z.strictObject({ contactId: Id, version: Version, contactReq: CustomerContactReq.strict() });

/** Enabling and disabling both leave their reason in the audit. */
const statusChange = { version: Version, enabled: z.boolean(), reason: text(500) };
export const AccountStatusBody = z.strictObject({ accountId: Id, ...statusChange });
export const ContactStatusBody = z.strictObject({ contactId: Id, ...statusChange });

export const OnContact = z.strictObject({ contactId: Id });
export const ContactAdded = z.object({ accountId: z.number().int(), contactId: z.number().int() });

/** One field that a change touched; values as they are stored. */
const FieldChange = z.object({ field: answerText(100), before: answerText(20_000).nullable(), after: answerText(20_000).nullable() });

export const HistoryEntry = z.object({
  entryId: z.number().int(),
  time: Timestamp,
  actor: answerText(130),
  action: answerText(100),
  /** The contact it happened to; nothing where it was the company. */
  contact: answerText(130).nullable(),
  reason: answerText(500),
  changes: answerList(FieldChange, 100),
});
export type HistoryEntry = z.output<typeof HistoryEntry>;

/** Newest first; `before` of the next call is `next`, which is `null` at the end. */
export const CustomerHistory = z.object({ entries: answerList(HistoryEntry, 100), next: z.number().int().nullable() });

export const InactiveQuery = sortedPaging(['createTime']).extend({ text: searched, link: z.enum(['valid', 'expired']).optional() });

/** Someone at the portal who has not used the activation link. */
export const InactiveContact = z.object({
  contactId: z.number().int(),
  accountId: z.number().int(),
  accountName: answerText(200),
  contact: answerText(130),
  email: answerText(254),
  language: LanguageCode,
  regionId: z.number().int(),
  registered: Timestamp,
  linkValidUntil: Timestamp.nullable(),
  hasPassword: z.boolean(),
});
export type InactiveContact = z.output<typeof InactiveContact>;

/** `blocked` have open requests and can't act, `open` have open requests, `all` have any request. */
export const claimContactViews = ['blocked', 'open', 'all'] as const;
export const ClaimContactQuery = Paging.extend({ view: z.enum(claimContactViews).default('blocked'), text: searched });

export const ClaimContact = z.object({
  contactId: z.number().int(),
  accountId: z.number().int(),
  accountName: answerText(200),
  contact: answerText(130),
  email: answerText(254),
  contactStatus: z.enum(['enabled', 'disabled']),
  /** Why they cannot act. */
  blockedBy: answerList(z.enum(['contactDisabled', 'accountDisabled', 'inactive']), 3),
  openRequests: z.number().int(),
  version: Version,
});
export type ClaimContact = z.output<typeof ClaimContact>;

export const MoveRequestsBody = z.strictObject({ contactId: Id, toContactId: Id, reason: text(500) });
export type MoveRequestsBody = z.input<typeof MoveRequestsBody>;

export const OnAccount = z.object({ accountId: Id });

export const CustomerHistoryQuery = z.object({ contactId: Id.optional(), before: Id.optional() });

export const NewVersion = z.object({ version: Version });

export const RequestsMoved = z.object({ moved: z.number().int() });
