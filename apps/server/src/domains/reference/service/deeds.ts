import type { Actor } from '#src/platform/auth/actor.ts';
import { doneBy, writeAudit, type AuditEntry } from '#src/platform/audit/audit.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Origin } from '#src/platform/http/call.ts';
import type { Platform } from '#src/platform/platform.ts';

/** Who changes reference data, and from where. */
export interface Doer {
  actor: Actor;
  origin: Origin;
}

/** What was done to what. */
type Deed = Pick<AuditEntry, 'action' | 'subjectType' | 'subjectId' | 'before' | 'after'>;

/** Writes down what staff have done to reference data, in the transaction of the deed. */
export const writeDeed = (tx: Tx, { clock }: Platform, { actor, origin }: Doer, deed: Deed): Promise<void> =>
  writeAudit(tx, { ...deed, ...doneBy(actor, origin, clock.now()) });
