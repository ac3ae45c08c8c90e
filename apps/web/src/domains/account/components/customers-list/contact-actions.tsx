import type { CustomerAccount, CustomerContact } from '@heliodesk/contract/account';
import { Button } from 'antd';
import type { MenuProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ResetFactorDialog } from '#src/domains/identity/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { useCan } from '#src/platform/session.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { MoreMenu } from '#src/ui/actions/more-menu.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { lazyDialog } from '#src/ui/page/lazy-dialog.tsx';
import { onBehalfPaths } from '../../on-behalf-paths.ts';
import { useMailActivation, useMailReset } from '../../customer-queries.ts';

const ContactDrawer = lazyDialog(async () => (await import('../customers-edit/contact-drawer.tsx')).ContactDrawer);
const HistoryDrawer = lazyDialog(async () => (await import('./history-drawer.tsx')).HistoryDrawer);

interface ContactActionsProps {
  account: CustomerAccount;
  contact: CustomerContact;
}

/** The next step as a button, the rest in a menu; both as far as the reader's permissions go. */
export function ContactActions({ account, contact }: ContactActionsProps) {
  const { t } = useTranslation(['customers', 'common', 'staff']);
  const { t: onBehalf } = useTranslation('onBehalf');
  const navigate = useNavigate();
  const [mayEdit, mayAct, mayReset] = [useCan('csp:customer:edit'), useCan('csp:request:behalf'), useCan('system:user:edit')];
  const [opened, setOpened] = useState<'edit' | 'factor' | 'history'>();
  const activation = useMailActivation();
  const reset = useMailReset();
  const { contactId, userId, email, signIn, contactStatus } = contact;
  const name = useFormat().name(contact);
  const isIn = contactStatus === 'enabled' && account.disabled === null;
  const mayLoseFactor = mayReset && isIn && signIn === 'active';

  const sendActivation = async () => {
    await activation.mutateAsync(contactId);
    showToast({ kind: 'good', title: t('activationSent', { email }) });
  };
  const sendReset = async () => {
    await reset.mutateAsync(contactId);
    showToast({ kind: 'good', title: t('common:emailSentTo', { email }) });
  };
  const items: MenuProps['items'] = [
    ...(mayEdit ? [{ key: 'edit', label: t('editContact'), icon: <Icon name="pen" /> }] : []),
    ...(isIn && signIn === 'active' ? [{ key: 'reset', label: t('common:sendPasswordReset'), icon: <Icon name="mail" /> }] : []),
    ...(mayLoseFactor ? [{ key: 'factor', label: t('staff:action.resetFactor'), icon: <Icon name="key" /> }] : []),
    { key: 'history', label: t('history'), icon: <Icon name="clock" /> },
  ];
  const run: Readonly<Record<string, () => void>> = {
    edit: () => setOpened('edit'),
    reset: () => void sendReset(),
    factor: () => setOpened('factor'),
    history: () => setOpened('history'),
  };
  return (
    <>
      {isIn && signIn === 'waiting' && (
        <Button size="small" icon={<Icon name="send" />} loading={activation.isPending} onClick={() => void sendActivation()}>
          {t('sendAgain')}
        </Button>
      )}
      {isIn && signIn !== 'waiting' && mayAct && (
        <Button
          size="small"
          icon={<Icon name="person" />}
          aria-label={onBehalf('actForNamed', { person: name, company: account.companyName })}
          onClick={() => void navigate(onBehalfPaths.chosen(contactId))}
        >
          {onBehalf('actFor')}
        </Button>
      )}
      <MoreMenu label={t('actionsOf', { name })} menu={{ items, onClick: ({ key }) => run[key]?.() }} />
      {opened === 'edit' && <ContactDrawer contact={contact} onClose={() => setOpened(undefined)} />}
      {opened === 'factor' && userId !== null && <ResetFactorDialog person={{ userId, name }} onClose={() => setOpened(undefined)} />}
      {opened === 'history' && (
        <HistoryDrawer name={name} accountId={account.accountId} contactId={contactId} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
