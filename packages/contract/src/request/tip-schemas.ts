import { z } from 'zod';
import { PhotoPlace, photoPlaces } from '../attachment/index.ts';
import { answerList, answerText, Id, limits, optionalText, Timestamp, Version } from '../kit/index.ts';
import { RequestActed } from './schemas.ts';
import { AskedField, detailsAsked, FieldChange, mostChangesShown, mostFieldsAsked } from './tip-details.ts';
import { ListAsked, PairDifference } from './tip-pairs.ts';
import { tipStates, tipTypes, tipTypeValues } from './tip-lifecycle.ts';
import { ConsentFile, OfferedSolution } from './tip-solution.ts';
import { choosesSerials, mostListsAsked, SerialDifference, serialsAsked, SerialsInQuestion, serialsMissing } from './tip-serials.ts';
import type { TipState } from './tip-lifecycle.ts';

const TipTypeCode = z.coerce.number<number>().pipe(z.literal(tipTypeValues));

/** A file of an answer, as it was called then. */
const TipFile = z.object({ attId: z.number().int(), fileName: answerText(255), place: PhotoPlace.nullable() });
export type TipFile = z.output<typeof TipFile>;

/** What the customer has changed since they were asked, by the part that was unlocked; the lists of the others are empty. */
const differences = {
  /** Files that were added, … */
  added: answerList(TipFile, limits.files),
  /** … and those that are no longer there. */
  removed: answerList(TipFile, limits.files),
  /** Details, in the order in which they were asked for. */
  changes: answerList(FieldChange, mostChangesShown),
  /** Serial numbers. */
  serialChanges: SerialDifference.nullable(),
  /** Old and new serial numbers of exchanges. */
  pairChanges: PairDifference.nullable(),
  /** Whether a solution was accepted; `null` until it is answered. */
  accepted: z.boolean().nullable(),
  /** The customer's written consent, where staff have answered with it. */
  consent: ConsentFile.nullable(),
};

/** Something that staff ask the customer for, and the answer. */
export const Tip = z.object({
  tipsId: z.number().int(),
  requestId: z.number().int(),
  /** Its place in the conversation. */
  msgId: z.number().int(),
  tipsType: TipTypeCode,
  state: z.enum(tipStates),
  /** Photos that are missing. */
  photos: answerList(PhotoPlace, photoPlaces.length),
  /** Fields that are asked for. */
  fields: answerList(AskedField, mostFieldsAsked),
  /** Which serial numbers are in question. */
  serials: SerialsInQuestion.nullable(),
  /** Deliveries whose old and new serial numbers are asked for. */
  pairs: answerList(ListAsked, mostListsAsked).nullable(),
  /** The solution that is offered. */
  solution: OfferedSolution.nullable(),
  /** The bank details that it asks for, or has confirmed. */
  bankDetailsId: z.number().int().nullable(),
  /** The credit note that it is about. */
  creditNoteId: z.number().int().nullable(),
  /** What exactly is missing, in the words of the one who asks. */
  content: answerText(2_000),
  asker: answerText(130),
  askTime: Timestamp,
  dueTime: Timestamp,
  /** The customer's own words, saved as they are typed until the tip is confirmed; of a solution that is declined, why. */
  note: answerText(2_000),
  /** Of what was typed of the details until then. */
  version: Version,
  ...differences,
  /** Who answered; empty until then. */
  answerer: answerText(130),
  /** The contact that staff have answered for; empty where the customer's side did. */
  answeredFor: answerText(130),
  /** When it was answered, recalled or superseded. */
  closeTime: Timestamp.nullable(),
  /** Whether staff have looked at the answer. */
  reviewed: z.boolean(),
});
export type Tip = z.output<typeof Tip>;

/** Which tips a request has and how far they are; the list of tips has what they ask and what was answered. */
export const TipHead = Tip.pick({ tipsId: true, msgId: true, tipsType: true, state: true, askTime: true, dueTime: true, closeTime: true });
export type TipHead = z.output<typeof TipHead>;
/** Far more than a request has. */
export const mostTipHeads = 1_000;
export type TipDifferences = Pick<Tip, keyof typeof differences>;

/** Files that are missing: photos one by one, something in words, or both. */
export const filesAsked = {
  photos: z
    .array(PhotoPlace)
    .max(photoPlaces.length)
    .default([])
    .transform((photos) => photoPlaces.filter((place) => photos.includes(place))),
  content: optionalText(limits.chatText),
};
export const saysWhat = ({ photos, content }: { photos: readonly PhotoPlace[]; content: string }): boolean =>
  photos.length > 0 || content !== '';
export const contentMissing = { path: ['content'], params: { rule: 'required' } };

/** What a dialog asks for. */
export const FilesAsked = z.object(filesAsked).refine(saysWhat, contentMissing);

const askedOf = {
  details: { requestId: Id, tipsType: z.literal(tipTypes.details), ...detailsAsked },
  serials: { requestId: Id, tipsType: z.literal(tipTypes.serials), ...serialsAsked },
  files: { requestId: Id, tipsType: z.literal(tipTypes.files), ...filesAsked },
};

/** With a version, it is refused if that is no longer the newest. */
export const SendTipBody = z.discriminatedUnion('tipsType', [
  z.object({ ...askedOf.details, version: Version.optional() }),
  z.object({ ...askedOf.serials, version: Version.optional() }).refine(choosesSerials, serialsMissing),
  z.object({ ...askedOf.files, version: Version.optional() }).refine(saysWhat, contentMissing),
]);

export const AskBody = z.discriminatedUnion('tipsType', [
  z.object({ ...askedOf.details, version: Version }),
  z.object({ ...askedOf.serials, version: Version }).refine(choosesSerials, serialsMissing),
  z.object({ ...askedOf.files, version: Version }).refine(saysWhat, contentMissing),
]);

export const RecallTipBody = z.object({ requestId: Id, version: Version, tipsId: Id });

export const OnTip = z.object({ tipsId: Id });
export const TipsOf = z.object({ requestId: Id });
/** A tip is answered where it was asked. */
export const OnTipMessage = z.object({ msgId: Id });

/** What the customer writes about the files. */
export const TipNoteBody = z.object({ msgId: Id, content: optionalText(limits.chatText) });

/** The request after something was asked or recalled, with the tip. */
export const TipActed = RequestActed.extend({ tip: Tip });
export type TipActed = z.output<typeof TipActed>;

declare module '../kit/error-data.ts' {
  interface ErrorData {
    /** What became of the tip instead. */
    'tip.closed': { state: TipState };
  }
}
