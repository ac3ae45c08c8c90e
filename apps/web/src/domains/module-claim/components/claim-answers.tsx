import { useCountryOptions, useDictionaryOptions } from '#src/domains/reference/index.ts';
import { AnswersCard, labelIn, useUnitOptions } from '#src/domains/request/index.ts';
import type { Answer, SidebarProps } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import type { ClaimValues } from '../claim-values.ts';

/** What submitting needs of the details, in the order of the form. The description is too long to be repeated. */
function useAnswers({ moduleClaim: claim }: ClaimValues): Answer[] {
  const { typed } = useFormat();
  const countries = useCountryOptions();
  const types = useDictionaryOptions('installation_type');
  const brackets = useDictionaryOptions('bracket');
  const units = useUnitOptions();
  const capacity = typed(claim.capacity);
  return [
    { path: 'basicReq.desc', value: undefined },
    { path: 'moduleClaim.defectDate', value: claim.defectDate?.replaceAll('-', '/'), reads: 'ltr' },
    { path: 'moduleClaim.quantity', value: typed(claim.quantity), reads: 'ltr' },
    { path: 'moduleClaim.projectName', value: claim.projectName ?? undefined },
    { path: 'moduleClaim.capacity', value: capacity && `${capacity} ${labelIn(units, claim.unit) ?? ''}`, reads: 'ltr' },
    { path: 'moduleClaim.projectCountry', value: labelIn(countries, claim.projectCountry) },
    { path: 'moduleClaim.projectCity', value: claim.projectCity ?? undefined },
    { path: 'moduleClaim.type', value: labelIn(types, claim.type) },
    { path: 'moduleClaim.bracket', value: labelIn(brackets, claim.bracket) },
  ];
}

/** The answers to the first step, given and open. */
export function ClaimAnswers({ values, ...props }: Pick<SidebarProps<ClaimValues>, 'values' | 'missing' | 'onGo' | 'requestId'>) {
  return <AnswersCard {...props} answers={useAnswers(values)} />;
}
