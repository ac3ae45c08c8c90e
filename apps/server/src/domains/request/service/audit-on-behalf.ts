import { writeAudit } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Origin } from '#src/platform/http/call.ts';
import type { RequestRecord } from '../store.ts';

/** Writes down what staff did with a customer's request in the customer's place; what customers do themselves stands in its events. */
export async function auditOnBehalf(
  tx: Tx,
  actor: Actor,
  request: RequestRecord,
  action: 'request.begin' | 'request.submit' | 'request.deleteDraft',
  origin: Origin,
  at: Date,
): Promise<void> {
  if (actor.kind !== 'staff') return;
  await writeAudit(tx, {
    at,
    actorId: actor.userId,
    actorName: actor.name,
    onBehalfOf: request.contact_id,
    action,
    subjectType: 'request',
    subjectId: request.id,
    after: { requestNo: request.request_no, status: request.status, companyId: request.account_id },
    address: origin.address,
    requestId: origin.requestId,
  });
}
