import type { RunningWork } from '@heliodesk/contract/notification';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showToast } from '#src/platform/feedback/notices.ts';
import { useCancelWork } from '../queries.ts';

/** Ends work before its time. What is done stays done; where there is a result, the message leads to it. */
export function CancelWork({ work }: { work: RunningWork }) {
  const { t } = useTranslation(['notices', 'bulk', 'serialNumber', 'common']);
  const { mutate, isPending } = useCancelWork();
  const navigate = useNavigate();
  const handleCanceled = (isCanceled: boolean) => {
    // Otherwise it came to its end in the meantime, which a notice tells.
    if (!isCanceled) return;
    if (work.kind === 'import') showToast({ kind: 'info', title: t('serialNumber:import.canceled') });
    else
      showToast({
        kind: 'info',
        title: t('bulk:stopped'),
        action: { label: t('showResult'), onClick: () => void navigate(work.path) },
      });
  };
  return (
    <Button
      size="small"
      className="hd-bell-work-cancel"
      aria-label={t('work.cancelOf', { name: work.name })}
      loading={isPending}
      onClick={() => mutate(work, { onSuccess: handleCanceled })}
    >
      {t('common:cancel')}
    </Button>
  );
}
