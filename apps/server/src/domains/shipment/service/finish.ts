import type { BodyOf } from '@heliodesk/contract/kit';
import type { RequestActed } from '@heliodesk/contract/request';
import type { finishExchange as api } from '@heliodesk/contract/shipment';
import { conversationPort, lockRequest, requestMachine } from '#src/domains/request/index.ts';
import { finishSolution } from '#src/domains/solution/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { checkTransition, transition } from '#src/platform/lifecycle/transition.ts';
import { exchangeMachine } from '../machine.ts';
import { findHead } from '../store/heads.ts';
import { findShipmentsOf } from '../store/shipments.ts';
import { guardsOf } from '../view.ts';
import { actedOn } from './goods.ts';

/** Everything of an exchange has arrived: it stays as it is, and its solution is done with it. */
export async function finishExchange(context: WriteContext, { requestId, version, exchangeId }: BodyOf<typeof api>): Promise<RequestActed> {
  const { tx, actor, platform } = context;
  const action = 'finishExchange';
  const request = await lockRequest(context, requestId, version);
  checkTransition(context, requestMachine, request, { action });
  const head = await findHead(tx, exchangeId);
  if (head?.request_id !== requestId) throw fail('notFound');
  const shipments = await findShipmentsOf(tx, [exchangeId]);
  await transition(context, exchangeMachine, head, {
    action: 'finish',
    extraGuards: guardsOf(head),
    change: { done_at: platform.clock.now(), done_by: actor.userId },
  });
  const step = await transition(context, requestMachine, request, {
    action,
    change: { open_shipments: request.open_shipments - shipments.length },
    after: { exchangeId, solutionId: head.solution_id },
  });
  const finished = await finishSolution(context, step, head.solution_id);
  await conversationPort.of(platform).postSystemMessage(context, requestId, 'exchangeFinished', { quantity: String(head.quantity) });
  return actedOn(context, finished);
}
