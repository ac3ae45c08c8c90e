import './serial-number.css';
import './import.css';
import type { ImportStatus } from '@heliodesk/contract/serial-number';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ProgressCells } from '#src/ui/shapes/cells.tsx';
import { saveTemplate, saveVerdicts, useImportChanges } from '../queries.ts';
import { allows } from '../use-import.ts';
import { AddRows, CancelReading, DiscardRows } from './import-actions.tsx';
import { ImportFindings } from './import-findings.tsx';
import type { ImportFindingsProps } from './import-findings.tsx';
import { ImportHead } from './import-head.tsx';
import { ProgressLine } from './progress-line.tsx';
import { RefusedFile } from './wrong-file.tsx';

/** How a spreadsheet fares on its way into the claim. */
export function MovingImport({ status }: { status: ImportStatus }) {
  const { t } = useTranslation('serialNumber');
  const { labelled, share } = useFormat();
  const isStarted = status.state === 'inserting' || status.processed > 0;
  return (
    <section className="hd-card hd-import" aria-label={labelled(t('import.label'), status.fileName)}>
      <ImportHead
        icon="table"
        fileName={status.fileName}
        line={<ProgressLine status={status} />}
        end={
          <>
            {isStarted && <b className="hd-num hd-import-share">{share(status.percent / 100)}</b>}
            <CancelReading status={status} />
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

/** A spreadsheet that was read, with what was found: its rows can be added, or discarded. */
export function ReadyImport({ status, onChoose }: ImportFindingsProps) {
  const { t } = useTranslation(['serialStep', 'serialNumber']);
  const { labelled } = useFormat();
  const isClean = status.valid > 0 && status.duplicate + status.malformed + status.overLimit === 0 && status.verdicts.ok === status.valid;
  const isLocked = status.actions.some(({ name, blockedBy }) => name === 'add' && blockedBy.includes('noOtherImport'));
  const line =
    status.valid === 0
      ? t('serialNumber:import.nothing')
      : isLocked
        ? t('line.later')
        : isClean
          ? t('serialNumber:import.clean')
          : t('serialNumber:import.ready');
  return (
    <section className="hd-card hd-import" aria-label={labelled(t('serialNumber:import.label'), status.fileName)} aria-live="polite">
      <ImportHead
        icon="table"
        fileName={status.fileName}
        line={line}
        end={
          <>
            <DiscardRows status={status} />
            <AddRows status={status} />
          </>
        }
      />
      <ImportFindings status={status} onChoose={onChoose} />
    </section>
  );
}

/** A spreadsheet whose rows are in the claim. */
export function AddedImport({ status, onDismiss }: { status: ImportStatus; onDismiss: () => void }) {
  const { t } = useTranslation('serialNumber');
  const { labelled, number } = useFormat();
  return (
    <section className="hd-card hd-import" aria-label={labelled(t('import.label'), status.fileName)}>
      <ImportHead
        icon="table"
        fileName={status.fileName}
        line={<span role="status">{t('import.done', { count: status.valid, number: number(status.valid) })}</span>}
        end={
          <>
            <Button size="small" icon={<Icon name="download" />} onClick={() => void saveVerdicts(status.requestId, status.importId)}>
              {t('import.verdictFile')}
            </Button>
            <CloseButton onClick={onDismiss} />
          </>
        }
      />
    </section>
  );
}

/** A spreadsheet that could not be read: what it is, or why. */
export function FailedImport({ status }: { status: ImportStatus }) {
  const { t } = useTranslation('serialNumber');
  const { labelled } = useFormat();
  const { cancel } = useImportChanges(status.requestId);
  if (status.refusal) return <RefusedFile status={status} refusal={status.refusal} />;
  return (
    <section className="hd-card hd-import hd-import-failed" aria-label={labelled(t('import.label'), status.fileName)}>
      <ImportHead
        icon="table"
        fileName={status.fileName}
        line={<span role="alert">{status.message ?? t('import.failed')}</span>}
        end={
          <>
            <Button size="small" icon={<Icon name="download" />} onClick={() => void saveTemplate()}>
              {t('add.template')}
            </Button>
            {allows(status, 'cancel') && <CloseButton onClick={() => cancel.mutate(status.importId)} />}
          </>
        }
      />
    </section>
  );
}

function CloseButton({ onClick }: { onClick: () => void }): ReactNode {
  const { t } = useTranslation('serialNumber');
  return <Button type="text" size="small" aria-label={t('import.dismiss')} icon={<Icon name="close" />} onClick={onClick} />;
}
