import './own.css';
import { maxAddresses } from '@heliodesk/contract/account';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Can } from '#src/ui/actions/permissions.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Block } from '#src/ui/page/page.tsx';
import { useOpenParam } from '#src/ui/page/use-open-param.ts';
import { ListSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { ownAddresses } from '../../own-queries.ts';
import { EditAddressDrawer, NewAddressDrawer } from './address-drawer.tsx';
import { AddressRow } from './address-row.tsx';

const isNew = 'new';

/** The company's address book as a section of its page. */
export function AddressCard() {
  const { t } = useTranslation('profile');
  const { number } = useFormat();
  const { data, error, refetch } = useQuery(ownAddresses);
  const { opened, open, close } = useOpenParam('address');
  const edited = data?.find(({ addressId }) => String(addressId) === opened);
  return (
    <Block
      title={t('addresses.title')}
      actions={
        <Can permission="csp:account:edit">
          <Button size="small" icon={<Icon name="plus" />} onClick={() => open(isNew)}>
            {t('addresses.add')}
          </Button>
        </Can>
      }
      foot={data && data.length > 0 && t('addresses.count', { number: number(data.length), max: number(maxAddresses) })}
    >
      {!data && (error ? <ErrorState error={error} onRetry={refetch} /> : <ListSkeleton rows={3} />)}
      {data?.length === 0 && <p className="hd-t13 hd-hint">{t('addresses.emptyText')}</p>}
      {data && data.length > 0 && (
        <ul className="hd-own-list hd-own-inside" aria-label={t('addresses.title')}>
          {data.map((address) => (
            <AddressRow
              key={address.addressId}
              address={address}
              isEdited={address === edited}
              onEdit={() => open(String(address.addressId))}
            />
          ))}
        </ul>
      )}
      {opened === isNew && <NewAddressDrawer onClose={close} />}
      {edited && <EditAddressDrawer key={edited.addressId} address={edited} onClose={close} />}
    </Block>
  );
}
