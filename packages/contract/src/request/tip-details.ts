import { z } from 'zod';
import { answerList, answerText, Id, limits, optionalText, Version } from '../kit/index.ts';
import { RequestTypeCode } from './schemas.ts';

/** What tips can ask for of a kind of request. */
export interface Askable {
  /** The part of the save call with what all kinds have, … */
  head: string;
  /** … and the one with the kind's own fields; for some kinds the same. */
  part: string;
  /** Fields by their path in the save call, and lists by their name. */
  fields: readonly string[];
  /** What is unlocked along with a field, because the one makes no sense without the other. */
  together?: Readonly<Record<string, readonly string[]>>;
}

/** Everything that is unlocked when these fields are asked for. */
export const unlockedWith = ({ together = {} }: Askable, fields: readonly string[]): string[] => [
  ...new Set(fields.flatMap((field) => [field, ...(together[field] ?? [])])),
];

/** No kind has more fields. */
export const mostFieldsAsked = 30;

const longestPath = 60;
const longestQuestion = 300;

/** Which fields are asked for, and what about each; or something about all of them in words. */
export const detailsAsked = {
  fields: z
    .array(z.object({ field: z.string().trim().min(1).max(longestPath), question: optionalText(longestQuestion) }))
    .min(1)
    .max(mostFieldsAsked),
  content: optionalText(limits.chatText),
};

/** What a dialog asks for. */
export const DetailsAsked = z.object(detailsAsked);

/** A field as it was asked for. */
export const AskedField = z.object({ field: answerText(longestPath), question: answerText(longestQuestion) });
export type AskedField = z.output<typeof AskedField>;

const longestValue = 21_000;

/** A field's value, `null` where it has none or, in a list, where the entry was not there. */
const FieldValue = z.union([answerText(longestValue), z.number()]).nullable();
export type FieldValue = z.output<typeof FieldValue>;

/** A field that the customer has changed; of an entry in a list, its path has the entry's id: `trackerList.17.pcs`. */
export const FieldChange = z.object({ field: answerText(longestPath), before: FieldValue, after: FieldValue });
export type FieldChange = z.output<typeof FieldChange>;

/** So many changes of a list come with a tip. */
export const mostChangesShown = 1_000;

/** What a call that saves an answer begins with; the version is that of the answer, and a newer one refuses it. */
export const onDetails = { msgId: Id, version: Version.optional() };

/** What all kinds have, as far as it is asked for: what is left out stays. */
export const AskedHead = z.object({ requestType: RequestTypeCode.optional(), desc: z.string().trim().max(4_000).nullish() });

/** What a call that reads the details says of the task; without one, the message is `null` and nothing is unlocked. */
export const detailsHead = {
  requestId: z.number().int(),
  msgId: z.number().int().nullable(),
  version: Version,
  fields: answerList(AskedField, mostFieldsAsked),
  /** With those that are unlocked along with them. */
  unlocked: answerList(answerText(longestPath), mostFieldsAsked),
};

const NamedValue = z.object({ field: answerText(longestPath), value: FieldValue });

/** The unlocked fields whatever the kind, with what was typed so far. */
export const DetailsOfTip = z.object({ ...detailsHead, values: answerList(NamedValue, mostFieldsAsked) });
export type DetailsOfTip = z.output<typeof DetailsOfTip>;

export const SaveDetailsBody = z.object({
  ...onDetails,
  values: z
    .array(
      z.object({
        field: z.string().trim().min(1).max(longestPath),
        value: z.union([z.string().max(4_000), z.number()]).nullable(),
      }),
    )
    .max(mostFieldsAsked),
});
