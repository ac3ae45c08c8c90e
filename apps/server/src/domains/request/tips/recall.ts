import type { BodyOf } from '@heliodesk/contract/kit';
import type { recallTip as recallApi, TipActed } from '@heliodesk/contract/request';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { requestMachine } from '../machine.ts';
import { conversationPort } from '../ports.ts';
import { notifyContact } from '../service/notify-contact.ts';
import { updateOf, type RequestRecord } from '../store.ts';
import { tipActed } from './ask.ts';
import { openTipsWithout } from './open-tips.ts';
import { tipParts } from './parts.ts';
import { lockTip, requireOpen, type LockedTip } from './read.ts';
import { specOf } from './spec-of.ts';
import { findOpenTips, updateToRecalled, type TipRecord } from './tip-store.ts';

/** What was changed for tips and never confirmed doesn't count. */
async function revertParts(context: WriteContext<Caller | null>, recalled: readonly TipRecord[]): Promise<void> {
  for (const tip of recalled) await tipParts.of(context.platform, specOf(tip).opens).revert?.(context, tip);
}

/** Takes back a tip of a locked request: the part is locked again, and no one is waited for if nothing else is open. */
async function recall(context: WriteContext, { request, tip }: LockedTip): Promise<void> {
  requireOpen(tip);
  if (!specOf(tip).recallable) throw fail('action.notAllowed', {}, { state: request.status });
  const step = await transition(context, requestMachine, request, {
    action: 'recallTip',
    change: openTipsWithout(request, [tip.type]),
    before: { tipsType: tip.type, ...tip.asked, content: tip.content },
  });
  const closed = await updateToRecalled(context.tx, [tip.id], context.platform.clock.now());
  if (closed.length === 0) throw fail('conflict');
  await revertParts(context, [tip]);
  await conversationPort.of(context.platform).takeTipsBack(context, step, [tip.messageId]);
  await notifyContact(context, step, { template: 'tipRecalled', params: { agent: context.actor.name } });
}

/** Staff no longer need what they asked for. */
export async function recallOpenTip(context: WriteContext, { requestId, version, tipsId }: BodyOf<typeof recallApi>): Promise<TipActed> {
  const locked = await lockTip(context, { tipsId });
  if (locked.request.id !== requestId) throw fail('notFound');
  // That it was answered says more than that something has changed.
  requireOpen(locked.tip);
  if (locked.request.version !== version) throw fail('stale', {}, { version: locked.request.version, status: locked.request.status });
  await recall(context, locked);
  return tipActed(context, requestId, tipsId);
}

/** The same for steps that take back more than a tip; the request is locked. */
export const recallTip = async (context: WriteContext, tipsId: number): Promise<void> =>
  recall(context, await lockTip(context, { tipsId }));

/** The same by the tip's message, which is taken back with it. */
export const recallTipOfMessage = async (context: WriteContext, msgId: number): Promise<void> =>
  recall(context, await lockTip(context, { msgId }));

/**
 * Takes back all open tips of a locked request, for a step that ends it: nothing is asked for any longer. Answers the request without
 * them; whose turn it is, the step says.
 */
export async function recallOpenTips(context: WriteContext<Caller | null>, request: RequestRecord): Promise<RequestRecord> {
  if (request.open_tips === 0) return request;
  const { platform, tx } = context;
  const open = await findOpenTips(tx, request.id);
  await updateToRecalled(
    tx,
    open.map(({ id }) => id),
    platform.clock.now(),
  );
  await revertParts(context, open);
  const none = { open_tips: 0, open_tip_types: [] };
  await updateOf(request.id, none).execute(tx);
  const without = { ...request, ...none };
  await conversationPort.of(platform).takeTipsBack(
    context,
    without,
    open.map(({ messageId }) => messageId),
  );
  return without;
}
