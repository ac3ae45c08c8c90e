import type { ModuleClaimDraft } from '@heliodesk/contract/module-claim';
import type { RequestAddressDraft } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { useCountryOptions, useDictionaryOptions } from '#src/domains/reference/index.ts';
import { DescriptionItem, Descriptions, labelIn } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { placeText } from './place-text.ts';

/** The project and the defect of a claim. */
export function ProjectDescriptions({ claim }: { claim: ModuleClaimDraft }) {
  const { t } = useTranslation('fields');
  const { t: claimTexts } = useTranslation('moduleClaim');
  const { typed } = useFormat();
  const countries = useCountryOptions();
  const types = useDictionaryOptions('installation_type');
  const brackets = useDictionaryOptions('bracket');
  const units = useDictionaryOptions('unit');
  const place = [claim.projectAddress, claim.projectCity, labelIn(countries, claim.projectCountry)].filter(Boolean).join(', ');
  return (
    <Descriptions>
      <DescriptionItem name={t('projectName')} value={claim.projectName} />
      <DescriptionItem name={claimTexts('place')} value={place} />
      <DescriptionItem
        name={t('capacity')}
        value={claim.capacity == null || claim.capacity === '' ? '' : `${typed(claim.capacity)} ${labelIn(units, claim.unit) ?? ''}`}
        reads="ltr"
      />
      <DescriptionItem name={t('quantity')} value={typed(claim.quantity)} />
      <DescriptionItem name={t('defectDate')} value={claim.defectDate?.replaceAll('-', '/')} reads="ltr" />
      <DescriptionItem name={t('type')} value={labelIn(types, claim.type)} />
      <DescriptionItem name={t('bracket')} value={labelIn(brackets, claim.bracket)} />
      <DescriptionItem name={t('lastRequestNo')} value={claim.lastRequestNo} reads="mono" />
    </Descriptions>
  );
}

/** Where replacements go, and who to call. */
export function AddressDescriptions({ address, claim }: { address: RequestAddressDraft; claim: ModuleClaimDraft }) {
  const { t } = useTranslation('fields');
  const countries = useCountryOptions();
  return (
    <Descriptions>
      <DescriptionItem name={t('accountName')} value={address.accountName} />
      <DescriptionItem name={t('contactPerson')} value={address.contactPerson} />
      <DescriptionItem name={t('address')} value={placeText(address, countries)} />
      <DescriptionItem name={t('email')} value={address.email} reads="ltr" />
      <DescriptionItem name={t('mobile')} value={address.mobile} reads="ltr" />
      <DescriptionItem name={t('deliverPhone')} value={claim.deliverPhone} reads="ltr" />
      <DescriptionItem name={t('deliverAddress')} value={claim.deliverAddress} />
    </Descriptions>
  );
}
