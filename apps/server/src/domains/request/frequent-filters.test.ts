// @both-engines
import { deskList } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCase } from '#src/domains/case-chat/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

const [spain, italy] = [724, 380];
/** As many as make a list whose filter is planned once. */
const copies = 600;
/** More often than a statement is named after, and planned for its values. */
const times = 12;

let app: TestApp;
let agent: BuiltUser;

/** Requests that are due at different times, in two countries, waiting for two parties. */
beforeAll(async () => {
  app = await startTestApp();
  const { requestId } = await buildCase(app.platform);
  agent = await buildStaff(app.platform);
  await sql`
    insert into request (type, request_no, status, account_id, contact_id, created_by, on_behalf, language, created_at, updated_at, submitted_at,
      first_contact_due, region_id, waiting_on)
    select type, 'MC-20200101-' || lpad(n::text, 5, '0'), status, account_id, contact_id, created_by, false, language, created_at, updated_at,
      submitted_at, first_contact_due + (n * 7919 % ${copies}::int) * interval '1 minute',
      case when n % 3 = 0 then ${italy}::int else ${spain}::int end, case when n % 4 = 0 then 'customer' else 'us' end
    from request, generate_series(1, ${copies}::int) as n where request.id = ${requestId}`.execute(app.platform.db);
});
afterAll(() => app.stop());

async function expected(region: number): Promise<string[]> {
  const rows = await app.platform.db
    .selectFrom('request')
    .select('request_no')
    .where('region_id', '=', region)
    .where('waiting_on', '=', 'us')
    .orderBy('first_contact_due')
    .orderBy('id')
    .execute();
  return rows.map(({ request_no }) => request_no);
}

const listed = async (country: number, pageNum = 1) => {
  const { data, total } = await app.client(agent.token).call(deskList, { query: { country, waitingOn: 'us', pageNum, pageSize: 20 } });
  return { numbers: data.map(({ requestNo }) => requestNo), total };
};

it('a filter that is used again and again finds the same requests in the same order, whatever its values are', async () => {
  const [ofSpain, ofItaly] = [await expected(spain), await expected(italy)];
  expect(ofItaly.length).toBeGreaterThanOrEqual(150);
  for (let time = 0; time < times; time += 1) {
    expect(await listed(spain)).toEqual({ numbers: ofSpain.slice(0, 20), total: ofSpain.length });
    expect(await listed(spain, 2)).toEqual({ numbers: ofSpain.slice(20, 40), total: ofSpain.length });
    expect(await listed(italy)).toEqual({ numbers: ofItaly.slice(0, 20), total: ofItaly.length });
  }
});

it('such a filter is prepared, and one with few rows is planned each time', async ({ skip }) => {
  // A pool answers on whichever connection is free, and each has statements of its own.
  skip(app.platform.database.engine !== 'pglite');
  const isPrepared = async (column: string) => {
    const { rows } = await sql<{ found: boolean }>`select count(*) > 0 as found from pg_prepared_statements
      where statement like '%from (select "request"."id" from "request" where %' and statement like ${`%"request"."${column}" = $%`}`.execute(
      app.platform.db,
    );
    return rows[0]?.found;
  };
  const byOwner = { query: { owner: agent.userId, waitingOn: 'us' } } as const;
  for (let time = 0; time < times; time += 1) {
    await listed(spain);
    await app.client(agent.token).call(deskList, byOwner);
  }
  expect(await isPrepared('region_id')).toBe(true);
  expect(await isPrepared('owner_id')).toBe(false);
});

it('such a filter follows what changes', async () => {
  const [first = ''] = await expected(spain);
  expect((await listed(spain)).numbers).toContain(first);
  await app.platform.db.updateTable('request').set({ waiting_on: 'customer' }).where('request_no', '=', first).execute();
  expect((await listed(spain)).numbers).not.toContain(first);
});
