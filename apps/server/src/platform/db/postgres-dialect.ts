import { CompiledQuery, PostgresAdapter, PostgresIntrospector, type DatabaseConnection, type Dialect, type Driver } from 'kysely';
import type { PostgresConnection } from './postgres-connection.ts';
import { QueryCompiler } from './query-compiler.ts';

/** Where connections come from. */
export interface ConnectionSource {
  acquire: () => Promise<PostgresConnection>;
  release: (connection: PostgresConnection) => void;
  /** Several callers share one, so that none can have a transaction. */
  isShared: boolean;
  close: () => Promise<void>;
}

/** PostgreSQL under Kysely, over connections that take a statement before the one before it is answered. */
export class PostgresDialect implements Dialect {
  readonly #source: ConnectionSource;
  constructor(source: ConnectionSource) {
    this.#source = source;
  }
  createAdapter = () => new PostgresAdapter();
  createIntrospector: Dialect['createIntrospector'] = (db) => new PostgresIntrospector(db);
  createQueryCompiler = () => new QueryCompiler();
  createDriver = (): Driver => new PostgresDriver(this.#source);
}

class PostgresDriver implements Driver {
  readonly #source: ConnectionSource;
  constructor(source: ConnectionSource) {
    this.#source = source;
  }
  async init(): Promise<void> {}
  acquireConnection(): Promise<PostgresConnection> {
    return this.#source.acquire();
  }
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#source.isShared) throw new Error('A transaction needs a connection of its own');
    (connection as PostgresConnection).begin();
  }
  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return (connection as PostgresConnection).commit();
  }
  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return (connection as PostgresConnection).rollback();
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
  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#source.release(connection as PostgresConnection);
  }
  destroy(): Promise<void> {
    return this.#source.close();
  }
}
