import { AbortedTransactionError, sql } from 'kysely';
import { Client, Connection } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { eventually } from '#src/testing/eventually.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { isConnectionError } from './is-connection-error.ts';
import type { Db, Tx } from './database.ts';
import { lastOf } from './last-statement.ts';
import { failedTooLate } from './running-transaction.ts';
import { transaction } from './transaction.ts';

/** Connections to PostgreSQL; the embedded database has none. */
describe.runIf(inject('databaseTemplate') !== '')('connections', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await app.platform.database.execute('create table bench_step (name text primary key)');
  });
  afterAll(() => app.stop());

  const insert = (name: string) => sql`insert into bench_step (name) values (${name})`;
  const names = async (): Promise<string[]> =>
    (await sql<{ name: string }>`select name from bench_step order by name`.execute(app.platform.db)).rows.map(({ name }) => name);

  it('a transaction whose failed statement was swallowed does not pretend to have committed', async () => {
    await transaction(app.platform.db, (tx) => insert('kept').execute(tx));
    const swallowing = transaction(app.platform.db, async (tx) => {
      await insert('lost').execute(tx);
      await insert('kept')
        .execute(tx)
        .catch(() => undefined);
    });
    await expect(swallowing).rejects.toBeInstanceOf(AbortedTransactionError);
    expect(await names()).toEqual(['kept']);
  });

  it('a transaction sends statements before others are answered', async () => {
    const sent = vi.spyOn(Client.prototype, 'query');
    const isSent = (text: string): boolean => sent.mock.calls.some(([query]) => JSON.stringify(query).includes(text));
    const holder = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const lock = sql`select pg_advisory_xact_lock(4711)`;
    const holding = transaction(app.platform.db, async (tx) => {
      await lock.execute(tx);
      held.resolve();
      await holder.promise;
    });
    await held.promise;
    const waiting = transaction(app.platform.db, (tx) => Promise.all([lock.execute(tx), insert('sent behind').execute(tx)]));
    await eventually(() => expect(isSent('sent behind')).toBe(true));
    holder.resolve();
    await Promise.all([holding, waiting]);
    sent.mockRestore();
    expect(await names()).toEqual(['kept', 'sent behind']);
    await sql`delete from bench_step where name = 'sent behind'`.execute(app.platform.db);
  });

  /** How many bytes wait to be written after each query of `work`. */
  async function unsentDuring(work: () => Promise<unknown>): Promise<number[]> {
    const unsent: number[] = [];
    const send = Client.prototype.query as (...query: unknown[]) => unknown;
    const sent = vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...query: unknown[]) {
      const answer = send.apply(this, query);
      unsent.push(this.connection.stream.writableLength);
      return answer;
    });
    await work();
    sent.mockRestore();
    return unsent;
  }

  it('what a transaction sends in one turn of the event loop goes out in one write', async () => {
    const unsent = await unsentDuring(() =>
      transaction(app.platform.db, (tx) => Promise.all([sql`select 1`.execute(tx), sql`select 2`.execute(tx)])),
    );
    const [begin = 0, first = 0, second = 0, commit = 0] = unsent;
    expect([begin > 0, first > begin, second > first]).toEqual([true, true, true]);
    expect(commit, 'only the commit').toBeLessThan(first);
    expect(unsent).toHaveLength(4);
  });

  it('the commit goes out in one write with the last statement, which still decides whether it is one', async () => {
    const unsent = await unsentDuring(() => transaction(app.platform.db, (tx) => insert('the last').execute(lastOf(tx))));
    const [begin = 0, last = 0, commit = 0] = unsent;
    expect([begin > 0, last > begin, commit > last, unsent.length]).toEqual([true, true, true, 3]);
    const swallowing = transaction(app.platform.db, async (tx) => {
      await insert('lost').execute(tx);
      await insert('the last')
        .execute(lastOf(tx))
        .catch(() => undefined);
    });
    await expect(swallowing).rejects.toBeInstanceOf(AbortedTransactionError);
    expect(await names()).toEqual(['kept', 'the last']);
    await sql`delete from bench_step where name = 'the last'`.execute(app.platform.db);
  });

  it('a transaction that fails after its last statement says that it was kept', async () => {
    const failing = transaction(app.platform.db, async (tx) => {
      await insert('too late').execute(lastOf(tx));
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow(failedTooLate);
    await sql`delete from bench_step where name = 'too late'`.execute(app.platform.db);
    expect(await names()).toEqual(['kept']);
  });

  it('a transaction answers each of its statements with its own rows, and fails with any of them', async () => {
    const echo = (tx: Tx, value: number) => sql<{ value: number }>`select ${value}::int as value`.execute(tx);
    const values = Array.from({ length: 50 }, (_, value) => value);
    const answers = await transaction(app.platform.db, (tx) => Promise.all(values.map((value) => echo(tx, value))));
    expect(answers.map(({ rows }) => rows[0]?.value)).toEqual(values);
    const failing = transaction(app.platform.db, (tx) =>
      Promise.all([insert('together').execute(tx), insert('kept').execute(tx), insert('together 2').execute(tx)]),
    );
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await names()).toEqual(['kept']);
  });

  it('a statement that a failed transaction left behind slips into no other one', async () => {
    const failed = Promise.withResolvers<void>();
    let leftBehind: Promise<unknown> | undefined;
    const failing = transaction(app.platform.db, async (tx) => {
      leftBehind = failed.promise.then(() => insert('left behind').execute(tx));
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    failed.resolve();
    await expect(leftBehind).rejects.toThrow('already rolled back');
    expect(await names()).toEqual(['kept']);
  });

  it('a connection that breaks in a transaction keeps nothing of it and is replaced', async () => {
    const broken = transaction(app.platform.db, async (tx) => {
      await insert('gone').execute(tx);
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
    });
    await expect(broken).rejects.toSatisfy(isConnectionError);
    await transaction(app.platform.db, (tx) => insert('after').execute(tx));
    expect(await names()).toEqual(['after', 'kept']);
  });

  it('shared ones answer each of many callers with its own row, fail those of a broken one, and open again', async () => {
    const { quickDb } = app.platform.database;
    const ask = async (value: number): Promise<number | undefined> =>
      (await sql<{ value: number }>`select ${value}::int as value`.execute(quickDb)).rows[0]?.value;
    const asked = Array.from({ length: 500 }, (_, value) => value);
    expect(await Promise.all(asked.map(ask))).toEqual(asked);
    await expect(sql`select ${'no number'}::int`.execute(quickDb)).rejects.toMatchObject({ code: '22P02' });
    const cut = () => sql`select pg_terminate_backend(pg_backend_pid())`.execute(quickDb);
    expect((await Promise.allSettled([cut(), cut()])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await Promise.all(asked.map(ask))).toEqual(asked);
    await expect(transaction(quickDb, (tx) => insert('never').execute(tx))).rejects.toThrow('connection of its own');
  });

  it('shared ones take turns, and what is asked together goes to the same one', async () => {
    const backend = async (): Promise<number | undefined> =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(app.platform.database.quickDb)).rows[0]?.pid;
    const seen = new Set<number | undefined>();
    for (let count = 0; count < 20; count += 1) {
      const [one, other] = await Promise.all([backend(), backend()]);
      expect(other).toBe(one);
      seen.add(one);
    }
    expect(seen.size).toBe(2);
  });

  it('statements go by name once they come again and again', async () => {
    const named = await app.platform.db.connection().execute(async (db) => {
      for (let count = 0; count < 4; count += 1) await sql`select ${count}::int as often`.execute(db);
      return (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows;
    });
    expect(named.filter(({ statement }) => statement.includes('as often'))).toHaveLength(1);
  });

  it('a named statement is described once on its connection, and answers the same rows ever after', async () => {
    const described = vi.spyOn(Connection.prototype, 'describe');
    const ask = (db: Db, value: number | null) =>
      sql<object>`select ${value}::bigint as number, ${value}::int + 1 as next, date '2026-11-26' as day, array[${value}::int] as list`.execute(
        db,
      );
    const answers = await app.platform.db.connection().execute(async (db) => {
      const found: object[] = [];
      for (const value of [1, 2, 3, null, 5]) found.push(...(await ask(db, value)).rows);
      return found;
    });
    const times = described.mock.calls.length;
    described.mockRestore();
    expect(answers).toEqual(
      [1, 2, 3, null, 5].map((number) => ({ number, next: number && number + 1, day: '2026-11-26', list: [number] })),
    );
    expect(times, 'twice unnamed, once by name').toBe(3);
  });

  it('a statement is refused rather than read by columns that are gone', async () => {
    await app.platform.database.execute('create table bench_wide (one int); insert into bench_wide values (1)');
    const read = (db: Db) => sql`select * from bench_wide`.execute(db);
    await app.platform.db.connection().execute(async (db) => {
      for (let count = 0; count < 4; count += 1) expect((await read(db)).rows).toEqual([{ one: 1 }]);
      await app.platform.database.execute('alter table bench_wide add two int default 2');
      await expect(read(db)).rejects.toMatchObject({ code: '0A000' });
    });
  });
});
