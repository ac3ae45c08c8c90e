import type { Violation } from '@heliodesk/contract/kit';
import type {
  Askable,
  DraftParts,
  DraftSteps,
  FieldValue,
  RequestAddressDraft,
  RequestGuard,
  RequestType,
  ReviewCounts,
} from '@heliodesk/contract/request';
import type { z } from 'zod';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { registry } from '#src/platform/port.ts';
import type { Titled, TitleParts, TitleWords } from './made-title.ts';
import type { RequestRecord } from './store.ts';

/** How many pieces of a claim that is split stay, and how many go on in the new one. */
export interface SplitPieces {
  from: number;
  to: number;
  stay: number;
  go: number;
}

/** What splitting claims of a kind means to what its review is of. */
export interface KindSplit {
  of: 'serials' | 'parts';
  /** Pieces by what was decided about them. */
  count: (tx: Tx, requestId: number) => Promise<ReviewCounts>;
  /** Refuses while more of them may be on their way. */
  requireIdle?: (tx: Tx, requestId: number) => Promise<void>;
  /** Copies the details and moves what is neither accepted nor refused; both claims and their review are locked. */
  move: (tx: Tx, pieces: SplitPieces) => Promise<void>;
}

/** Everything that a draft holds, as it was typed so far. */
export interface DraftValues<Details> {
  /** What the request itself keeps: description, language, region. */
  request: RequestRecord;
  details: Details;
  address: RequestAddressDraft | null;
}

/** What lists show of a kind's details, out of whatever is there so far. */
export interface ListedDetails {
  projectName: string;
  /** The quantity, once it is a number; `null` for kinds without one. */
  quantity: number | null;
}

/** Lists in the details of a kind, under one name in `askable`. */
export interface DetailLists<Details> {
  name: string;
  /** Of the lists in the save call. */
  keys: readonly string[];
  /** The fields of all entries, each by its path with the entry's id. */
  of: (details: Details) => Readonly<Record<string, FieldValue>>;
  /** What submitting would refuse of them, beyond what the schema knows. */
  missing: (details: Details) => readonly Violation[];
  /** Replaces all entries by those that `of` had answered these fields of. */
  restore: (tx: Tx, requestId: number, fields: Readonly<Record<string, FieldValue>>) => Promise<void>;
}

/**
 * What a kind of request adds to what all share: its details and their rules. Numbers, drafts, copies, submitting, lists,
 * history and notices belong to this domain and know a kind only through this.
 */
export interface RequestKind<Details, Submission> {
  type: RequestType;
  /** Details of a request that no one has typed anything into. */
  empty: Details;
  /** Details of some requests; one without any is left out. */
  findDetails: (db: Db, requestIds: readonly number[]) => Promise<ReadonlyMap<number, Details>>;
  /** Stores what was typed, valid or not, and answers it as `findDetails` would; `draft` is locked, and is as before the save. */
  saveDetails: (context: Pick<WriteContext<Caller>, 'platform' | 'tx'>, draft: RequestRecord, details: Details) => Promise<Details>;
  listed: (details: Details) => ListedDetails;
  /** What its title is made from while no one has typed one; out of the row alone, so that lists need no details. */
  titled: (request: Titled, words: TitleWords) => TitleParts;
  /** What submitting checks, … */
  Submission: z.ZodType<Submission>;
  /** … in the shape of the save call, so that refusals show at their fields. */
  toSubmission: (values: DraftValues<Details>) => unknown;
  /**
   * What of a submission does not fit what is elsewhere: a country or an entry of a dictionary that is not there, pieces that differ
   * from the serial numbers. `request` is locked.
   */
  findMisfits?: (tx: Tx, request: RequestRecord, submission: Submission) => Promise<readonly Violation[]>;
  /** Stores the submitted details as typed columns, for everything that computes with them; an answer to a tip stores them again. */
  saveSubmission: (tx: Tx, request: RequestRecord, submission: Submission) => Promise<void>;
  /**
   * Guards that hold in addition to those this domain knows, in any state of the requests. They must not depend on what a save writes,
   * `saveDetails` included: they are asked for at the same time.
   */
  findGuards: (db: Db, requests: readonly RequestRecord[]) => Promise<ReadonlyMap<number, readonly RequestGuard[]>>;
  /** Open requests of the kind with the project and the defect date of a submitted one. */
  findSameDefect?: (db: Db, request: RequestRecord) => Promise<number[]>;
  /** What tips can ask for of it, … */
  askable: Askable;
  /** … how fields of its own part, by name, are put into its details, … */
  withFields: (details: Details, fields: Readonly<Record<string, FieldValue>>) => Details;
  /** … and lists that are asked for as a whole, whose entries have calls of their own. */
  lists?: DetailLists<Details>;
  /** Its wizard's steps. */
  steps: DraftSteps;
  /** Serial numbers of some drafts, for kinds that have them, and the step that asks for them. */
  parts?: { step: string; find: (db: Db, requestIds: readonly number[]) => Promise<ReadonlyMap<number, DraftParts>> };
  /** Copies what belongs to a request without being in its details, such as parts, into a new draft of the same kind. */
  copyOwned?: (tx: Tx, from: number, to: number) => Promise<void>;
  /** Moving what is undecided to a claim of its own. */
  split?: KindSplit;
  /** Removes what belongs to a deleted draft without a foreign key to it. */
  removeOwned?: (tx: Tx, draft: RequestRecord) => Promise<void>;
}

/** A kind without the type of its details. */
export type AnyRequestKind = RequestKind<unknown, unknown>;

const kinds = registry<RequestType, AnyRequestKind>('kind of request');

/** Adds a kind of request. Only the kind itself handles its details. */
export const registerKind = <Details, Submission>(
  platform: Parameters<typeof kinds.register>[0],
  kind: RequestKind<Details, Submission>,
): void => kinds.register(platform, kind.type, kind as unknown as AnyRequestKind);

/** The kinds of requests that this server knows; requests of other kinds, from older releases, have no details and no extra guards. */
export const findKind = kinds.find;
