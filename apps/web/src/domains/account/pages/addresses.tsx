import '../components/own/own.css';
import { maxAddresses } from '@heliodesk/contract/account';
import type { Address } from '@heliodesk/contract/account';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '#src/ui/actions/permissions.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { useOpenParam } from '#src/ui/page/use-open-param.ts';
import { ListSkeleton } from '#src/ui/states/skeletons.tsx';
import { Empty, ErrorState } from '#src/ui/states/states.tsx';
import { EditAddressDrawer, NewAddressDrawer } from '../components/own/address-drawer.tsx';
import { AddressRow } from '../components/own/address-row.tsx';
import { ownAddresses } from '../own-queries.ts';

const isNew = 'new';

/** /profile/consignee: the company's address book. */
export default function AddressesPage() {
  const { t } = useTranslation('profile');
  const { number } = useFormat();
  const { data, error, refetch } = useQuery(ownAddresses);
  const { opened, open, close } = useOpenParam();
  const edited = data?.find(({ addressId }) => String(addressId) === opened);
  const add = (
    <Can permission="csp:account:edit">
      <Button type="primary" icon={<Icon name="plus" />} onClick={() => open(isNew)}>
        {t('addresses.add')}
      </Button>
    </Can>
  );
  return (
    <Page
      title={t('addresses.title')}
      note={data && data.length > 0 && t('addresses.count', { number: number(data.length), max: number(maxAddresses) })}
      actions={data && data.length > 0 && add}
    >
      {data ? (
        <Addresses addresses={data} edited={edited} onEdit={(addressId) => open(String(addressId))} add={add} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <ListSkeleton rows={4} />
      )}
      {opened === isNew && <NewAddressDrawer onClose={close} />}
      {edited && <EditAddressDrawer key={edited.addressId} address={edited} onClose={close} />}
    </Page>
  );
}

interface AddressesProps {
  addresses: readonly Address[];
  edited: Address | undefined;
  onEdit: (addressId: number) => void;
  add: ReactNode;
}

function Addresses({ addresses, edited, onEdit, add }: AddressesProps) {
  const { t } = useTranslation('profile');
  if (addresses.length === 0) return <Empty title={t('addresses.emptyTitle')} text={t('addresses.emptyText')} actions={add} />;
  return (
    <ul className="hd-card hd-own-list" aria-label={t('addresses.title')}>
      {addresses.map((address) => (
        <AddressRow
          key={address.addressId}
          address={address}
          isEdited={address.addressId === edited?.addressId}
          onEdit={() => onEdit(address.addressId)}
        />
      ))}
    </ul>
  );
}
