import type { ModuleClaimDraft } from '@heliodesk/contract/module-claim';
import type { RequestAddressDraft } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { useCountryOptions, useDictionaryOptions } from '#src/domains/reference/index.ts';
import { DescriptionItem, Descriptions, labelIn, useUnitOptions } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { placeText } from './place-text.ts';

interface ProjectDescriptionsProps {
  claim: ModuleClaimDraft;
  /** Paths of the fields that are still missing or wrong. */
  open?: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

/** The project and the defect of a claim. */
export function ProjectDescriptions({ claim, open = nothing }: ProjectDescriptionsProps) {
  const { t } = useTranslation('fields');
  const { t: claimTexts } = useTranslation('claim');
  const { typed, parts } = useFormat();
  const countries = useCountryOptions();
  const types = useDictionaryOptions('installation_type');
  const brackets = useDictionaryOptions('bracket');
  const units = useUnitOptions();
  const place = parts([claim.projectAddress, claim.projectCity, labelIn(countries, claim.projectCountry)]);
  const capacity = claim.capacity == null || claim.capacity === '' ? '' : `${typed(claim.capacity)} ${labelIn(units, claim.unit) ?? ''}`;
  const isOpen = (...names: (keyof ModuleClaimDraft)[]) => names.some((name) => open.has(`moduleClaim.${name}`));
  return (
    <Descriptions>
      <DescriptionItem name={t('projectName')} value={claim.projectName} isOpen={isOpen('projectName')} />
      <DescriptionItem name={claimTexts('place')} value={place} isOpen={isOpen('projectCity', 'projectCountry')} />
      <DescriptionItem name={t('capacity')} value={capacity} reads="ltr" isOpen={isOpen('capacity')} />
      <DescriptionItem name={t('moduleClaim.quantity')} value={typed(claim.quantity)} isOpen={isOpen('quantity')} />
      <DescriptionItem
        name={t('moduleClaim.defectDate')}
        value={claim.defectDate?.replaceAll('-', '/')}
        reads="ltr"
        isOpen={isOpen('defectDate')}
      />
      <DescriptionItem name={t('type')} value={labelIn(types, claim.type)} isOpen={isOpen('type')} />
      <DescriptionItem name={t('bracket')} value={labelIn(brackets, claim.bracket)} isOpen={isOpen('bracket')} />
      <DescriptionItem name={t('lastRequestNo')} value={claim.lastRequestNo} reads="mono" isOpen={isOpen('lastRequestNo')} />
    </Descriptions>
  );
}

/** Where replacements go, and who to call. */
export function AddressDescriptions({ address, claim }: { address: RequestAddressDraft; claim: ModuleClaimDraft }) {
  const { t, i18n } = useTranslation('fields');
  const countries = useCountryOptions();
  return (
    <Descriptions>
      <DescriptionItem name={t('accountName')} value={address.accountName} />
      <DescriptionItem name={t('contactPerson')} value={address.contactPerson} />
      <DescriptionItem name={t('address')} value={placeText(address, countries, i18n.language)} />
      <DescriptionItem name={t('email')} value={address.email} reads="ltr" />
      <DescriptionItem name={t('mobile')} value={address.mobile} reads="ltr" />
      <DescriptionItem name={t('deliverPhone')} value={claim.deliverPhone} reads="ltr" />
      <DescriptionItem name={t('deliverAddress')} value={claim.deliverAddress} />
    </Descriptions>
  );
}
