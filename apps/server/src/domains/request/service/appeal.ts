import type { BodyOf } from '@heliodesk/contract/kit';
import type { appealRequest as api, RequestActed } from '@heliodesk/contract/request';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { timedGuards } from '../guard-context.ts';
import { requestMachine } from '../machine.ts';
import { conversationPort } from '../ports.ts';
import { acted, nameOf } from './acted.ts';
import { lockRequest } from './lock.ts';
import { notifyContact } from './notify-contact.ts';
import { ownerAgain } from './owner-again.ts';
import { tellOwner } from './tell-owner.ts';

/** The customer's side asks us to look again, once for each claim. */
export async function appealRequest(context: WriteContext, { requestId, version, reason }: BodyOf<typeof api>): Promise<RequestActed> {
  const { platform, tx } = context;
  const request = await lockRequest(context, requestId);
  // A colleague may have been faster: that says more than an outdated version.
  if (request.appealed_at !== null) throw fail('request.alreadyAppealed');
  if (request.version !== version) throw fail('stale', {}, { version: request.version, status: request.status });
  const now = platform.clock.now();
  const appealed = await transition(context, requestMachine, request, {
    action: 'appeal',
    reason,
    extraGuards: timedGuards(request, now),
    change: {
      owner_id: await ownerAgain(context, request),
      waiting_on: 'us',
      appeal_until: null,
      appealed_at: now,
      last_customer_message_at: now,
    },
  });
  await conversationPort.of(platform).postSystemMessage(context, requestId, 'appealed', { reason });
  await notifyContact(context, appealed, { template: 'requestAppealed', params: {} });
  await tellOwner(context, appealed, 'appealed');
  return acted(context, appealed, await nameOf(tx, appealed.owner_id));
}
