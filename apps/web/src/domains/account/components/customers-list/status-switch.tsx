import type { ReactNode } from 'react';
import { Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#src/platform/session.ts';
import { lazyDialog } from '#src/ui/page/lazy-dialog.tsx';
import type { StatusTarget } from '../customers-edit/status-dialog.tsx';

const StatusDialog = lazyDialog(async () => (await import('../customers-edit/status-dialog.tsx')).StatusDialog);

interface StatusSwitchProps {
  target: StatusTarget;
  /** The word beside it. */
  children: ReactNode;
}

/** On or off, with its word; only the word for who may not change it. Changing asks for the reason first. */
export function StatusSwitch({ target, children }: StatusSwitchProps) {
  const { t } = useTranslation('customers');
  const mayChange = useCan('csp:customer:status');
  const [isOpen, setOpen] = useState(false);
  if (!mayChange) return <span>{children}</span>;
  return (
    <span className="hd-row hd-customer-switch">
      <Switch size="small" checked={target.isEnabled} aria-label={t('isEnabled', { name: target.name })} onChange={() => setOpen(true)} />
      <span>{children}</span>
      {isOpen && <StatusDialog target={target} onClose={() => setOpen(false)} />}
    </span>
  );
}
