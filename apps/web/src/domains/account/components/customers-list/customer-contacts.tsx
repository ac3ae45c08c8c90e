import type { CustomerAccount, CustomerRow } from '@heliodesk/contract/account';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#src/platform/session.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { lazyDialog } from '#src/ui/page/lazy-dialog.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { ListSkeleton } from '#src/ui/states/skeletons.tsx';
import { customerDetail } from '../../customer-queries.ts';
import { ContactLine } from './contact-line.tsx';

const NewContactDrawer = lazyDialog(async () => (await import('../customers-edit/new-drawers.tsx')).NewContactDrawer);
const CompanyDrawer = lazyDialog(async () => (await import('../customers-edit/company-drawer.tsx')).CompanyDrawer);
const HistoryDrawer = lazyDialog(async () => (await import('./history-drawer.tsx')).HistoryDrawer);

/** What a company opens onto: its contacts, and what can be done with them and with it. */
export function CustomerContacts({ row }: { row: CustomerRow }) {
  const { t, i18n } = useTranslation('customers');
  const { number } = useFormat();
  const { data, error, refetch } = useQuery(customerDetail(row.accountId, i18n.language));
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <ListSkeleton />;
  const { account, contacts } = data;
  return (
    <section className="hd-customer-inside" aria-label={t('contactsOf', { name: account.companyName })}>
      {account.disabled && <DisabledNote account={account} />}
      <ul>
        {contacts.map((contact) => (
          <ContactLine key={contact.contactId} account={account} contact={contact} />
        ))}
      </ul>
      {row.contacts > contacts.length && (
        <p className="hd-hint">{t('moreContacts', { shown: number(contacts.length), total: number(row.contacts) })}</p>
      )}
      <Foot account={account} />
    </section>
  );
}

function DisabledNote({ account: { disabled } }: { account: CustomerAccount }) {
  const { t } = useTranslation('customers');
  if (disabled === null) return null;
  return (
    <p className="hd-customer-why">
      <Icon name="lock" />
      <span>{t('disabledBy', { reason: disabled.reason, name: disabled.by })}</span>
    </p>
  );
}

function Foot({ account }: { account: CustomerAccount }) {
  const { t } = useTranslation('customers');
  const mayEdit = useCan('csp:customer:edit');
  const [opened, setOpened] = useState<'history' | 'edit' | 'add'>();
  const close = () => setOpened(undefined);
  const { companyName, accountId } = account;
  return (
    <footer className="hd-customer-foot">
      <span className="hd-hint hd-grow">{t('disabledHint')}</span>
      <Button size="small" icon={<Icon name="clock" />} onClick={() => setOpened('history')}>
        {t('history')}
      </Button>
      {mayEdit && (
        <Button size="small" icon={<Icon name="pen" />} onClick={() => setOpened('edit')}>
          {t('editCompany')}
        </Button>
      )}
      {mayEdit && !account.disabled && (
        <Button size="small" icon={<Icon name="plus" />} onClick={() => setOpened('add')}>
          {t('addContact')}
        </Button>
      )}
      {opened === 'history' && <HistoryDrawer name={companyName} accountId={accountId} onClose={close} />}
      {opened === 'edit' && <CompanyDrawer account={account} onClose={close} />}
      {opened === 'add' && <NewContactDrawer account={account} onClose={close} />}
    </footer>
  );
}
