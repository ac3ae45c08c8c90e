import type { Db, Tx } from './database.ts';
import { insideTransaction, isInTransaction } from './running-transaction.ts';

interface Hooks {
  beforeCommit: (() => Promise<void>)[];
  afterCommit: (() => void)[];
}

const hooksOf = new WeakMap<object, Hooks>();

/**
 * Runs `work` in one transaction; whatever it throws rolls everything back. A transaction inside a transaction is a mistake
 * (the inner one would commit alone, and wait for ever on the embedded database), so it is refused.
 */
export async function transaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  if (isInTransaction()) throw new Error('A transaction is already running here; pass it on instead of opening another');
  const hooks: Hooks = { beforeCommit: [], afterCommit: [] };
  const result = await insideTransaction(() =>
    db.transaction().execute(async (trx) => {
      hooksOf.set(trx, hooks);
      const done = await work(trx as Tx);
      for (const hook of hooks.beforeCommit) await hook();
      return done;
    }),
  );
  for (const hook of hooks.afterCommit) hook();
  return result;
}

/** Runs `hook` as the transaction's last work, so that what it gathers goes to the database at once; its failure rolls back. */
export function beforeCommit(tx: Tx, hook: () => Promise<void>): void {
  hooksOf.get(tx)?.beforeCommit.push(hook);
}

/** Calls `hook` once the transaction has committed, never if it rolled back. */
export function afterCommit(tx: Tx, hook: () => void): void {
  hooksOf.get(tx)?.afterCommit.push(hook);
}
