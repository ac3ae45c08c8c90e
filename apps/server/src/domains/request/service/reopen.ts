import type { BodyOf } from '@heliodesk/contract/kit';
import { isClaim, type reopenCase as api, type RequestActed } from '@heliodesk/contract/request';
import type { WriteContext } from '#src/platform/context.ts';
import { checkTransition, transition } from '#src/platform/lifecycle/transition.ts';
import { timedGuards } from '../guard-context.ts';
import { requestMachine } from '../machine.ts';
import { conversationPort, solutionPort } from '../ports.ts';
import type { RequestRecord } from '../store.ts';
import { restartReminders } from '../tips/due.ts';
import { acted, nameOf } from './acted.ts';
import { lockRequest } from './lock.ts';
import { notifyContact } from './notify-contact.ts';
import { ownerAgain } from './owner-again.ts';
import { tellOwner } from './tell-owner.ts';

/** What of a claim that is reopened stays done; nothing unless it was completed. */
export const settledOf = async (context: WriteContext, request: RequestRecord): Promise<number> =>
  request.status === 'completed' && isClaim(request.type)
    ? solutionPort.of(context.platform).settleDone(context, request)
    : request.settled_quantity;

/** A lead takes up again what has ended; what was asked before a request was withdrawn for silence waits for the customer again. */
export async function reopenCase(context: WriteContext, { requestId, version, reason }: BodyOf<typeof api>): Promise<RequestActed> {
  const { platform, tx } = context;
  const request = await lockRequest(context, requestId, version);
  const attempt = { action: 'reopenCase', extraGuards: timedGuards(request, platform.clock.now()) } as const;
  checkTransition(context, requestMachine, request, attempt);
  const reopened = await transition(context, requestMachine, request, {
    ...attempt,
    reason,
    change: {
      settled_quantity: await settledOf(context, request),
      owner_id: await ownerAgain(context, request),
      waiting_on: request.open_tips > 0 ? 'customer' : 'us',
      outcome: null,
      appeal_until: null,
    },
  });
  await restartReminders(context, reopened);
  await conversationPort.of(platform).postSystemMessage(context, requestId, 'takenUp', { reason });
  await notifyContact(context, reopened, { template: 'requestReopened', params: { reason } });
  await tellOwner(context, reopened, 'takenUp');
  return acted(context, reopened, await nameOf(tx, reopened.owner_id));
}
