import '../solution.css';
import type { SolutionKind } from '@heliodesk/contract/solution';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { useCellRange } from '#src/ui/shapes/use-cell-range.ts';
import { kindColors } from '../kind-looks.ts';
import { cellsOf, type Cell, type Run } from './piece-cells.ts';

const columns = 17;

interface PieceFieldProps {
  runs: readonly Run[];
  accepted: number;
  /** What the cells say in all. */
  label: string;
  kindName: (kind: SolutionKind) => string;
  /** How many of the pieces without a solution are chosen. */
  chosen: number;
  onChoose: (pieces: number) => void;
  /** Leads to the solution that covers a cell. */
  onGo: (solutionId: number) => void;
}

/** The accepted pieces as cells, in the order of the list; those without a solution can be chosen from the first of them on. */
export function PieceField({ runs, accepted, label, kindName, chosen, onChoose, onGo }: PieceFieldProps) {
  const { t } = useTranslation('solution');
  const { number, sentences } = useFormat();
  const id = useId();
  const cells = useMemo(() => cellsOf(runs, accepted), [runs, accepted]);
  const firstOpen = runs.reduce((sum, { pieces }) => sum + pieces, 0) + 1;
  const { active, handlers } = useCellRange({
    count: cells.length,
    columns,
    onSelect: (anchor, end) => {
      const cell = cells[end];
      if (cell && cell.run === undefined) onChoose(cell.to - firstOpen + 1);
      else if (cell?.run && anchor === end) onGo(cell.run.solutionId);
    },
  });
  const nameOf = ({ from, to, run }: Cell): string =>
    t(from === to ? 'map.cell' : 'map.cells', {
      from: number(from),
      to: number(to),
      what: run ? kindName(run.kind) : t('map.open'),
    });
  return (
    <div
      role="listbox"
      tabIndex={0}
      aria-multiselectable
      aria-label={sentences([label, t('map.keys')])}
      aria-activedescendant={`${id}-${active}`}
      className="hd-sol-map hd-sol-map-live"
      {...handlers}
    >
      {cells.map((cell, index) => (
        <span
          key={cell.from}
          id={`${id}-${index}`}
          role="option"
          data-cell={index}
          aria-selected={cell.run === undefined && cell.from < firstOpen + chosen}
          aria-label={nameOf(cell)}
          className={`${classOf(cell)}${index === active ? ' hd-sol-active' : ''}`}
        />
      ))}
    </div>
  );
}

const classOf = ({ run }: Cell): string => (run ? `hd-f${kindColors[run.kind]}` : 'hd-sol-open');

/** The same to look at. */
export function PieceMap({ runs, accepted, label }: Pick<PieceFieldProps, 'runs' | 'accepted' | 'label'>) {
  return (
    <div className="hd-sol-map" role="img" aria-label={label}>
      {cellsOf(runs, accepted).map((cell) => (
        <i key={cell.from} className={classOf(cell)} />
      ))}
    </div>
  );
}
