import type { RequestDetail } from '@heliodesk/contract/request';
import type { SolutionPlan } from '@heliodesk/contract/solution';
import { useState } from 'react';
import { TwoColumns } from '#src/ui/page/page.tsx';
import { AcceptedCard } from '../components/accepted-card.tsx';
import { ApprovalCard } from '../components/approval-card.tsx';
import { CostsCard } from '../components/costs-card.tsx';
import { runsOf } from '../components/piece-cells.ts';
import { SolutionFacts } from '../components/solution-facts.tsx';
import { anchorOf, SolutionFrame } from '../components/solution-frame.tsx';
import { CustomerRead, NoteRead } from '../components/texts-read.tsx';
import { useSolutionWords } from '../components/use-words.ts';
import { CheckSheet } from './check-sheet.tsx';
import { DecideBar } from './decide-bar.tsx';
import { DecisionChoice } from './decision-choice.tsx';
import { ReturnCard } from './return-card.tsx';
import { SecondEyes } from './second-eyes.tsx';
import { useDecisions } from './use-decisions.ts';

/** Approving the solutions of a claim, or returning them to their author. */
export function DecideSolutions({ request, plan }: { request: RequestDetail; plan: SolutionPlan }) {
  const words = useSolutionWords(request.requestType);
  const decisions = useDecisions(plan);
  const [isReasonShown, setReasonShown] = useState(false);
  const { of, choose, reason, setReason, isSending } = decisions;
  const reasonId = `return-reason-${plan.requestId}`;
  const handleSend = () => {
    setReasonShown(true);
    if (decisions.isReasonMissing) document.querySelector<HTMLElement>(`#${reasonId}`)?.focus();
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
              id={reasonId}
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
        {plan.solutions.map((solution) => (
          <SolutionFrame
            key={solution.solutionId}
            kind={solution.kind}
            name={words.kind(solution.kind)}
            pieces={solution.quantity}
            accepted={plan.accepted}
            anchor={anchorOf(solution.solutionId)}
            foot={
              <DecisionChoice
                name={words.kind(solution.kind)}
                decision={of(solution.solutionId)}
                isDisabled={isSending}
                onChoose={(decision) => choose(solution.solutionId, decision)}
              />
            }
          >
            <SolutionFacts solution={solution} company={request.companyName} />
          </SolutionFrame>
        ))}
        <CustomerRead plan={plan} />
        <NoteRead plan={plan} />
      </TwoColumns>
    </>
  );
}
