import { OwnAccountBody } from '@heliodesk/contract/account';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCountryOptions, useDictionaryOptions } from '#src/domains/reference/index.ts';
import { FieldRow } from '#src/ui/form/field.tsx';
import { MultiSelect } from '#src/ui/form/multi-select.tsx';
import { OwnField } from './own-field.tsx';

const search = { optionFilterProp: 'label' } as const;
const chosen = ['onBlur', 'onChange'];

/** What customers change of their company; the rules are those of registration. */
export function CompanyFields() {
  const { t } = useTranslation('profile');
  const types = useDictionaryOptions('account_type');
  const roles = useDictionaryOptions('account_role');
  const natures = useDictionaryOptions('organization_nature');
  return (
    <>
      <OwnField schema={OwnAccountBody} name="accountType" validateTrigger={chosen}>
        <Select options={types} />
      </OwnField>
      <OwnField schema={OwnAccountBody} name="accountRole" validateTrigger={chosen}>
        <MultiSelect options={roles} showSearch={search} />
      </OwnField>
      <OwnField schema={OwnAccountBody} name="organizationNature" validateTrigger={chosen}>
        <Select options={natures} />
      </OwnField>
      <FieldRow>
        <OwnField schema={OwnAccountBody} name="taxNo" hint={t('hint.taxNo')}>
          <Input dir="ltr" />
        </OwnField>
        <OwnField schema={OwnAccountBody} name="tradeNo">
          <Input dir="ltr" />
        </OwnField>
      </FieldRow>
      <Place />
    </>
  );
}

function Place() {
  const countries = useCountryOptions();
  return (
    <>
      <OwnField schema={OwnAccountBody} name="address">
        <Input autoComplete="street-address" />
      </OwnField>
      <FieldRow>
        <OwnField schema={OwnAccountBody} name="postalCode">
          <Input autoComplete="postal-code" dir="ltr" />
        </OwnField>
        <OwnField schema={OwnAccountBody} name="city">
          <Input autoComplete="address-level2" />
        </OwnField>
      </FieldRow>
      <FieldRow>
        <OwnField schema={OwnAccountBody} name="region" path="region.regionId" validateTrigger={chosen}>
          <Select showSearch={search} options={countries} />
        </OwnField>
        <OwnField schema={OwnAccountBody} name="province">
          <Input autoComplete="address-level1" />
        </OwnField>
      </FieldRow>
      <OwnField schema={OwnAccountBody} name="fax">
        <Input type="tel" dir="ltr" />
      </OwnField>
    </>
  );
}
