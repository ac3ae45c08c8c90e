import './review.css';
import type { SerialReview } from '@heliodesk/contract/serial-number';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { useNarrow } from '#src/ui/page/use-media.ts';
import { Block } from '#src/ui/page/page.tsx';
import { cellStateOf, rangeOf, type CellState, type Range } from './review-looks.ts';
import { useCellRange } from '#src/ui/shapes/use-cell-range.ts';

const columnsWide = 48;
const columnsNarrow = 24;
const legend: readonly CellState[] = ['accepted', 'refused', 'asked', 'undecided'];

interface ReviewFieldProps {
  review: SerialReview;
  range: Range | undefined;
  onRange: (range: Range) => void;
}

/** The list as a field of cells, in its order; a range of it can be selected. */
export function ReviewField({ review, range, onRange }: ReviewFieldProps) {
  const { t } = useTranslation(['serialReview', 'review']);
  const { number } = useFormat();
  const { total, cells, serialsPerCell } = review;
  const hasMixed = cells.includes('m');
  return (
    <Block
      title={
        <>
          {t('field.title')} <span className="hd-count">{number(total)}</span>
        </>
      }
      actions={
        <ul className="hd-review-legend">
          {[...legend, ...(hasMixed ? (['mixed'] as const) : [])].map((state) => (
            <li key={state}>
              <i className={`hd-review-key hd-review-${state}`} />
              {t(`review:state.${state}`)}
            </li>
          ))}
        </ul>
      }
    >
      <Cells cells={cells} serialsPerCell={serialsPerCell} total={total} range={range} onRange={onRange} />
      <p className="hd-hint hd-t12">{serialsPerCell === 1 ? t('field.each') : t('field.many', { number: number(serialsPerCell) })}</p>
    </Block>
  );
}

interface CellsProps extends Omit<ReviewFieldProps, 'review'> {
  cells: string;
  serialsPerCell: number;
  total: number;
}

function Cells({ cells, serialsPerCell, total, range, onRange }: CellsProps) {
  const { t } = useTranslation(['serialReview', 'review']);
  const { number } = useFormat();
  const id = useId();
  const columns = useNarrow() ? columnsNarrow : columnsWide;
  const { active, handlers } = useCellRange({
    count: cells.length,
    columns,
    onSelect: (anchor, end) => onRange(rangeOf(anchor, end, serialsPerCell, total)),
  });
  const places = useMemo(() => Array.from(cells, (letter, index) => ({ state: cellStateOf(letter), index })), [cells]);
  const nameOf = (index: number, state: CellState): string => {
    const { from, to } = rangeOf(index, index, serialsPerCell, total);
    const words = { from: number(from), to: number(to), state: t(`review:state.${state}`) };
    return from === to ? t('field.cell', words) : t('field.cells', words);
  };
  const isSelected = (index: number): boolean =>
    range !== undefined && index * serialsPerCell + 1 <= range.to && (index + 1) * serialsPerCell >= range.from;
  return (
    <div
      role="listbox"
      tabIndex={0}
      aria-multiselectable
      aria-label={t('field.keys')}
      aria-activedescendant={`${id}-${active}`}
      className="hd-review-field"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      {...handlers}
    >
      {places.map(({ state, index }) => (
        <span
          key={index}
          id={`${id}-${index}`}
          role="option"
          data-cell={index}
          aria-selected={isSelected(index)}
          aria-label={nameOf(index, state)}
          className={`hd-review-cell hd-review-${state}${index === active ? ' hd-review-active' : ''}`}
        />
      ))}
    </div>
  );
}
