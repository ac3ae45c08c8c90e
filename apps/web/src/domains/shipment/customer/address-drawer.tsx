import type { ShippingAddress } from '@heliodesk/contract/account';
import { BatchAddressForm } from '@heliodesk/contract/shipment';
import type { BatchAddress, BatchSettlement } from '@heliodesk/contract/shipment';
import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceFields } from '#src/domains/account/index.ts';
import type { FieldOf } from '#src/domains/account/index.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { Field, FieldRow } from '#src/ui/form/field.tsx';
import { FormDrawer } from '#src/ui/form/form-drawer.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { addressBook, saveAddress } from './queries.ts';

/** What is typed of an address. */
export type AddressValues = Partial<
  Pick<
    BatchAddress,
    'addressTitle' | 'contactPerson' | 'mobile' | 'province' | 'city' | 'address' | 'postalCode' | 'note' | 'shipToCountry'
  >
>;
type Name = keyof AddressValues & string;

const valuesOf = (address: AddressValues | BatchAddress | undefined): AddressValues => ({
  addressTitle: address?.addressTitle ?? '',
  contactPerson: address?.contactPerson ?? '',
  mobile: address?.mobile ?? '',
  ...(address?.shipToCountry == null ? {} : { shipToCountry: address.shipToCountry }),
  province: address?.province ?? '',
  city: address?.city ?? '',
  address: address?.address ?? '',
  postalCode: address?.postalCode ?? '',
  note: address?.note ?? '',
});

const AddressField: FieldOf<Name> = ({ name, hint, children, ...item }) => {
  const { t } = useTranslation('fields');
  const label = t(name);
  return (
    <Field name={name} label={label} hint={hint} rules={[schemaRule(BatchAddressForm, name, label)]} {...item}>
      {children}
    </Field>
  );
};

interface AddressDrawerProps {
  tipsId: number;
  /** Missing: a new one. */
  address: BatchAddress | undefined;
  /** Pieces that a new one begins with. */
  rest: number;
  onSaved: (task: BatchSettlement) => void;
  onClose: () => void;
}

/** An address that goods are delivered to; what is typed stays in this tab until it is saved. */
export function AddressDrawer({ tipsId, address, rest, onSaved, onClose }: AddressDrawerProps) {
  const [key] = useState(createUuid);
  const place = address === undefined ? { batchQty: rest } : { addressId: address.addressId };
  return (
    <AddressForm
      address={address}
      persistKey={`goods_address_${address?.addressId ?? `of_${tipsId}`}`}
      onSave={async (values) => onSaved(await saveAddress({ tipsId, ...values, ...place }, key))}
      onClose={onClose}
    />
  );
}

interface AddressFormProps {
  /** Missing: a new one. */
  address: AddressValues | BatchAddress | undefined;
  persistKey: string;
  /** Whose address book can be chosen from; missing: the reader's. */
  contactId?: number;
  onSave: (values: AddressValues) => Promise<unknown>;
  onClose: () => void;
}

/** The fields of an address in a drawer; saving closes it. */
export function AddressForm({ address, persistKey, contactId, onSave, onClose }: AddressFormProps) {
  const { t } = useTranslation('shipment');
  const handleSave = async (values: AddressValues) => {
    await onSave(values);
    onClose();
  };
  return (
    <FormDrawer<AddressValues>
      title={address ? t('edit') : t('add')}
      values={valuesOf(address)}
      persistKey={persistKey}
      saveLabel={t('save')}
      onSave={handleSave}
      onClose={onClose}
    >
      {(form) => <AddressFields form={form} contactId={contactId} />}
    </FormDrawer>
  );
}

const fromBook = ({ addressTitle, companyName, ...entry }: ShippingAddress): AddressValues => ({
  ...valuesOf(undefined),
  addressTitle: addressTitle || companyName,
  contactPerson: entry.contactPerson,
  mobile: entry.mobile,
  shipToCountry: entry.shipToCountry,
  province: entry.province,
  city: entry.city,
  address: entry.address,
  postalCode: entry.postalCode,
});

function AddressFields({ form, contactId }: { form: FormInstance<AddressValues>; contactId: number | undefined }) {
  const { t } = useTranslation('shipment');
  const { parts } = useFormat();
  const { data: book = [] } = useQuery(addressBook(contactId));
  const fill = (addressId: number) => {
    const entry = book.find((one) => one.addressId === addressId);
    if (entry) form.setFieldsValue(fromBook(entry));
  };
  return (
    <>
      {book.length > 0 && (
        <Form.Item label={t('fromBook')}>
          <Select
            aria-label={t('fromBook')}
            placeholder={t('chooseAddress')}
            options={book.map(({ addressId, addressTitle, companyName, city }) => ({
              value: addressId,
              label: parts([addressTitle || companyName, city]),
            }))}
            onChange={fill}
          />
        </Form.Item>
      )}
      <AddressField name="addressTitle">
        <Input dir="auto" />
      </AddressField>
      <FieldRow>
        <AddressField name="contactPerson">
          <Input dir="auto" autoComplete="off" />
        </AddressField>
        <AddressField name="mobile">
          <Input dir="ltr" autoComplete="off" />
        </AddressField>
      </FieldRow>
      <PlaceFields Field={AddressField} country="shipToCountry" isOwn={false} />
      <AddressField name="note" hint={t('noteHint')}>
        <Input.TextArea rows={2} dir="auto" />
      </AddressField>
    </>
  );
}
