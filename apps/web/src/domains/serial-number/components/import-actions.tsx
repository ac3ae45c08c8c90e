import type { ImportStatus } from '@heliodesk/contract/serial-number';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { useImportChanges } from '../queries.ts';
import { allows } from '../use-import.ts';

interface ImportActionProps {
  status: ImportStatus;
  size?: 'small' | 'medium';
}

/** Stops an import that is on its way, says so while that lasts, and once it is done. */
export function CancelReading({ status }: Pick<ImportActionProps, 'status'>) {
  const { t } = useTranslation(['serialNumber', 'common']);
  const { cancel } = useImportChanges(status.requestId);
  const handleCancel = async () => {
    await cancel.mutateAsync(status.importId);
    showToast({ kind: 'info', title: t('import.canceled') });
  };
  if (!allows(status, 'cancel')) return null;
  return (
    <Button size="small" loading={cancel.isPending} onClick={() => void handleCancel()}>
      {cancel.isPending ? t('import.canceling') : t('common:cancel')}
    </Button>
  );
}

/** Discards what was read; a file of which nothing can be added has nothing to bring back. */
export function DiscardRows({ status, size = 'medium' }: ImportActionProps) {
  const { t } = useTranslation('common');
  const { discard, cancel } = useImportChanges(status.requestId);
  const { mutate } = status.valid > 0 ? discard : cancel;
  if (!allows(status, 'discard')) return null;
  return (
    <Button size={size} loading={discard.isPending || cancel.isPending} onClick={() => mutate(status.importId)}>
      {t('discard')}
    </Button>
  );
}

/** Adds what was read; locked, with the reason, while another file of the claim is on its way. */
export function AddRows({ status, size = 'medium' }: ImportActionProps) {
  const { t } = useTranslation(['serialStep', 'serialNumber']);
  const { number } = useFormat();
  const { takeOver } = useImportChanges(status.requestId);
  const add = status.actions.find(({ name }) => name === 'add');
  if (status.valid === 0 || add === undefined || add.blockedBy.includes('listChangeable')) return null;
  const isLocked = add.blockedBy.length > 0;
  const figures = { count: status.valid, number: number(status.valid) };
  return (
    <Button
      type={size === 'small' ? 'default' : 'primary'}
      size={size}
      disabled={isLocked}
      title={isLocked ? t('line.later') : undefined}
      loading={takeOver.isPending}
      onClick={() => takeOver.mutate(status.importId)}
    >
      {size === 'small' ? t('serialNumber:paste.add', figures) : t('serialNumber:import.takeOver', figures)}
    </Button>
  );
}
