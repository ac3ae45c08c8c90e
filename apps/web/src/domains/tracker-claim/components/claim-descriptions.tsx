import type { PartsClaimDraft } from '@heliodesk/contract/tracker-claim';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '#src/domains/reference/index.ts';
import { DescriptionItem, Descriptions, labelIn, useUnitOptions } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';

interface ProjectDescriptionsProps {
  claim: PartsClaimDraft;
  /** Paths of the fields that are still missing or wrong. */
  open?: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

/** The project and the defect of a claim. */
export function ProjectDescriptions({ claim, open = nothing }: ProjectDescriptionsProps) {
  const { t } = useTranslation(['fields', 'claim']);
  const { typed, parts } = useFormat();
  const countries = useCountryOptions();
  const units = useUnitOptions();
  const capacity = claim.capacity == null || claim.capacity === '' ? '' : `${typed(claim.capacity)} ${labelIn(units, claim.unit) ?? ''}`;
  const isOpen = (...names: (keyof PartsClaimDraft)[]) => names.some((name) => open.has(`partsClaim.${name}`));
  return (
    <Descriptions>
      <DescriptionItem name={t('projectName')} value={claim.projectName} isOpen={isOpen('projectName')} />
      <DescriptionItem
        name={t('claim:place')}
        value={parts([claim.city, labelIn(countries, claim.country)])}
        isOpen={isOpen('city', 'country')}
      />
      <DescriptionItem name={t('capacity')} value={capacity} reads="ltr" isOpen={isOpen('capacity')} />
      <DescriptionItem name={t('partsClaim.quantity')} value={typed(claim.quantity)} isOpen={isOpen('quantity')} />
      <DescriptionItem
        name={t('partsClaim.defectDate')}
        value={claim.defectDate?.replaceAll('-', '/')}
        reads="ltr"
        isOpen={isOpen('defectDate')}
      />
      <DescriptionItem name={t('lastRequestNo')} value={claim.lastRequestNo} reads="mono" isOpen={isOpen('lastRequestNo')} />
    </Descriptions>
  );
}
