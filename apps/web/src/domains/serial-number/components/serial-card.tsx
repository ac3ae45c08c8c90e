import type { SerialRow } from '@heliodesk/contract/serial-number';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { PassportLink } from './passport-link.tsx';
import { MarkTag, useVerdictLabels, VerdictTag } from './verdict-labels.tsx';

/** A serial number on a phone: its verdict with the reason, and what kind of module it is. */
export function SerialCard({ row, hasPassport, actions }: { row: SerialRow; hasPassport: boolean; actions: ReactNode }) {
  const { t } = useTranslation('serialNumber');
  const { number } = useFormat();
  const verdictLabel = useVerdictLabels();
  const reason = verdictLabel(row.verdict, row.detail);
  return (
    <article className="hd-row-card hd-serial-card">
      <div className="hd-row">
        <h3 className="hd-grow">{hasPassport ? <PassportLink sn={row.sn} /> : <Ltr mono>{row.sn}</Ltr>}</h3>
        <MarkTag mark={row.mark} />
        {actions}
      </div>
      <p className="hd-row hd-t13 hd-hint">
        {row.moduleType && <Ltr>{row.moduleType}</Ltr>}
        {row.power !== null && <Ltr>{t('watt', { power: number(row.power) })}</Ltr>}
      </p>
      <p className="hd-row hd-row-wrap hd-t13">
        <VerdictTag verdict={row.verdict} /> {reason}
      </p>
    </article>
  );
}
