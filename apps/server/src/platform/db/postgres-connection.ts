import { AbortedTransactionError, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type { Client, ClientBase, QueryConfig, QueryResult as PgResult } from 'pg';
import { query } from './described-query.ts';
import { isConnectionError } from './is-connection-error.ts';
import { transactionOver } from './running-transaction.ts';
import { isPlannedEachTime, type StatementNames } from './statement-names.ts';

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** What runs on one connection of `pg`, with statements by name where they have one. */
export class PostgresConnection implements DatabaseConnection {
  readonly client: ClientBase;
  readonly #names: StatementNames;
  readonly #onBroken: () => void;
  #beginResult: Promise<unknown> | undefined;
  #isEnding = false;
  #isGathering = false;
  /** Nothing is known of its state anymore; it must not be used again. */
  isBroken = false;

  constructor(client: ClientBase, names: StatementNames, onBroken: () => void = () => undefined) {
    this.client = client;
    this.#names = names;
    this.#onBroken = onBroken;
  }

  #break(): void {
    this.isBroken = true;
    this.#onBroken();
  }

  async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> {
    // Sent behind the end of the transaction, it would be kept whatever became of that.
    if (this.#isEnding) throw new Error(transactionOver);
    const { command, rowCount, rows } = await this.#noticing(this.#send(compiled));
    // Answered before the statement was, so this waits for nothing.
    if (this.#beginResult !== undefined) await this.#beginResult;
    return { rows: rows as Row[], ...(changing.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
  }

  async #noticing(answer: Promise<PgResult>): Promise<PgResult> {
    try {
      return await answer;
    } catch (error) {
      if (isConnectionError(error as Error)) this.#break();
      throw error;
    }
  }

  #send(compiled: CompiledQuery): Promise<PgResult> {
    const { sql: text } = compiled;
    const values = compiled.parameters as unknown[];
    const name = isPlannedEachTime(compiled) ? undefined : this.#names.of(text);
    return this.#query(name === undefined ? { text, values } : { name, text, values });
  }

  /**
   * What is sent within one turn of the event loop goes out in one write: a transaction's `begin` with its first statement, and the
   * statements of several callers. Each write of its own costs as much as making the statement.
   */
  #query(config: QueryConfig): Promise<PgResult> {
    if (!this.#isGathering) {
      const { stream } = (this.client as Client).connection;
      this.#isGathering = true;
      stream.cork();
      setImmediate(() => {
        this.#isGathering = false;
        stream.uncork();
      });
    }
    return query(this.client, config);
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Results are not streamed; read in pages');
  }

  /** Does not wait: the first statement follows on the heels of `begin`, and is answered after it. */
  begin(): void {
    this.#isEnding = false;
    this.#beginResult = this.#query({ text: 'begin' });
    this.#beginResult.catch(() => this.#break());
  }

  /** PostgreSQL answers a commit after a failed statement with a rollback. */
  async commit(): Promise<void> {
    const { command } = await this.#end('commit');
    if (command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollback(): Promise<void> {
    await this.#end('rollback');
  }

  async #end(text: 'commit' | 'rollback'): Promise<PgResult> {
    this.#isEnding = true;
    try {
      const [ended] = await Promise.all([this.#query({ text }), this.#beginResult]);
      return ended;
    } catch (error) {
      this.#break();
      throw error;
    } finally {
      this.#beginResult = undefined;
    }
  }
}
