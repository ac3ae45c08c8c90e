import type { LeftOutReason, SerialMark, SerialVerdict } from '@heliodesk/contract/serial-number';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '#src/domains/reference/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { verdictKindOf, verdictLooks } from '../verdict-looks.ts';

/** Valid, a warning that stops no one, or left out. */
export function VerdictTag({ verdict, leftOut }: { verdict: SerialVerdict | null; leftOut?: LeftOutReason | null }) {
  const { t } = useTranslation('serialNumber');
  const kind = verdictKindOf(verdict, leftOut);
  const { tone, icon } = verdictLooks[kind];
  return (
    <span className={`hd-tag ${tone}`.trim()}>
      <Icon name={icon} size={14} />
      {t(`kind.${kind}`)}
    </span>
  );
}

/** Whether a number is in question, or was added since; nothing for all others. */
export function MarkTag({ mark }: { mark: SerialMark | null }) {
  const { t } = useTranslation('tipSerials');
  if (mark === null) return null;
  return <span className={`hd-tag ${mark === 'asked' ? 'hd-k-warn' : 'hd-k-info'}`}>{t(`mark.${mark}`)}</span>;
}

/** What the registry knows, as people write it: days, watts, countries. */
function useDetailLabels(): (verdict: SerialVerdict, detail: string) => string {
  const { t } = useTranslation('serialNumber');
  const { number, day } = useFormat();
  const countries = useCountryOptions();
  const writers: Partial<Record<SerialVerdict, (detail: string) => string>> = {
    replacedBefore: day,
    outOfWarranty: day,
    otherPower: (detail) => t('watt', { power: number(Number(detail), 2) }),
    otherRegion: (detail) => countries.find(({ value }) => String(value) === detail)?.label ?? detail,
  };
  return (verdict, detail) => writers[verdict]?.(detail) ?? detail;
}

/** A verdict in a sentence; `detail` is what the registry knows. Empty for a valid number. */
export function useVerdictLabels(): (verdict: SerialVerdict | null, detail: string) => string {
  const { t } = useTranslation('serialNumber');
  const detailLabel = useDetailLabels();
  return (verdict, detail) => {
    if (verdict === null || verdict === 'ok') return '';
    return detail === '' ? t(`verdict.${verdict}`) : t(`verdictDetail.${verdict}`, { detail: detailLabel(verdict, detail) });
  };
}

/** Why a row or a typed number is left out. */
export function useLeftOutLabels(): (reason: LeftOutReason, firstRow?: number | null) => string {
  const { t } = useTranslation('serialNumber');
  const { number } = useFormat();
  return (reason, firstRow) =>
    reason === 'duplicateInFile' && firstRow != null ? t('reason.firstInRow', { row: number(firstRow) }) : t(`reason.${reason}`);
}
