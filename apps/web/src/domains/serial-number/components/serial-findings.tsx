import './serial-number.css';
import { leftOutReasons, serialVerdicts } from '@heliodesk/contract/serial-number';
import type { ImportStatus, SerialVerdict } from '@heliodesk/contract/serial-number';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { PanelMap, VerdictFigures } from '#src/ui/shapes/cells.tsx';
import type { CellPart } from '#src/ui/shapes/cells.tsx';
import { serialCounts } from '../queries.ts';
import { sortImports, useImports } from '../use-import.ts';
import { verdictLooks } from '../verdict-looks.ts';
import type { VerdictKind } from '../verdict-looks.ts';

const warnings = serialVerdicts.filter((verdict) => verdict !== 'ok');
/** So many modules are one cell that all of them fit into a few rows. */
const mostCells = 192;

interface SerialFindingsProps {
  requestId: number;
  /** Cells side by side: fewer where there is less room. */
  columns?: number;
  /** Whether what the latest spreadsheet had and the claim has not is told too. */
  withLeftOut?: boolean;
  /** Shows the numbers with a verdict. */
  onShow?: (verdict: SerialVerdict) => void;
}

const leftOutOf = (status: ImportStatus | undefined): number => (status ? status.duplicate + status.malformed + status.overLimit : 0);

/** What was found out about the serial numbers of a claim: figures, a field of cells, and the reasons with their counts. */
export function SerialFindings({ requestId, columns = 48, withLeftOut = false, onShow }: SerialFindingsProps) {
  const { t } = useTranslation(['serialNumber', 'request']);
  const { number } = useFormat();
  const { data: counts } = useQuery(serialCounts(requestId));
  const { added: status } = sortImports(useImports(withLeftOut ? requestId : undefined) ?? []);
  if (!counts || counts.total === 0) return null;
  const valid = counts.verdicts.ok ?? 0;
  const warned = counts.total - valid;
  const leftOut = leftOutOf(status);
  const per = Math.max(1, Math.ceil(counts.total / mostCells));
  const part = (kind: VerdictKind, value: number, label: string): CellPart => ({
    key: kind,
    value,
    color: verdictLooks[kind].color,
    label,
  });
  const listed = [part('valid', valid, t('found.valid')), part('warning', warned, t('found.warnings', { count: warned }))];
  return (
    <div className="hd-findings">
      <VerdictFigures parts={leftOut > 0 ? [...listed, part('leftOut', leftOut, t('found.leftOut'))] : listed} />
      <PanelMap parts={listed.filter(({ value }) => value > 0)} per={per} columns={columns} />
      {per > 1 && <p className="hd-hint hd-t12">{t('request:case.perCell', { number: number(per) })}</p>}
      <ul className="hd-reasons">
        {warnings.map((verdict) => (
          <Reason key={verdict} kind="warning" count={counts.verdicts[verdict] ?? 0} label={t(`short.${verdict}`)}>
            {onShow && (
              <Button type="link" size="small" aria-label={`${t('found.show')}: ${t(`short.${verdict}`)}`} onClick={() => onShow(verdict)}>
                {t('found.show')}
              </Button>
            )}
          </Reason>
        ))}
        {leftOut > 0 &&
          leftOutReasons.map((reason) => (
            <Reason key={reason} kind="leftOut" count={status?.reasons[reason] ?? 0} label={t(`shortReason.${reason}`)} />
          ))}
      </ul>
    </div>
  );
}

interface ReasonProps {
  kind: VerdictKind;
  count: number;
  label: string;
  children?: ReactNode;
}

function Reason({ kind, count, label, children }: ReasonProps) {
  const { number } = useFormat();
  if (count === 0) return null;
  return (
    <li>
      <i className={`hd-key hd-f${verdictLooks[kind].color}`} />
      <b className="hd-num">{number(count)}</b>
      <span className="hd-grow">{label}</span>
      {children}
    </li>
  );
}
