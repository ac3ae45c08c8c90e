// @both-engines
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { Db, Tx } from './database.ts';
import { isUniqueViolation } from './is-unique-violation.ts';
import { transaction } from './transaction.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** More runs than a statement takes to get a name, and a plan for any values. */
const runs = Array.from({ length: 12 }, (_, at) => at);

const read = async (db: Db | Tx, at: number) => {
  const { rows } = await sql<Record<string, unknown>>`select ${at}::bigint as number, ${`O’Neill "${at}" \\`}::text as text,
    ${at % 2 === 0 ? null : at}::int as nothing, ${[at, at + 1]}::int[] as numbers, ${[`{${at}}`, 'a,b']}::text[] as texts,
    ${JSON.stringify({ at })}::jsonb as json, ${new Date(Date.UTC(2026, 0, 1 + at))}::timestamptz as moment,
    ${`2026-01-${String(at + 10)}`}::date as day, ${Buffer.from([at, 0, 255])}::bytea as bytes, ${at % 2 === 0}::boolean as flag`.execute(
    db,
  );
  return rows[0];
};

const expected = (at: number) => ({
  number: at,
  text: `O’Neill "${at}" \\`,
  nothing: at % 2 === 0 ? null : at,
  numbers: [at, at + 1],
  texts: [`{${at}}`, 'a,b'],
  json: { at },
  moment: new Date(Date.UTC(2026, 0, 1 + at)),
  day: `2026-01-${String(at + 10)}`,
  flag: at % 2 === 0,
});

const insert = (db: Db | Tx, name: string) => db.insertInto('demo_step').values({ name }).executeTakeFirst();

describe('a statement that runs many times', () => {
  it('takes and returns values of each type every time, alone and in a transaction', async () => {
    const { db } = app.platform;
    for (const at of runs) {
      const row = await read(db, at);
      expect(row).toMatchObject(expected(at));
      expect(Array.from(row?.['bytes'] as Uint8Array)).toEqual([at, 0, 255]);
      expect(await transaction(db, (tx) => read(tx, at))).toMatchObject(expected(at));
    }
  });

  it('says how many rows it changed', async () => {
    const { db } = app.platform;
    for (const at of runs) expect((await insert(db, `counted ${at}`)).numInsertedOrUpdatedRows).toBe(1n);
    const { numDeletedRows } = await db.deleteFrom('demo_step').where('name', 'like', 'counted %').executeTakeFirstOrThrow();
    expect(numDeletedRows).toBe(BigInt(runs.length));
  });

  it('fails as what it is each time, and goes on afterwards', async () => {
    const { db } = app.platform;
    await insert(db, 'twice');
    for (const at of runs) {
      await expect(insert(db, 'twice')).rejects.toSatisfy(isUniqueViolation);
      await expect(sql`select ${`no number ${at}`}::text::int`.execute(db)).rejects.toMatchObject({ code: '22P02' });
      await expect(sql.raw(`select nothing_${at % 3} from demo_step`).execute(db)).rejects.toMatchObject({ code: '42703' });
      await expect(
        transaction(db, async (tx) => {
          await insert(tx, `undone ${at}`);
          await insert(tx, 'twice');
        }),
      ).rejects.toSatisfy(isUniqueViolation);
      expect(await read(db, at)).toMatchObject(expected(at));
    }
    expect(await db.selectFrom('demo_step').select('name').where('name', 'like', 'undone %').execute()).toEqual([]);
  });
});
