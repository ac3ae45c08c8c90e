import { z } from 'zod';
import {
  answerList,
  answerText,
  BankAccount,
  bankRules,
  BranchCountry,
  Confidential,
  Id,
  line,
  optionalText,
  Paging,
  SwiftCode,
  text,
  Timestamp,
  Version,
} from '../kit/index.ts';
import { CurrencyCode } from '../solution/index.ts';
import { bankListStates } from './lists.ts';
import { bankStates } from './states.ts';

const bankFields = {
  /** ISO 4217, an entry of dictionary `currency`. */
  currency: CurrencyCode,
  /** An IBAN where the country of the branch uses them; spaces fall away. */
  bankAccount: BankAccount,
  bankName: line(120),
  bankAddress: line(200),
  /** SWIFT code. */
  bankBic: SwiftCode,
  actualRecipient: line(120),
  /** Characters 5 and 6 of the SWIFT code. */
  branchCountry: BranchCountry,
  billingAddress: line(200),
};

/** What a form checks before it is sent. */
export const BankForm = z.object(bankFields).check(...bankRules);
type BankValues = z.output<typeof BankForm>;

/** The same as the server has it: nothing of an account is printed by mistake. */
const toConfidential = ({ currency, branchCountry, ...values }: BankValues) => ({
  currency,
  branchCountry,
  bankAccount: new Confidential(values.bankAccount, 'account'),
  bankBic: new Confidential(values.bankBic, 'swift'),
  bankName: new Confidential(values.bankName, 'text'),
  bankAddress: new Confidential(values.bankAddress, 'text'),
  actualRecipient: new Confidential(values.actualRecipient, 'text'),
  billingAddress: new Confidential(values.billingAddress, 'text'),
});
export type ConfidentialBankDetails = ReturnType<typeof toConfidential>;

/** What the answer to a task begins with; a newer version of the bank details refuses it. */
const answered = { version: Version, ...bankFields };

/** Entering bank details, with the name of the company as it is registered. */
const entered = { ...answered, companyName: line(200) };

const withBank = <Given extends BankValues>(given: Given) => ({ ...given, ...toConfidential(given) });

export const RecomfirmBody = z
  .object({ tipsId: Id, ...entered })
  .check(...bankRules)
  .transform(withBank);
export const RecomfirmInTalkBody = z
  .object({ msgId: Id, ...entered })
  .check(...bankRules)
  .transform(withBank);
export const RecomInvoiceBody = z
  .object({ tipsId: Id, ...answered })
  .check(...bankRules)
  .transform(withBank);
export const RecomInvoiceInTalkBody = z
  .object({ msgId: Id, ...answered })
  .check(...bankRules)
  .transform(withBank);

export const BankTipQuery = z.object({ tipsId: Id });
export const BankTipInTalkQuery = z.object({ msgId: Id });

/** Bank details in full, for those who entered them and for finance. */
export const BankDetails = z.object({
  currency: answerText(3),
  bankAccount: answerText(50),
  bankName: answerText(120),
  bankAddress: answerText(200),
  bankBic: answerText(11),
  actualRecipient: answerText(120),
  branchCountry: answerText(2),
  billingAddress: answerText(200),
});
export type BankDetails = z.output<typeof BankDetails>;

/** What others may see of them: the account's country and last four characters, the bank, and who is paid. */
export const MaskedBankDetails = BankDetails.pick({
  currency: true,
  bankAccount: true,
  bankName: true,
  bankBic: true,
  actualRecipient: true,
  branchCountry: true,
});
export type MaskedBankDetails = z.output<typeof MaskedBankDetails>;

const Amount = z.object({ currency: answerText(3), amount: answerText(20) });

const person = answerText(130);

const bankHead = {
  bankDetailsId: z.number().int(),
  requestId: z.number().int(),
  requestNo: answerText(30),
  state: z.enum(bankStates),
  version: Version,
  companyName: answerText(200),
  /** Who is paid; empty: the company. */
  payee: answerText(120),
  /** What all compensations to them come to, by currency. */
  amounts: answerList(Amount, 20),
  /** Who enters them. */
  contactName: person,
};

/** Who it can be handed over to. */
const handOverContacts = answerList(z.object({ contactId: z.number().int(), name: person }), 500);

/** Bank details as they are asked for: in full for the contact who enters them, and for no one else. */
export const BankTask = z.object({
  ...bankHead,
  tipsId: z.number().int(),
  msgId: z.number().int(),
  taxNo: answerText(40),
  details: BankDetails.nullable(),
  /** Why finance returned them; empty otherwise. */
  reason: answerText(500),
  contacts: handOverContacts,
});
export type BankTask = z.output<typeof BankTask>;

/** What became of bank details. */
export const BankActed = z.object({ ...bankHead, masked: MaskedBankDetails.nullable() });
export type BankActed = z.output<typeof BankActed>;

export const HandOverBody = z.object({ bankDetailsId: Id, version: Version, contactId: Id });

export const BankListQuery = Paging.extend({
  show: z.enum(bankListStates).default('toCheck'),
  /** Part of a request number, or of the name of the company or the payee. */
  text: z.string().trim().max(100).optional(),
});

/** How many there are to show; with the cap, as many or more. */
export const BankCounts = z.object({ toCheck: z.number().int(), waiting: z.number().int(), confirmed: z.number().int() });
export type BankCounts = z.output<typeof BankCounts>;

export const BankId = z.object({ bankDetailsId: Id });

/** What finance has to look at before it agrees. */
export const BankFlags = z.object({
  /** The same account was given by other companies: the newest of them, and how many. */
  otherCompany: z
    .object({ companyName: answerText(200), requestNo: answerText(30), at: Timestamp, companies: z.number().int() })
    .nullable(),
  /** Within 30 days, the company gave another account than before: when, and the one before. */
  changed: z.object({ at: Timestamp, before: answerText(60) }).nullable(),
});
export type BankFlags = z.output<typeof BankFlags>;

/** How each of them was cleared; empty where there was none, or it isn't yet. */
export const Cleared = z.object({ otherCompany: answerText(500), changed: answerText(500) });

/** An action with the guards that fail. */
export const Available = z.object({ name: answerText(40), blockedBy: answerList(answerText(40), 5) });

/** Bank details as finance sees them before it reads them in full. */
export const BankCheck = z.object({
  ...bankHead,
  masked: MaskedBankDetails.nullable(),
  flags: BankFlags,
  cleared: Cleared,
  /** Why they were returned; empty otherwise. */
  reason: answerText(500),
  enteredBy: person,
  enteredAt: Timestamp.nullable(),
  checkDue: Timestamp.nullable(),
  checkedBy: person,
  checkedAt: Timestamp.nullable(),
  confirmedAt: Timestamp.nullable(),
  actions: answerList(Available, 5),
});
export type BankCheck = z.output<typeof BankCheck>;

/** The same with the people who have taken the steps before, and those who could enter them. */
export const BankCheckInFull = BankCheck.extend({
  taxNo: answerText(40),
  /** Who sent the solutions for approval, and who approved them last. */
  proposedBy: person,
  proposedAt: Timestamp.nullable(),
  approvedBy: person,
  approvedAt: Timestamp.nullable(),
  contacts: handOverContacts,
});
export type BankCheckInFull = z.output<typeof BankCheckInFull>;

/** How what was noticed was cleared. */
export const BankReasons = z.object({ otherCompany: optionalText(500), changed: optionalText(500) });
export type BankReasons = z.output<typeof BankReasons>;

export const CheckBankBody = z.object({
  bankDetailsId: Id,
  version: Version,
  /** How each flag was cleared; needed for those there are. */
  cleared: BankReasons.default({ otherCompany: '', changed: '' }),
});

export const ReturnBankBody = z.object({ bankDetailsId: Id, version: Version, reason: text(500) });

/** What became of bank details, for the company that was asked for them and for the one who handles the claim. */
export const BankProgress = z.object({
  bankDetailsId: z.number().int(),
  state: z.enum(bankStates),
  payee: answerText(120),
  /** Who enters them. */
  contactName: person,
  /** Who entered them, and when; empty until then. */
  enteredBy: person,
  enteredAt: Timestamp.nullable(),
  confirmedAt: Timestamp.nullable(),
  /** On the customer's side, for the contact who entered them alone. */
  masked: MaskedBankDetails.nullable(),
});
export type BankProgress = z.output<typeof BankProgress>;

export const BankProgressQuery = z.object({ requestId: Id });
