import './second-factor.css';
import type { FactorReset } from '@heliodesk/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { FormSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { factorResets, useCancelReset, useConfirmReset } from '../../second-factor-queries.ts';

/** Lost second factors that wait for a second administrator. Mount it to open it. */
export function ResetsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('secondFactor');
  const { data, error, refetch } = useQuery(factorResets);
  return (
    <ModalDialog open width={560} title={t('waiting')} footer={null} onCancel={onClose}>
      <p className="hd-hint">{t('waitingText')}</p>
      {data ? (
        <ul className="hd-sessions">
          {data.length === 0 && <li>{t('noneWaiting')}</li>}
          {data.map((reset) => (
            <ResetRow key={reset.resetId} reset={reset} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <FormSkeleton fields={2} />
      )}
    </ModalDialog>
  );
}

function ResetRow({ reset: { resetId, name, email, reason, askedBy, expireTime, isOwn } }: { reset: FactorReset }) {
  const { t } = useTranslation('secondFactor');
  const confirm = useConfirmReset();
  const cancel = useCancelReset();
  const run = async (work: Promise<unknown>, title: string) => {
    await work.then(
      () => showToast({ kind: 'good', title }),
      () => undefined,
    );
  };
  return (
    <li>
      <div className="hd-grow">
        <p>
          <b>{name}</b> <bdi dir="ltr">{email}</bdi>
        </p>
        <p>{reason}</p>
        <p className="hd-t12 hd-hint">
          {t('askedBy', { name: askedBy })}
          <br />
          {t('expires')} <LocalTime at={expireTime} />
          {isOwn && (
            <>
              <br />
              {t('other')}
            </>
          )}
        </p>
        <div className="sf-buttons">
          <Button
            size="small"
            type="primary"
            disabled={isOwn}
            loading={confirm.isPending}
            onClick={() => void run(confirm.mutateAsync(resetId), t('confirmed', { name }))}
          >
            {t('confirmReset')}
          </Button>
          <Button size="small" loading={cancel.isPending} onClick={() => void run(cancel.mutateAsync(resetId), t('canceled'))}>
            {t('cancelReset')}
          </Button>
        </div>
      </div>
    </li>
  );
}
