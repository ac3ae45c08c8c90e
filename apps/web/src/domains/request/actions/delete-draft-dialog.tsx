import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { ConfirmDialog } from '#src/ui/actions/confirm-button.tsx';
import { useDeleteDraft } from '../queries.ts';
import type { ActionDialogProps } from './action-target.ts';

/** Deletes a draft with everything in it, once that was confirmed. */
export function DeleteDraftDialog({ request: { requestId }, onClose }: ActionDialogProps) {
  const { t } = useTranslation('request');
  const remove = useDeleteDraft();
  const handleConfirm = async () => {
    await remove.mutateAsync(requestId);
    showToast({ kind: 'good', title: t('drafts.deleted') });
  };
  return (
    <ConfirmDialog
      danger
      title={t('drafts.deleteTitle')}
      text={t('drafts.deleteText')}
      confirmLabel={t('drafts.deleteConfirm')}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
