import type { ApprovalCheck, SolutionKind } from '@heliodesk/contract/solution';
import type { RequestType } from '@heliodesk/contract/request';
import type { Db, SqlCondition, SqlNumber, SqlText, Tx } from '#src/platform/db/database.ts';
import { registry } from '#src/platform/port.ts';

/** A run of accepted pieces that one solution covers. */
export interface AcceptedRun {
  /** The first and the last of its serial numbers, by the ids of list entries; `null` for claims without such a list. */
  firstEntry: number | null;
  lastEntry: number | null;
  /** Most of what is in it, which compensations are compared by. */
  product: string;
}

/** Some serial numbers of a claim that a solution of another claim has settled. */
export interface SettledBefore {
  requestId: number;
  kind: SolutionKind;
  count: number;
}

/** Conditions on a serial number, all given as SQL. */
export interface SerialSql {
  /** It is an accepted one of a run of a claim. */
  isCovered: (run: Record<'requestId' | 'firstEntry' | 'lastEntry', SqlNumber>, sn: SqlText) => SqlCondition;
  /** It is one of a claim. */
  isClaimed: (requestId: SqlNumber, sn: SqlText) => SqlCondition;
}

/** A solution that was done before its claim was reopened, with what it covers. */
export interface DoneRun {
  solutionId: number;
  /** The first of its pieces among the accepted ones that nothing has settled yet, counted from 1 in the order of the list. */
  first: number;
  quantity: number;
  firstEntry: number | null;
  lastEntry: number | null;
}

/** What the review of a kind of claim has accepted, by the domain that keeps its list. */
export interface AcceptedPieces {
  /**
   * The runs that begin at these places among the accepted pieces that nothing has settled yet, counted from 1 in the order of the list; each
   * ends before the next.
   */
  findRuns: (db: Db, requestId: number, firsts: readonly number[]) => Promise<AcceptedRun[]>;
  /** Settles what solutions of a locked claim cover, for good; answers how many pieces that is. */
  settle: (tx: Tx, requestId: number, runs: readonly DoneRun[]) => Promise<number>;
  /** Accepted serial numbers by warranty; `null` for those that no registry knows. */
  countWarranty: (db: Db, requestId: number) => Promise<ApprovalCheck['warranty']>;
  findSettledBefore: (db: Db, requestId: number) => Promise<SettledBefore[]>;
  /** SQL about the serial numbers of a claim; missing for claims without a list of them. */
  serials?: SerialSql;
}

export const acceptedPieces = registry<RequestType, AcceptedPieces>('accepted pieces');
