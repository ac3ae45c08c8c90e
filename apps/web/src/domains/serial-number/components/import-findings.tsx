import type { ImportStatus } from '@heliodesk/contract/serial-number';
import { leftOutReasons, serialVerdicts } from '@heliodesk/contract/serial-number';
import { Trans, useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { VerdictCells, VerdictFigures } from '#src/ui/shapes/cells.tsx';
import type { CellPart } from '#src/ui/shapes/cells.tsx';
import { isMoving } from '../use-import.ts';
import { verdictLooks } from '../verdict-looks.ts';
import type { VerdictKind } from '../verdict-looks.ts';

const warnings = serialVerdicts.filter((verdict) => verdict !== 'ok');

/** What was found in a spreadsheet: figures, cells, and the kinds of warnings and of rows left out. */
export function ImportFindings({ status }: { status: ImportStatus }) {
  const { t } = useTranslation('serialNumber');
  const warned = warnings.reduce((sum, verdict) => sum + (status.verdicts[verdict] ?? 0), 0);
  const leftOut = status.duplicate + status.malformed + status.overLimit;
  const parts: CellPart[] = [
    { key: 'valid', value: status.verdicts.ok ?? 0, color: verdictLooks.valid.color, label: t('found.valid') },
    { key: 'warnings', value: warned, color: verdictLooks.warning.color, label: t('found.warnings', { count: warned }) },
    { key: 'leftOut', value: leftOut, color: verdictLooks.leftOut.color, label: t('found.leftOut') },
  ];
  return (
    <section aria-labelledby="found-title">
      <h2 className="hd-h-sm" id="found-title">
        {isMoving(status) && status.state !== 'inserting' ? t('found.soFar') : t('found.title')}
      </h2>
      <VerdictFigures parts={parts} />
      <div className="hd-found-cells">
        <VerdictCells parts={parts} legend={false} />
      </div>
      <ul className="hd-legend">
        {warned > 0 && (
          <Kinds
            kind="warning"
            title={t('found.warningKinds')}
            kinds={warnings.map((verdict) => ({ key: verdict, count: status.verdicts[verdict] ?? 0, label: t(`short.${verdict}`) }))}
          />
        )}
        {leftOut > 0 && (
          <Kinds
            kind="leftOut"
            title={t('found.leftOutKinds')}
            kinds={leftOutReasons.map((reason) => ({ key: reason, count: status.reasons[reason] ?? 0, label: t(`shortReason.${reason}`) }))}
          />
        )}
      </ul>
    </section>
  );
}

interface KindsProps {
  kind: VerdictKind;
  title: string;
  kinds: { key: string; count: number; label: string }[];
}

function Kinds({ kind, title, kinds }: KindsProps) {
  const { t } = useTranslation('serialNumber');
  const { number } = useFormat();
  return (
    <li>
      <i className={`hd-key hd-f${verdictLooks[kind].color}`} />
      <span className="hd-kinds">
        <span>{title}</span>
        {kinds
          .filter(({ count }) => count > 0)
          .map(({ key, count, label }) => (
            <span key={key}>
              <Trans
                t={t}
                i18nKey="found.kind"
                values={{ number: number(count), label }}
                components={{ b: <b className="hd-num">{null}</b> }}
              />
            </span>
          ))}
      </span>
    </li>
  );
}
