import { Client, type ClientConfig } from 'pg';
import { PostgresConnection } from './postgres-connection.ts';
import type { ConnectionSource } from './postgres-dialect.ts';
import type { StatementNames } from './statement-names.ts';

/** Two are enough for thousands of short statements a second; with more of them each write would carry fewer (decision 024). */
const count = 2;

/** One connection of many callers, opened when it is needed first and again after it broke. */
class SharedConnection {
  readonly #open: () => Client;
  readonly #names: StatementNames;
  readonly #onError: (error: Error) => void;
  #opened: Promise<PostgresConnection> | undefined;

  constructor(open: () => Client, names: StatementNames, onError: (error: Error) => void) {
    this.#open = open;
    this.#names = names;
    this.#onError = onError;
  }

  acquire(): Promise<PostgresConnection> {
    this.#opened ??= this.#connect();
    return this.#opened;
  }

  #connect(): Promise<PostgresConnection> {
    const client = this.#open();
    const forget = (): void => {
      // Each statement that the broken connection carried says so.
      if (this.#opened !== opened) return;
      this.#opened = undefined;
      void client.end().catch(() => undefined);
    };
    client.on('error', (error) => {
      forget();
      this.#onError(error);
    });
    const opened = client.connect().then(() => new PostgresConnection(client, this.#names, forget));
    opened.catch(forget);
    return opened;
  }

  async close(): Promise<void> {
    const connection = await this.#opened?.catch(() => undefined);
    await (connection?.client as Client | undefined)?.end();
  }
}

/**
 * A few connections for short statements of many callers: each sends without waiting for the others' answers, so that one write to the
 * socket carries several. They take turns: what one turn of the event loop sends goes to the same one. A statement waits for those before
 * it on its connection.
 */
export function shareConnections(config: ClientConfig, names: StatementNames, onError: (error: Error) => void): ConnectionSource {
  const open = (): Client => new Client({ ...config, pipeline: true } as ClientConfig);
  const connections = Array.from({ length: count }, () => new SharedConnection(open, names, onError));
  let turn = 0;
  let isTaken = false;
  const takeTurns = (): void => {
    if (isTaken) return;
    isTaken = true;
    turn = (turn + 1) % count;
    setImmediate(() => (isTaken = false));
  };
  return {
    acquire: async () => {
      takeTurns();
      const connection = connections[turn];
      if (connection === undefined) throw new Error('There are no shared connections');
      return connection.acquire();
    },
    release: () => undefined,
    isShared: true,
    close: async () => void (await Promise.all(connections.map((connection) => connection.close()))),
  };
}
