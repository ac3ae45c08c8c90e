import './serial-number.css';
import type { ImportAction, ImportStatus } from '@heliodesk/contract/serial-number';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ProgressCells } from '#src/ui/shapes/cells.tsx';
import { saveVerdicts, useSerialChanges } from '../queries.ts';
import { isMoving, useSecondsLeft } from '../use-import.ts';

interface ImportCardProps {
  status: ImportStatus;
  onDismiss: () => void;
}

/** How a spreadsheet fares: on its way, ready to be taken over, taken over, or refused with the reason. */
export function ImportCard({ status, onDismiss }: ImportCardProps) {
  if (isMoving(status)) return <MovingImport status={status} />;
  if (status.state === 'ready') return <ReadyImport status={status} />;
  return <EndedImport status={status} onDismiss={onDismiss} />;
}

function Head({ status, line, end }: { status: ImportStatus; line: ReactNode; end: ReactNode }) {
  return (
    <div className="hd-import-head">
      <Icon name="table" size={20} />
      <div className="hd-grow">
        <b className="hd-cut hd-import-name">
          <Ltr>{status.fileName}</Ltr>
        </b>
        <span className="hd-t13 hd-hint hd-num">{line}</span>
      </div>
      {end}
    </div>
  );
}

function MovingImport({ status }: { status: ImportStatus }) {
  const { t } = useTranslation('serialNumber');
  const { share } = useFormat();
  const { cancel } = useSerialChanges(status.requestId);
  const handleCancel = async () => {
    await cancel.mutateAsync(status.importId);
    showToast({ kind: 'info', title: t('import.canceled') });
  };
  return (
    <section className="hd-card hd-import" aria-label={t('import.label')}>
      <Head
        status={status}
        line={<ProgressLine status={status} />}
        end={
          <>
            <b className="hd-num hd-import-share">{share(status.percent / 100)}</b>
            {allows(status, 'cancel') && (
              <Button size="small" loading={cancel.isPending} onClick={() => void handleCancel()}>
                {t('import.cancel')}
              </Button>
            )}
          </>
        }
      />
      <div className="hd-import-cells">
        <ProgressCells done={status.percent} total={100} label={status.fileName} />
      </div>
      <p className="hd-t13">{t('import.leave')}</p>
    </section>
  );
}

function ProgressLine({ status }: { status: ImportStatus }) {
  const { t } = useTranslation('serialNumber');
  const { number } = useFormat();
  const seconds = useSecondsLeft(status);
  const figures = { processed: number(status.processed), total: number(status.total) };
  if (status.state === 'waiting') return t('import.waiting');
  const counted =
    status.state === 'inserting'
      ? t('import.inserting', figures)
      : status.total > status.processed
        ? t('import.reading', figures)
        : t('import.readingOn', figures);
  if (seconds === undefined) return counted;
  const left =
    seconds < 90
      ? t('import.secondsLeft', { count: seconds, seconds: number(seconds) })
      : t('import.minutesLeft', { count: Math.ceil(seconds / 60), minutes: number(Math.ceil(seconds / 60)) });
  return t('import.withTime', { counted, left });
}

const allows = ({ actions }: ImportStatus, name: ImportAction): boolean =>
  actions.some((action) => action.name === name && action.blockedBy.length === 0);

function ReadyImport({ status }: { status: ImportStatus }) {
  const { t } = useTranslation('serialNumber');
  const { number } = useFormat();
  const { takeOver, cancel } = useSerialChanges(status.requestId);
  const isClean = status.valid > 0 && status.duplicate + status.malformed + status.overLimit === 0 && status.verdicts.ok === status.valid;
  const isBusy = takeOver.isPending || cancel.isPending;
  const [isAsking, setAsking] = useState(false);
  const discard = () => {
    setAsking(false);
    cancel.mutate(status.importId);
  };
  return (
    <section className="hd-card hd-import" aria-label={t('import.label')} aria-live="polite">
      <Head
        status={status}
        line={status.valid === 0 ? t('import.nothing') : isClean ? t('import.clean') : t('import.ready')}
        end={
          <>
            {allows(status, 'cancel') && (
              <Button disabled={isBusy} onClick={() => (status.valid === 0 ? discard() : setAsking(true))}>
                {t('import.discard')}
              </Button>
            )}
            {status.valid > 0 && allows(status, 'add') && (
              <Button type="primary" loading={takeOver.isPending} onClick={() => takeOver.mutate(status.importId)}>
                {t('import.takeOver', { count: status.valid, number: number(status.valid) })}
              </Button>
            )}
          </>
        }
      />
      {isAsking && (
        <Modal
          open
          width={440}
          title={t('import.discardQuestion', { number: number(status.valid) })}
          okText={t('import.discard')}
          okButtonProps={{ danger: true }}
          onOk={discard}
          onCancel={() => setAsking(false)}
        >
          {status.fileName}
        </Modal>
      )}
    </section>
  );
}

function EndedImport({ status, onDismiss }: ImportCardProps) {
  const { t } = useTranslation('serialNumber');
  const { number } = useFormat();
  const hasFailed = status.state === 'failed';
  return (
    <section className={hasFailed ? 'hd-card hd-import hd-import-failed' : 'hd-card hd-import'} aria-label={t('import.label')}>
      <Head
        status={status}
        line={
          <span role={hasFailed ? 'alert' : 'status'}>
            {hasFailed ? (status.message ?? t('import.failed')) : t('import.done', { count: status.valid, number: number(status.valid) })}
          </span>
        }
        end={
          <>
            {!hasFailed && (
              <Button size="small" icon={<Icon name="download" />} onClick={() => void saveVerdicts(status.requestId, status.importId)}>
                {t('import.verdictFile')}
              </Button>
            )}
            <Button type="text" size="small" aria-label={t('import.dismiss')} icon={<Icon name="close" />} onClick={onDismiss} />
          </>
        }
      />
    </section>
  );
}
