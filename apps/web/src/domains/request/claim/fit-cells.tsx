import './claim.css';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';

const cells = 60;

interface FitCellsProps {
  count: number;
  waiting?: number;
  /** What both rows are compared by: the larger of the two numbers. */
  total: number;
}

/** So many pieces are one cell that all of them fit into a row. */
const perCellOf = (total: number): number => Math.max(1, Math.ceil(total / cells));

/** A number as cells: those that wait are outlined, those that are missing amber. A cell is filled once all of its pieces are there. */
export function FitCells({ count, waiting = 0, total }: FitCellsProps) {
  const per = perCellOf(total);
  const all = Math.ceil(total / per);
  const filled = count >= total ? all : Math.floor(count / per);
  const known = count + waiting >= total ? all : Math.floor((count + waiting) / per);
  const lookOf = (n: number): string =>
    n < filled ? 'hd-f1' : n < known ? 'hd-fit-waiting' : count + waiting === 0 ? 'hd-fit-none' : 'hd-fit-missing';
  return (
    <span className="hd-fit-cells" aria-hidden="true">
      {Array.from({ length: all }, (_, n) => n).map((n) => (
        <i key={n} className={lookOf(n)} />
      ))}
    </span>
  );
}

/** How many pieces one cell stands for, where it is more than one. */
export function FitScale({ total }: { total: number }) {
  const { t } = useTranslation('claim');
  const { number } = useFormat();
  const per = perCellOf(total);
  return per > 1 && <p className="hd-hint hd-t12">{t('perCell', { number: number(per) })}</p>;
}
