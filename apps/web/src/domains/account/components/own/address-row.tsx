import type { Address } from '@heliodesk/contract/account';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { ConfirmButton } from '#src/ui/actions/confirm-button.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useDefaultAddress, useDeleteAddress } from '../../own-queries.ts';
import { nameOfAddress, useAddressLine } from './address.ts';

interface AddressRowProps {
  address: Address;
  isEdited: boolean;
  onEdit: () => void;
}

/** One entry of the address book with what can be done with it. */
export function AddressRow({ address, isEdited, onEdit }: AddressRowProps) {
  const { t } = useTranslation(['profile', 'common']);
  const lineOf = useAddressLine();
  const name = nameOfAddress(address);
  return (
    <li className={isEdited ? 'hd-own-row hd-own-row-on' : 'hd-own-row'}>
      <Icon name="pin" size={20} />
      <div className="hd-grow">
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          {address.isDefault && <span className="hd-tag">{t('addresses.default')}</span>}
        </p>
        <p className="hd-t13">
          <bdi>{lineOf(address)}</bdi>
        </p>
        <p className="hd-t12 hd-hint">
          <bdi>{address.contactPerson}</bdi> · <Ltr>{address.mobile}</Ltr>
        </p>
      </div>
      <div className="hd-own-row-end">
        {!address.isDefault && <MakeDefault address={address} />}
        <Button type="text" size="small" aria-label={t('common:editOf', { name })} icon={<Icon name="pen" />} onClick={onEdit} />
        <DeleteAddress address={address} />
      </div>
    </li>
  );
}

function MakeDefault({ address }: { address: Address }) {
  const { t } = useTranslation('profile');
  const choose = useDefaultAddress();
  const name = nameOfAddress(address);
  const handleClick = async () => {
    await choose.mutateAsync(address.addressId);
    showToast({ kind: 'good', title: t('addresses.madeDefault', { name }) });
  };
  return (
    <Button
      type="text"
      size="small"
      loading={choose.isPending}
      aria-label={t('addresses.makeDefaultOf', { name })}
      onClick={() => void handleClick()}
    >
      {t('addresses.makeDefault')}
    </Button>
  );
}

function DeleteAddress({ address }: { address: Address }) {
  const { t } = useTranslation(['profile', 'common']);
  const remove = useDeleteAddress();
  const name = nameOfAddress(address);
  const handleConfirm = async () => {
    await remove.mutateAsync(address.addressId);
    showToast({ kind: 'good', title: t('addresses.deleted', { name }) });
  };
  return (
    <ConfirmButton
      type="text"
      size="small"
      danger
      aria-label={t('common:deleteOf', { name })}
      icon={<Icon name="trash" />}
      title={t('addresses.deleteTitle', { name })}
      text={t('addresses.deleteText')}
      confirmLabel={t('common:delete')}
      onConfirm={handleConfirm}
    />
  );
}
