import { z } from 'zod';
import { Attachment } from '../attachment/index.ts';
import { answerList, answerText, Day, Id, optionalLine, Paging, text, Timestamp, Version } from '../kit/index.ts';
import { mostCorrections, mostProofs, paymentStates } from './payment-states.ts';
import { Available, BankFlags, Cleared, MaskedBankDetails } from './schemas.ts';

const person = answerText(130);

/** What a credit note records, and all that its digest covers. Numbers and amounts are strings as they travel. */
export const CreditNoteRecord = z.object({
  number: z.string(),
  issuedAt: Timestamp,
  requestNo: z.string(),
  companyName: z.string(),
  taxNo: z.string(),
  /** Who is paid; empty: the company. */
  payee: z.string(),
  quantity: z.string(),
  unitPrice: z.string(),
  money: z.string(),
  currency: z.string(),
  /** Masked. */
  bankAccount: z.string(),
});
export type CreditNoteRecord = z.output<typeof CreditNoteRecord>;

/** Pieces that a credit note pays for. */
export const CreditNoteLine = z.object({
  solutionId: z.number().int(),
  quantity: z.number().int(),
  unitPrice: answerText(20),
  money: answerText(20),
  currency: answerText(3),
});

/** What a task to confirm a credit note is about. */
export const CreditNoteSettlement = z.object({
  tipsId: z.number().int(),
  msgId: z.number().int(),
  requestId: z.number().int(),
  requestNo: answerText(30),
  creditNoteId: z.number().int(),
  /** Number of the credit note. */
  number: answerText(60),
  issueTime: Timestamp,
  companyName: answerText(200),
  taxNo: answerText(40),
  /** Who is paid; empty: the company. */
  payee: answerText(120),
  /** The masked account, for the contact who entered it alone; empty for colleagues. */
  bankAccount: answerText(60),
  /** That contact, who confirms the credit note. */
  contactName: person,
  lines: answerList(CreditNoteLine, 1),
});
export type CreditNoteSettlement = z.output<typeof CreditNoteSettlement>;

/** A credit note that staff confirm for its contact, with the file of the written consent that they have uploaded. */
export const ConsentToNoteBody = z.object({ msgId: Id, attId: Id });

export const OnCreditNote = z.object({ creditNoteId: Id });

const paymentHead = {
  paymentId: z.number().int(),
  requestId: z.number().int(),
  requestNo: answerText(30),
  solutionId: z.number().int(),
  state: z.enum(paymentStates),
  version: Version,
  companyName: answerText(200),
  quantity: z.number().int(),
  /** For one piece, and for all. */
  unitPrice: answerText(20),
  amount: answerText(20),
  currency: answerText(3),
  /** Who is paid; empty: the company. */
  payee: answerText(120),
  creditNoteId: z.number().int(),
  /** Number of the credit note. */
  number: answerText(60),
  issueTime: Timestamp,
  /** The contact who entered the bank details, and reads the credit note. */
  contactName: person,
  /** When that contact had read it. */
  acknowledgeTime: Timestamp.nullable(),
  /** On which day it was paid, … */
  payTime: Day.nullable(),
  paid: z.boolean(),
};

/** What became of the payment of a compensation, for those who see its claim. */
export const PaymentProgress = z.object({
  ...paymentHead,
  /** The masked account, for the contact who entered it and for the owner of the claim; empty for everyone else. */
  bankAccount: answerText(60),
  /** The files that prove it. */
  proofs: answerList(Attachment, mostProofs),
});
export type PaymentProgress = z.output<typeof PaymentProgress>;

export const PaymentsOf = z.object({ requestId: Id });

export const paymentLists = ['toPay', 'waiting', 'paid'] as const;
export type PaymentListName = (typeof paymentLists)[number];
export const PaymentListQuery = Paging.extend({ show: z.enum(paymentLists).default('toPay') });

/** No list tells more than this. */
export const mostPaymentsListed = 1_000;

/** Payments that one export holds; its last line says so if there are more. */
export const paymentExportLimit = 10_000;
export const PaymentExportQuery = PaymentListQuery.pick({ show: true });

/** How many there are to show; with the cap, as many or more. */
export const PaymentCounts = z.object({ toPay: z.number().int(), waiting: z.number().int(), paid: z.number().int() });
export type PaymentCounts = z.output<typeof PaymentCounts>;

export const PaymentId = z.object({ paymentId: Id });

/** A payment as finance sees it. */
export const Payment = z.object({
  ...paymentHead,
  bankDetailsId: z.number().int(),
  masked: MaskedBankDetails.nullable(),
  /** What was noticed about the account, and how it was cleared when it was checked. */
  flags: BankFlags,
  cleared: Cleared,
  checkedBy: person,
  due: Timestamp.nullable(),
  paidBy: person,
  /** … and when that was recorded. */
  recordTime: Timestamp.nullable(),
  actions: answerList(Available, 5),
});
export type Payment = z.output<typeof Payment>;

/** A correction of what was recorded of a payment, with what had been recorded before. */
export const PaymentCorrection = z.object({
  correctedBy: person,
  at: Timestamp,
  reason: answerText(500),
  payTime: Day,
  bankReference: answerText(60),
  /** Those that it has replaced; finance alone sees them. */
  proofs: answerList(Attachment, mostProofs),
});
export type PaymentCorrection = z.output<typeof PaymentCorrection>;

/** The same with the people who have taken the steps before. */
export const PaymentInFull = Payment.extend({
  taxNo: answerText(40),
  proposedBy: person,
  proposedAt: Timestamp.nullable(),
  approvedBy: person,
  approvedAt: Timestamp.nullable(),
  enteredBy: person,
  enteredAt: Timestamp.nullable(),
  checkedAt: Timestamp.nullable(),
  confirmedAt: Timestamp.nullable(),
  /** Staff who have confirmed the credit note for the customer; empty where the customer did. */
  noteConfirmedBy: person,
  /** Of the transfer, as the bank gave it; empty where there was none. */
  bankReference: answerText(60),
  proofs: answerList(Attachment, mostProofs),
  /** The newest first. */
  corrections: answerList(PaymentCorrection, mostCorrections),
});
export type PaymentInFull = z.output<typeof PaymentInFull>;

/** Goes before the file in a multipart upload. */
export const ProofFields = z.object({ paymentId: Id });

/** What a form asks for when a payment is recorded. The amount is that of the solution. */
export const PaidForm = z.object({ payTime: Day, bankReference: optionalLine(60) });

export const MarkPaidBody = PaidForm.extend({
  requestId: Id,
  paymentId: Id,
  version: Version,
  /** Files that were uploaded as proofs of this payment. */
  attIds: z
    .array(Id)
    .min(1)
    .max(mostProofs)
    .refine((ids) => new Set(ids).size === ids.length, { params: { rule: 'invalid' } }),
});

/** What a form asks for when that is corrected. */
export const CorrectionForm = PaidForm.extend({ reason: text(500) });

/** All as it is to be from now on; `attIds` are proofs that there are, or that were uploaded since. */
export const CorrectPaymentBody = MarkPaidBody.extend({ reason: text(500) });
