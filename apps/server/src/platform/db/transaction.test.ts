// @both-engines
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '#src/testing/eventually.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { Tx } from './database.ts';
import { lastOf } from './last-statement.ts';
import { afterCommit, transaction } from './transaction.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const insert = (tx: Tx, name: string) => tx.insertInto('demo_step').values({ name }).execute();
const names = async (prefix: string): Promise<string[]> =>
  (await app.platform.db.selectFrom('demo_step').select('name').where('name', 'like', `${prefix}%`).orderBy('name').execute()).map(
    ({ name }) => name,
  );

describe('a transaction', () => {
  it('keeps all of it or nothing', async () => {
    const { db } = app.platform;
    await transaction(db, (tx) => insert(tx, 'all 1'));
    const broken = transaction(db, async (tx) => {
      await insert(tx, 'all 2');
      throw new Error('on purpose');
    });
    await expect(broken).rejects.toThrow('on purpose');
    expect(await names('all')).toEqual(['all 1']);
  });

  it('inside another is refused, also across calls of functions', async () => {
    const { db } = app.platform;
    const nested = transaction(db, async (tx) => {
      await insert(tx, 'nested outer');
      await transaction(db, (inner) => insert(inner, 'nested inner'));
    });
    await expect(nested).rejects.toThrow('already running');
    expect(await names('nested')).toEqual([]);
  });

  it('does not swallow what runs beside it, and its rollback takes its own alone', async () => {
    const { db } = app.platform;
    const started = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const outer = transaction(db, async (tx) => {
      await insert(tx, 'beside lost');
      started.resolve();
      await goOn.promise;
      throw new Error('on purpose');
    });
    await started.promise;
    // On the embedded database these wait for their turn; on PostgreSQL they run immediately.
    const beside = [
      transaction(db, (tx) => insert(tx, 'beside kept 1')),
      app.platform.database.raw.query(`insert into demo_step (name) values ('beside kept 2')`),
      db.selectFrom('demo_step').select('name').where('name', '=', 'beside lost').execute(),
    ] as const;
    goOn.resolve();
    await expect(outer).rejects.toThrow('on purpose');
    const [, , seen] = await Promise.all(beside);
    expect(seen).toEqual([]);
    expect(await names('beside')).toEqual(['beside kept 1', 'beside kept 2']);
  });

  it('takes nothing more once one of several at the same time has failed it', async () => {
    const { db } = app.platform;
    let behind: Promise<unknown> | undefined;
    const failing = transaction(db, async (tx) => {
      const rest = async (): Promise<void> => {
        await insert(tx, 'behind 1');
        await insert(tx, 'behind 2');
      };
      behind = rest();
      behind.catch(() => undefined);
      await Promise.all([behind, Promise.reject(new Error('on purpose'))]);
    });
    await expect(failing).rejects.toThrow('on purpose');
    await expect(behind).rejects.toThrow(/is over|rolled back|closed/);
    expect(await names('behind')).toEqual([]);
  });

  it('is kept with its last statement, and not at all where that fails', async () => {
    const { db } = app.platform;
    await transaction(db, async (tx) => {
      await insert(tx, 'last 1');
      await insert(lastOf(tx), 'last 2');
    });
    const failing = transaction(db, async (tx) => {
      await insert(tx, 'last 3');
      await insert(lastOf(tx), 'last 1');
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await names('last')).toEqual(['last 1', 'last 2']);
  });

  it('takes nothing after its last statement', async () => {
    const { db } = app.platform;
    await transaction(db, async (tx) => {
      await insert(lastOf(tx), 'very last');
      await expect(insert(tx, 'very last but one')).rejects.toThrow('is over');
    });
    expect(await names('very')).toEqual(['very last']);
  });

  it('runs hooks once it has committed, and none if it rolled back', async () => {
    const { db } = app.platform;
    const hooked: string[] = [];
    await transaction(db, async (tx) => {
      afterCommit(tx, () => hooked.push('committed'));
      expect(hooked).toEqual([]);
    });
    await transaction(db, async (tx) => {
      afterCommit(tx, () => hooked.push('rolled back'));
      throw new Error('on purpose');
    }).catch(() => undefined);
    expect(hooked).toEqual(['committed']);
  });

  it('is open again to anyone who hears of another one', async () => {
    const { db, events } = app.platform;
    const heard = vi.fn<(outcome: unknown) => void>();
    events.subscribe('test', () => void transaction(db, (tx) => insert(tx, 'heard')).then(heard, heard));
    await transaction(db, async (tx) => events.publish(tx, 'test', {}));
    await eventually(() => expect(heard).toHaveBeenCalledOnce());
    expect(heard.mock.calls[0]?.[0]).not.toBeInstanceOf(Error);
    expect(await names('heard')).toEqual(['heard']);
  });

  it('counts right in two hundred at the same time', async () => {
    const { db } = app.platform;
    await db.insertInto('request_number').values({ prefix: 'ZZ', day: '2026-01-01', last: 0 }).execute();
    const add = (index: number) =>
      transaction(db, async (tx) => {
        await tx
          .updateTable('request_number')
          .set((eb) => ({ last: eb('last', '+', 1) }))
          .where('prefix', '=', 'ZZ')
          .execute();
        if (index % 4 === 0) throw new Error('on purpose');
      }).catch(() => undefined);
    await Promise.all(Array.from({ length: 200 }, (_, index) => add(index)));
    expect(await db.selectFrom('request_number').select('last').where('prefix', '=', 'ZZ').executeTakeFirst()).toEqual({ last: 150 });
  });
});
