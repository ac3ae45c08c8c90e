import type { StaffUser } from '@heliodesk/contract/identity';
import type { MenuProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { MoreMenu } from '#src/ui/actions/more-menu.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { staffActionsFor } from '../../staff-actions.ts';
import { useEndSessions, useInviteAgain, useResetMail, useUnbind } from '../../staff-queries.ts';
import { ResetFactorDialog } from '../second-factor/reset-dialogs.ts';
import { useIsSelf } from './staff-cells.tsx';

interface StaffMenuProps {
  user: StaffUser;
  onEdit: () => void;
  onDisable: () => void;
  onEnable: () => void;
}

/** What is asked about before it is done, and what is said afterwards. */
const questions = {
  endSessions: { title: 'endSessions.title', text: 'endSessions.text', done: 'done.sessions' },
  unbind: { title: 'unbind.title', text: 'unbind.text', done: 'done.unbound' },
} as const;

/** What an administrator can do with an employee. */
export function StaffMenu({ user, onEdit, onDisable, onEnable }: StaffMenuProps) {
  const { t } = useTranslation(['staff', 'common']);
  const isSelf = useIsSelf(user);
  const [asked, setAsked] = useState<keyof typeof questions>();
  const [isResetting, setResetting] = useState(false);
  const again = useInviteAgain();
  const reset = useResetMail();
  const [opened, setOpened] = useState<string>();
  const added = staffActionsFor(user);
  const Added = added.find(([key]) => key === opened)?.[1].Dialog;
  const { userId, name, email, state } = user;

  const inviteAgain = async () => {
    await again.mutateAsync(userId);
    showToast({ kind: 'good', title: t('common:invitation.sent', { email }) });
  };
  const mailReset = async () => {
    await reset.mutateAsync(userId);
    showToast({ kind: 'good', title: t('common:emailSentTo', { email }) });
  };
  const items: MenuProps['items'] = [
    { key: 'edit', label: t('common:edit'), icon: <Icon name="pen" /> },
    ...added.map(([key, { Label, icon }]) => ({ key, label: <Label />, icon: <Icon name={icon} /> })),
    ...(state === 'invited' ? [{ key: 'inviteAgain', label: t('action.inviteAgain'), icon: <Icon name="mail" /> }] : []),
    ...(state === 'active' ? [{ key: 'resetMail', label: t('common:sendPasswordReset'), icon: <Icon name="mail" /> }] : []),
    ...(user.sessions > 0 ? [{ key: 'endSessions', label: t('action.endSessions'), icon: <Icon name="return" /> }] : []),
    ...(user.signOnSince === null ? [] : [{ key: 'unbind', label: t('action.unbind'), icon: <Icon name="key" /> }]),
    ...(state === 'active' && !isSelf ? [{ key: 'resetFactor', label: t('action.resetFactor'), icon: <Icon name="key" /> }] : []),
    ...(state === 'disabled' ? [{ key: 'enable', label: t('common:enable'), icon: <Icon name="check" /> }] : []),
    ...(state !== 'disabled' && !isSelf ? [{ key: 'disable', label: t('common:disable'), icon: <Icon name="lock" />, danger: true }] : []),
  ];
  const run: Readonly<Record<string, () => unknown>> = {
    edit: onEdit,
    inviteAgain,
    resetMail: mailReset,
    endSessions: () => setAsked('endSessions'),
    unbind: () => setAsked('unbind'),
    resetFactor: () => setResetting(true),
    enable: onEnable,
    disable: onDisable,
  };
  return (
    <>
      <MoreMenu label={t('menu', { name })} menu={{ items, onClick: ({ key }) => void (run[key] ?? (() => setOpened(key)))() }} />
      {Added && <Added user={user} onClose={() => setOpened(undefined)} />}
      {isResetting && <ResetFactorDialog person={user} onClose={() => setResetting(false)} />}
      {asked && <Question asked={asked} user={user} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function Question({ asked, user: { userId, name }, onClose }: { asked: keyof typeof questions; user: StaffUser; onClose: () => void }) {
  const { t } = useTranslation('staff');
  const { title, text, done } = questions[asked];
  const answer = { endSessions: useEndSessions(), unbind: useUnbind() }[asked];
  const handleOk = async () => {
    await answer.mutateAsync(userId);
    showToast({ kind: 'good', title: t(done, { name }) });
    onClose();
  };
  return (
    <ModalDialog
      open
      width={420}
      closable={false}
      title={t(title, { name })}
      okText={t(`action.${asked}`)}
      confirmLoading={answer.isPending}
      onOk={() => void handleOk()}
      onCancel={onClose}
    >
      {t(text)}
    </ModalDialog>
  );
}
