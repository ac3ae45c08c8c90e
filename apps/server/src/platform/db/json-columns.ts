import { sql, type Expression, type RawBuilder } from 'kysely';

/** Rows as JSON carries them, column by column: the values of each in the rows' order. */
export type JsonColumns<Row> = { [Name in keyof Row]: Row[Name][] };

/**
 * The rows of a query within another, of those columns. For hundreds of rows: as an object each, they would take PostgreSQL and the reader
 * twice as long.
 */
export const jsonColumnsFrom = <Row>(query: Expression<Row>, names: readonly (keyof Row & string)[]): RawBuilder<JsonColumns<Row>> => {
  const columns = names.map((name) => sql`${sql.lit(name)}, coalesce(json_agg(listed.${sql.ref(name)}), '[]')`);
  return sql`(select json_build_object(${sql.join(columns)}) from ${query} as listed)`;
};

/** The rows again. */
export function rowsIn<Row extends object>(columns: JsonColumns<Row>): Row[] {
  const entries = Object.entries<unknown[]>(columns);
  const rows = (entries[0]?.[1] ?? []).map((): Record<string, unknown> => ({}));
  // One column after the other: an object from entries takes five times as long.
  for (const [name, values] of entries) for (const [index, row] of rows.entries()) row[name] = values[index];
  return rows as Row[];
}
