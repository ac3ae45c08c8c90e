import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Indexes of requests that depend on a column, be it in their conditions. */
async function indexesOn(column: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct depending.objid::regclass::text as name
    from pg_depend depending
    join pg_index on pg_index.indexrelid = depending.objid
    join pg_attribute changed on changed.attrelid = depending.refobjid and changed.attnum = depending.refobjsubid
    where depending.refobjid = 'request'::regclass and changed.attname = ${column}`.execute(app.platform.db);
  return rows.map(({ name }) => name);
}

describe('what every message changes in its request', () => {
  // Otherwise each message writes to all of the table's indexes: three times the log, and half as many messages a second.
  it.each(['updated_at', 'last_customer_message_at', 'last_staff_message_at'])('is in no index: %s', async (column) => {
    expect(await indexesOn(column)).toEqual([]);
  });

  it('is in indexes by the hour', async () => {
    expect(await indexesOn('customer_word_hour')).toEqual(['request_unowned_answered']);
    expect(await indexesOn('updated_hour')).toContain('request_by_updated');
  });

  it('says who wrote last in one index alone', async () => {
    expect(await indexesOn('answered')).toEqual(['request_live_answered']);
  });
});
