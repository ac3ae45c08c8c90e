import { solutionKinds, type PlannedSolution } from '@heliodesk/contract/solution';
import { useTranslation } from 'react-i18next';
import { useDictionaryOptions } from '#src/domains/reference/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Descriptions, type DescriptionItem } from '#src/ui/page/descriptions.tsx';

interface SolutionFactsProps {
  solution: PlannedSolution;
  /** The customer's company, which is paid unless another payee is named. */
  company: string;
  /** What only we know, such as estimates of costs, is left out. */
  forCustomer?: boolean;
}

/** What a solution consists of, in words. */
export function SolutionFacts({ solution, company, forCustomer = false }: SolutionFactsProps) {
  const items = useFacts(solution, company);
  return <Descriptions items={forCustomer ? items.filter(({ isOurs }) => !isOurs) : items} />;
}

interface Fact extends DescriptionItem {
  isOurs?: boolean;
}

function useFacts(solution: PlannedSolution, company: string): Fact[] {
  const { t } = useTranslation(['fields', 'solution']);
  const { day, money, typed } = useFormat();
  const handlings = useDictionaryOptions('old_component_handling');
  const { kind, currency, cost } = solution;
  const amount = (value: string): string => (value === '' ? '' : money(value, currency));
  const power = (value: string, unit: string): string => (value === '' ? '' : `${typed(value)} ${unit}`);
  const ours: Fact = { label: t('cost'), text: amount(cost), reads: 'ltr', isOurs: true };
  switch (kind) {
    case solutionKinds.compensation:
      return [
        { label: t('unitPrice'), text: amount(solution.unitPrice), reads: 'ltr' },
        { label: t('amount'), text: amount(solution.money), reads: 'ltr' },
        { label: t('payee'), text: solution.payee || company },
      ];
    case solutionKinds.repair:
      return [
        { label: t('repairSite'), text: solution.repairSite },
        { label: t('repairContent'), text: solution.repairContent },
        ours,
        ...(solution.repairedOn === null
          ? []
          : [
              { label: t('repairedOn'), text: day(solution.repairedOn) },
              { label: t('report'), text: solution.repairReport },
            ]),
      ];
    case solutionKinds.exchange:
      return [
        { label: t('newComponent'), text: solution.newComponent },
        { label: t('model'), text: solution.model },
        { label: t('solution:powerEach'), text: power(solution.power, 'W'), reads: 'ltr' },
        { label: t('solution:powerAll'), text: power(solution.totalPower, 'kW'), reads: 'ltr' },
        {
          label: t('oldHandling'),
          text: handlings.find(({ value }) => value === solution.oldHandling)?.label ?? solution.oldHandling,
        },
        ours,
      ];
  }
}
