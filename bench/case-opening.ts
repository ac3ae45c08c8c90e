import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { buildCustomer } from '../apps/server/src/domains/account/seed.ts';
import { buildStaff } from '../apps/server/src/domains/identity/seed.ts';
import { buildClaim } from '../apps/server/src/domains/module-claim/seed.ts';
import { fillSerials, manySerials } from './harness/case-data.ts';
import { Customer } from './harness/customer.ts';
import { median, percentile, report, rounded } from './harness/figures.ts';
import { liftLimits } from './harness/limits.ts';
import { runLoad, type LoadCall } from './harness/load.ts';
import { prepare, serve, type RunningServer } from './harness/server.ts';
import { sized } from './harness/smoke.ts';
import { onPostgres } from './harness/stage.ts';

/**
 * Opening a case in which much has happened: all calls of its page, one after the other, as long as nothing else runs. What a call takes
 * includes its way over the loopback; the browser makes most of them at the same time.
 */

const messages = sized(500, 20);
const events = sized(300, 10);
const files = sized(30, 2);
const ms = sized(2_000, 100);
const mostInAll = 40;
/** Between two calls: no one opens a case as fast as it is answered, and the limits on calls take them for an attack. */
const pauseMs = 10;

/** The page's calls, which a test of the web compares with those that it makes (`case-calls.test.tsx`). */
const addresses = JSON.parse(readFileSync(new URL('harness/case-calls.json', import.meta.url), 'utf8')) as string[];

interface Busy {
  requestId: number;
  token: string;
}

/** Fills a case with a conversation, a history and notes of several people. */
async function fillCase(databaseUrl: string, requestId: number): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into message (request_id, side, author_id, client_msg_id, type, internal, content, created_at)
     select r.id, case when i % 2 = 0 then 'customer' else 'staff' end, case when i % 2 = 0 then r.created_by else r.owner_id end,
       gen_random_uuid(), 0, i % 10 = 1, 'Line ' || i || ' about the hot spots of the third row.', now() - interval '1 minute' * ($2::int - i)
     from request r, generate_series(1, $2::int) as i where r.id = $1`,
    [requestId, messages],
  );
  await client.query(
    `insert into request_event (request_id, at, actor_id, action, from_status, to_status, reason, after)
     select r.id, now() - interval '1 minute' * ($2::int - i), r.owner_id, 'logCall', 'picked_up', 'picked_up', 'Left a message',
       jsonb_build_object('direction', 'out', 'phone', '+34 600 123 456', 'calledAt', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'result', 'message')
     from request r, generate_series(1, $2::int) as i where r.id = $1`,
    [requestId, events],
  );
  const { rows } = await client.query<{ id: number }>('select max(id)::int as id from message where request_id = $1', [requestId]);
  await client.query('vacuum analyze');
  await client.end();
  return rows[0]?.id ?? 0;
}

/** Picks the case up and asks for the label, so that there is a tip too; the customer puts files beside it. */
async function takePart({ url }: RunningServer, agent: Busy, customer: Busy): Promise<void> {
  const desk = new Customer(url, agent.token);
  const { requestId } = agent;
  const { version } = await desk.call<{ version: number }>('GET', `/api/request/desk/${requestId}`);
  const picked = await desk.call<{ version: number }>('POST', '/api/request/desk/pickUp', { requestId, version });
  await desk.call('POST', '/api/request/desk/tip', { requestId, version: picked.version, tipsType: 4, photos: ['label'] });
  for (let count = 0; count < files; count += 1) {
    const form = new FormData();
    form.append('requestId', String(requestId));
    form.append('file', new File(['words'], `note-${count}.txt`));
    await new Customer(url, customer.token).call('POST', '/api/attachment/add/file', form);
  }
}

function callOf(address: string, { requestId, token }: Busy, msgId: number): LoadCall {
  const [method = '', path = ''] = address.replace('{requestId}', String(requestId)).split(' ');
  return { path, token, ...(method === 'POST' ? { body: JSON.stringify({ requestId, msgId }) } : {}) };
}

await onPostgres(async (place) => {
  const { agent, customer } = await prepare(place, async (platform) => {
    const [owner, staff] = [await buildCustomer(platform), await buildStaff(platform)];
    const { requestId } = await buildClaim(platform, owner, { submit: true });
    return { agent: { requestId, token: staff.token }, customer: { requestId, token: owner.token } };
  });
  const server = await serve(place);
  await takePart(server, agent, customer);
  await fillSerials(place.databaseUrl, agent.requestId, manySerials);
  const msgId = await fillCase(place.databaseUrl, agent.requestId);
  const times: { address: string; times: number[] }[] = [];
  const limits = await liftLimits(place.databaseUrl, { tickets: true });
  for (const isWarm of [false, true])
    for (const address of addresses) {
      const { times: taken } = await runLoad({ port: server.port, calls: [callOf(address, agent, msgId)], connections: 1, ms, pauseMs });
      if (isWarm) times.push({ address, times: taken });
    }
  await limits.stop();
  await server.stop();
  const inAll = times.reduce((sum, one) => sum + median(one.times), 0);
  report(
    `Opening a case with ${messages} messages, ${manySerials} serial numbers, ${events} events and ${files} files, PostgreSQL, one call at a time`,
    times.map((one) => ({ call: one.address, 'median, ms': median(one.times), '99 of 100, ms': percentile(one.times, 99) })),
    [{ what: 'all calls of the page', figure: `${rounded(inAll)} ms`, target: `at most ${mostInAll}`, isReached: inAll <= mostInAll }],
  );
});
