import type { BodyOf } from '@heliodesk/contract/kit';
import type { noteTip, RequestGuard, Tip } from '@heliodesk/contract/request';
import { requireActable } from '#src/domains/account/index.ts';
import { participantOf, type Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { checkTransition, transition } from '#src/platform/lifecycle/transition.ts';
import { isReopenedBy, reopenByWord } from '../conversation.ts';
import { timedGuards } from '../guard-context.ts';
import { requestMachine } from '../machine.ts';
import { conversationPort, type TipMessage } from '../ports.ts';
import type { StepChange } from '../step-store.ts';
import type { RequestRecord } from '../store.ts';
import { openTipsWithout } from './open-tips.ts';
import { tipParts } from './parts.ts';
import { lockTip, requireByHand, requireOpen, tipNow, type LockedTip } from './read.ts';
import { isAboutReviewed } from './reviewed.ts';
import { nameOfTip, specOf } from './spec-of.ts';
import { updateNote, updateToAnswered, updateToReviewed, type Snapshot } from './tip-store.ts';

/** With a written consent, staff answer also what only the customer answers otherwise. */
const answerableWithConsent: readonly RequestGuard[] = ['tipAnswerable'];

/** Refuses a caller who may not answer the open tips of a locked request. */
export async function requireAnswerable(
  context: WriteContext<Caller>,
  request: RequestRecord,
  extraGuards: readonly RequestGuard[] = [],
): Promise<void> {
  checkTransition(context, requestMachine, request, {
    action: 'answerTip',
    extraGuards: [...timedGuards(request, context.platform.clock.now()), ...extraGuards],
  });
  if (context.actor.kind === 'staff' && request.contact_id !== null) await requireActable(context.tx, request.contact_id);
}

/** A tip that the caller may answer, its request locked. Says first if it is no longer open. With a written consent, staff may answer more. */
export async function lockToAnswer(context: WriteContext<Caller>, msgId: number, { hasConsent = false } = {}): Promise<LockedTip> {
  const locked = await lockTip(context, { msgId });
  requireOpen(locked.tip);
  if (context.actor.kind === 'staff' && !hasConsent) requireByHand(locked.request, locked.tip);
  await requireAnswerable(context, locked.request, hasConsent ? answerableWithConsent : []);
  return locked;
}

/** Saves what the customer writes beside the files. */
export async function saveNote(context: WriteContext<Caller>, { msgId, content }: BodyOf<typeof noteTip>): Promise<Tip> {
  const { tip } = await lockToAnswer(context, msgId);
  await updateNote(context.tx, tip.id, content);
  return tipNow(context, tip.id);
}

/** What becomes of a tip, and what its request is changed by beside that. */
interface Answering {
  after: Snapshot;
  /** What the customer writes with it. */
  note: string;
  change?: StepChange;
  said?: TipMessage['params'];
  /** The action of the request that it is. */
  action?: 'answerTip' | 'answerWithConsent';
  /** The contact that staff answer for, where it isn't the request's. */
  contactId?: number;
}

/** Answers a tip of a locked request for good: what it had unlocked is locked again, and with nothing else open it is our turn. */
export async function recordAnswer(
  context: WriteContext<Caller>,
  { request, tip }: LockedTip,
  { after, note, change, said, action = 'answerTip', contactId: given }: Answering,
): Promise<RequestRecord> {
  const { platform, tx, actor } = context;
  const remaining = openTipsWithout(request, [tip.type]);
  const contactId = actor.kind === 'staff' ? (given ?? request.contact_id) : null;
  const step = await transition(context, requestMachine, request, {
    action,
    extraGuards: [...timedGuards(request, platform.clock.now()), ...(after.consent === undefined ? [] : answerableWithConsent)],
    change: {
      ...remaining,
      ...(remaining.open_tips === 0 && request.question_id === null ? { waiting_on: specOf(tip).turnsTo } : {}),
      ...change,
    },
    onBehalfOf: contactId,
    before: tip.before,
    after: { ...after, note },
  });
  const answer = { after, note, by: participantOf(actor), contactId, at: platform.clock.now() };
  if (!(await updateToAnswered(tx, tip.id, answer))) throw fail('conflict');
  await conversationPort.of(platform).postTipAnswer(context, step, { tip: nameOfTip(tip), content: note, ...(said && { params: said }) });
  return step;
}

/** Confirms that what a tip asks for is done. */
export async function confirmTip(context: WriteContext<Caller>, msgId: number): Promise<Tip> {
  const { platform, tx, actor } = context;
  const locked = await lockToAnswer(context, msgId);
  const { tip } = locked;
  const request = isReopenedBy(actor, locked.request) ? await reopenByWord(context, locked.request) : locked.request;
  const { opens, unanswered, byHand } = specOf(tip);
  const part = tipParts.of(platform, opens);
  await part.takeOver?.(context, { request, tip });
  const after = await part.snapshotOf(tx, { ...tip, typed: {} });
  if (!part.isAnswered(tip, after)) throw failFields({ path: 'content', rule: unanswered });
  // What was in question, and what has come, is to be decided about.
  const change = isAboutReviewed(platform, request, tip) ? { all_decided: false } : {};
  await recordAnswer(context, { request, tip }, { after, note: tip.note, change });
  await part.keep?.(context, { request, tip });
  // What goes with a step, the domain that it is about has looked at.
  if (!byHand) await updateToReviewed(tx, tip.id, platform.clock.now());
  return tipNow(context, tip.id);
}

/** Marks an answer as looked at. */
export async function reviewTip(context: WriteContext, tipsId: number): Promise<Tip> {
  const { tip } = await lockTip(context, { tipsId });
  if (tip.state !== 'confirmed') throw fail('tip.notAnswered');
  await updateToReviewed(context.tx, tip.id, context.platform.clock.now());
  return tipNow(context, tip.id);
}
