import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { signIn } from '../apps/server/src/domains/identity/seed.ts';
import { createDatabase } from './harness/databases.ts';
import { median, percentile, report, rounded, type Verdict } from './harness/figures.ts';
import type { FloorSettings } from './harness/list-floor-process.ts';
import { runLoad, type LoadResult } from './harness/load.ts';
import { fillRequests, requestCount } from './harness/request-data.ts';
import { prepare, serve, type Place } from './harness/server.ts';

/** The lists of customers and of the desk over a million requests, against a bare route with the same rows. */

const rounds = 5;
const ms = 3_000;
const connections = 16;

interface People {
  contacts: number[];
  customers: string[];
  agents: string[];
  specialists: string[];
}

/** Those who call: customers as they come, so that those with many requests call more often, and staff of two roles. */
async function signInPeople(place: Place, client: Client): Promise<People> {
  const { rows: callers } = await client.query<{ contact_id: number; user_id: number }>(
    'select contact_id::int, (select user_id::int from contact where id = contact_id) as user_id from request where id % 20000 = 7',
  );
  const { rows: staff } = await client.query<{ id: number }>("select id::int from app_user where kind = 'staff' order by id limit 10");
  const give = (role: string, ids: number[]) =>
    client.query('insert into user_role (user_id, role) select distinct id, $1 from unnest($2::bigint[]) as id on conflict do nothing', [
      role,
      ids,
    ]);
  const ids = staff.map(({ id }) => id);
  await give(
    'customer',
    callers.map(({ user_id }) => user_id),
  );
  await give('agent', ids.slice(0, 5));
  await give('module_agent', ids.slice(5));
  return prepare(place, async (platform) => {
    const tokens = (users: number[]) => Promise.all(users.map((userId) => signIn(platform, { userId })));
    return {
      contacts: callers.map(({ contact_id }) => contact_id),
      customers: await tokens(callers.map(({ user_id }) => user_id)),
      agents: await tokens(ids.slice(0, 5)),
      specialists: await tokens(ids.slice(5)),
    };
  });
}

async function startFloor(settings: FloorSettings): Promise<{ port: number; stop: () => void }> {
  const child = fork(new URL('harness/list-floor-process.ts', import.meta.url));
  child.send(settings);
  const [port] = (await once(child, 'message')) as [number];
  return { port, stop: () => child.disconnect() };
}

interface Compared {
  name: string;
  floor: LoadResult[];
  product: LoadResult[];
}

function rowOf({ name, floor, product }: Compared) {
  const perSecond = (results: LoadResult[]): number => median(results.map((result) => result.perSecond));
  const times = product.flatMap((result) => result.times);
  return {
    list: name,
    'floor, calls/s': perSecond(floor),
    'Heliodesk, calls/s': perSecond(product),
    'share, %': share({ name, floor, product }),
    'median, ms': median(times),
    '99 of 100, ms': percentile(times, 99),
  };
}

/** Each round's own share, so that whatever else the machine does meanwhile counts for both. */
const share = ({ floor, product }: Compared): number =>
  median(product.map((result, round) => (result.perSecond / (floor[round]?.perSecond ?? Number.NaN)) * 100));

async function measure(place: Place, people: People): Promise<Compared[]> {
  const server = await serve(place);
  const floor = await startFloor({ databaseUrl: place.databaseUrl ?? '', contacts: people.contacts });
  const lists = [
    { name: 'own requests of a customer', floorPath: '/list', path: '/api/request/list', tokens: people.customers },
    { name: 'requests of the company', floorPath: '/list', path: '/api/request/list?company=true', tokens: people.customers },
    { name: 'desk, all requests', floorPath: '/desk', path: '/api/request/desk/list', tokens: people.agents },
    { name: 'desk of a module specialist', floorPath: '/desk', path: '/api/request/desk/list', tokens: people.specialists },
  ];
  const compared: Compared[] = lists.map(({ name }) => ({ name, floor: [], product: [] }));
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, { floorPath, path, tokens }] of lists.entries()) {
      const floorResult = await runLoad({ port: floor.port, paths: [floorPath], tokens: [], connections, ms });
      const result = await runLoad({ port: server.port, paths: [path], tokens, connections, ms });
      // The first round warms up.
      if (round === 0) continue;
      compared[index]?.floor.push(floorResult);
      compared[index]?.product.push(result);
    }
  floor.stop();
  await server.stop();
  return compared;
}

const folder = mkdtempSync(join(tmpdir(), 'heliodesk-bench-'));
const database = await createDatabase();
try {
  const place: Place = { dataDir: folder, databaseUrl: database.url };
  await prepare(place, async () => undefined);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await fillRequests(client);
  const compared = await measure(place, await signInPeople(place, client));
  await client.end();
  const verdicts = compared.map((one): Verdict => ({
    what: one.name,
    figure: `${rounded(share(one))} % of the bare route`,
    target: 'at least 25 %',
    isReached: share(one) >= 25,
  }));
  report(`Lists over ${requestCount} requests, 20 rows with total, ${connections} connections`, compared.map(rowOf), verdicts);
} finally {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
}
