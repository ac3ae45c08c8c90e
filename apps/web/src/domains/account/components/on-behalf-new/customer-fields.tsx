import { RtsCustomerReq } from '@heliodesk/contract/account';
import { languages } from '@heliodesk/contract/kit';
import { languageNames } from '@heliodesk/phrases/languages';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field, FieldRow } from '#src/ui/form/field.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { CompanyFields } from '../fields/company-fields.tsx';
import { ContactFields } from '../fields/contact-fields.tsx';
import type { FieldOf, NamedFieldProps } from '../fields/field-of.ts';

type CompanyFieldName =
  | 'companyName'
  | 'accountType'
  | 'accountRole'
  | 'organizationNature'
  | 'regionId'
  | 'province'
  | 'city'
  | 'address'
  | 'postalCode'
  | 'taxNo'
  | 'tradeNo'
  | 'fax';
type ContactFieldName = 'email' | 'firstName' | 'lastName' | 'mobile' | 'salutation' | 'jobTitle' | 'language';

interface CustomerFieldProps extends NamedFieldProps<CompanyFieldName | ContactFieldName> {
  /** Where it is in the call, above its own name. */
  within: 'accountReq' | 'accountReq.region' | 'contactReq';
  /** Where the usual label speaks to the customer. */
  label?: string | undefined;
}

/** One field with its label and the contract's rule. */
function CustomerField({ within, name, label: ownLabel, children, ...field }: CustomerFieldProps) {
  const { t } = useTranslation('fields');
  const label = ownLabel ?? t(name);
  const path = `${within}.${name}`;
  return (
    <Field name={path.split('.')} label={label} rules={[schemaRule(RtsCustomerReq, path, label)]} {...field}>
      {children}
    </Field>
  );
}

const CompanyField: FieldOf<CompanyFieldName> = ({ name, ...field }) => {
  const { t } = useTranslation('onBehalf');
  const label = name === 'accountRole' ? t('new.role') : undefined;
  return <CustomerField within={name === 'regionId' ? 'accountReq.region' : 'accountReq'} name={name} label={label} {...field} />;
};

const ContactField: FieldOf<ContactFieldName> = (field) => <CustomerField within="contactReq" {...field} />;

/** The company, as registration asks for it. */
export function CustomerCompanyFields() {
  const { t } = useTranslation('onBehalf');
  return (
    <>
      <h2 className="hd-h-sm">{t('new.company')}</h2>
      <CompanyField name="companyName">
        <Input autoComplete="off" />
      </CompanyField>
      <CompanyFields Field={CompanyField} country="regionId" isOwn={false} />
    </>
  );
}

/** The person we write to and call. */
export function CustomerContactFields() {
  const { t } = useTranslation('onBehalf');
  return (
    <>
      <h2 className="hd-h-sm">{t('new.contact')}</h2>
      <ContactFields Field={ContactField} isOwn={false} />
      <FieldRow>
        <ContactField name="email">
          <Input type="email" dir="ltr" autoComplete="off" />
        </ContactField>
        <ContactField name="language" hint={t('new.languageHint')}>
          <Select options={languages.map((code) => ({ value: code, label: languageNames[code] }))} />
        </ContactField>
      </FieldRow>
    </>
  );
}
