import { setImmediate } from 'node:timers/promises';
import type { PGlite, Results } from '@electric-sql/pglite';
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { QueryCompiler } from './query-compiler.ts';
import { isLast } from './last-statement.ts';
import type { PGliteStatements } from './pglite-statements.ts';
import { isInTransaction, transactionOver } from './running-transaction.ts';
import { isPlannedEachTime } from './statement-names.ts';

/**
 * PGlite under Kysely with one connection object for each borrower. The built-in dialect shares a single one, so that a query
 * that runs beside a transaction would slip into it and be lost with its rollback.
 */
export class PGliteDialect implements Dialect {
  readonly #client: PGlite;
  readonly #statements: PGliteStatements;
  constructor(client: PGlite, statements: PGliteStatements) {
    this.#client = client;
    this.#statements = statements;
  }
  createAdapter = () => new PostgresAdapter();
  createIntrospector: Dialect['createIntrospector'] = (db) => new PostgresIntrospector(db);
  createQueryCompiler = () => new QueryCompiler();
  createDriver = (): Driver => new PGliteDriver(this.#client, this.#statements);
}

class PGliteDriver implements Driver {
  readonly #client: PGlite;
  readonly #statements: PGliteStatements;
  constructor(client: PGlite, statements: PGliteStatements) {
    this.#client = client;
    this.#statements = statements;
  }
  async init(): Promise<void> {
    await this.#client.waitReady;
  }
  async acquireConnection(): Promise<PGliteConnection> {
    return new PGliteConnection(this.#client, this.#statements);
  }
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as PGliteConnection).begin();
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as PGliteConnection).end('commit');
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as PGliteConnection).end('rollback');
  }
  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`savepoint "${name}"`));
  }
  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`rollback to savepoint "${name}"`));
  }
  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`release savepoint "${name}"`));
  }
  /**
   * PGlite runs statements on this thread and answers within the same turn of the event loop, so that work of many statements in a row
   * would let no call in before its end.
   */
  async releaseConnection(): Promise<void> {
    await setImmediate();
  }
  async destroy(): Promise<void> {}
}

/** Thrown inside PGlite's own transaction to make it roll back. */
const rolledBack = new Error('rolled back');

class PGliteConnection implements DatabaseConnection {
  readonly #client: PGlite;
  readonly #statements: PGliteStatements;
  #isInside = false;
  #finish: PromiseWithResolvers<void> | undefined;
  #closed: Promise<void> | undefined;
  #isEnding = false;

  constructor(client: PGlite, statements: PGliteStatements) {
    this.#client = client;
    this.#statements = statements;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isEnding) throw new Error(transactionOver);
    if (!this.#isInside && isInTransaction())
      throw new Error('A query runs beside the transaction that it is called in; pass the transaction on');
    // The commit follows by itself, as it would wait for nothing here.
    this.#isEnding = isLast(query);
    const { rows, affectedRows } = await this.#run<Row>(query);
    return { rows, ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }) };
  }

  #run<Row>(query: CompiledQuery): Promise<Results<Row>> {
    const isPlannedOnce = !isPlannedEachTime(query);
    return this.#isInside ? this.#statements.runInside(query, isPlannedOnce) : this.#statements.run(query, isPlannedOnce);
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('PGlite has no cursors; read in pages');
  }

  /** PGlite keeps every other query waiting until the callback ends, so the callback lasts as long as the transaction. */
  async begin(): Promise<void> {
    this.#isEnding = false;
    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    this.#finish = finish;
    this.#closed = this.#client.transaction(async () => {
      this.#isInside = true;
      started.resolve();
      await finish.promise;
    });
    this.#closed.catch(started.reject);
    await started.promise;
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    this.#isEnding = true;
    if (how === 'commit') this.#finish?.resolve();
    else this.#finish?.reject(rolledBack);
    try {
      await this.#closed;
    } catch (error) {
      if (error !== rolledBack) throw error;
    } finally {
      this.#isInside = false;
    }
  }
}
