import { requestPageOf } from '@heliodesk/contract/request';
import { solutionKindNames, type ApprovalCheck, type SolutionPlan } from '@heliodesk/contract/solution';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SidebarCard } from '#src/domains/request/index.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import type { useSolutionWords } from '../components/use-words.ts';
import { checkOf } from '../queries.ts';
import { factsOf } from './check-facts.ts';

interface CheckSheetProps {
  plan: SolutionPlan;
  words: ReturnType<typeof useSolutionWords>;
}

/** The facts that an approval rests on, each with a tick or a warning. */
export function CheckSheet({ plan, words }: CheckSheetProps) {
  const { t } = useTranslation(['solution', 'ui']);
  const { number } = useFormat();
  const { data: check, error, refetch } = useQuery(checkOf(plan.requestId, plan.version));
  if (!check)
    return (
      <SidebarCard title={t('check.title')}>
        {error ? <ErrorState error={error} onRetry={refetch} /> : <BlockSkeleton lines={6} />}
      </SidebarCard>
    );
  const facts = factsOf(check);
  const good = facts.filter(({ isGood }) => isGood).length;
  return (
    <SidebarCard
      title={t('check.title')}
      extra={
        <span className={`hd-tag ${good === facts.length ? 'hd-k-good' : 'hd-k-warn'}`}>
          {t('ui:cells.progress', { done: number(good), total: number(facts.length) })}
        </span>
      }
    >
      <ul className="hd-sol-check">
        {facts.map(({ name, isGood }) => (
          <Fact key={name} isGood={isGood} title={t(`check.${name}.title`)}>
            <Words name={name} check={check} />
          </Fact>
        ))}
      </ul>
      <Comparables check={check} plan={plan} words={words} />
    </SidebarCard>
  );
}

function Fact({ isGood, title, children }: { isGood: boolean; title: string; children: ReactNode }) {
  const { t } = useTranslation('solution');
  return (
    <li className={isGood ? 'hd-sol-good' : 'hd-sol-warn'}>
      <Icon name={isGood ? 'check' : 'warning'} />
      <div>
        <b>{title}</b>
        <span className="hd-vh"> {t(isGood ? 'check.good' : 'check.warn')}</span>
        <div className="hd-hint hd-t12">{children}</div>
      </div>
    </li>
  );
}

/** The figures of a fact. */
function Words({ name, check }: { name: ReturnType<typeof factsOf>[number]['name']; check: ApprovalCheck }) {
  const { t } = useTranslation('solution');
  const { number, money, parts } = useFormat();
  const { accepted, covered, warranty, amounts, settledBefore } = check;
  switch (name) {
    case 'quantities':
      return t('check.quantities.text', { covered: number(covered), accepted: number(accepted) });
    case 'warranty': {
      const { covered: inside = 0, outside = 0, unknown = 0 } = warranty ?? {};
      return t(outside + unknown === 0 ? 'check.warranty.text' : 'check.warranty.more', {
        covered: number(inside),
        total: number(inside + outside + unknown),
        outside: number(outside),
        unknown: number(unknown),
      });
    }
    case 'amounts':
      return amounts.map(({ currency, amount, limit }) => (
        <p key={currency}>
          {limit === null
            ? t('check.amounts.noLimit', { amount: money(amount, currency) })
            : t('check.amounts.text', { amount: money(amount, currency), limit: money(limit, currency) })}
        </p>
      ));
    case 'settled':
      return settledBefore.length === 0
        ? t('check.settled.text')
        : settledBefore.map(({ requestId, requestNo, kind, count }) => (
            <p key={`${requestId} ${kind}`}>
              <Link to={requestPageOf(requestId, 'staff')}>
                <Ltr mono>{requestNo}</Ltr>
              </Link>{' '}
              {parts([t(`kind.${solutionKindNames[kind]}`), t('check.settled.serials', { number: number(count) })])}
            </p>
          ));
  }
}

/** What was paid for one piece in comparable cases. */
function Comparables({ check: { comparable, needsSecond }, plan, words }: CheckSheetProps & { check: ApprovalCheck }) {
  const { t } = useTranslation('solution');
  const { number, money, labelled } = useFormat();
  return (
    <>
      {comparable.map(({ solutionId, cases, lowest, median, highest }) => {
        const solution = plan.solutions.find((one) => one.solutionId === solutionId);
        if (solution === undefined || cases === 0) return null;
        const amount = (value: string) => money(value, solution.currency);
        return (
          <p key={solutionId} className="hd-sol-line">
            <Icon name="scales" />
            <span>
              {labelled(
                words.kind(solution.kind),
                t('check.comparable', {
                  cases: number(cases),
                  lowest: amount(lowest),
                  median: amount(median),
                  highest: amount(highest),
                }),
              )}
            </span>
          </p>
        );
      })}
      {needsSecond && (
        <p className="hd-sol-line">
          <Icon name="people" />
          <span>{t('check.second')}</span>
        </p>
      )}
    </>
  );
}
