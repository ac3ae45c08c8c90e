import { CompiledQuery, type Compilable } from 'kysely';
import { Client } from 'pg';
import type { Db, Tx } from './database.ts';

/** Each connection keeps the plans of its statements in memory, so that not just any text gets a name. */
const most = 200;
const names = new Map<string, string>();

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

function giveName(text: string): void {
  if (names.size < most && !names.has(text)) names.set(text, `hd${names.size}`);
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

type SendQuery = (query: unknown, ...rest: unknown[]) => unknown;

/** A connection that sends the statements of `takePrepared` by name. */
export class PreparingClient extends Client {
  constructor(...config: ConstructorParameters<typeof Client>) {
    super(...config);
    const send: SendQuery = super.query.bind(this);
    const sendByName: SendQuery = (text, values, ...rest) => {
      const name = typeof text === 'string' ? names.get(text) : undefined;
      return name === undefined ? send(text, values, ...rest) : send({ name, text, values }, ...rest);
    };
    this.query = sendByName as Client['query'];
  }
}
