import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { isOneOf } from '../db/is-one-of.ts';
import type { DB } from '../db/tables.ts';
import type { Step } from './machine.ts';

interface Stateful<State extends string> {
  id: number;
  state: State;
}

/** What a step did to each of the rows that were written, for the table of their events. */
export function eventsOf<State extends string>(
  { rows, event }: Pick<Step<Stateful<State>, State, object>, 'rows' | 'event'>,
  written: readonly { id: number; state: string }[],
) {
  const before = new Map(rows.map(({ id, state }) => [id, state]));
  return written.map(({ id, state }) => ({
    id,
    at: event.at,
    actor_id: event.actorId,
    action: event.action,
    from_state: before.get(id) ?? '',
    to_state: state,
  }));
}

/** The written rows in the order in which they were to be written; those that had gone on before are left out. */
export function inOrderOf<Row extends { id: number }>(rows: readonly { id: number }[], written: readonly Row[]): Row[] {
  const byId = new Map(written.map((row) => [row.id, row]));
  return rows.flatMap(({ id }) => byId.get(id) ?? []);
}

/**
 * Writes a step of records whose table has the columns `id`, `state` and `version`: state, version and what changes with them. Answers the
 * records that still had a state of the step, as they are now, in the order of `rows`.
 */
export async function writeRecords<Row extends { id: number }, State extends string, Change extends object>(
  tx: Tx,
  table: keyof DB,
  { rows, from, to, change }: Step<Row, State, Change>,
): Promise<Row[]> {
  const changed = Object.entries({ ...change, ...(to === null ? {} : { state: to }) }).filter(([, value]) => value !== undefined);
  const columns = changed.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const ids = rows.map(({ id }) => id);
  const written = await sql<Row>`
    update ${sql.table(table)} set ${sql.join([...columns, sql`version = version + 1`])}
    where ${isOneOf('id', ids)} and state = any(${[...from]}::text[])
    returning *`.execute(tx);
  return inOrderOf(rows, written.rows);
}
