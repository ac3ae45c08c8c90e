import { useState } from 'react';

type RowId = string | number;

interface Chosen<Row> {
  /** Under which filters they were chosen: others show other rows. */
  scope: string;
  rows: ReadonlyMap<RowId, Row>;
}

/** Rows that are chosen, on this page and on others; those of this page as they are now. */
export function useChosenRows<Row>(rows: readonly Row[], rowKey: (row: Row) => RowId, scope: string) {
  const [chosen, setChosen] = useState<Chosen<Row>>({ scope, rows: new Map() });
  const shown = new Map(rows.map((row) => [rowKey(row), row]));
  const kept = chosen.scope === scope ? chosen.rows : new Map<RowId, Row>();
  return {
    picked: [...kept].map(([key, row]) => shown.get(key) ?? row),
    /** Chooses these of the page's rows, and no others of it. */
    choose: (keys: readonly RowId[]) => {
      const elsewhere = [...kept].filter(([key]) => !shown.has(key));
      const here = rows.flatMap((row) => (keys.includes(rowKey(row)) ? [[rowKey(row), row] as const] : []));
      setChosen({ scope, rows: new Map([...elsewhere, ...here]) });
    },
    clear: () => setChosen({ scope, rows: new Map() }),
  };
}
