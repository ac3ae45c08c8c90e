import './step-cells.css';

/** A step as a cell: blue, amber, or empty. */
export interface StepCell {
  key: string;
  state: 'done' | 'now' | 'later';
}

/** Steps as a row of cells, beside text that says the same. */
export function StepCells({ cells, className }: { cells: readonly StepCell[]; className?: string }) {
  return (
    <span className={className === undefined ? 'hd-step-cells' : `hd-step-cells ${className}`} aria-hidden="true">
      {cells.map(({ key, state }) => (
        <i key={key} className={`hd-step-cell-${state}`} />
      ))}
    </span>
  );
}
