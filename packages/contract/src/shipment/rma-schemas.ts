import { z } from 'zod';
import { answerText, Id, optionalLine, Paging } from '../kit/index.ts';

/** Which of a pair a serial number is (spec 2): the old piece, or the new one. */
export const snTypes = { old: 0, new: 1 } as const;
const SnType = z.coerce.number<number>().pipe(z.literal([0, 1]));

/** What is wrong with a serial number of an exchange. */
export const rmaFaults = ['malformed', 'duplicate', 'notCovered', 'isOld', 'usedElsewhere'] as const;
export type RmaFault = (typeof rmaFaults)[number];

/** Whether both numbers of a row are there and fit. */
export const rmaStates = ['fits', 'missing', 'wrong'] as const;

const longestNumber = 40;

/** A serial number as it is typed, in capitals, some of which are longer than their small letters; what is wrong with it, its row says. */
const GivenNumber = optionalLine(longestNumber).removeDefault().toUpperCase().max(longestNumber);
/** The same where leaving it out is as good as empty. */
const TypedNumber = GivenNumber.default('');

/** So many rows are added or deleted by one call; more go into a spreadsheet. */
export const mostRmaRows = 1_000;

export const OnRma = z.object({ addressId: Id });

/** A row of the list: an old piece, and the new one that replaces it. Empty: not entered yet. */
export const RmaRow = z.object({
  id: z.number().int(),
  oldSn: answerText(longestNumber),
  newSn: answerText(longestNumber),
  state: z.enum(rmaStates),
  oldFault: z.enum(rmaFaults).nullable(),
  newFault: z.enum(rmaFaults).nullable(),
});
export type RmaRow = z.output<typeof RmaRow>;

export const RmaListQuery = Paging.extend({
  addressId: Id,
  /** Only rows that have an old number (0) or a new one (1). */
  snType: SnType.optional(),
  show: z.enum(['all', 'toFix']).default('all'),
  /** Only rows with a number that contains this. */
  text: z.string().trim().toUpperCase().max(longestNumber).optional(),
});

const RmaPair = z
  .object({ oldSn: TypedNumber, newSn: TypedNumber })
  .refine(({ oldSn, newSn }) => oldSn !== '' || newSn !== '', { path: ['oldSn'], params: { rule: 'required' } });

/** Pairs, of which one side may be empty: numbers of one side fill the rows that lack them, in order. */
export const AddRmaBody = z.object({ addressId: Id, pairs: z.array(RmaPair).min(1).max(mostRmaRows) });

/** What the caller saw in a row; it is refused if something else is there by now. */
const SeenPair = z.object({ oldSn: GivenNumber, newSn: GivenNumber });

/** Another text for what is in a row; both empty delete it. */
export const UpdateRmaBody = z.object({
  addressId: Id,
  id: Id,
  oldSn: GivenNumber,
  newSn: GivenNumber,
  seen: SeenPair,
});

/** Rows, or with `snType` only their numbers of that side. */
export const DeleteRmaBody = z.object({
  addressId: Id,
  rows: z
    .array(z.object({ id: Id, seen: SeenPair }))
    .min(1)
    .max(mostRmaRows),
  snType: SnType.optional(),
});

/** Everything, or all numbers of one side; refused if the list has fewer or more numbers by now than were seen in it. */
export const DeleteAllRmaBody = z.object({
  addressId: Id,
  snType: SnType.optional(),
  flag: z.literal(true),
  seen: z.object({ oldCount: z.int().min(0), newCount: z.int().min(0) }).optional(),
});

/** What a list has now. */
export const RmaCounts = z.object({
  addressId: z.number().int(),
  /** Pieces of the delivery: so many pairs are needed. */
  quantity: z.number().int(),
  oldCount: z.number().int(),
  newCount: z.number().int(),
  fitCount: z.number().int(),
  fixCount: z.number().int(),
});
export type RmaCounts = z.output<typeof RmaCounts>;
