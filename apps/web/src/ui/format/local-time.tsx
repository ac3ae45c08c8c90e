import { formatClock, formatDay, formatTime } from '@heliodesk/phrases/formats/times';
import { useTranslation } from 'react-i18next';
import { formatUtc } from './utc-time.tsx';

const writers = { time: formatTime, day: formatDay, clock: formatClock };

interface LocalTimeProps {
  /** ISO 8601 or a date; nothing shows a dash. */
  at: string | Date | null | undefined;
  /** A time with its day, the day alone, or the time alone. */
  as?: keyof typeof writers;
  className?: string;
}

/**
 * A time in running text: as the reader writes it, in their own zone, which is named; the time in UTC on hover. It takes its direction from
 * its own words: in Arabic the month is one, and the day would end up on the wrong side of it from left to right.
 */
export function LocalTime({ at, as = 'time', className }: LocalTimeProps) {
  const { t, i18n } = useTranslation(['ui', 'common']);
  const utc = at == null ? undefined : formatUtc(at);
  if (at == null || utc === undefined) return <span className="hd-hint">{t('common:none')}</span>;
  return (
    <time dateTime={new Date(at).toISOString()} title={`${utc} ${t('time.utc')}`} className={className}>
      <bdi>{writers[as](at, i18n.language)}</bdi>
    </time>
  );
}
