import './tracker-claim.css';
import { useCountryOptions } from '#src/domains/reference/index.ts';
import { AnswersCard, labelIn, PromiseCard, useUnitOptions } from '#src/domains/request/index.ts';
import type { Answer, SidebarProps } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import type { ClaimValues } from '../claim-values.ts';
import { Nameplate } from './nameplate.tsx';
import { PiecesCard } from './pieces-card.tsx';

/** What submitting needs of the details, in the order of the form. The description is too long to be repeated. */
function useAnswers({ partsClaim: claim }: ClaimValues): Answer[] {
  const { typed } = useFormat();
  const countries = useCountryOptions();
  const units = useUnitOptions();
  const capacity = typed(claim.capacity);
  return [
    { path: 'basicReq.desc' },
    { path: 'partsClaim.defectDate', value: claim.defectDate?.replaceAll('-', '/'), reads: 'ltr' },
    { path: 'partsClaim.quantity', value: typed(claim.quantity), reads: 'ltr' },
    { path: 'partsClaim.projectName', value: claim.projectName ?? undefined },
    { path: 'partsClaim.capacity', value: capacity && `${capacity} ${labelIn(units, claim.unit) ?? ''}`, reads: 'ltr' },
    { path: 'partsClaim.country', value: labelIn(countries, claim.country) },
    { path: 'partsClaim.city', value: claim.city ?? undefined },
  ];
}

/** Beside the details the answers; beside the parts where their numbers are, and how many are described. */
export function ClaimSidebar(props: SidebarProps<ClaimValues>) {
  const { step, contactId, values } = props;
  const answers = useAnswers(values);
  if (step === 'parts')
    return (
      <>
        <Nameplate />
        <PiecesCard {...props} />
      </>
    );
  return (
    <>
      {step === 'details' && <AnswersCard {...props} answers={answers} />}
      <PromiseCard contactId={contactId} />
    </>
  );
}
