import './serial-number.css';
import { leftOutReasons, serialVerdicts } from '@heliodesk/contract/serial-number';
import type { ImportStatus, LeftOutReason } from '@heliodesk/contract/serial-number';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { PanelMap, VerdictFigures } from '#src/ui/shapes/cells.tsx';
import type { CellPart } from '#src/ui/shapes/cells.tsx';
import type { Warning } from '../queries.ts';
import { verdictLooks } from '../verdict-looks.ts';
import type { VerdictKind } from '../verdict-looks.ts';

const warnings = serialVerdicts.filter((verdict) => verdict !== 'ok');
/** So many modules are one cell that all of them fit into a few rows. */
const mostCells = 192;

const sum = (counts: Readonly<Partial<Record<string, number>>>): number =>
  Object.values(counts).reduce<number>((total, count = 0) => total + count, 0);

interface FindingsProps {
  verdicts: ImportStatus['verdicts'];
  /** Why rows were left out, where that is told too. */
  reasons?: ImportStatus['reasons'] | undefined;
  /** Whether those that were left out have cells as well. */
  hasLeftOutCells?: boolean;
  /** Cells side by side: fewer where there is less room. */
  columns?: number;
  /** Shows the numbers with a verdict. */
  onShow?: ((verdict: Warning) => void) | undefined;
  /** Shows the rows that were left out for a reason. */
  onShowLeftOut?: ((reason: LeftOutReason) => void) | undefined;
}

/** Figures, a field of cells, and the reasons with their counts; the same for what was read and for what is in the claim. */
export function Findings({ verdicts, reasons, hasLeftOutCells = false, columns = 48, onShow, onShowLeftOut }: FindingsProps) {
  const { t } = useTranslation(['serialNumber', 'request']);
  const { number } = useFormat();
  const valid = verdicts.ok ?? 0;
  const warned = sum(verdicts) - valid;
  const part = (kind: VerdictKind, value: number, label: string): CellPart => ({
    key: kind,
    value,
    color: verdictLooks[kind].color,
    label,
  });
  const listed = [part('valid', valid, t('found.valid')), part('warning', warned, t('found.warnings', { count: warned }))];
  const all = reasons ? [...listed, part('leftOut', sum(reasons), t('found.leftOut'))] : listed;
  const drawn = (hasLeftOutCells ? all : listed).filter(({ value }) => value > 0);
  const per = Math.max(1, Math.ceil(drawn.reduce((total, { value }) => total + value, 0) / mostCells));
  return (
    <div className="hd-findings">
      <VerdictFigures parts={all} />
      <PanelMap parts={drawn} per={per} columns={columns} />
      {per > 1 && <p className="hd-hint hd-t12">{t('request:case.perCell', { number: number(per) })}</p>}
      <ul className="hd-reasons">
        {warnings.map((verdict) => (
          <Reason
            key={verdict}
            kind="warning"
            count={verdicts[verdict] ?? 0}
            label={t(`short.${verdict}`)}
            onShow={onShow && (() => onShow(verdict))}
          />
        ))}
        {leftOutReasons.map((reason) => (
          <Reason
            key={reason}
            kind="leftOut"
            count={reasons?.[reason] ?? 0}
            label={t(`shortReason.${reason}`)}
            onShow={onShowLeftOut && (() => onShowLeftOut(reason))}
          />
        ))}
      </ul>
    </div>
  );
}

interface ReasonProps {
  kind: VerdictKind;
  count: number;
  label: string;
  onShow: (() => void) | undefined;
}

function Reason({ kind, count, label, onShow }: ReasonProps) {
  const { t } = useTranslation('serialNumber');
  const { labelled, number } = useFormat();
  if (count === 0) return null;
  return (
    <li>
      <i className={`hd-key hd-f${verdictLooks[kind].color}`} />
      <b className="hd-num">{number(count)}</b> <span className="hd-grow">{label}</span>
      {onShow && (
        <Button type="link" size="small" aria-label={labelled(t('found.show'), label)} onClick={onShow}>
          {t('found.show')}
        </Button>
      )}
    </li>
  );
}
