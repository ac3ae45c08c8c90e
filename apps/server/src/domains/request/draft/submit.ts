import type { WriteContext } from '#src/platform/context.ts';
import { Failure } from '#src/platform/http/failure.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { firstContactDue } from '../first-contact.ts';
import type { RequestKind } from '../kinds.ts';
import { requestMachine } from '../machine.ts';
import { conversationPort, routingPort } from '../ports.ts';
import { updateSearch } from '../search-store.ts';
import { auditOnBehalf } from '../service/audit-on-behalf.ts';
import { notifyContact } from '../service/notify-contact.ts';
import { isBound, type RequestRecord } from '../store.ts';
import { customerOf } from './customer.ts';
import { keepDeliveryAddress } from './keep-address.ts';
import { checkSubmission, findGuards, loadValues } from './missing.ts';

/** Submits a complete draft: the promise starts, and the customer gets a receipt. */
export async function submitDraft<Details, Submission>(
  context: WriteContext,
  kind: RequestKind<Details, Submission>,
  draft: RequestRecord,
): Promise<RequestRecord> {
  const { platform, tx, actor } = context;
  if (!isBound(draft)) throw new Error(`Draft ${draft.id} belongs to no company`);
  const [values] = await loadValues(tx, kind, [draft]);
  const { missing, submission } = checkSubmission(kind, values ?? { request: draft, details: kind.empty, address: null });
  if (submission === undefined) throw new Failure('validation', {}, [...missing]);
  const misfits = (await kind.findMisfits?.(tx, draft, submission)) ?? [];
  if (misfits.length > 0) throw new Failure('validation', {}, [...misfits]);
  const guards = await findGuards(tx, kind, draft);
  await kind.saveSubmission(tx, draft, submission);
  await keepDeliveryAddress(context, draft, values?.address ?? null);
  const at = platform.clock.now();
  const { due, timeZone } = await firstContactDue(tx, draft.account_id, at);
  const submitted = await transition(context, requestMachine, draft, {
    action: 'submit',
    extraGuards: ['detailsComplete', ...guards],
    onBehalfOf: customerOf(context, draft),
    change: { submitted_at: at, first_contact_due: due, waiting_on: 'us' },
  });
  await updateSearch(tx, [draft.id]);
  const message = { requestNo: draft.request_no, due: due.toISOString() };
  await conversationPort.of(platform).postSystemMessage(context, draft.id, 'submitted', message);
  const params = { due: { moment: due, timeZone }, agent: actor.name };
  await notifyContact(
    context,
    submitted,
    actor.kind === 'staff'
      ? { template: 'requestFiledFor', withoutSignIn: 'requestFiledForOutside', params }
      : { template: 'requestReceived', params },
  );
  await auditOnBehalf(context, submitted, 'request.submit');
  await routingPort.of(platform).routeSoon(platform, tx, draft.id);
  return submitted;
}
