import { auditChange } from '#src/platform/audit/audit.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { RequestRecord } from '../store.ts';

/** Records what staff did with a request on a customer's behalf; what customers do themselves is in its events. */
export async function auditOnBehalf(
  context: WriteContext,
  request: RequestRecord,
  action: 'request.begin' | 'request.submit' | 'request.deleteDraft' | 'request.restoreDraft',
): Promise<void> {
  if (context.actor.kind !== 'staff') return;
  await auditChange(context, {
    onBehalfOf: request.contact_id,
    action,
    subjectType: 'request',
    subjectId: request.id,
    after: { requestNo: request.request_no, status: request.status, companyId: request.account_id },
  });
}
