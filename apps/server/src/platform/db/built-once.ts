import { CompiledQuery, isExpression, sql, type Compilable, type Expression } from 'kysely';
import type { Db, Tx } from './database.ts';

/**
 * A query that many calls make: its text is built once, because building takes longer than sending. The values are bound in the order in
 * which `build` uses each of them, once. A value may be a piece of SQL, such as a condition on who asks: then there is one text for each
 * text of its pieces, so that these must come in few shapes: no list of values of any length. Answers the rows.
 */
export function builtOnce<Values extends readonly unknown[], Row>(
  build: (db: Db | Tx, ...values: Values) => Compilable<Row>,
): (db: Db | Tx, ...values: Values) => Promise<Row[]> {
  const texts = new Map<string, string>();
  return async (db, ...values) => {
    const parts = values.map((value) => (isExpression(value) ? compilePiece(db, value) : { sql: '', parameters: [value] }));
    const bound = parts.flatMap(({ parameters }) => parameters);
    const text = texts.getOrInsertComputed(parts.map((part) => part.sql).join('\0'), () => textOf(build(db, ...values).compile(), bound));
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, bound));
    return rows;
  };
}

/** A condition is often used twice in a query, and in several queries of a call. */
const pieces = new WeakMap<Expression<unknown>, CompiledQuery>();

/** Compiles a piece of SQL, once for each time that it was built. */
export const compilePiece = (db: Db | Tx, piece: Expression<unknown>): CompiledQuery =>
  pieces.getOrInsertComputed(piece, () => sql`${piece}`.compile(db));

function textOf({ sql: text, parameters }: CompiledQuery, values: readonly unknown[]): string {
  if (parameters.length !== values.length || parameters.some((value, index) => value !== values[index]))
    throw new Error('A query that is built once must use each of its values once, in order');
  return text;
}
