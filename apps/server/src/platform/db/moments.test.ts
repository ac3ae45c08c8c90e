// @both-engines
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { transaction } from './transaction.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const texts = [
  '2026-11-28T10:20:30.000Z',
  '2026-11-28T10:20:30.100Z',
  '2026-02-28T23:59:59.999Z',
  '1969-12-31T23:59:59.001Z',
  '9999-12-31T23:59:59.999Z',
];

it.each(['UTC', 'Asia/Kolkata', 'America/St_Johns'])(
  'moments are read to the millisecond while the database writes them in %s',
  async (zone) => {
    await transaction(app.platform.db, async (tx) => {
      await sql`select set_config('timezone', ${zone}, true)`.execute(tx);
      for (const text of texts) {
        const { rows } = await sql<{ moment: Date }>`
        select ${text}::timestamptz as moment`.execute(tx);
        expect(rows[0]?.moment.toISOString(), text).toBe(text);
      }
    });
  },
);

it('microseconds that someone else wrote are left out', async () => {
  const { rows } = await sql<{ moment: Date }>`select '2026-11-28 10:20:30.123987+00'::timestamptz as moment`.execute(app.platform.db);
  expect(rows[0]?.moment).toEqual(new Date('2026-11-28T10:20:30.123Z'));
});
