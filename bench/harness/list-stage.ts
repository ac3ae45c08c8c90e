import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { signIn } from '../../apps/server/src/domains/identity/seed.ts';
import { createDatabase } from './databases.ts';
import { fillRequests } from './request-data.ts';
import { prepare, type Place } from './server.ts';

/** Session tokens of those who call, and whose requests the customers' are. */
export interface People {
  contacts: number[];
  customers: string[];
  agents: string[];
  specialists: string[];
}

/** Gives sessions to those who call: customers as they come, so that those with many requests call more often, and staff of two roles. */
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

/** Runs `work` on a database with a million requests, and removes it. */
export async function withRequests(work: (place: Place, people: People, client: Client) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'heliodesk-bench-'));
  const database = await createDatabase();
  const client = new Client({ connectionString: database.url });
  try {
    const place: Place = { dataDir: folder, databaseUrl: database.url };
    await prepare(place, async () => undefined);
    await client.connect();
    await fillRequests(client);
    await work(place, await signInPeople(place, client), client);
  } finally {
    await client.end();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}
