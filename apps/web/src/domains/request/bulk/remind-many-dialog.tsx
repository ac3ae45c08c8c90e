import { useTranslation } from 'react-i18next';
import { asTarget, ManyModal } from './many-dialog.tsx';
import type { ManyDialogProps } from './many-dialog.tsx';
import { useStart } from './use-start.ts';

/** Reminds the customers of many requests of what waits for them. */
export function RemindManyDialog({ targets, onStarted, ...frame }: ManyDialogProps) {
  const { t } = useTranslation('bulk');
  const { start, isRunning, refusal } = useStart(onStarted);
  return (
    <ManyModal
      {...frame}
      title={t('remindTitle', { count: targets.length })}
      confirm={t('remindConfirm')}
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void start({ action: 'remind', requests: targets.map(asTarget) })}
    >
      <p className="hd-dialog-text">{t('remindText')}</p>
    </ManyModal>
  );
}
