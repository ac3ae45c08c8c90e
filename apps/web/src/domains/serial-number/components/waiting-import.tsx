import './import.css';
import type { ImportStatus } from '@heliodesk/contract/serial-number';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { AddRows, CancelReading, DiscardRows } from './import-actions.tsx';
import { ImportHead } from './import-head.tsx';
import { ProgressLine } from './progress-line.tsx';

/** A spreadsheet behind the first one: it waits, is being read, or can be added too. */
export function WaitingImport({ status }: { status: ImportStatus }) {
  const { t } = useTranslation(['serialStep', 'serialNumber']);
  const { labelled, number } = useFormat();
  const isReady = status.state === 'ready';
  return (
    <section className="hd-card hd-import hd-import-waiting" aria-label={labelled(t('serialNumber:import.label'), status.fileName)}>
      <ImportHead
        icon="clock"
        fileName={status.fileName}
        line={
          isReady ? (
            t('line.ready', { count: status.total, rows: number(status.total), number: number(status.valid) })
          ) : (
            <Line status={status} />
          )
        }
        end={
          isReady ? (
            <>
              <DiscardRows status={status} size="small" />
              <AddRows status={status} size="small" />
            </>
          ) : (
            <CancelReading status={status} />
          )
        }
      />
    </section>
  );
}

function Line({ status }: { status: ImportStatus }) {
  const { t } = useTranslation('serialStep');
  return status.state === 'waiting' ? t('line.waiting') : <ProgressLine status={status} />;
}
