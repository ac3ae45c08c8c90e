import type { RequestDetail } from '@heliodesk/contract/request';
import type { SolutionPlan } from '@heliodesk/contract/solution';
import { SolutionRead } from './solution-read.tsx';
import { SettledTag } from './solution-state.tsx';

/** Solutions that were done before the claim was reopened, to look at: they stay as they are. */
export const SettledSolutions = ({ request, plan }: { request: RequestDetail; plan: SolutionPlan }) =>
  plan.solutions
    .filter(({ isSettled }) => isSettled)
    .map((solution) => <SolutionRead key={solution.solutionId} request={request} plan={plan} solution={solution} tools={<SettledTag />} />);
