import type { RequestDetail } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { useBlockReason } from '#src/domains/request/index.ts';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { ReadSolutions } from './components/read-solutions.tsx';
import { DecideSolutions } from './decide/decide-solutions.tsx';
import { NotMine } from './decide/second-eyes.tsx';
import { useSolutionPlan } from './use-solution-plan.ts';
import { WriteSolutions } from './write/write-solutions.tsx';

/** The solutions of a claim: written, decided about, or only looked at, as the claim allows its reader. */
export function SolutionsWork({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('solution');
  const reasonOf = useBlockReason();
  const { data: plan, error, refetch } = useSolutionPlan(request);
  if (!plan) return error ? <ErrorState error={error} onRetry={refetch} /> : <PageSkeleton />;
  const blockOf = (name: string) => plan.actions.find((action) => action.name === name)?.blockedBy;
  if (blockOf('saveSolution')?.length === 0) return <WriteSolutions request={request} plan={plan} />;
  const deciding = blockOf('approveSolution');
  if (deciding?.length === 0) return <DecideSolutions key={plan.round?.round} request={request} plan={plan} />;
  const why = deciding ? reasonOf(deciding) : plan.status === 'pending' ? t('waits') : reasonOf(blockOf('saveSolution') ?? []);
  return <ReadSolutions request={request} plan={plan} note={why !== undefined && <NotMine reason={why} />} />;
}
