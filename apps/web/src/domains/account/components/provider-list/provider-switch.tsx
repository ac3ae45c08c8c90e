import { Switch } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { useCan } from '#src/platform/session.ts';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';

interface ProviderSwitchProps {
  name: string;
  isEnabled: boolean;
  /** What is lost by turning it off. */
  warning: string;
  onSwitch: (isEnabled: boolean) => Promise<unknown>;
  /** The word beside it. */
  children: ReactNode;
}

/** On or off with its word; only the word for who may not turn it. Turning off asks first. */
export function ProviderSwitch({ name, isEnabled, warning, onSwitch, children }: ProviderSwitchProps) {
  const { t } = useTranslation('common');
  const mayEdit = useCan('csp:provider:edit');
  const [isAsking, setAsking] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const turn = async (isWanted: boolean) => {
    setRunning(true);
    try {
      await onSwitch(isWanted);
      setAsking(false);
      showToast({ kind: 'good', title: t(isWanted ? 'enabledOf' : 'disabledOf', { name }) });
    } finally {
      setRunning(false);
    }
  };
  if (!mayEdit) return <span>{children}</span>;
  return (
    <span className="hd-row hd-provider-switch">
      <Switch
        size="small"
        checked={isEnabled}
        loading={isRunning}
        aria-label={t('maySignIn', { name })}
        onChange={(isWanted) => (isWanted ? void turn(true) : setAsking(true))}
      />
      <span>{children}</span>
      <ModalDialog
        open={isAsking}
        width={420}
        closable={false}
        title={t('disableOf', { name })}
        okText={t('disable')}
        okButtonProps={{ danger: true }}
        confirmLoading={isRunning}
        onOk={() => void turn(false)}
        onCancel={() => setAsking(false)}
      >
        {warning}
      </ModalDialog>
    </span>
  );
}
