import { solutionKinds, type SolutionPlan } from '@heliodesk/contract/solution';
import { useTranslation } from 'react-i18next';
import type { RequestDetail } from '@heliodesk/contract/request';
import { SidebarCard } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { useSolutionWords } from './use-words.ts';

/** What the solutions cost us: each of them, and all together by currency. */
export function CostsCard({ request, plan: { solutions, costs } }: { request: RequestDetail; plan: SolutionPlan }) {
  const { t } = useTranslation(['solution', 'common']);
  const { money, parts } = useFormat();
  const words = useSolutionWords(request.requestType);
  if (solutions.length === 0) return null;
  const priced = solutions.map((solution) => ({
    ...solution,
    amount: solution.kind === solutionKinds.compensation ? solution.money : solution.cost,
  }));
  return (
    <SidebarCard title={t('costs.title')}>
      <dl className="hd-sol-costs">
        {priced.map(({ solutionId, kind, quantity, amount, currency }) => (
          <div key={solutionId}>
            <dt>{parts([words.kind(kind), words.pieces(quantity)])}</dt>
            <dd className="hd-num">{amount === '' || currency === '' ? t('common:none') : <bdi>{money(amount, currency)}</bdi>}</dd>
          </div>
        ))}
        {costs.map(({ amount, currency }) => (
          <div key={currency} className="hd-sol-total">
            <dt>{t('costs.together')}</dt>
            <dd className="hd-num">
              <bdi>{money(amount, currency)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </SidebarCard>
  );
}
