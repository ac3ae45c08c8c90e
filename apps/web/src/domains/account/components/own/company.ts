import type { AccountView, OwnAccountBody } from '@heliodesk/contract/account';
import { useTranslation } from 'react-i18next';
import { useCountryOptions, useDictionaryOptions } from '#src/domains/reference/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import type { DescriptionItem } from '#src/ui/page/descriptions.tsx';
import { labelIn } from './label-in.ts';

/** What the form of the company starts with. */
export const companyValues = (account: AccountView): OwnAccountBody => ({
  // Picked one by one: what staff read of a company holds more than its form, and the server refuses what no form holds.
  accountType: account.accountType,
  accountRole: account.accountRole,
  organizationNature: account.organizationNature,
  taxNo: account.taxNo,
  tradeNo: account.tradeRegisterNo,
  region: { regionId: account.region.regionId },
  province: account.province,
  city: account.city,
  address: account.address,
  postalCode: account.postalCode,
  fax: account.fax,
  version: account.version,
});

/** A company in words; the same for showing it and for comparing two states. */
export function useDescribeCompany(): (company: OwnAccountBody) => DescriptionItem[] {
  const { t } = useTranslation('fields');
  const { labels } = useFormat();
  const types = useDictionaryOptions('account_type');
  const roles = useDictionaryOptions('account_role');
  const natures = useDictionaryOptions('organization_nature');
  const countries = useCountryOptions();
  return (company) => [
    { label: t('accountType'), text: labelIn(types, company.accountType) },
    { label: t('accountRole'), text: labels(company.accountRole.map((role) => labelIn(roles, role))) },
    { label: t('organizationNature'), text: labelIn(natures, company.organizationNature) },
    { label: t('taxNo'), text: company.taxNo, reads: 'mono' },
    { label: t('tradeNo'), text: company.tradeNo ?? '', reads: 'mono' },
    { label: t('address'), text: company.address },
    { label: t('postalCode'), text: company.postalCode, reads: 'ltr' },
    { label: t('city'), text: company.city },
    { label: t('province'), text: company.province ?? '' },
    { label: t('region'), text: labelIn(countries, company.region.regionId) },
    { label: t('fax'), text: company.fax ?? '', reads: 'ltr' },
  ];
}
