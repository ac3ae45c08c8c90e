import { z } from 'zod';
import { answerList, answerText, Id } from '../kit/index.ts';
import { reviewDecisions, ReviewState } from '../request/index.ts';

/** Why a row of a verdict file is left out. */
export const verdictFaults = [
  'unreadable',
  'notInClaim',
  'unknownDecision',
  'reasonMissing',
  'unknownReason',
  /** The serial number is in an earlier row with another decision, and both are left out. */
  'contradiction',
] as const;
export const VerdictFault = z.enum(verdictFaults);
export type VerdictFault = z.infer<typeof VerdictFault>;

/** So many rows are told one by one, of those that are left out, and of those that differ. */
export const mostRowsTold = 200;

const LeftOut = z.object({
  row: z.number().int(),
  fault: VerdictFault,
  sn: answerText(40),
  /** What is written in the cell that can't be taken. */
  text: answerText(60),
  /** The earlier row of a contradiction. */
  otherRow: z.number().int().nullable(),
});
export type VerdictLeftOut = z.output<typeof LeftOut>;

const Differing = z.object({
  id: z.number().int(),
  sn: answerText(100),
  /** As it is decided in the claim, … */
  here: ReviewState,
  hereReason: answerText(200),
  /** … and in the file. */
  file: z.enum(reviewDecisions),
  fileReason: answerText(200),
});
export type VerdictDiffering = z.output<typeof Differing>;

/** What the file that someone has uploaded would do to the review; `null` where there is none. */
export const VerdictFile = z
  .object({
    fileId: z.number().int(),
    fileName: answerText(255),
    rows: z.number().int(),
    /** Undecided in the claim: they get the decision of the file. */
    apply: z.number().int(),
    unchanged: z.number().int(),
    /** Decided otherwise in the claim: someone chooses. */
    differ: z.number().int(),
    leftOut: z.number().int(),
    leftOutRows: answerList(LeftOut, mostRowsTold),
    differing: answerList(Differing, mostRowsTold),
    /** Reasons that are nearly those of the list, and how they were read. */
    readAs: answerList(z.object({ text: answerText(60), reason: answerText(200), rows: z.number().int() }), 20),
  })
  .nullable();
export type VerdictFile = z.output<typeof VerdictFile>;

export const OnVerdictFile = z.object({ requestId: Id, fileId: Id });

export const ApplyVerdictsBody = OnVerdictFile.extend({
  /** What stays where the file differs, … */
  keep: z.enum(['here', 'file']).default('here'),
  /** … except for these serial numbers. */
  except: z.array(Id).max(mostRowsTold).default([]),
});
