import { CompiledQuery, type Compilable } from 'kysely';
import type { Db, Tx } from './database.ts';
import { giveName } from './preparing-client.ts';

/**
 * Runs a query as a statement that each connection plans once: planning takes most of the time of a short query with joins. Only for
 * texts that come again and again, and whose best plan does not hang on the values; what decides about a plan, such as the condition of
 * a partial index or a limit, stands in the text. Returns the rows. On the embedded database it is a query like any other.
 */
export async function takePrepared<Row>(db: Db | Tx, query: Compilable<Row>): Promise<Row[]> {
  const compiled = query.compile();
  giveName(compiled.sql);
  const { rows } = await db.executeQuery(compiled);
  return rows;
}

/** The same for a query that every call makes: it is built once. The values are bound in the order in which `build` uses each of them, once. */
export function prepare<Values extends readonly unknown[], Row>(
  build: (db: Db | Tx, ...values: Values) => Compilable<Row>,
): (db: Db | Tx, ...values: Values) => Promise<Row[]> {
  let text: string | undefined;
  return async (db, ...values) => {
    text ??= textOf(build(db, ...values).compile(), values);
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return rows;
  };
}

function textOf({ sql, parameters }: CompiledQuery, values: readonly unknown[]): string {
  if (parameters.length !== values.length || parameters.some((value, index) => value !== values[index]))
    throw new Error('A prepared query must use each of its values once, in order');
  giveName(sql);
  return sql;
}
