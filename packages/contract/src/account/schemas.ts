import { z } from 'zod';
import {
  answerList,
  answerText,
  Email,
  Id,
  nameLine,
  optionalNameLine,
  optionalText,
  Phone,
  RegionId,
  TaxNumber,
  text,
  Timestamp,
} from '../kit/index.ts';
import { CaptchaAnswer, EncryptedText } from '../identity/index.ts';

const flag = z.union([z.literal(0), z.literal(1)]);
/** A value of a dictionary; as a number it counts too. */
const dictValue = z
  .union([z.string().meta({ maxLength: 20 }), z.number()])
  .transform(String)
  .pipe(z.string().trim().min(1).max(20));

/** The company step of registration (spec 1 §3). */
export const AccountReq = z.object({
  region: z.object({ regionId: RegionId, regionName: optionalText(100) }),
  accountType: dictValue,
  accountRole: z.array(dictValue).min(1).max(10),
  organizationNature: dictValue,
  companyName: nameLine(200),
  province: optionalNameLine(100),
  city: nameLine(100),
  address: text(300),
  postalCode: text(20),
  fax: optionalText(30),
  taxNo: TaxNumber,
  tradeNo: optionalText(60),
  /** The other name of `tradeNo` (spec 1 §3); counts where that one is empty. */
  tradeRegisterNo: optionalText(60).optional(),
});
export type AccountReq = z.input<typeof AccountReq>;

/** The contact step of registration; both passwords come encrypted. */
export const ContactReq = z.object({
  email: Email,
  password: EncryptedText,
  confirmPassword: EncryptedText,
  firstName: nameLine(60),
  lastName: nameLine(60),
  mobile: Phone,
  salutation: optionalText(20),
  jobTitle: optionalNameLine(100),
  /** Left out, it is as the configuration has it at first. */
  receiveMoreInformation: flag.optional(),
  privacyPolicy: flag.default(1).refine((accepted) => accepted === 1, { params: { rule: 'privacyPolicy' } }),
});
export type ContactReq = z.input<typeof ContactReq>;

export const RegisterBody = z.strictObject({
  accountReq: AccountReq.strict(),
  contactReq: ContactReq.strict(),
  ...CaptchaAnswer,
  /** Corrects the registration that this browser sent before, as long as no one has confirmed it, instead of making another. */
  correct: z.boolean().default(false),
  /** Which one; a browser's cookie knows it. */
  registration: z.string().max(64).optional(),
});
export type RegisterBody = z.input<typeof RegisterBody>;

/** What the form of registration begins with. */
export const RegistrationOptions = z.object({ receiveMoreInformation: flag });
export type RegistrationOptions = z.output<typeof RegistrationOptions>;

/** What becomes of a delivery address in the company's book once its request is submitted: an entry, or its default one. */
export const AddressKeeping = z.enum(['entry', 'default']);

/** The token by which this browser corrects what it sent; the same for known and unknown addresses. */
export const Registered = z.object({ registration: answerText(64) });

/** An address of the address book, and the delivery address of a claim. */
export const RequestAddressReq = z.object({
  addressId: Id.nullish(),
  addressTitle: optionalNameLine(100),
  accountName: optionalNameLine(200),
  contactPerson: nameLine(100),
  email: Email,
  mobile: Phone,
  fax: optionalText(30),
  taxNo: z.union([z.literal(''), TaxNumber]).default(''),
  tradeNo: optionalText(60),
  shipToCountry: RegionId,
  province: optionalNameLine(100),
  city: nameLine(100),
  address: text(300),
  postalCode: text(20),
  sfUpload: z.literal(0).default(0),
  keep: AddressKeeping.nullish(),
});
export type RequestAddressReq = z.input<typeof RequestAddressReq>;

export const Address = z.object({
  addressId: z.number().int(),
  addressTitle: answerText(100),
  companyName: answerText(200),
  contactPerson: answerText(130),
  email: answerText(254),
  mobile: answerText(30),
  fax: answerText(30),
  taxNo: answerText(40),
  tradeNo: answerText(60),
  shipToCountry: z.number().int(),
  province: answerText(100),
  city: answerText(100),
  address: answerText(300),
  postalCode: answerText(20),
  isDefault: z.boolean(),
  version: z.number().int(),
});
export type Address = z.output<typeof Address>;

/** An entry of the address book to choose, with the last request that was submitted for it. */
export const ShippingAddress = Address.extend({ lastUsed: z.object({ requestNo: answerText(30), at: Timestamp }).nullable() });
export type ShippingAddress = z.output<typeof ShippingAddress>;

/** Where a company and a contact of it were registered, as an address to deliver to. */
export const RegisteredAddress = Address.omit({ addressId: true, addressTitle: true, isDefault: true, version: true });
export type RegisteredAddress = z.output<typeof RegisteredAddress>;

export const AccountView = z.object({
  accountId: z.number().int(),
  companyName: answerText(200),
  accountType: answerText(40),
  accountRole: answerList(answerText(40), 10),
  organizationNature: answerText(40),
  region: z.object({ regionId: z.number().int(), regionName: answerText(100) }),
  province: answerText(100),
  city: answerText(100),
  address: answerText(300),
  postalCode: answerText(20),
  taxNo: answerText(40),
  /** One number under both names of the specification. */
  tradeNo: answerText(60),
  tradeRegisterNo: answerText(60),
  fax: answerText(30),
  version: z.number().int(),
});
export type AccountView = z.output<typeof AccountView>;

export const ContactView = z.object({
  contactId: z.number().int(),
  userId: z.number().int().nullable(),
  email: answerText(254),
  firstName: answerText(60),
  lastName: answerText(60),
  mobile: answerText(30),
  salutation: answerText(40),
  jobTitle: answerText(100),
  receiveMoreInformation: z.number().int(),
  /** Contacts are customers: providers have people of their own. */
  isServiceProvider: z.literal(false),
  /** The person's id at other systems; empty while none is connected. */
  union: answerText(64),
  contactSalesforceId: answerText(40),
  accountSalesforceId: answerText(40),
  contactStatus: z.enum(['enabled', 'disabled']),
  version: z.number().int(),
});
export type ContactView = z.output<typeof ContactView>;

export const ContactWithAccount = z.object({ contact: ContactView, account: AccountView });
export type ContactWithAccount = z.output<typeof ContactWithAccount>;

/** Where an activation ended. */
export const ActivationResult = z.object({ state: z.enum(['activated', 'alreadyActive']) });

export const ResendActivationQuery = z.object({ email: Email });

export const ActivateAccountQuery = z.object({ code: z.string().min(1).max(128) });

export const ListShippingAddressesQuery = z.object({ contactId: Id.optional() });
