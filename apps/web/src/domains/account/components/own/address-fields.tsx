import { AddressBody } from '@heliodesk/contract/account';
import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FieldOf } from '../fields/field-of.ts';
import { PapersFields } from '../fields/papers-fields.tsx';
import { PlaceFields } from '../fields/place-fields.tsx';
import { RecipientFields } from '../fields/recipient-fields.tsx';
import { OwnField, type OwnFieldName } from './own-field.tsx';

const AddressField: FieldOf<OwnFieldName> = (field) => <OwnField schema={AddressBody} {...field} />;

/** An entry of the address book; the rules are those of a claim's delivery address. */
export function AddressFields() {
  const { t } = useTranslation('profile');
  return (
    <>
      <AddressField name="addressTitle" hint={t('hint.addressTitle')}>
        <Input />
      </AddressField>
      <RecipientFields Field={AddressField} company="companyName" />
      <PlaceFields Field={AddressField} country="shipToCountry" isOwn />
      <PapersFields Field={AddressField} taxHint={t('hint.taxNo')} />
      <Form.Item name="isDefault" valuePropName="checked">
        <Checkbox>{t('addresses.isDefault')}</Checkbox>
      </Form.Item>
    </>
  );
}
