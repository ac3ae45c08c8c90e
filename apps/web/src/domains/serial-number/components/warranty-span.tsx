import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';

interface WarrantySpanProps {
  name: string;
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  until: string;
  now: string;
}

/** How much of a warranty is over, between its first and its last day. */
export function WarrantySpan({ name, from, until, now }: WarrantySpanProps) {
  const { t } = useTranslation('history');
  const { day } = useFormat();
  const [start, end, at] = [from, until, now].map((moment) => new Date(moment).getTime()) as [number, number, number];
  const share = end <= start ? 1 : Math.min(1, Math.max(0, (at - start) / (end - start)));
  const isOver = now.slice(0, 10) > until;
  return (
    <div className={isOver ? 'hd-warranty hd-warranty-over' : 'hd-warranty'}>
      <p>
        <b>{name}</b>{' '}
        <span className={isOver ? 'hd-k-warn' : 'hd-hint'}>{t(isOver ? 'passport.ended' : 'passport.until', { day: day(until) })}</span>
      </p>
      <meter min={0} max={1} value={share} aria-label={name} />
      <p className="hd-row hd-t12 hd-hint">
        <UtcTime at={from} precision="day" />
        <span className="hd-end">
          <UtcTime at={until} precision="day" />
        </span>
      </p>
    </div>
  );
}
