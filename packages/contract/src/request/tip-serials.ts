import { z } from 'zod';
import { answerList, answerText, Id, limits, text } from '../kit/index.ts';
import { SerialVerdict, serialVerdicts } from '../module/index.ts';

/** So many single numbers can be asked about; more are best asked about by their verdict. */
export const mostSerialsNamed = 500;

/** So many lists of old and new serial numbers can be asked for together. */
export const mostListsAsked = 100;

/** Which entries of a list of serial numbers are in question, and why. */
export const serialsAsked = {
  /** The whole list. */
  all: z.boolean().default(false),
  /** The entries with these verdicts. */
  verdicts: z
    .array(SerialVerdict)
    .max(serialVerdicts.length)
    .default([])
    .transform((verdicts) => serialVerdicts.filter((verdict) => verdicts.includes(verdict))),
  /** Those that the review of the serial numbers has put in question. */
  decided: z.boolean().default(false),
  /** Single numbers. */
  serials: z.array(z.string().trim().toUpperCase().min(1).max(100)).max(mostSerialsNamed).default([]),
  /** Of a claim that is carried out instead: the deliveries whose old and new numbers are asked for. */
  addressIds: z.array(Id).max(mostListsAsked).default([]),
  /** Why, in words. */
  content: text(limits.chatText),
};

interface Chosen {
  all: boolean;
  decided: boolean;
  verdicts: readonly string[];
  serials: readonly string[];
  addressIds: readonly number[];
}
/** Either entries of the claim's own list, or lists of its deliveries. */
export const choosesSerials = ({ all, decided, verdicts, serials, addressIds }: Chosen): boolean =>
  (all || decided || verdicts.length > 0 || serials.length > 0) !== addressIds.length > 0;
export const serialsMissing = { path: ['verdicts'], params: { rule: 'nothingAsked' } };

/** What a dialog asks for. */
export const SerialsAsked = z.object(serialsAsked).refine(choosesSerials, serialsMissing);
export type SerialsAsked = z.output<typeof SerialsAsked>;

/** The same as it was asked, with how many entries it was about then. */
export const SerialsInQuestion = z.object({
  all: z.boolean(),
  /** Those that a review has put in question; left out of older ones. */
  decided: z.boolean().default(false),
  verdicts: answerList(SerialVerdict, serialVerdicts.length),
  serials: answerList(answerText(100), mostSerialsNamed),
  rows: z.number().int(),
});
export type SerialsInQuestion = z.output<typeof SerialsInQuestion>;

export const serialChangeKinds = ['added', 'removed', 'changed'] as const;
export type SerialChangeKind = (typeof serialChangeKinds)[number];

/** A serial number that a customer has added or removed, or whose type or power has become another one. */
export const SerialChange = z.object({
  kind: z.enum(serialChangeKinds),
  sn: answerText(100),
  moduleType: answerText(60),
  /** W */
  power: z.number().nullable(),
  verdict: SerialVerdict,
  /** Of one that has changed: what it was. */
  was: z.object({ moduleType: answerText(60), power: z.number().nullable() }).nullable(),
});
export type SerialChange = z.output<typeof SerialChange>;

/** So many of each kind come with a tip; all of them have a call of their own. */
export const serialChangesShown = 8;

/** What has become of a list since it was asked about. */
export const SerialDifference = z.object({
  changeId: z.number().int(),
  /** How many numbers there are in the list, or were when it was answered. */
  total: z.number().int(),
  counts: z.record(z.enum(serialChangeKinds), z.number().int()),
  /** The first of each kind. */
  first: answerList(SerialChange, serialChangesShown * serialChangeKinds.length),
});
export type SerialDifference = z.output<typeof SerialDifference>;
