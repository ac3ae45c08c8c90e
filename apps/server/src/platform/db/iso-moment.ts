import { sql, type RawBuilder } from 'kysely';

/** A moment of a row that comes as JSON, as our answers write it: for hundreds of rows, reading the database's own text takes longer. */
export const isoMoment = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
