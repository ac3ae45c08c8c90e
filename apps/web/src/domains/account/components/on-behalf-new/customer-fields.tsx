import { RtsCustomerReq } from '@heliodesk/contract/account';
import { languages } from '@heliodesk/contract/kit';
import { languageNames } from '@heliodesk/phrases/languages';
import { Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountryOptions, useDictionaryOptions } from '#src/domains/reference/index.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field, FieldRow } from '#src/ui/form/field.tsx';
import { MultiSelect } from '#src/ui/form/multi-select.tsx';

type FieldName =
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
  | 'fax'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'mobile'
  | 'salutation'
  | 'jobTitle'
  | 'language';

interface CustomerFieldProps {
  /** Where it is in the call, above its own name. */
  within: 'accountReq' | 'accountReq.region' | 'contactReq';
  name: FieldName;
  /** Where the usual label speaks to the customer. */
  label?: string;
  hint?: string;
  children: ReactNode;
}

/** One field with its label and the contract's rule. */
function CustomerField({ within, name, label: ownLabel, hint, children }: CustomerFieldProps) {
  const { t } = useTranslation('fields');
  const label = ownLabel ?? t(name);
  const path = `${within}.${name}`;
  return (
    <Field name={path.split('.')} label={label} hint={hint} rules={[schemaRule(RtsCustomerReq, path, label)]}>
      {children}
    </Field>
  );
}

const search = { optionFilterProp: 'label' } as const;

/** The company, as registration asks for it. */
export function CompanyFields() {
  const { t } = useTranslation('onBehalf');
  const types = useDictionaryOptions('account_type');
  const roles = useDictionaryOptions('account_role');
  const natures = useDictionaryOptions('organization_nature');
  return (
    <>
      <h2 className="hd-h-sm">{t('new.company')}</h2>
      <CustomerField within="accountReq" name="companyName">
        <Input autoComplete="off" />
      </CustomerField>
      <FieldRow>
        <CustomerField within="accountReq" name="accountType">
          <Select options={types} />
        </CustomerField>
        <CustomerField within="accountReq" name="accountRole" label={t('new.role')}>
          <MultiSelect options={roles} showSearch={search} />
        </CustomerField>
        <CustomerField within="accountReq" name="organizationNature">
          <Select options={natures} />
        </CustomerField>
      </FieldRow>
      <FieldRow>
        <CustomerField within="accountReq" name="taxNo">
          <Input dir="ltr" autoComplete="off" />
        </CustomerField>
        <CustomerField within="accountReq" name="tradeNo">
          <Input dir="ltr" autoComplete="off" />
        </CustomerField>
        <CustomerField within="accountReq" name="fax">
          <Input dir="ltr" autoComplete="off" />
        </CustomerField>
      </FieldRow>
      <Place />
    </>
  );
}

function Place() {
  const countries = useCountryOptions();
  return (
    <>
      <FieldRow>
        <CustomerField within="accountReq.region" name="regionId">
          <Select options={countries} showSearch={search} />
        </CustomerField>
        <CustomerField within="accountReq" name="province">
          <Input autoComplete="off" />
        </CustomerField>
      </FieldRow>
      <FieldRow>
        <CustomerField within="accountReq" name="city">
          <Input autoComplete="off" />
        </CustomerField>
        <CustomerField within="accountReq" name="postalCode">
          <Input dir="ltr" autoComplete="off" />
        </CustomerField>
      </FieldRow>
      <CustomerField within="accountReq" name="address">
        <Input autoComplete="off" />
      </CustomerField>
    </>
  );
}

/** The person whom we write to and call. */
export function ContactFields() {
  const { t } = useTranslation('onBehalf');
  const salutations = useDictionaryOptions('salutation');
  return (
    <>
      <h2 className="hd-h-sm">{t('new.contact')}</h2>
      <FieldRow>
        <CustomerField within="contactReq" name="salutation">
          <Select options={salutations} allowClear />
        </CustomerField>
        <CustomerField within="contactReq" name="firstName">
          <Input autoComplete="off" />
        </CustomerField>
        <CustomerField within="contactReq" name="lastName">
          <Input autoComplete="off" />
        </CustomerField>
      </FieldRow>
      <FieldRow>
        <CustomerField within="contactReq" name="email">
          <Input type="email" dir="ltr" autoComplete="off" />
        </CustomerField>
        <CustomerField within="contactReq" name="mobile">
          <Input type="tel" dir="ltr" autoComplete="off" />
        </CustomerField>
      </FieldRow>
      <FieldRow>
        <CustomerField within="contactReq" name="jobTitle">
          <Input autoComplete="off" />
        </CustomerField>
        <CustomerField within="contactReq" name="language" hint={t('new.languageHint')}>
          <Select options={languages.map((code) => ({ value: code, label: languageNames[code] }))} />
        </CustomerField>
      </FieldRow>
    </>
  );
}
