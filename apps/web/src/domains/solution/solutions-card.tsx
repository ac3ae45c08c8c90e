import './solution.css';
import { isClaim, solutionsPageOf, type RequestDetail, type RequestStatus } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isAllowed, SidebarCard } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { PieceThread } from './components/piece-thread.tsx';
import { SolutionStateTag } from './components/solution-state.tsx';
import { useSolutionWords } from './components/use-words.ts';
import { kindColors } from './kind-looks.ts';
import { useSolutionPlan } from './use-solution-plan.ts';

/** States of a claim whose solutions are written. */
const solved: ReadonlySet<RequestStatus> = new Set(['pending', 'approved', 'processing', 'completed']);

/** States in which it is shown how far the pieces have come. */
const carriedOut: ReadonlySet<RequestStatus> = new Set(['processing', 'completed']);

/** Most claims have none yet: opening them makes no call for nothing. */
const mayHaveSolutions = ({ requestType, status, settled, actions }: RequestDetail): boolean =>
  isClaim(requestType) && (solved.has(status) || settled > 0 || isAllowed(actions, 'saveSolution'));

/** The solutions of a claim in short, with the way to them; nothing before its review has accepted anything. */
export function SolutionsCard({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('solution');
  const { number } = useFormat();
  const words = useSolutionWords(request.requestType);
  const { data: plan } = useSolutionPlan(request, { enabled: mayHaveSolutions(request) });
  if (!plan || plan.accepted === 0) return null;
  return (
    <SidebarCard title={t('title')} extra={<Link to={solutionsPageOf(request.requestId)}>{t('open')}</Link>}>
      <ul className="hd-sol-list">
        {plan.solutions.map(({ solutionId, kind, quantity, state, isSettled }) => (
          <li key={solutionId}>
            <i className={`hd-key hd-f${kindColors[kind]}`} />
            <span>
              {words.kind(kind)} <b className="hd-num">{number(quantity)}</b>
            </span>
            <SolutionStateTag state={state} isSettled={isSettled} />
          </li>
        ))}
      </ul>
      {carriedOut.has(request.status) ? (
        <PieceThread {...plan} />
      ) : (
        <p className="hd-hint">{t('coveredOf', { covered: number(plan.covered), accepted: number(plan.accepted) })}</p>
      )}
    </SidebarCard>
  );
}
