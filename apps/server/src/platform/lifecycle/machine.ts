import type { GuardContext, Lifecycle } from '@heliodesk/contract/kit';
import type { Caller } from '../auth/actor.ts';
import type { Tx } from '../db/database.ts';
import type { Platform } from '../platform.ts';

/** Who did what, as a record's history keeps it. */
export interface StepEvent {
  at: Date;
  /** The user … */
  actorId: number | null;
  /** … or the guest; neither: a timer of the product. */
  guestId: number | null;
  /** The contact that the actor acts for. */
  onBehalfOf: number | null;
  action: string;
  reason: string;
  before?: unknown;
  after?: unknown;
}

/** One action that was found legal on some records, to be recorded. */
export interface Step<Row, State extends string, Change extends object> {
  rows: readonly Row[];
  /** Writers update only rows that still have the state they were checked in. */
  from: readonly State[];
  /** `null`: every row keeps its state. */
  to: State | null;
  /** Process node to be written, and those to be voided. */
  node: number | undefined;
  voids: readonly number[];
  change: Change;
  event: StepEvent;
}

/** What the platform has to know of a kind of record to take it through its lifecycle. */
export interface Machine<Row, State extends string, Guard extends string, Action extends string, Change extends object> {
  lifecycleOf: (row: Row) => Lifecycle<State, Guard, Action>;
  stateOf: (row: Row) => State;
  /** Guards that follow from the record and the caller alone; `extraGuards` were found to hold elsewhere. */
  guardContextOf: (actor: Caller | null, row: Row, extraGuards: readonly Guard[]) => GuardContext<Guard>;
  /** Writes state, version, history and `change` together; answers the rows as they are now, in the order of `step.rows`. */
  write: (tx: Tx, step: Step<Row, State, Change>) => Promise<Row[]>;
  /** Notifies everyone watching the record, once the transaction has committed. */
  publish: (platform: Platform, tx: Tx, row: Row) => void;
}
