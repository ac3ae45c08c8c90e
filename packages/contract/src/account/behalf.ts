import { z } from 'zod';
import { endpoint, Id, LanguageCode, Paging } from '../kit/index.ts';
import { AccountReq, ContactReq } from './schemas.ts';

/** 0 signs in at the portal, 1 (RTS) is known to staff only (spec 1 §3). */
export const customerTypes = { portal: 0, rts: 1 } as const;
const typeValues = [customerTypes.portal, customerTypes.rts] as const;
export const CustomerType = z.coerce.number<number>().pipe(z.literal(typeValues));
export type CustomerType = z.output<typeof CustomerType>;

/** Why nobody can act for a contact. */
export const hindrances = ['contactDisabled', 'accountDisabled', 'notActivated'] as const;

/** Somebody whom staff may act for: a contact with its company. */
export const CustomerChoice = z.object({
  contactId: z.number().int(),
  contactNo: z.string(),
  accountId: z.number().int(),
  companyName: z.string(),
  customerType: z.literal(typeValues),
  contactPerson: z.string(),
  email: z.string(),
  mobile: z.string(),
  taxNo: z.string(),
  regionId: z.number().int(),
  regionName: z.string(),
  language: LanguageCode,
  /** `null`: one can act for them. */
  hindrance: z.enum(hindrances).nullable(),
});
export type CustomerChoice = z.output<typeof CustomerChoice>;

/** What staff enter of the first contact of an RTS customer: no password, no consent in somebody else's name. */
export const RtsContactReq = ContactReq.omit({
  password: true,
  confirmPassword: true,
  receiveMoreInformation: true,
  privacyPolicy: true,
}).extend({ language: LanguageCode });

export const RtsCustomerReq = z.strictObject({
  accountReq: AccountReq.strict(),
  contactReq: RtsContactReq.strict(),
  /** Contacts with the same tax number or address who were shown and are others. Whoever was not shown yet refuses the call. */
  seen: z.array(Id).max(100).default([]),
});
export type RtsCustomerReq = z.input<typeof RtsCustomerReq>;

const behalf = { permission: 'csp:request:behalf' } as const;
const part = (max: number) => z.string().trim().max(max).optional();

export const searchCustomers = endpoint({
  method: 'GET',
  path: '/api/contact/behalf/search',
  summary: 'Whom one may act for: contacts of portal and RTS customers, by company, name, e-mail or tax number; at most 1,000 are told',
  access: behalf,
  query: Paging.extend({
    text: part(100),
    customerType: CustomerType.optional(),
  }),
  data: CustomerChoice,
  paged: true,
  errors: ['tooManyRequests'],
});

export const getListOfRts = endpoint({
  method: 'GET',
  path: '/api/contact/getListOfRts',
  summary: 'Contacts of RTS customers by number, company and e-mail; at most 1,000 are told',
  access: behalf,
  query: Paging.extend({ contactNo: part(20), companyName: part(200), email: part(254) }),
  data: CustomerChoice,
  paged: true,
  errors: ['tooManyRequests'],
});

export const getCustomerChoice = endpoint({
  method: 'GET',
  path: '/api/contact/behalf/:contactId',
  summary: 'Whom one acts for, and whether one can',
  access: behalf,
  params: z.object({ contactId: Id }),
  data: CustomerChoice,
});

export const addRtsCustomer = endpoint({
  method: 'POST',
  path: '/api/contact/behalf',
  summary: 'Enter an RTS customer: a company with a contact who does not sign in. Nobody joins a company by its tax number',
  access: { permission: 'csp:customer:add' },
  body: RtsCustomerReq,
  data: CustomerChoice,
  errors: ['account.alreadyKnown'],
});
