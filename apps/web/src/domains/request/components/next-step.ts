import type { RequestDetail, RequestRow, RequestStatus, WaitingOn } from '@heliodesk/contract/request';
import { isCustomer } from '../reader.ts';

type StepKey =
  | 'finishDraft'
  | 'answerTips'
  | 'confirmSolution'
  | 'answerQuestion'
  | 'rate'
  | 'firstContact'
  | 'review'
  | 'approve'
  | 'carryOut'
  | 'complete'
  | 'close'
  | 'providerWork'
  | 'done'
  | 'appeal'
  | 'rejected'
  | 'withdrawn';

/** What comes next in each state, by who has to act (workflow §2). */
const steps: Readonly<Record<RequestStatus, Readonly<Record<WaitingOn, StepKey>>>> = {
  draft: { customer: 'finishDraft', us: 'finishDraft', provider: 'finishDraft', none: 'finishDraft' },
  submitted: { customer: 'answerQuestion', us: 'review', provider: 'providerWork', none: 'review' },
  picked_up: { customer: 'answerQuestion', us: 'review', provider: 'providerWork', none: 'review' },
  pending: { customer: 'answerQuestion', us: 'approve', provider: 'providerWork', none: 'approve' },
  approved: { customer: 'confirmSolution', us: 'carryOut', provider: 'providerWork', none: 'carryOut' },
  processing: { customer: 'answerQuestion', us: 'carryOut', provider: 'providerWork', none: 'close' },
  completed: { customer: 'rate', us: 'close', provider: 'providerWork', none: 'done' },
  rejected: { customer: 'rejected', us: 'rejected', provider: 'rejected', none: 'rejected' },
  withdrawn: { customer: 'withdrawn', us: 'withdrawn', provider: 'withdrawn', none: 'withdrawn' },
};

/** Steps that stay the customer's word even while tips are open, and those that the first contact comes before. */
const namedSteps: ReadonlySet<StepKey> = new Set(['confirmSolution', 'finishDraft']);
const afterContact: ReadonlySet<StepKey> = new Set(['review']);
/** What customers are told of steps that only staff know of: nothing of a solution is news before it is approved. */
const toldAs: Partial<Readonly<Record<StepKey, StepKey>>> = { approve: 'review' };
const ends: ReadonlySet<StepKey> = new Set(['done', 'appeal', 'rejected', 'withdrawn']);

export type NextStepRow = Pick<RequestRow, 'status' | 'waitingOn' | 'tips' | 'firstContactAt' | 'appealUntil' | 'solutionsDone'>;

/** Until when a rejected claim may be appealed; nothing once that is over. */
export const openAppealOf = ({ appealUntil }: Pick<RequestRow, 'appealUntil'>): string | undefined =>
  appealUntil !== null && Date.parse(appealUntil) > Date.now() ? appealUntil : undefined;

/** Who acts next on a request, and the phrase that says what. */
export function nextStepOf(row: NextStepRow): {
  actor: WaitingOn;
  key: StepKey;
} {
  const own = steps[row.status][row.waitingOn];
  const usual = isCustomer() ? (toldAs[own] ?? own) : own;
  if (usual === 'rejected' && openAppealOf(row) !== undefined) return { actor: 'none', key: 'appeal' };
  if (ends.has(usual)) return { actor: 'none', key: usual };
  const actor = usual === 'finishDraft' ? 'customer' : row.waitingOn === 'none' ? 'us' : row.waitingOn;
  if (actor === 'customer' && row.tips > 0 && !namedSteps.has(usual)) return { actor, key: 'answerTips' };
  if (usual === 'carryOut' && row.solutionsDone) return { actor, key: 'complete' };
  if (afterContact.has(usual) && row.firstContactAt === null) return { actor, key: 'firstContact' };
  return { actor, key: usual };
}

/** When we asked the customer's open question; `undefined` if none is open. */
export const questionAskedAt = ({
  waitingOn,
  tips,
  lastWord,
}: Pick<RequestDetail, 'waitingOn' | 'tips' | 'lastWord'>): string | undefined =>
  waitingOn === 'customer' && tips === 0 && lastWord?.by === 'us' ? lastWord.at : undefined;
