import './cells.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';

/** Color of a part: 1 blue, 2 amber, 3 good, 4 bad, 5 violet, 6 gray (the order of the charts). */
export type CellColor = 1 | 2 | 3 | 4 | 5 | 6;

interface ProgressCellsProps {
  done: number;
  total: number;
  /** Names what is counted, for screen readers. */
  label: string;
  color?: CellColor;
  size?: 'thin' | 'medium' | 'tall';
}

/** Progress as a row of cells that fill one by one. */
export function ProgressCells({ done, total, label, color = 1, size = 'medium' }: ProgressCellsProps) {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  const share = total > 0 ? Math.min(1, Math.max(0, done / total)) : 0;
  return (
    <span className="hd-progress">
      <progress
        className="hd-vh"
        aria-label={label}
        max={total}
        value={Math.min(done, total)}
        aria-valuetext={t('cells.progress', { done: number(done), total: number(total) })}
      />
      <span className={`hd-cells hd-cells-${size}`} aria-hidden="true">
        <i className={`hd-f${color}`} style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </span>
  );
}

/** One share of a whole: accepted, refused, open. */
export interface CellPart {
  key: string;
  value: number;
  color: CellColor;
  /** What it is; shown in the legend. */
  label: ReactNode;
}

interface VerdictCellsProps {
  parts: readonly CellPart[];
  /** More than the sum of the parts leaves the rest empty. */
  total?: number;
  size?: 'thin' | 'medium' | 'tall';
  /** Off where the figures are shown elsewhere. */
  legend?: boolean;
}

/** Parts of a whole as one row of cells, with the figures in a legend below. */
export function VerdictCells({ parts, total, size = 'tall', legend = true }: VerdictCellsProps) {
  const { number } = useFormat();
  const shown = parts.filter((part) => part.value > 0);
  const whole = Math.max(
    total ?? 0,
    shown.reduce((sum, part) => sum + part.value, 0),
  );
  return (
    <div className="hd-verdicts">
      <span className={`hd-cells hd-cells-${size}`} aria-hidden="true">
        {shown.map((part) => (
          <i key={part.key} className={`hd-f${part.color}`} style={{ inlineSize: `${(part.value / whole) * 100}%` }} />
        ))}
      </span>
      {legend && (
        <ul className="hd-legend">
          {parts.map((part) => (
            <li key={part.key}>
              <i className={`hd-key hd-f${part.color}`} />
              <span>
                <b className="hd-num">{number(part.value)}</b> {part.label}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Figures side by side with the color of their cells, above a row of cells. */
export function VerdictFigures({ parts }: { parts: readonly CellPart[] }) {
  const { number } = useFormat();
  return (
    <dl className="hd-figures">
      {parts.map((part) => (
        <div key={part.key} style={{ borderInlineStartColor: `var(--hd-c${part.color})` }}>
          <dd>{number(part.value)}</dd>
          <dt>{part.label}</dt>
        </div>
      ))}
    </dl>
  );
}

/** One colored cell for each piece, or for `per` pieces where there are many. */
export function PanelMap({ parts, per = 1, columns = 24 }: { parts: readonly CellPart[]; per?: number; columns?: number }) {
  const cells = parts.flatMap((part) => Array.from({ length: Math.ceil(part.value / per) }, (_, n) => ({ id: `${part.key} ${n}`, part })));
  return (
    <span className="hd-panel-map" style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }} aria-hidden="true">
      {cells.map(({ id, part }) => (
        <i key={id} className={`hd-f${part.color}`} />
      ))}
    </span>
  );
}

interface MiniRunProps {
  /** Steps that are done, and all steps. */
  done: number;
  total: number;
  /** `running` has a present step in amber; `ended` is all green; `stopped` is red. */
  state?: 'running' | 'ended' | 'stopped';
}

/** The way of a case in a list: one cell a step. */
export function MiniRun({ done, total, state = 'running' }: MiniRunProps) {
  const { t } = useTranslation('ui');
  const step = Math.min(total, state === 'running' ? done + 1 : done);
  return (
    <span className={`hd-mini-run hd-mini-run-${state}`}>
      {Array.from({ length: total }, (_, n) => n).map((n) => (
        <i key={n} className={n < done ? 'on' : n === done && state === 'running' ? 'now' : undefined} />
      ))}
      <span className="hd-vh">{t('steps.progress', { step, total })}</span>
    </span>
  );
}
