import type { Attachment } from '@heliodesk/contract/attachment';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '#src/ui/actions/confirm-button.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';

/** Takes a file of a draft away, once that is confirmed. */
export function DeleteFile({ file, onRemove }: { file: Attachment; onRemove: (attId: number) => unknown }) {
  const { t } = useTranslation(['attachment', 'common']);
  return (
    <ConfirmButton
      type="text"
      size="small"
      aria-label={t('common:deleteOf', { name: file.fileName })}
      icon={<Icon name="trash" />}
      danger
      title={t('removeTitle')}
      text={t('removeText', { name: file.fileName })}
      confirmLabel={t('removeConfirm')}
      onConfirm={() => onRemove(file.attId)}
    />
  );
}
