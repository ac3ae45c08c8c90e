import type { PlannedDates as Dates } from '@heliodesk/contract/shipment';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';

/** Departure and arrival that count, and what was planned before them. */
export function PlannedDates({ dates }: { dates: readonly Dates[] }) {
  const { t } = useTranslation(['shipment', 'fields']);
  const { day } = useFormat();
  const now = dates.at(-1);
  const before = dates.at(-2);
  if (!now) return <p className="hd-hint">{t('noDates')}</p>;
  return (
    <dl className="hd-goods-dates">
      {(['etd', 'eta'] as const).map((which) => (
        <div key={which}>
          <dt className="hd-hint">{t(`fields:${which}`)}</dt>
          <dd>
            {day(now[which])}
            {before && before[which] !== now[which] && <span className="hd-hint">{t('before', { day: day(before[which]) })}</span>}
          </dd>
        </div>
      ))}
      {now.reason !== '' && (
        <div className="hd-goods-reason" dir="auto">
          {now.reason}
        </div>
      )}
    </dl>
  );
}
