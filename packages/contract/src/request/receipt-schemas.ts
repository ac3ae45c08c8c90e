import { z } from 'zod';
import { answerText, Id, LanguageCode, Timestamp } from '../kit/index.ts';
import { tipTypeValues } from './tip-lifecycle.ts';

/** What can be confirmed with a receipt. */
export const receiptKinds = ['solution', 'addresses', 'bankDetails', 'creditNote'] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** What was shown with a confirmation, in the words of namespace `receipt`; further kinds add their own. */
export const receiptFields = [
  'decision',
  'reason',
  'kind',
  'quantity',
  'unitPrice',
  'money',
  'payee',
  'repairContent',
  'repairSite',
  'oldHandling',
  'newComponent',
  'model',
  'power',
  'publicText',
  'totalPower',
  'deliverTo',
  'bankDetails',
  'bankAccount',
  'bankBic',
  'branchCountry',
  'bankName',
  'currency',
  'actualRecipient',
  'creditNote',
  'consent',
] as const;
export type ReceiptField = (typeof receiptFields)[number];

/** Values that have a name in every language, in the words of namespace `receipt`. */
export const receiptWords = ['accepted', 'declined', 'compensation', 'repair', 'exchange', 'confirmed'] as const;
export type ReceiptWord = (typeof receiptWords)[number];

/** Facts that one receipt can have. */
export const mostReceiptFacts = 60;

/**
 * One thing that was shown when it was confirmed. Words, numbers and money are written in the reader's way; texts stay as they were shown.
 * Decimals are strings as they travel: `3933.00`.
 */
export const ReceiptFact = z.discriminatedUnion('as', [
  z.object({ field: z.enum(receiptFields), as: z.literal('word'), value: z.enum(receiptWords) }),
  z.object({ field: z.enum(receiptFields), as: z.literal('number'), value: z.string().regex(/^\d+(?:\.\d+)?$/) }),
  z.object({
    field: z.enum(receiptFields),
    as: z.literal('money'),
    value: z.string().regex(/^\d+(?:\.\d+)?$/),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .meta({ maxLength: 3 }),
  }),
  z.object({ field: z.enum(receiptFields), as: z.literal('text'), value: z.string() }),
]);
export type ReceiptFact = z.output<typeof ReceiptFact>;

/** How the one who confirmed had come in: signed in as a customer or an employee, or by the link of a host system. */
export const receiptSessions = ['customer', 'staff', 'guest'] as const;
export type ReceiptSession = (typeof receiptSessions)[number];

/** What a receipt records, and all that its digest covers. */
export const ReceiptRecord = z.object({
  number: z.string(),
  requestNo: z.string(),
  kind: z.enum(receiptKinds),
  confirmedAt: Timestamp,
  confirmedBy: z.object({ name: z.string(), email: z.string(), company: z.string(), session: z.enum(receiptSessions) }),
  /** The contact that staff confirmed for; empty where the customer's side did. */
  confirmedFor: z.string(),
  /** In which language it was shown. */
  language: LanguageCode,
  facts: z.array(ReceiptFact).min(1).max(mostReceiptFacts),
});
export type ReceiptRecord = z.output<typeof ReceiptRecord>;

/** A receipt in the list of its request's. */
export const Receipt = z.object({
  receiptId: z.number().int(),
  number: answerText(40),
  kind: z.enum(receiptKinds),
  /** The task that was answered with the confirmation. */
  tipsId: z.number().int().nullable(),
  tipsType: z.literal(tipTypeValues).nullable(),
  msgId: z.number().int().nullable(),
  confirmTime: Timestamp,
  confirmedBy: answerText(254),
  confirmedFor: answerText(254),
  /** SHA-256 of the record, in hexadecimal digits. */
  digest: answerText(64),
});
export type Receipt = z.output<typeof Receipt>;

export const ReceiptsOf = z.object({ requestId: Id });
export const OnReceipt = z.object({ receiptId: Id });
