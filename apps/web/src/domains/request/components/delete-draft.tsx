import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { ConfirmButton } from '#src/ui/actions/confirm-button.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useDeleteDraft } from '../queries.ts';

/** Deletes a draft with everything in it, once that was confirmed. */
export function DeleteDraft({ requestId, requestNo }: { requestId: number; requestNo: string }) {
  const { t } = useTranslation('request');
  const remove = useDeleteDraft();
  const handleConfirm = async () => {
    await remove.mutateAsync(requestId);
    showToast({ kind: 'good', title: t('drafts.deleted') });
  };
  return (
    <ConfirmButton
      type="text"
      size="small"
      danger
      aria-label={t('drafts.delete', { number: requestNo })}
      icon={<Icon name="trash" />}
      title={t('drafts.deleteTitle')}
      text={t('drafts.deleteText')}
      confirmLabel={t('drafts.deleteConfirm')}
      onConfirm={handleConfirm}
    />
  );
}
