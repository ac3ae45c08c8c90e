import type { MemoryFS, PGlite } from '@electric-sql/pglite';
import { CompiledQuery, Kysely, type RawBuilder, type Transaction } from 'kysely';
import { Pool, types, type ClientConfig, type PoolClient, type PoolConfig } from 'pg';
import { compileEngine } from './engine.ts';
import { keepConnection, type Listener } from './kept-connection.ts';
import { lockFolder } from './folder-lock.ts';
import { PGliteDialect } from './pglite-dialect.ts';
import { PGliteStatements } from './pglite-statements.ts';
import { openPipelined } from './pipelining-executor.ts';
import { PostgresConnection } from './postgres-connection.ts';
import { PostgresDialect, type ConnectionSource } from './postgres-dialect.ts';
import { outsideTransaction } from './running-transaction.ts';
import { shareConnections } from './shared-connections.ts';
import { StatementNames } from './statement-names.ts';
import type { DB } from './tables.ts';

/** For reading. Writes ask for a `Tx`. */
export type Db = Kysely<DB>;

/** A piece of SQL that yields a number, handed from one domain to the query of another. */
export type SqlNumber = RawBuilder<number>;
/** The same that yields true or false, … */
export type SqlCondition = RawBuilder<boolean>;
/** … and a set of ids in brackets. */
export type SqlIds = RawBuilder<number>;
/** One that yields a moment, … */
export type SqlMoment = RawBuilder<Date | null>;
/** … and one that yields a text, … */
export type SqlText = RawBuilder<string | null>;
/** … or JSON of that form, … */
export type SqlJson<Value> = RawBuilder<Value | null>;
/** … or rows in brackets, to be joined. */
export type SqlRow<Row> = RawBuilder<Row>;
/** A whole statement, to be part of another. */
export type SqlStatement = RawBuilder<unknown>;

declare const insideTransaction: unique symbol;
/** A running transaction; only `transaction()` makes one. */
export type Tx = Transaction<DB> & { readonly [insideTransaction]: true };

type RunQuery = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }>;

interface RawQuery {
  query: RunQuery;
  executeSql: RunQuery;
}

export type Engine = 'pglite' | 'postgres';

export type { Listener } from './kept-connection.ts';

export interface Database {
  engine: Engine;
  db: Db;
  /**
   * For statements that are made very often and take about a millisecond at most: finding the session, throttling, the page of a request,
   * live events, frequent lists (decisions 024, 073). They share few connections, so what takes longer would hold the others up.
   */
  quickDb: Db;
  /** Runs a script of several statements, for migrations. */
  execute: (sql: string) => Promise<void>;
  /** Raw access in the shape that the job queue asks for. */
  raw: RawQuery;
  /** The same on the connections of `quickDb`, for the throttle. */
  quickQuery: RunQuery;
  /** The embedded database itself, for the job queue's adapter. */
  pglite: PGlite | undefined;
  /** Hears what `NOTIFY` sends on a channel, also from other instances; `onGap` tells that some may have been missed. */
  listen: (channel: string, onPayload: (payload: string) => void, onGap: () => void) => Promise<Listener>;
  /** Runs a statement on a connection of its own and keeps that open, so that what the statement took is held as long as the process lives. */
  hold: (statement: string) => Promise<Listener>;
  close: () => Promise<void>;
}

const int8 = 20;
const int8Array: number = 1016;
const date = 1082;
const timestamptz = 1184;

/** `pg` leaves large numbers in arrays as texts. */
const readTexts = types.getTypeParser(int8Array, 'text') as (value: string) => (string | null)[];
const readNumbers = (value: string): (number | null)[] => readTexts(value).map((text) => (text === null ? null : Number(text)));

const readMoment = types.getTypeParser(timestamptz, 'text') as (value: string) => Date;
/** Lists have hundreds of moments. In UTC they are almost as JavaScript writes them, which it reads twice as fast as `pg` does. */
const readUtcMoment = (value: string): Date =>
  value.endsWith('+00') && value[4] === '-' ? new Date(`${value.slice(0, 10)}T${value.slice(11)}:00`) : readMoment(value);

const parsers: typeof types.getTypeParser = ((oid: number, format?: 'text' | 'binary') => {
  if (oid === int8) return Number;
  if (oid === int8Array) return readNumbers;
  if (oid === date) return (value: string) => value;
  if (oid === timestamptz) return readUtcMoment;
  return types.getTypeParser(oid, format as 'text');
}) as typeof types.getTypeParser;

/**
 * How long a connection is kept without use, in milliseconds. On a new one, everything is planned again and the catalog read first: when a
 * quiet desk had closed them all, the next calls waited for most of a second.
 */
const idleFor = 600_000;

/** Opens PostgreSQL by address. Connections that break are replaced; what runs on them fails and is answered as unavailable. */
export function openPostgres(url: string, onError: (error: Error) => void, max = 20): Database {
  const config: ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    // Firewalls drop connections that say nothing for minutes, without a word to either end.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    // Statements here are short: compiling one takes longer than running it, and doubled the time of an import.
    options: '-c jit=off',
    types: { getTypeParser: parsers },
  };
  // Pipelined, a transaction's first statement does not wait for the answer to its `begin`.
  const pool = new Pool({ ...config, max, idleTimeoutMillis: idleFor, pipeline: true } as PoolConfig);
  pool.on('error', onError);
  // A connection in use reports its end to its query as well; without a listener of its own it would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const names = new StatementNames();
  const query = (text: string, values: unknown[] = []) => {
    const name = names.of(text);
    return pool.query(name === undefined ? { text, values } : { name, text, values });
  };
  const quickDb = new Kysely<DB>({ dialect: new PostgresDialect(shareConnections(config, names, onError)) });
  return {
    engine: 'postgres',
    db: openPipelined<DB>(new PostgresDialect(fromPool(pool, names))),
    quickDb,
    execute: async (sql) => void (await pool.query(sql)),
    raw: { query, executeSql: query },
    quickQuery: async (text, values = []) => {
      const { rows, numAffectedRows = 0n } = await quickDb.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values));
      return { rows, rowCount: Math.max(Number(numAffectedRows), rows.length) };
    },
    pglite: undefined,
    listen: (channel, onPayload, onGap) =>
      keepConnection(url, onError, {
        statement: `listen ${channel}`,
        onOpen: (client) => client.on('notification', ({ payload }) => onPayload(payload ?? '')),
        onGap,
      }),
    hold: (statement) => keepConnection(url, onError, { statement }),
    close: async () => {
      await quickDb.destroy();
      await pool.end();
    },
  };
}

const fromPool = (pool: Pool, names: StatementNames): ConnectionSource => ({
  acquire: async () => new PostgresConnection(await pool.connect(), names),
  release: ({ client, isBroken }) => (client as PoolClient).release(isBroken),
  isShared: false,
  close: () => pool.end(),
});

/** The embedded engine writes all of its cache when it starts: PostgreSQL's usual 128 MB take half a second longer. */
const embeddedCache = ['-c', 'shared_buffers=32MB'];

/**
 * Opens the embedded database in a folder, which is locked against a second process; or in memory without one, where `fs` may hold
 * what it begins with.
 */
export async function openPGlite(folder: string | undefined, fs?: MemoryFS): Promise<Database> {
  const [embedded, { pg_trgm }, pgliteWasmModule] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    compileEngine(),
  ]);
  const lock = folder === undefined ? undefined : lockFolder(folder);
  const client = await embedded.PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(fs === undefined ? {} : { fs }),
    extensions: { pg_trgm },
    pgliteWasmModule,
    startParams: [...embedded.PGlite.defaultStartParams, ...embeddedCache],
    parsers: { [date]: (value: string) => value },
  });
  return wrapPGlite(client, new PGliteStatements(client, embedded), () => lock?.release());
}

function wrapPGlite(client: PGlite, statements: PGliteStatements, onClosed: () => void): Database {
  // Notices arrive inside the commit that sent them; anyone who hears them is not part of that transaction.
  const listen = client.listen.bind(client);
  client.listen = (channel, hear, tx) => listen(channel, (payload) => outsideTransaction(() => hear(payload)), tx);
  const query = async (text: string, values: unknown[] = []) => {
    const { rows, affectedRows } = await statements.run<Record<string, unknown>>({ sql: text, parameters: values });
    // Selecting affects no row, but `pg` counts what it found.
    return { rows, rowCount: Math.max(affectedRows ?? 0, rows.length) };
  };
  const db = new Kysely<DB>({ dialect: new PGliteDialect(client, statements) });
  return {
    engine: 'pglite',
    db,
    quickDb: db,
    execute: async (sql) => void (await client.exec(sql)),
    raw: { query, executeSql: query },
    quickQuery: query,
    pglite: client,
    hold: async () => ({ close: async () => undefined }),
    listen: async (channel, onPayload) => {
      const unlisten = await client.listen(channel, onPayload);
      return { close: () => unlisten() };
    },
    close: async () => {
      await client.close();
      onClosed();
    },
  };
}
