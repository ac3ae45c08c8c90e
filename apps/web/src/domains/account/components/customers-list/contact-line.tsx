import type { CustomerAccount, CustomerContact } from '@heliodesk/contract/account';
import { languageNames } from '@heliodesk/phrases/languages';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ContactActions } from './contact-actions.tsx';
import { contactState, CustomerStateLabel } from './customer-labels.tsx';
import { StatusSwitch } from './status-switch.tsx';

interface ContactLineProps {
  account: CustomerAccount;
  contact: CustomerContact;
}

/** One contact: who, how to reach them, whether they can act, and what can be done. */
export function ContactLine({ account, contact }: ContactLineProps) {
  const { contactId, version, jobTitle, language, email, mobile, openRequests, contactStatus, disabled } = contact;
  const name = useFormat().name(contact);
  return (
    <li className="hd-customer-contact">
      <div>
        <b dir="auto">{name}</b>
        <span className="hd-hint hd-t12">{[jobTitle, languageNames[language]].filter(Boolean).join(' · ')}</span>
      </div>
      <div>
        <Ltr>{email}</Ltr>
        <span className="hd-hint hd-t12">
          <Ltr>{mobile}</Ltr>
        </span>
      </div>
      <StatusSwitch target={{ contactId, name, version, isEnabled: contactStatus === 'enabled', openRequests }}>
        <CustomerStateLabel state={contactState(contact)} />
      </StatusSwitch>
      <div className="hd-t12">
        <LastSeen contact={contact} />
      </div>
      <div className="hd-customer-contact-end">
        {disabled ? <DisabledWhy disabled={disabled} /> : null}
        <ContactActions account={account} contact={contact} />
      </div>
    </li>
  );
}

function DisabledWhy({ disabled }: { disabled: NonNullable<CustomerContact['disabled']> }) {
  const { t } = useTranslation('customers');
  return (
    <span className="hd-customer-why">
      <Icon name="lock" />
      <span>{t('disabledBy', { reason: disabled.reason, name: disabled.by })}</span>
    </span>
  );
}

/** When someone was here last, or until when they can come. */
function LastSeen({ contact: { signIn, lastSignIn, linkValidUntil } }: { contact: CustomerContact }) {
  const { t } = useTranslation(['customers', 'common']);
  if (signIn === 'none') return <span className="hd-hint">{t('common:state.noSignIn')}</span>;
  const [label, at] = signIn === 'waiting' ? ([t('linkUntil'), linkValidUntil] as const) : ([t('lastSignIn'), lastSignIn] as const);
  return (
    <>
      <span className="hd-hint">{label}</span> <UtcTime at={at} />
    </>
  );
}
