import './rma.css';

/** So many cells a row has at most: with more pieces, a cell stands for several. */
const mostCells = 48;

export const piecesPerCell = (quantity: number): number => Math.max(1, Math.ceil(quantity / mostCells));

interface CountCellsProps {
  count: number;
  quantity: number;
  /** Of the solution, of numbers that are entered, or of a list that is locked. */
  look: 'solution' | 'entered' | 'locked';
}

/** How many of the pieces there are, beside the figure that says the same: a cell for each, or for several. */
export function CountCells({ count, quantity, look }: CountCellsProps) {
  const per = piecesPerCell(quantity);
  const cells = Math.ceil(quantity / per);
  const filled = count >= quantity ? cells : Math.floor(count / per);
  return (
    <span className={`hd-rma-cells hd-rma-${look}`} style={{ gridTemplateColumns: `repeat(${cells}, minmax(0, 20px))` }} aria-hidden="true">
      {Array.from({ length: cells }, (_, index) => (
        <i key={index} className={index < filled ? 'hd-rma-on' : undefined} />
      ))}
    </span>
  );
}
