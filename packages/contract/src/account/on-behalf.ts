import { z } from 'zod';
import { answerList, answerText, Id, LanguageCode, Paging } from '../kit/index.ts';
import { AccountReq, ContactReq } from './schemas.ts';

/** 0 signs in at the portal, 1 (RTS) is known to staff only (spec 1 §3). */
export const customerTypes = { portal: 0, rts: 1 } as const;

const typeValues = [customerTypes.portal, customerTypes.rts] as const;

export const CustomerType = z.coerce.number<number>().pipe(z.literal(typeValues));

export type CustomerType = z.output<typeof CustomerType>;

/** Why no one can act for a contact. */
export const blockReasons = ['contactDisabled', 'accountDisabled', 'notActivated'] as const;

/** Someone staff may act for: a contact with its company. */
export const CustomerChoice = z.object({
  contactId: z.number().int(),
  contactNo: answerText(30),
  accountId: z.number().int(),
  companyName: answerText(200),
  customerType: z.literal(typeValues),
  contactPerson: answerText(130),
  email: answerText(254),
  mobile: answerText(30),
  taxNo: answerText(40),
  regionId: z.number().int(),
  regionName: answerText(100),
  language: LanguageCode,
  /** `null`: one can act for them. */
  blockReason: z.enum(blockReasons).nullable(),
});

export type CustomerChoice = z.output<typeof CustomerChoice>;

/** What a suggested contact has in common with the sender. */
export const suggestionReasons = ['email', 'taxNo', 'companyName', 'emailDomain'] as const;
export type SuggestionReason = (typeof suggestionReasons)[number];

export const BindingSuggestion = CustomerChoice.extend({ reasons: answerList(z.enum(suggestionReasons), suggestionReasons.length) });
export type BindingSuggestion = z.output<typeof BindingSuggestion>;

/** Most that are suggested for one sender. */
export const mostSuggestions = 5;

/** What staff enter of the first contact of an RTS customer: no password, no consent in someone else's name. */
export const RtsContactReq = ContactReq.omit({
  password: true,
  confirmPassword: true,
  receiveMoreInformation: true,
  privacyPolicy: true,
}).extend({ language: LanguageCode });

export const RtsCustomerReq = z.strictObject({
  accountReq: AccountReq.strict(),
  contactReq: RtsContactReq.strict(),
  /** Contacts with the same tax number or address who were shown and are different people. A match not shown yet refuses the call. */
  seen: z.array(Id).max(100).default([]),
});

export type RtsCustomerReq = z.input<typeof RtsCustomerReq>;

const part = (max: number) => z.string().trim().max(max).optional();

export const SearchCustomersQuery = Paging.extend({
  text: part(100),
  customerType: CustomerType.optional(),
});

export const GetListOfRtsQuery = Paging.extend({ contactNo: part(20), companyName: part(200), email: part(254) });

export const OnContactId = z.object({ contactId: Id });

declare module '../kit/error-data.ts' {
  interface ErrorData {
    /** Customers with the same tax number or address who were not shown yet. */
    'account.alreadyKnown': { customers: readonly CustomerChoice[] };
    'onBehalf.notPossible': { blockReason: NonNullable<CustomerChoice['blockReason']> };
  }
}
