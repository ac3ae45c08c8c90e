import { Address } from '@heliodesk/contract/account';
import type { AddressBody, AddressEdit } from '@heliodesk/contract/account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCurrentAs } from '#src/platform/http/error-policy.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { FormDrawer } from '#src/ui/form/form-drawer.tsx';
import { ownContact, useAddAddress, useSaveAddress } from '../../own-queries.ts';
import { AddressFields } from './address-fields.tsx';
import { addressValues, newAddress, useDescribeAddress } from './address.ts';

interface DrawerProps {
  onClose: () => void;
}

/** A new entry of the address book. */
export function NewAddressDrawer({ onClose }: DrawerProps) {
  const { t, i18n } = useTranslation('profile');
  const { data: own, isPending } = useQuery(ownContact(i18n.language));
  const [key] = useState(createUuid);
  const add = useAddAddress();
  const handleSave = async (values: Partial<AddressBody>) => {
    // The form has let nothing pass that the contract would not take.
    await add.mutateAsync({ body: values as AddressBody, key });
    showToast({ kind: 'good', title: t('addresses.added') });
    onClose();
  };
  if (isPending) return null;
  return (
    <FormDrawer<Partial<AddressBody>>
      title={t('addresses.add')}
      values={newAddress(own, i18n.language)}
      persistKey="address_new"
      saveLabel={t('addresses.save')}
      onSave={handleSave}
      onClose={onClose}
    >
      <AddressFields />
    </FormDrawer>
  );
}

/** Changes an entry; the version that was read goes along. */
export function EditAddressDrawer({ address, onClose }: DrawerProps & { address: Address }) {
  const { t } = useTranslation('profile');
  const describe = useDescribeAddress();
  const save = useSaveAddress();
  const { addressId } = address;
  const handleSave = async (body: AddressEdit) => {
    await save.mutateAsync({ addressId, body });
    showToast({ kind: 'good', title: t('addresses.saved') });
    onClose();
  };
  return (
    <FormDrawer<AddressEdit>
      title={t('addresses.edit')}
      values={addressValues(address)}
      persistKey={`address_${addressId}`}
      saveLabel={t('addresses.save')}
      onSave={handleSave}
      onClose={onClose}
      readCurrent={readCurrentAs(Address, addressValues)}
      describe={describe}
    >
      <AddressFields />
    </FormDrawer>
  );
}
