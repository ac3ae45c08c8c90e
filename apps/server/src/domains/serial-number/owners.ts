import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { Db, SqlCondition, Tx } from '#src/platform/db/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import { registry } from '#src/platform/port.ts';
import type { OwnerKind } from './list.ts';

/** What serial numbers are evaluated against in addition to the registry. */
export interface EvaluationScope {
  /** Where the modules are, ISO 3166-1 numeric; `null` while that is not known. */
  country: number | null;
  /** The day on which the warranty counts, `YYYY-MM-DD`. */
  day: string;
}

/** What an owner is called, and the page where it is worked on. */
export interface OwnerDescription {
  title: string;
  path: string;
}

/** What the lists of serial numbers ask the domain of the records that they hang on. */
export interface SerialListOwner {
  /** Refuses, as a missing one, an owner that the caller may not see. */
  requireVisible: (context: Context, ownerId: number) => Promise<void>;
  /** Locks the owner until the transaction ends, if the caller may change its lists; else refuses. */
  lockForChange: (context: WriteContext, ownerId: number) => Promise<void>;
  /** Whether the caller may change its lists now. */
  mayChange: (db: Db, actor: Actor, ownerId: number) => Promise<boolean>;
  /** How many serial numbers a list may have; within a transaction asked with it. */
  findLimit: (platform: Platform, tx?: Tx) => Promise<number>;
  /** The company whose serial numbers count together. */
  findAccount: (db: Db, ownerId: number) => Promise<number>;
  /** Whether the ends of warranties may be told: not before something is submitted, or guessed numbers would be told of. */
  tellsWarrantyEnds: (db: Db, ownerId: number) => Promise<boolean>;
  findScope: (db: Db, ownerId: number, today: Date) => Promise<EvaluationScope>;
  /** Whether an owner is being worked on, so that its claimed modules count as claimed; `ownerId` is the column that holds its id. */
  isOpen: (ownerId: string) => SqlCondition;
  /** What owners are called, and where they are worked on; only those that the caller may see. */
  describe: (context: Context, ownerIds: readonly number[]) => Promise<ReadonlyMap<number, OwnerDescription>>;
  /** Tells those who watch the owner that an import moves on, once the transaction has committed. */
  publishImport: (platform: Platform, tx: Tx, ownerId: number, importId: number) => void;
}

export const serialListOwners = registry<OwnerKind, SerialListOwner>('owner of serial numbers');
