import type { Tip, TipHead } from '@heliodesk/contract/request';
import type { Caller } from '#src/platform/auth/actor.ts';
import { readingQuickly, type Context, type WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { lockRequest } from '../service/lock.ts';
import { findRequest, type RequestRecord } from '../store.ts';
import { tipParts } from './parts.ts';
import { specOf } from './spec-of.ts';
import { findTip, findTipHeads, findTipOfMessage, findTips, type TipRecord } from './tip-store.ts';
import { toTip, toTipHead } from './tip-view.ts';

/** A tip as the caller may see it: an open one with what has changed so far, others with what had changed when they were answered. */
async function viewOf({ platform, db, language, actor }: Context<Caller>, tip: TipRecord): Promise<Tip> {
  const part = tipParts.of(platform, specOf(tip).opens);
  const now = tip.state === 'open' ? await part.snapshotOf(db, tip) : (tip.after ?? tip.before);
  return toTip(tip, part.differences(tip.before, now), { language, isStaff: actor.kind === 'staff' });
}

/** The tips of a request that the caller may see, the oldest first. */
export async function listTips(context: Context<Caller>, requestId: number): Promise<Tip[]> {
  const { db, actor } = readingQuickly(context);
  const [request, found] = await Promise.all([findRequest(db, actor, requestId), findTips(db, requestId)]);
  if (request === undefined) throw fail('notFound');
  return Promise.all(found.map((tip) => viewOf(context, tip)));
}

/** Which tips a request has; whether the caller may see it is known. */
export async function tipHeadsOf({ db }: Context, requestId: number): Promise<TipHead[]> {
  return (await findTipHeads(db, requestId)).map(toTipHead);
}

/** A tip as it is now, for the one who has just changed it. */
export async function tipNow(context: Context<Caller>, tipsId: number): Promise<Tip> {
  const tip = await findTip(context.db, tipsId);
  if (tip === undefined) throw fail('notFound');
  return viewOf(context, tip);
}

export interface LockedTip {
  request: RequestRecord;
  tip: TipRecord;
}

/** A tip with its request, which is locked; one that the caller may not see is answered like a missing one. */
export async function lockTip(context: WriteContext<Caller>, by: { tipsId: number } | { msgId: number }): Promise<LockedTip> {
  const find = () => ('tipsId' in by ? findTip(context.tx, by.tipsId) : findTipOfMessage(context.tx, by.msgId));
  const known = await find();
  if (known === undefined) throw fail('notFound');
  const request = await lockRequest(context, known.requestId);
  // It may have changed while this waited for the lock.
  const tip = await find();
  if (tip === undefined) throw fail('notFound');
  return { request, tip };
}

/** Refuses where staff do something about a tip that only goes with a step of its request and waits for the customer alone. */
export function requireByHand({ status }: RequestRecord, tip: TipRecord): void {
  if (!specOf(tip).byHand) throw fail('action.notAllowed', {}, { state: status });
}

/** Refuses a tip that was answered, recalled or superseded before. */
export function requireOpen({ state }: TipRecord): void {
  if (state !== 'open') throw fail('tip.closed', {}, { state });
}
