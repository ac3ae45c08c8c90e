import type { ReactNode } from 'react';

interface CardListProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  renderCard: (row: Row) => ReactNode;
}

/** Rows as cards, on a phone. */
export function CardList<Row>({ rows, rowKey, renderCard }: CardListProps<Row>) {
  return (
    <ul className="hd-cards">
      {rows.map((row) => (
        <li key={rowKey(row)}>{renderCard(row)}</li>
      ))}
    </ul>
  );
}
