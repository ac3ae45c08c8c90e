import { CompiledQuery, type Compilable } from 'kysely';
import type { Db, Tx } from './database.ts';

/**
 * A query that nearly every call makes: its text is built once, because building takes longer than sending. The values are bound in the
 * order in which `build` uses each of them, once. Answers the rows.
 */
export function builtOnce<Values extends readonly unknown[], Row>(
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
    throw new Error('A query that is built once must use each of its values once, in order');
  return sql;
}
