import './serial-tips.css';
import type { Tip } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';

/** A task names so many single numbers; all of them are marked in the list. */
const mostNamed = 12;

/** Which serial numbers a task is about. */
export function SerialsInQuestion({ tip: { serials: asked } }: { tip: Tip }) {
  const { t } = useTranslation(['tipSerials', 'serialNumber']);
  const { number } = useFormat();
  if (asked === null) return null;
  const { rows, verdicts, serials } = asked;
  const rest = serials.length - mostNamed;
  return (
    <div className="hd-tip-serials">
      <b>{t('inQuestion', { count: rows, number: number(rows) })}</b>
      {verdicts.length + serials.length > 0 && (
        <ul className="hd-tip-places">
          {verdicts.map((verdict) => (
            <li key={verdict} className="hd-tag hd-k-warn">
              {t(`serialNumber:verdict.${verdict}`)}
            </li>
          ))}
          {serials.slice(0, mostNamed).map((sn) => (
            <li key={sn} className="hd-tag">
              <Ltr mono>{sn}</Ltr>
            </li>
          ))}
          {rest > 0 && <li className="hd-hint">{t('serialNumber:paste.more', { count: rest, number: number(rest) })}</li>}
        </ul>
      )}
    </div>
  );
}
