import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery } from 'kysely';

/** Statements that go to the database together with the commit. */
type LastStatements = CompiledQuery[];

const running = new AsyncLocalStorage<LastStatements>();

/** Runs `work` as part of a transaction. */
export const insideTransaction = <Result>(work: () => Promise<Result>): Promise<Result> => running.run([], work);

/** Whether the caller is part of a transaction; on one connection, a query beside it would wait forever. */
export const isInTransaction = (): boolean => running.getStore() !== undefined;

/** Runs what a transaction only happened to set off, such as hearing of its notice, as if it had not. */
export const outsideTransaction = (run: () => void): void => running.exit(run);

/** Adds a statement that goes along with the commit of the running transaction. */
export const addLastStatement = (statement: CompiledQuery): void => void running.getStore()?.push(statement);

/** What goes along with the commit. */
export const lastStatements = (): readonly CompiledQuery[] => running.getStore() ?? [];
