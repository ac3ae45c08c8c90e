import {
  holdMinutes,
  skipHours,
  type HeldRequest,
  type NextAnswer,
  type NextCase,
  type NextFrom,
  type RequestRow,
  type skipNext as skipNextEndpoint,
} from '@heliodesk/contract/request';
import type { BodyOf } from '@heliodesk/contract/kit';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findRowsOf } from '../list-rows-store.ts';
import { conversationPort } from '../ports.ts';
import { lockRequest } from '../service/lock.ts';
import { askedColumns } from '../service/asked-columns.ts';
import { toRows } from '../service/lists.ts';
import { findCandidates, findOtherHolder, insertSkip, lockHandingOut, removeHoldsOf, upsertHold, type Candidate } from './next-store.ts';

const later = (now: Date, { minutes }: { minutes: number }): Date => new Date(now.getTime() + minutes * 60_000);

/** Hands the most urgent case to the caller and holds it for them. */
export async function takeNext(context: WriteContext, from: NextFrom = {}): Promise<NextAnswer> {
  const { platform, tx, actor } = context;
  await lockHandingOut(tx);
  const now = platform.clock.now();
  const { first, total } = await findCandidates(tx, actor, { now, from });
  const [chosen] = first;
  if (chosen === undefined) {
    await removeHoldsOf(tx, actor.userId);
    return { next: null, after: [], remaining: 0 };
  }
  const until = later(now, { minutes: holdMinutes });
  if (!(await upsertHold(tx, chosen.id, actor.userId, { now, until }))) throw fail('conflict');
  const ids = first.map(({ id }) => id);
  const [row, ...after] = await toRows(context, await findRowsOf(tx, actor, ids, askedColumns(platform, actor)));
  if (row === undefined) throw fail('conflict');
  return { next: await caseOf(context, row, chosen, until), after, remaining: total };
}

async function caseOf({ platform, tx }: WriteContext, request: RequestRow, { reason }: Candidate, until: Date): Promise<NextCase> {
  const written = await conversationPort.of(platform).findLastOfCustomer(tx, request.requestId);
  return {
    requestId: request.requestId,
    request,
    reason,
    heldUntil: until.toISOString(),
    lastMessage: written ?? request.desc,
  };
}

/** Passes a case on, for as long as the reason says, and hands out the next one. */
export async function skipNext(
  context: WriteContext,
  { requestId, reason }: BodyOf<typeof skipNextEndpoint>,
  from: NextFrom = {},
): Promise<NextAnswer> {
  const { platform, tx, actor } = context;
  await lockRequest(context, requestId);
  const at = platform.clock.now();
  const until = later(at, { minutes: skipHours[reason] * 60 });
  await insertSkip(tx, { requestId, userId: actor.userId, reason, at, until });
  await removeHoldsOf(tx, actor.userId);
  return takeNext(context, from);
}

/** Keeps a case that the caller still looks at. */
export async function holdNext(context: WriteContext, requestId: number): Promise<HeldRequest> {
  const { platform, tx, actor } = context;
  await lockRequest(context, requestId);
  const now = platform.clock.now();
  const until = later(now, { minutes: holdMinutes });
  if (!(await upsertHold(tx, requestId, actor.userId, { now, until }))) await refuseHeld(context, requestId);
  return { requestId, heldUntil: until.toISOString() };
}

/** What is kept for someone is no one else's to pick up. */
export async function refuseHeld({ platform, tx, actor }: WriteContext, requestId: number): Promise<void> {
  const name = await findOtherHolder(tx, requestId, actor.userId, platform.clock.now());
  if (name !== undefined) throw fail('request.held', { name });
}
