import type { RequestDetail } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '#src/ui/page/use-media.ts';
import { PromiseArc } from '#src/ui/shapes/promise-arc.tsx';
import { useSolutionPlan } from './use-solution-plan.ts';

/** By when the solutions of a claim are to be decided about. */
export function SolutionClock({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('solution');
  const isNarrow = useNarrow();
  const { data: plan } = useSolutionPlan(request);
  const round = plan?.round;
  if (round?.decision !== 'open') return null;
  return (
    <div className={isNarrow ? 'hd-case-brief' : 'hd-case-promise'}>
      <PromiseArc dueAt={round.dueAt} since={round.sentAt} size={isNarrow ? 'small' : 'large'} title={t('approval.promise')} />
      {isNarrow && <span className="hd-hint">{t('approval.title')}</span>}
    </div>
  );
}
