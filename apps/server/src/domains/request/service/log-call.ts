import type { BodyOf } from '@heliodesk/contract/kit';
import type { logCall, LoggedCall, RequestActed } from '@heliodesk/contract/request';
import type { WriteContext } from '#src/platform/context.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { timedGuards } from '../guard-context.ts';
import { requestMachine } from '../machine.ts';
import type { RequestRecord } from '../store.ts';
import { acted, nameOf } from './acted.ts';
import { lockRequest } from './lock.ts';

/** The clock of someone who logs a call may be this much ahead of ours. */
const clocksDiffer = 2 * 60_000;

/** A call can't be later than now, nor earlier than what it was about. */
function checkTime({ submitted_at }: RequestRecord, calledAt: Date, now: Date): void {
  if (calledAt.getTime() > now.getTime() + clocksDiffer) throw failFields({ path: 'calledAt', rule: 'dateInFuture' });
  // Forms know minutes alone.
  if (submitted_at !== null && calledAt.getTime() < submitted_at.getTime() - 60_000)
    throw failFields({ path: 'calledAt', rule: 'callTooEarly' });
}

/** Logs a call with the customer. The first one that reached them keeps the promise, from when they spoke. */
export async function logPhoneCall(
  context: WriteContext,
  { requestId, note, calledAt: givenTime, ...details }: BodyOf<typeof logCall>,
): Promise<RequestActed> {
  const { platform, tx } = context;
  const now = platform.clock.now();
  const calledAt = new Date(givenTime);
  const request = await lockRequest(context, requestId);
  checkTime(request, calledAt, now);
  const keepsPromise = details.result === 'reached' && request.first_contact_at === null && request.submitted_at !== null;
  const logged = await transition(context, requestMachine, request, {
    action: 'logCall',
    extraGuards: timedGuards(request, now),
    reason: note,
    change: keepsPromise ? { first_contact_at: contactTime(request, calledAt, now) } : {},
    after: { ...details, calledAt: calledAt.toISOString() } satisfies LoggedCall,
  });
  return acted(context, logged, await nameOf(tx, logged.owner_id));
}

/** When they spoke, within the time that the request has been with us. */
const contactTime = ({ submitted_at }: RequestRecord, calledAt: Date, now: Date): Date =>
  new Date(Math.max(submitted_at?.getTime() ?? 0, Math.min(calledAt.getTime(), now.getTime())));
