import { formatZoneLast } from '@heliodesk/phrases/formats/times';
import { useTranslation } from 'react-i18next';

const two = (value: number): string => String(value).padStart(2, '0');

/** A moment as `YYYY/MM/DD HH:mm:ss`, in UTC (spec 1 §9). `undefined` when it is no moment. */
export function formatUtc(moment: string | Date, precision: 'second' | 'day' | 'time' = 'second'): string | undefined {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return undefined;
  const day = `${at.getUTCFullYear()}/${two(at.getUTCMonth() + 1)}/${two(at.getUTCDate())}`;
  const time = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())}`;
  if (precision === 'day') return day;
  return precision === 'time' ? time : `${day} ${time}`;
}

interface UtcTimeProps {
  /** ISO 8601 or a date; nothing shows a dash. */
  at: string | Date | null | undefined;
  precision?: 'second' | 'day' | 'time';
  className?: string;
}

/** A time of a table, in UTC, with the reader's own time on hover; sentences have `LocalTime`. */
export function UtcTime({ at, precision = 'second', className }: UtcTimeProps) {
  const { t, i18n } = useTranslation(['ui', 'common']);
  const written = at == null ? undefined : formatUtc(at, precision);
  if (at == null || written === undefined) return <span className="hd-hint">{t('common:none')}</span>;
  const moment = new Date(at);
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'long', numberingSystem: 'latn' });
  const local = formatZoneLast(format, moment);
  return (
    <time dateTime={moment.toISOString()} title={t('time.local', { time: local })} className={className}>
      <bdi dir="ltr" className="hd-num">
        {written}
      </bdi>
    </time>
  );
}
