import type { BankCheckInFull } from '@heliodesk/contract/payment';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ActionBar } from '#src/ui/actions/action-bar.tsx';
import type { ActionLook } from '#src/ui/actions/shown-action.ts';
import { lazyDialog } from '#src/ui/page/lazy-dialog.tsx';
import type { Checking } from './use-bank-steps.ts';

const ReturnDialog = lazyDialog(() => import('./return-dialog.tsx').then((module) => module.ReturnDialog));
const ReassignDialog = lazyDialog(() => import('./reassign-dialog.tsx').then((module) => module.ReassignDialog));

/** The first field whose answer is missing. */
const firstOpenReason = (): HTMLTextAreaElement | undefined =>
  [...document.querySelectorAll<HTMLTextAreaElement>('.hd-pay-noticed textarea')].find(({ value }) => value.trim() === '');

interface CheckActionsProps {
  bank: BankCheckInFull;
  checking: Checking;
}

/** What finance can do with bank details now, and why not. */
export function CheckActions({ bank, checking }: CheckActionsProps) {
  const { t } = useTranslation('bankCheck');
  const [dialog, setDialog] = useState<string>();
  const looks: Record<string, ActionLook> = {
    check: { label: t('check.action'), icon: 'check' },
    return: { label: t('return.action'), icon: 'return' },
    handOver: { label: t('handOver.action'), icon: 'people' },
  };
  const actions = bank.actions.map((action) =>
    action.name === 'check' && action.blockedBy.length === 0 && checking.open.length > 0
      ? { ...action, blockedBy: ['flagsCleared'] }
      : action,
  );
  const renderReason = (guard: string) =>
    guard === 'flagsCleared' ? <OpenReasons count={checking.open.length} /> : guard === 'notInvolved' ? t('guard.notInvolved') : null;
  const close = () => setDialog(undefined);
  return (
    <>
      <ActionBar
        actions={actions}
        look={(name) => (name === 'handOver' && bank.contacts.length === 0 ? undefined : looks[name])}
        renderReason={renderReason}
        primary="check"
        busy={checking.isRunning ? 'check' : undefined}
        onAction={(name) => (name === 'check' ? checking.send() : setDialog(name))}
      />
      {dialog === 'return' && <ReturnDialog bank={bank} onDone={checking.drop} onClose={close} />}
      {dialog === 'handOver' && <ReassignDialog bank={bank} onDone={checking.drop} onClose={close} />}
    </>
  );
}

function OpenReasons({ count }: { count: number }) {
  const { t } = useTranslation('bankCheck');
  return (
    <Trans
      t={t}
      i18nKey="guard.flagsCleared"
      count={count}
      components={{
        go: (
          <button type="button" className="hd-text-link" onClick={() => firstOpenReason()?.focus()}>
            {null}
          </button>
        ),
      }}
    />
  );
}
