import { AbortedTransactionError, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type { Client, ClientBase, QueryConfig, QueryResult as PgResult } from 'pg';
import { query } from './described-query.ts';
import { isConnectionError } from './is-connection-error.ts';
import { isLast } from './last-statement.ts';
import { failedTooLate, transactionOver } from './running-transaction.ts';
import { isPlannedEachTime, type StatementNames } from './statement-names.ts';

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** What runs on one connection of `pg`, with statements by name where they have one. */
export class PostgresConnection implements DatabaseConnection {
  readonly client: ClientBase;
  readonly #names: StatementNames;
  readonly #onBroken: () => void;
  #beginResult: Promise<unknown> | undefined;
  #endResult: Promise<PgResult> | undefined;
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
    if (this.#endResult !== undefined) throw new Error(transactionOver);
    const sent = this.#send(compiled);
    if (isLast(compiled)) this.#sendEnd('commit');
    const { command, rowCount, rows } = await this.#noticing(sent);
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
    this.#endResult = undefined;
    this.#beginResult = this.#query({ text: 'begin' });
    this.#beginResult.catch(() => this.#break());
  }

  /** PostgreSQL answers a commit after a failed statement with a rollback. */
  async commit(): Promise<void> {
    const { command } = await this.#end('commit');
    if (command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollback(): Promise<void> {
    const { command } = await this.#end('rollback');
    if (command !== 'ROLLBACK') throw new Error(failedTooLate);
  }

  #sendEnd(text: 'commit' | 'rollback'): Promise<PgResult> {
    this.#endResult = this.#query({ text });
    this.#endResult.catch(() => this.#break());
    return this.#endResult;
  }

  /** The commit may be on its way already, behind the last statement. */
  async #end(text: 'commit' | 'rollback'): Promise<PgResult> {
    try {
      const [ended] = await Promise.all([this.#endResult ?? this.#sendEnd(text), this.#beginResult]);
      return ended;
    } finally {
      this.#beginResult = undefined;
    }
  }
}
