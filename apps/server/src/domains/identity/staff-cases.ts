import type { OpenCases } from '@heliodesk/contract/identity';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';

/** What the administration of staff asks about the requests that they own; app.ts passes the answers of that domain in. */
export interface StaffCases {
  /** How many requests each of some users has open; who has none may be left out. */
  countOpen: (db: Db | Tx, userIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  /** Who may own every open request of a user. */
  findSuccessors: (db: Db, userId: number) => Promise<OpenCases['colleagues']>;
  /** Gives all open requests of a user to a colleague or to nobody; answers how many. Refuses whom it cannot give all of them to. */
  handOver: (tx: Tx, actor: Actor, handOver: { from: number; to: number | null; path: string; reason: string }) => Promise<number>;
}
