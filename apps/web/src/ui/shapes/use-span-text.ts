import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';
import type { SpanParts } from './promise.ts';

/** A span of time in text: "4 h", "1 day 5 h". */
export function useSpanText() {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  return (span: SpanParts): string => {
    if (span.key === 'days') return t('promise.days', { count: span.days, number: number(span.days) });
    if (span.key === 'daysHours') return t('promise.daysHours', { count: span.days, number: number(span.days), hours: number(span.hours) });
    if (span.key === 'hours') return t('promise.hours', { hours: number(span.hours) });
    if (span.key === 'hoursMinutes') return t('promise.hoursMinutes', { hours: number(span.hours), minutes: number(span.minutes) });
    return t('promise.minutes', { minutes: number(span.minutes) });
  };
}
