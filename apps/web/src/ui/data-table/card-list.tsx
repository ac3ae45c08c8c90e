import type { ReactNode } from 'react';
import { PickRow, usePicking } from './row-picks.tsx';

interface CardListProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  renderCard: (row: Row) => ReactNode;
  /** Keys of the chosen rows; none at all where rows can't be chosen. */
  chosen?: readonly (string | number)[] | undefined;
  onChoose?: (keys: readonly (string | number)[]) => void;
  rowName?: ((row: Row) => string) | undefined;
}

/** Rows as cards, on a phone. */
export function CardList<Row>({ rows, rowKey, renderCard, chosen, onChoose, rowName }: CardListProps<Row>) {
  const picking = usePicking(rows.map(rowKey), chosen, onChoose);
  return (
    <ul className="hd-cards">
      {rows.map((row, index) => (
        <li key={rowKey(row)} className={picking ? 'hd-card-pick' : undefined}>
          {picking && <PickRow picking={picking} rowKey={rowKey(row)} index={index} name={rowName?.(row) ?? String(rowKey(row))} />}
          {renderCard(row)}
        </li>
      ))}
    </ul>
  );
}
