import { OwnAccountBody } from '@heliodesk/contract/account';
import { useTranslation } from 'react-i18next';
import { CompanyFields } from '../fields/company-fields.tsx';
import type { FieldOf } from '../fields/field-of.ts';
import { OwnField, type OwnFieldName } from './own-field.tsx';

const CompanyField: FieldOf<OwnFieldName> = ({ name, ...field }) => (
  <OwnField schema={OwnAccountBody} name={name} path={name === 'region' ? 'region.regionId' : name} {...field} />
);

/** What customers change of their company; the rules are those of registration. */
export function OwnCompanyFields() {
  const { t } = useTranslation('profile');
  return <CompanyFields Field={CompanyField} country="region" isOwn taxHint={t('hint.taxNo')} />;
}
