import type { ImportStatus } from '@heliodesk/contract/serial-number';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { useSecondsLeft } from '../use-import.ts';

/** How far an import is, and how long it still takes; no figures before a row was read. */
export function ProgressLine({ status }: { status: ImportStatus }) {
  const { t } = useTranslation('serialNumber');
  const { number } = useFormat();
  const seconds = useSecondsLeft(status);
  const figures = { processed: number(status.processed), total: number(status.total) };
  if (status.state === 'waiting') return t('import.waiting');
  if (status.state === 'reading' && status.processed === 0) return t('import.opening');
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
