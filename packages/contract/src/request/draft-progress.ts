import { z } from 'zod';
import { answerList, answerText, Id, Paging, Timestamp, Version } from '../kit/index.ts';
import { Actions, RequestTypeCode } from './schemas.ts';
import { requestTypeValues } from './states.ts';

/** The step of every wizard that shows everything for a final check. */
export const lastDraftStep = 'complete';

/** The steps of a kind's wizard before the last one, and the step of each field in its save call. */
export interface DraftSteps<Step extends string = string> {
  keys: readonly Step[];
  of: (path: string) => Step;
  /** Those that ask for nothing. */
  free: readonly Step[];
}

/** A step is done once nothing that it asks for is missing; one that asks for nothing is free. */
export const draftStepStates = ['done', 'missing', 'free'] as const;

export const DraftStepState = z.object({ key: answerText(200), state: z.enum(draftStepStates) });
export type DraftStepState = z.output<typeof DraftStepState>;

/** Where a draft resumes: at the first step that lacks something, else at the last check. */
export const resumedStep = (steps: readonly DraftStepState[]): string =>
  steps.find(({ state }) => state === 'missing')?.key ?? lastDraftStep;

/** Serial numbers of a draft: those in it, and those of a read file that wait to be added. */
export const DraftParts = z.object({ total: z.number().int(), waiting: z.number().int(), isReading: z.boolean() });
export type DraftParts = z.output<typeof DraftParts>;

/** A draft as progress: which of its steps are done, where it resumes, what it still lacks. */
export const DraftRow = z.object({
  requestId: z.number().int(),
  requestNo: answerText(30),
  requestType: z.literal(requestTypeValues),
  title: answerText(600),
  /** All steps of its wizard, the last check included. */
  steps: answerList(DraftStepState, 20),
  resumeAt: answerText(40),
  /** Fields of the save call that submitting would refuse, by their paths; a kind's parts by the key of their step. */
  missing: answerList(answerText(100), 100),
  /** `null` for kinds without any. */
  parts: DraftParts.nullable(),
  /** Staff who started it for its contact; `null` where the contact did. */
  startedBy: answerText(130).nullable(),
  createTime: Timestamp,
  updateTime: Timestamp,
  version: Version,
  actions: Actions,
});
export type DraftRow = z.output<typeof DraftRow>;

export const draftGroups = ['all', 'claims', 'enquiries'] as const;
export const DraftGroup = z.enum(draftGroups);
export type DraftGroup = z.output<typeof DraftGroup>;

/** Own drafts; staff see those started for customers, of one customer where they name the contact. */
export const DraftListQuery = Paging.extend({
  group: DraftGroup.default('all'),
  type: RequestTypeCode.optional(),
  onBehalfOf: Id.optional(),
});

export const DraftCounts = z.record(DraftGroup, z.number().int());
