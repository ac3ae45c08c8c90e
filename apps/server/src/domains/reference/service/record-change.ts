import type { Actor } from '#src/platform/auth/actor.ts';
import { doneBy, writeAudit, type AuditEntry } from '#src/platform/audit/audit.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Origin } from '#src/platform/http/call.ts';
import type { Platform } from '#src/platform/platform.ts';

/** Who changes reference data, and from where. */
export interface AuditContext {
  actor: Actor;
  origin: Origin;
}

/** What was changed, and how. */
type AuditChange = Pick<AuditEntry, 'action' | 'subjectType' | 'subjectId' | 'before' | 'after'>;

/** Records a change of reference data in the audit, in the transaction of the change. */
export const recordChange = (tx: Tx, { clock }: Platform, { actor, origin }: AuditContext, auditChange: AuditChange): Promise<void> =>
  writeAudit(tx, { ...auditChange, ...doneBy(actor, origin, clock.now()) });
