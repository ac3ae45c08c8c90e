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
        <Input maxLength={100} />
      </OwnField>
      <OwnField schema={AddressBody} name="companyName">
        <Input maxLength={200} autoComplete="organization" />
      </OwnField>
      <FieldRow>
        <OwnField schema={AddressBody} name="contactPerson">
          <Input maxLength={100} autoComplete="name" />
        </OwnField>
        <OwnField schema={AddressBody} name="mobile">
          <Input maxLength={30} type="tel" autoComplete="tel" dir="ltr" />
        </OwnField>
      </FieldRow>
      <OwnField schema={AddressBody} name="email">
        <Input maxLength={254} type="email" autoComplete="email" dir="ltr" />
      </OwnField>
      <Destination />
      <FieldRow>
        <OwnField schema={AddressBody} name="taxNo" hint={t('hint.taxNo')}>
          <Input maxLength={40} dir="ltr" />
        </OwnField>
        <OwnField schema={AddressBody} name="tradeNo">
          <Input maxLength={60} dir="ltr" />
        </OwnField>
      </FieldRow>
      <OwnField schema={AddressBody} name="fax">
        <Input maxLength={30} type="tel" dir="ltr" />
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
          <Input maxLength={100} autoComplete="address-level1" />
        </OwnField>
      </FieldRow>
      <FieldRow>
        <OwnField schema={AddressBody} name="city">
          <Input maxLength={100} autoComplete="address-level2" />
        </OwnField>
        <OwnField schema={AddressBody} name="postalCode">
          <Input maxLength={20} autoComplete="postal-code" dir="ltr" />
        </OwnField>
      </FieldRow>
      <OwnField schema={AddressBody} name="address">
        <Input maxLength={300} autoComplete="street-address" />
      </OwnField>
    </>
  );
}
