import type { CustomerContact, CustomerState } from '@heliodesk/contract/account';
import { useTranslation } from 'react-i18next';
import { useCountryOptions, useDictionaryOptions } from '#src/domains/reference/index.ts';
import { labelIn } from '../own/label-in.ts';

/** `inactive` asks for attention. */
const tones: Record<CustomerState, string | undefined> = { active: undefined, inactive: 'hd-customer-warn', disabled: 'hd-hint' };

/** Enabled, not activated yet, or disabled. */
export function CustomerStateLabel({ state }: { state: CustomerState }) {
  const { t } = useTranslation('common');
  return <span className={tones[state]}>{t(`state.${state}`)}</span>;
}

/** What a contact is to the portal. */
export const contactState = ({ contactStatus, signIn }: Pick<CustomerContact, 'contactStatus' | 'signIn'>): CustomerState =>
  contactStatus === 'disabled' ? 'disabled' : signIn === 'waiting' ? 'inactive' : 'active';

/** The name of a country in the reader's language. */
export function CountryName({ regionId }: { regionId: number }) {
  return labelIn(useCountryOptions(), regionId);
}

export function AccountTypeName({ accountType }: { accountType: string }) {
  return labelIn(useDictionaryOptions('account_type'), accountType);
}
