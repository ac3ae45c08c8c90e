// @both-engines
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { builtOnce } from './built-once.ts';
import type { SqlCondition } from './database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('a query that is built once', () => {
  it('is built for its first values, and finds for those of each call', async () => {
    let built = 0;
    const find = builtOnce((db, type: string, value: string) => {
      built += 1;
      return db.selectFrom('dict_entry').select('value').where('type', '=', type).where('value', '=', value);
    });
    const { db } = app.platform;
    const [known] = await db.selectFrom('dict_entry').select(['type', 'value']).limit(1).execute();
    expect(await find(db, known?.type ?? '', known?.value ?? '')).toEqual([{ value: known?.value }]);
    expect(await find(db, known?.type ?? '', 'no such value')).toEqual([]);
    expect(built).toBe(1);
  });

  it('has a text for each text of its pieces, with the values of the piece', async () => {
    const find = builtOnce((db, first: number, piece: SqlCondition) =>
      db.selectNoFrom(sql<boolean>`${first}::int > 1 and ${piece}`.as('holds')),
    );
    const { db } = app.platform;
    const holds = async (first: number, piece: SqlCondition): Promise<boolean | undefined> => (await find(db, first, piece))[0]?.holds;
    expect(await holds(2, sql<boolean>`true`)).toBe(true);
    expect(await holds(2, sql<boolean>`${5}::int > 4`)).toBe(true);
    expect(await holds(2, sql<boolean>`${3}::int > 4`)).toBe(false);
    expect(await holds(2, sql<boolean>`false`)).toBe(false);
    expect(await holds(1, sql<boolean>`true`)).toBe(false);
  });

  it('is refused when it uses its values in another order', async () => {
    const find = builtOnce((db, first: number, second: number) =>
      db.selectNoFrom(sql<number>`${second}::int - ${first}::int`.as('difference')),
    );
    await expect(find(app.platform.db, 1, 2)).rejects.toThrow('in order');
  });
});
