import './second-factor.css';
import { ResetReason } from '@heliodesk/contract/identity';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { maxLengthOf } from '#src/platform/schema-rules.ts';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { useAskReset } from '../../second-factor-queries.ts';

interface ResetDialogProps {
  person: { userId: number; name: string };
  onClose: () => void;
}

/** Asks for the reset of someone's second factor, as the first of two administrators. Mount it to open it. */
export function ResetDialog({ person: { userId, name }, onClose }: ResetDialogProps) {
  const { t } = useTranslation(['secondFactor', 'common']);
  const id = useId();
  const [reason, setReason] = useState('');
  const ask = useAskReset();
  const handleOk = async () => {
    await ask.mutateAsync({ userId, reason });
    showToast({ kind: 'good', title: t('asked') });
    onClose();
  };
  return (
    <ModalDialog
      open
      width={480}
      title={t('resetTitle', { name })}
      okText={t('ask')}
      okButtonProps={{ disabled: reason.trim() === '' }}
      confirmLoading={ask.isPending}
      mask={{ closable: false }}
      onOk={() => void handleOk().catch(() => undefined)}
      onCancel={onClose}
    >
      <p>{t('resetText')}</p>
      <label className="hd-dialog-label" htmlFor={id}>
        {t('common:reason')}
      </label>
      <Input.TextArea
        id={id}
        rows={2}
        required
        maxLength={maxLengthOf(ResetReason, 'reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ModalDialog>
  );
}
