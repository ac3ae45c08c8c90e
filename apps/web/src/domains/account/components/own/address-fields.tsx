import { AddressBody } from '@heliodesk/contract/account';
import { Checkbox, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '#src/domains/reference/index.ts';
import { FieldRow } from '#src/ui/form/field.tsx';
import { OwnField } from './own-field.tsx';

/** An entry of the address book; the rules are those of a claim's delivery address. */
export function AddressFields() {
  const { t } = useTranslation('profile');
  return (
    <>
      <OwnField schema={AddressBody} name="addressTitle" hint={t('hint.addressTitle')}>
        <Input />
      </OwnField>
      <OwnField schema={AddressBody} name="companyName">
        <Input autoComplete="organization" />
      </OwnField>
      <FieldRow>
        <OwnField schema={AddressBody} name="contactPerson">
          <Input autoComplete="name" />
        </OwnField>
        <OwnField schema={AddressBody} name="mobile">
          <Input type="tel" autoComplete="tel" dir="ltr" />
        </OwnField>
      </FieldRow>
      <OwnField schema={AddressBody} name="email">
        <Input type="email" autoComplete="email" dir="ltr" />
      </OwnField>
      <Destination />
      <FieldRow>
        <OwnField schema={AddressBody} name="taxNo" hint={t('hint.taxNo')}>
          <Input dir="ltr" />
        </OwnField>
        <OwnField schema={AddressBody} name="tradeNo">
          <Input dir="ltr" />
        </OwnField>
      </FieldRow>
      <OwnField schema={AddressBody} name="fax">
        <Input type="tel" dir="ltr" />
      </OwnField>
      <Form.Item name="isDefault" valuePropName="checked">
        <Checkbox>{t('addresses.isDefault')}</Checkbox>
      </Form.Item>
    </>
  );
}

function Destination() {
  const countries = useCountryOptions();
  return (
    <>
      <FieldRow>
        <OwnField schema={AddressBody} name="shipToCountry" validateTrigger={['onBlur', 'onChange']}>
          <Select showSearch={{ optionFilterProp: 'label' }} options={countries} />
        </OwnField>
        <OwnField schema={AddressBody} name="province">
          <Input autoComplete="address-level1" />
        </OwnField>
      </FieldRow>
      <FieldRow>
        <OwnField schema={AddressBody} name="city">
          <Input autoComplete="address-level2" />
        </OwnField>
        <OwnField schema={AddressBody} name="postalCode">
          <Input autoComplete="postal-code" dir="ltr" />
        </OwnField>
      </FieldRow>
      <OwnField schema={AddressBody} name="address">
        <Input autoComplete="street-address" />
      </OwnField>
    </>
  );
}
