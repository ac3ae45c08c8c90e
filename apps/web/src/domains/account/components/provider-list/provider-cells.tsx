import type { ProviderCompany } from '@heliodesk/contract/account';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '#src/domains/reference/index.ts';
import { Can } from '#src/ui/actions/permissions.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useSetProviderEnabled } from '../../provider-queries.ts';
import { labelIn } from '../own/label-in.ts';
import { ProviderSwitch } from './provider-switch.tsx';

/** City and country. */
export function PlaceCell({ row: { city, regionId } }: { row: ProviderCompany }) {
  const countries = useCountryOptions();
  return (
    <span className="hd-provider-lines">
      <span dir="auto">{city}</span>
      <span className="hd-hint hd-t12">{labelIn(countries, regionId)}</span>
    </span>
  );
}

/** How to reach a company or a person. */
export function ReachCell({ row: { email, phone } }: { row: { email: string; phone: string } }) {
  return (
    <span className="hd-provider-lines">
      <Ltr>{email}</Ltr>
      {phone !== '' && <Ltr className="hd-hint hd-t12">{phone}</Ltr>}
    </span>
  );
}

/** The countries in which they take on work. */
export function ServesCell({ row: { serves } }: { row: ProviderCompany }) {
  const { t } = useTranslation('common');
  const { list } = useFormat();
  const countries = useCountryOptions();
  if (serves.length === 0) return <span className="hd-hint">{t('none')}</span>;
  return <>{list(serves.map((regionId) => labelIn(countries, regionId)).toSorted((one, other) => one.localeCompare(other)))}</>;
}

export function PeopleCell({ row: { users, usersOff } }: { row: ProviderCompany }) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  return (
    <>
      {number(users)} {usersOff > 0 && <span className="hd-hint">{t('numberDisabled', { number: number(usersOff) })}</span>}
    </>
  );
}

export function StateCell({ row: { providerId, version, name, state } }: { row: ProviderCompany }) {
  const { t } = useTranslation(['providers', 'common']);
  const setEnabled = useSetProviderEnabled();
  return (
    <ProviderSwitch
      name={name}
      isEnabled={state === 'enabled'}
      warning={t('disableText')}
      onSwitch={(isEnabled) => setEnabled.mutateAsync({ which: { providerId, version }, isEnabled })}
    >
      <span className={state === 'disabled' ? 'hd-hint' : ''}>
        {t(state === 'enabled' ? 'common:state.active' : 'common:state.disabled')}
      </span>
    </ProviderSwitch>
  );
}

export function EditButton({ row: { name }, onEdit }: { row: ProviderCompany; onEdit: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Can permission="csp:provider:edit">
      <Button type="text" size="small" aria-label={t('editOf', { name })} icon={<Icon name="pen" />} onClick={onEdit} />
    </Can>
  );
}
