import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';
import { callerToCome } from './reading-ahead.ts';
import { insideTransaction, isInTransaction } from './running-transaction.ts';

const hooksOf = new WeakMap<object, (() => unknown)[]>();

/**
 * Runs `work` in one transaction, once it is certain who calls; whatever it throws rolls everything back. A transaction inside a transaction is a mistake
 * (the inner one would commit alone, and wait forever on the embedded database), so it is refused.
 */
export async function transaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  if (isInTransaction()) throw new Error('A transaction is already running here; pass it on instead of opening another');
  await callerToCome();
  const hooks: (() => unknown)[] = [];
  const result = await insideTransaction(() =>
    db.transaction().execute(async (trx) => {
      hooksOf.set(trx, hooks);
      return work(trx as Tx);
    }),
  );
  await Promise.all(hooks.map((hook) => hook()));
  return result;
}

/** Calls `hook` once the transaction has committed, never if it rolled back; the answer waits for it. It must not fail. */
export function afterCommit(tx: Tx, hook: () => unknown): void {
  const hooks = hooksOf.get(tx);
  if (hooks === undefined) throw new Error('Hooks belong to the transaction itself, not to a handle made from it');
  hooks.push(hook);
}

/** Runs `work`; if it throws, what it wrote and its hooks are taken back, and the transaction can go on. */
export async function revertible<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  const hooks = hooksOf.get(tx);
  const kept = hooks?.length ?? 0;
  await sql`savepoint revertible`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint revertible`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint revertible`.execute(tx);
    hooks?.splice(kept);
    throw error;
  }
}

/**
 * Runs `work` and takes back what it wrote and its hooks: for calls that must take as long where there is nothing to write, because their
 * time would tell a stranger why.
 */
export async function undone(tx: Tx, work: () => Promise<unknown>): Promise<void> {
  const hooks = hooksOf.get(tx);
  const kept = hooks?.length ?? 0;
  await sql`savepoint undone`.execute(tx);
  await work();
  await sql`rollback to savepoint undone`.execute(tx);
  hooks?.splice(kept);
}
