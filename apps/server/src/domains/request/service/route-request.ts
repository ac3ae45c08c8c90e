import type { WriteContext } from '#src/platform/context.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { isLive } from '../guard-context.ts';
import { requestMachine } from '../machine.ts';
import { lockAnyRequest } from '../store.ts';
import { tellOwner } from './tell-owner.ts';

/** Gives an open request to the one chosen by a rule, which is named by its number; answers `false` if someone was faster or it has ended. */
export async function routeRequest(
  context: WriteContext<null>,
  requestId: number,
  { userId, rule }: { userId: number; rule: number },
): Promise<boolean> {
  const request = await lockAnyRequest(context.tx, requestId);
  if (request === undefined || request.owner_id !== null || !isLive(request)) return false;
  const routed = await transition(context, requestMachine, request, {
    action: 'route',
    change: { owner_id: userId },
    before: { ownerId: null },
    after: { ownerId: userId, rule },
  });
  await tellOwner(context, routed, 'assigned');
  return true;
}
