import type { BodyOf } from '@heliodesk/contract/kit';
import type { proposeRejection as api, RequestActed, takeBackProposal as takeBack } from '@heliodesk/contract/request';
import { workCalendarOf } from '#src/domains/account/index.ts';
import { checkChoices } from '#src/domains/reference/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { checkTransition, transition } from '#src/platform/lifecycle/transition.ts';
import { settleDecision } from '#src/platform/notify/notify.ts';
import { requestMachine } from '../machine.ts';
import { decideProposal, insertProposal } from '../proposal-store.ts';
import { decisionWorkingDays, workingDaysLater } from '../promise.ts';
import { isBound } from '../store.ts';
import { acted, nameOf } from './acted.ts';
import { lockRequest } from './lock.ts';
import { tellDeciders } from './tell-deciders.ts';

/** Proposes to reject a claim; it waits for the decision of someone else, and the customer hears nothing of it. */
export async function proposeRejection(
  context: WriteContext,
  { requestId, version, reasonCode, publicText, note }: BodyOf<typeof api>,
): Promise<RequestActed> {
  const { platform, tx, actor } = context;
  const request = await lockRequest(context, requestId, version);
  checkTransition(context, requestMachine, request, { action: 'proposeRejection' });
  await checkChoices(tx, [{ path: 'reasonCode', type: 'reject_reason', value: reasonCode }]);
  if (!isBound(request)) throw new Error(`Claim ${requestId} is of no company`);
  const now = platform.clock.now();
  const due = workingDaysLater(now, decisionWorkingDays, await workCalendarOf(tx, request.account_id));
  const proposed = await transition(context, requestMachine, request, {
    action: 'proposeRejection',
    change: { decision_due: due, proposed_by: actor.userId },
    after: { reasonCode },
  });
  await insertProposal(tx, {
    request_id: requestId,
    reason_code: reasonCode,
    public_text: publicText,
    note,
    proposed_by: actor.userId,
    proposed_at: now,
    due_at: due,
  });
  await tellDeciders(context, proposed, 'rejectionProposed');
  return acted(context, proposed, await nameOf(tx, proposed.owner_id));
}

/** The author thinks better of it. */
export async function takeBackProposal(context: WriteContext, { requestId, version }: BodyOf<typeof takeBack>): Promise<RequestActed> {
  const { platform, tx, actor } = context;
  const request = await lockRequest(context, requestId, version);
  const taken = await transition(context, requestMachine, request, {
    action: 'takeBackProposal',
    change: { decision_due: null, proposed_by: null },
  });
  await decideProposal(tx, requestId, { state: 'takenBack', by: actor.userId, at: platform.clock.now() });
  await settleDecision(context, requestId);
  return acted(context, taken, await nameOf(tx, taken.owner_id));
}
