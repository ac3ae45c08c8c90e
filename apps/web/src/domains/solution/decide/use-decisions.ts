import type { PlannedSolution, SolutionPlan } from '@heliodesk/contract/solution';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { CallError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { approve, giveBack, useReadAfresh } from '../queries.ts';

export type Decision = 'approve' | 'return';

export interface Decisions {
  /** What there is to decide about. */
  solutions: readonly PlannedSolution[];
  of: (solutionId: number) => Decision | undefined;
  choose: (solutionId: number, decision: Decision) => void;
  /** Solutions without a decision yet. */
  open: readonly PlannedSolution[];
  /** Those that have to change. */
  returned: readonly PlannedSolution[];
  reason: string;
  setReason: (reason: string) => void;
  /** Whether something is returned without saying why. */
  isReasonMissing: boolean;
  isSending: boolean;
  send: () => Promise<void>;
}

/** What someone decides about each solution, until it is sent: all are approved together, or some are returned with a reason. */
export function useDecisions(plan: SolutionPlan): Decisions {
  const { t } = useTranslation('solution');
  const { requestId, version } = plan;
  const solutions = plan.solutions.filter(({ isSettled }) => !isSettled);
  const [chosen, setChosen] = useState<ReadonlyMap<number, Decision>>(new Map());
  const [reason, setReason] = useState('');
  const [isSending, setSending] = useState(false);
  const readAfresh = useReadAfresh(requestId);
  const of = (solutionId: number) => chosen.get(solutionId);
  const open = solutions.filter(({ solutionId }) => of(solutionId) === undefined);
  const returned = solutions.filter(({ solutionId }) => of(solutionId) === 'return');

  const isReasonMissing = returned.length > 0 && reason.trim() === '';

  const decide = async (): Promise<string> => {
    if (returned.length > 0) {
      await giveBack({ requestId, version, reason: reason.trim(), solutionIds: returned.map(({ solutionId }) => solutionId) });
      return t('decide.returned');
    }
    const { status } = await approve({ requestId, version });
    return t(status === 'pending' ? 'decide.first' : 'decide.approved');
  };
  const send = async () => {
    if (open.length > 0 || isReasonMissing) return;
    setSending(true);
    try {
      showToast({ kind: 'good', title: await decide() });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showToast({ kind: 'bad', title: messageOf(error) });
    } finally {
      await readAfresh();
      setSending(false);
    }
  };
  const choose = (solutionId: number, decision: Decision) => setChosen(new Map(chosen).set(solutionId, decision));
  return { solutions, of, choose, open, returned, reason, setReason, isReasonMissing, isSending, send };
}
