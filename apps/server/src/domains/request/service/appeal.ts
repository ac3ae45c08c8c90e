import type { BodyOf } from '@heliodesk/contract/kit';
import type { appealRequest as appealApi, reopenClaim as reopenApi, RequestActed } from '@heliodesk/contract/request';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { checkTransition, transition } from '#src/platform/lifecycle/transition.ts';
import { timedGuards } from '../guard-context.ts';
import { requestMachine } from '../machine.ts';
import { conversationPort } from '../ports.ts';
import type { RequestRecord } from '../store.ts';
import { acted, nameOf } from './acted.ts';
import { lockRequest } from './lock.ts';
import { notifyContact } from './notify-contact.ts';
import { ownerAgain } from './owner-again.ts';
import { settledOf } from './reopen.ts';
import { tellOwnerOrLeads } from './tell-owner.ts';

type Asked = BodyOf<typeof appealApi | typeof reopenApi>;

/** What each of the two ways to ask us to look again refuses the second time. */
const refusals = { appeal: 'request.alreadyAppealed', reopenClaim: 'request.alreadyReopened' } as const;

/** Takes up an ended claim as its customer asked; possible once for each claim, in either way. */
async function lookAgain(
  context: WriteContext,
  action: keyof typeof refusals,
  { requestId, version, reason }: Asked,
): Promise<RequestRecord> {
  const request = await lockRequest(context, requestId);
  // A colleague may have been faster: that says more than an outdated version.
  if (request.appealed_at !== null) throw fail(refusals[action]);
  if (request.version !== version) throw fail('stale', {}, { version: request.version, status: request.status });
  const now = context.platform.clock.now();
  const attempt = { action, extraGuards: timedGuards(request, now) };
  checkTransition(context, requestMachine, request, attempt);
  const settled = await settledOf(context, request);
  return transition(context, requestMachine, request, {
    ...attempt,
    reason,
    change: {
      owner_id: await ownerAgain(context, request),
      waiting_on: 'us',
      appeal_until: null,
      appealed_at: now,
      last_customer_message_at: now,
      settled_quantity: settled,
    },
    ...(settled > 0 ? { after: { settled } } : {}),
  });
}

/** The customer's side asks us to look at a rejected claim again. */
export async function appealRequest(context: WriteContext, body: BodyOf<typeof appealApi>): Promise<RequestActed> {
  const appealed = await lookAgain(context, 'appeal', body);
  await conversationPort.of(context.platform).postSystemMessage(context, appealed.id, 'appealed', { reason: body.reason });
  await notifyContact(context, appealed, { template: 'requestAppealed', params: {} });
  await tellOwnerOrLeads(context, appealed, 'appealed');
  return acted(context, appealed, await nameOf(context.tx, appealed.owner_id));
}

/** The customer's side has a completed claim reviewed again: what was done stays, the rest is open again. */
export async function reopenClaim(context: WriteContext, { reason, ...body }: BodyOf<typeof reopenApi>): Promise<RequestActed> {
  const reopened = await lookAgain(context, 'reopenClaim', { ...body, reason });
  await conversationPort.of(context.platform).postSystemMessage(context, reopened.id, 'claimReopened', { reason });
  // Also where the contact did it: the mail says that we have it.
  await notifyContact({ ...context, actor: null }, reopened, { template: 'requestReopened', params: { reason } });
  await tellOwnerOrLeads(context, reopened, 'reopened');
  return acted(context, reopened, await nameOf(context.tx, reopened.owner_id));
}
