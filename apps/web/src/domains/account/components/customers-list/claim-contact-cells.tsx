import './customers.css';
import type { ClaimContact } from '@heliodesk/contract/account';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { lazyDialog } from '#src/ui/page/lazy-dialog.tsx';
import { CustomerStateLabel } from './customer-labels.tsx';
import { StatusSwitch } from './status-switch.tsx';

const MoveDialog = lazyDialog(async () => (await import('../customers-edit/move-dialog.tsx')).MoveDialog);

/** Whether a contact is let in, and the switch. */
export function ClaimContactStatus({ row }: { row: ClaimContact }) {
  const { contactId, contact, version, contactStatus, openRequests } = row;
  const isEnabled = contactStatus === 'enabled';
  return (
    <StatusSwitch target={{ contactId, name: contact, version, isEnabled, openRequests }}>
      <CustomerStateLabel state={isEnabled ? 'active' : 'disabled'} />
    </StatusSwitch>
  );
}

/** The calls of acting for customers name the same things by their own words. */
const blockReasons = { contactDisabled: 'contactDisabled', accountDisabled: 'accountDisabled', inactive: 'notActivated' } as const;

/** Why someone cannot act. */
export function BlockReasons({ row: { blockedBy } }: { row: ClaimContact }) {
  const { t } = useTranslation('onBehalf');
  const { labels } = useFormat();
  if (blockedBy.length === 0) return null;
  return <span className="hd-customer-warn">{labels(blockedBy.map((reason) => t(`blockReason.${blockReasons[reason]}`)))}</span>;
}

/** Gives the open requests to a colleague. */
export function MoveButton({ row }: { row: ClaimContact }) {
  const { t } = useTranslation('customers');
  const [isOpen, setOpen] = useState(false);
  if (row.openRequests === 0) return null;
  return (
    <>
      <Button
        size="small"
        icon={<Icon name="exchange" />}
        aria-label={t('named', { action: t('move.button'), name: row.contact })}
        onClick={() => setOpen(true)}
      >
        {t('move.button')}
      </Button>
      {isOpen && <MoveDialog row={row} onClose={() => setOpen(false)} />}
    </>
  );
}
