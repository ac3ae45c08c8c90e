import type { RequestDetail } from '@heliodesk/contract/request';
import type { SolutionPlan } from '@heliodesk/contract/solution';
import { useState } from 'react';
import { TwoColumns } from '#src/ui/page/page.tsx';
import { AcceptedCard } from '../components/accepted-card.tsx';
import { ApprovalCard } from '../components/approval-card.tsx';
import { CostsCard } from '../components/costs-card.tsx';
import { runsOf } from '../components/piece-cells.ts';
import { SettledSolutions } from '../components/settled-solutions.tsx';
import { SolutionRead } from '../components/solution-read.tsx';
import { CustomerRead, NoteRead } from '../components/texts-read.tsx';
import { useSolutionWords } from '../components/use-words.ts';
import { CheckSheet } from './check-sheet.tsx';
import { DecideBar } from './decide-bar.tsx';
import { DecisionChoice } from './decision-choice.tsx';
import { ReturnCard } from './return-card.tsx';
import { SecondEyes } from './second-eyes.tsx';
import { useDecisions } from './use-decisions.ts';

const reasonIdOf = ({ requestId }: SolutionPlan): string => `return-reason-${requestId}`;

/** Approving the solutions of a claim, or returning them to their author. */
export function DecideSolutions({ request, plan }: { request: RequestDetail; plan: SolutionPlan }) {
  const words = useSolutionWords(request.requestType);
  const decisions = useDecisions(plan);
  const [isReasonShown, setReasonShown] = useState(false);
  const { of, choose, reason, setReason, isSending } = decisions;
  const handleSend = () => {
    setReasonShown(true);
    if (decisions.isReasonMissing) document.querySelector<HTMLElement>(`#${reasonIdOf(plan)}`)?.focus();
    else void decisions.send();
  };
  return (
    <>
      <DecideBar decisions={decisions} nameOf={({ kind }) => words.kind(kind)} onSend={handleSend} />
      <TwoColumns
        sidebar={
          <>
            <CheckSheet plan={plan} words={words} />
            <AcceptedCard request={request} plan={plan} runs={runsOf(plan)} />
            <ReturnCard
              id={reasonIdOf(plan)}
              author={plan.round?.sentBy ?? ''}
              reason={reason}
              isNeeded={decisions.returned.length > 0}
              isShown={isReasonShown}
              isDisabled={isSending}
              onChange={setReason}
            />
            <CostsCard request={request} plan={plan} />
            <ApprovalCard round={plan.round} />
          </>
        }
      >
        <SecondEyes plan={plan} />
        <SettledSolutions request={request} plan={plan} />
        {decisions.solutions.map((solution) => (
          <SolutionRead
            key={solution.solutionId}
            request={request}
            plan={plan}
            solution={solution}
            foot={
              <DecisionChoice
                name={words.kind(solution.kind)}
                decision={of(solution.solutionId)}
                isDisabled={isSending}
                onChoose={(decision) => choose(solution.solutionId, decision)}
              />
            }
          />
        ))}
        <CustomerRead plan={plan} />
        <NoteRead plan={plan} />
      </TwoColumns>
    </>
  );
}
