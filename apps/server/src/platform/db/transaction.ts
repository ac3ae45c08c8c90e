import type { RawBuilder } from 'kysely';
import type { Db, Tx } from './database.ts';
import { addLastStatement, insideTransaction, isInTransaction } from './running-transaction.ts';

interface Hooks {
  withCommit: (() => RawBuilder<unknown>)[];
  afterCommit: (() => unknown)[];
}

const hooksOf = new WeakMap<object, Hooks>();

/**
 * Runs `work` in one transaction; whatever it throws rolls everything back. A transaction inside a transaction is a mistake
 * (the inner one would commit alone, and wait forever on the embedded database), so it is refused.
 */
export async function transaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  if (isInTransaction()) throw new Error('A transaction is already running here; pass it on instead of opening another');
  const hooks: Hooks = { withCommit: [], afterCommit: [] };
  const result = await insideTransaction(() =>
    db.transaction().execute(async (trx) => {
      hooksOf.set(trx, hooks);
      const done = await work(trx as Tx);
      for (const statementOf of hooks.withCommit) addLastStatement(statementOf().compile(trx));
      return done;
    }),
  );
  for (const hook of hooks.afterCommit) await hook();
  return result;
}

/** Sends a statement, made when everything else is done, together with the commit; its failure rolls back. */
export function sendWithCommit(tx: Tx, statementOf: () => RawBuilder<unknown>): void {
  hooksOf.get(tx)?.withCommit.push(statementOf);
}

/** Calls `hook` once the transaction has committed, never if it rolled back; the answer waits for it. It must not fail. */
export function afterCommit(tx: Tx, hook: () => unknown): void {
  hooksOf.get(tx)?.afterCommit.push(hook);
}
