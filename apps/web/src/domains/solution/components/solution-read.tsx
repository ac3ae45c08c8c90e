import type { RequestDetail } from '@heliodesk/contract/request';
import type { PlannedSolution, SolutionPlan } from '@heliodesk/contract/solution';
import type { ReactNode } from 'react';
import { SolutionFacts } from './solution-facts.tsx';
import { anchorOf, SolutionFrame } from './solution-frame.tsx';
import { useSolutionWords } from './use-words.ts';

interface SolutionReadProps {
  request: RequestDetail;
  plan: Pick<SolutionPlan, 'accepted'>;
  solution: PlannedSolution;
  anchor?: string;
  tools?: ReactNode;
  foot?: ReactNode;
  /** Without what it costs us. */
  forCustomer?: boolean;
  /** What stands above its facts. */
  children?: ReactNode;
}

/** One solution to look at, with its facts. */
export function SolutionRead({ request, plan, solution, anchor, tools, foot, forCustomer = false, children }: SolutionReadProps) {
  const words = useSolutionWords(request.requestType);
  return (
    <SolutionFrame
      kind={solution.kind}
      name={words.kind(solution.kind)}
      pieces={solution.quantity}
      accepted={plan.accepted}
      anchor={anchor ?? anchorOf(solution.solutionId)}
      tools={tools}
      foot={foot}
    >
      {children}
      <SolutionFacts solution={solution} company={request.companyName} forCustomer={forCustomer} />
    </SolutionFrame>
  );
}
