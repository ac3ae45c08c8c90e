import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a column holds one of the ids, of which there is at least one. A single id is compared directly: for a list of unknown length
 * PostgreSQL assumes ten, never keeps the plan, and planning the statement on every call takes longer than running it (decision 024).
 */
export function isOneOf(column: string, ids: readonly number[]): RawBuilder<boolean> {
  const [id, ...others] = ids;
  return others.length === 0 ? sql`${sql.ref(column)} = ${id}::bigint` : sql`${sql.ref(column)} = any(${[...ids]}::bigint[])`;
}
