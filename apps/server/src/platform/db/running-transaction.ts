import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<true>();

/** Why a statement is refused that one of several at the same time leaves behind, after another one has ended the transaction. */
export const transactionOver = 'The transaction of this statement is over';

/** Why a transaction that fails can't be taken back. */
export const failedTooLate = 'A transaction has failed after its last statement, with which it was committed';

/** Runs `work` as part of a transaction. */
export const insideTransaction = <Result>(work: () => Promise<Result>): Promise<Result> => running.run(true, work);

/** Whether the caller is part of a transaction; on one connection, a query beside it would wait forever. */
export const isInTransaction = (): boolean => running.getStore() !== undefined;

/** Runs what a transaction only happened to set off, such as hearing of its notice, as if it had not. */
export const outsideTransaction = (run: () => void): void => running.exit(run);
