import type { RequestDetail } from '@heliodesk/contract/request';
import type { SolutionPlan } from '@heliodesk/contract/solution';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TwoColumns } from '#src/ui/page/page.tsx';
import { Empty } from '#src/ui/states/states.tsx';
import { AcceptedCard } from './accepted-card.tsx';
import { ApprovalCard } from './approval-card.tsx';
import { CostsCard } from './costs-card.tsx';
import { FinishRepair, isToFinish } from './finish-repair.tsx';
import { SolutionRead } from './solution-read.tsx';
import { SolutionReason } from './solution-reason.tsx';
import { SolutionStateTag } from './solution-state.tsx';
import { runsOf } from './piece-cells.ts';
import { CustomerRead, NoteRead } from './texts-read.tsx';

/** The solutions of a claim to look at. */
export function ReadSolutions({ request, plan, note }: { request: RequestDetail; plan: SolutionPlan; note?: ReactNode }) {
  const { t } = useTranslation('solution');
  return (
    <TwoColumns
      sidebar={
        <>
          <AcceptedCard request={request} plan={plan} runs={runsOf(plan)} />
          <CostsCard request={request} plan={plan} />
          <ApprovalCard round={plan.round} />
        </>
      }
    >
      {note}
      {plan.solutions.length === 0 && <Empty title={t('empty.title')} text={t('empty.readText')} />}
      {plan.solutions.map((solution) => (
        <SolutionRead
          key={solution.solutionId}
          request={request}
          plan={plan}
          solution={solution}
          tools={<SolutionStateTag {...solution} />}
          foot={isToFinish(plan, solution) && <FinishRepair requestId={request.requestId} plan={plan} solution={solution} />}
        >
          <SolutionReason solution={solution} />
        </SolutionRead>
      ))}
      <CustomerRead plan={plan} />
      <NoteRead plan={plan} />
    </TwoColumns>
  );
}
