import { Client } from 'pg';
import { signIn } from '../../apps/server/src/domains/identity/seed.ts';
import { accountCount, fillRequests } from './request-data.ts';
import { fillSearch } from './search-data.ts';
import { prepare, type Place } from './server.ts';
import { onPostgres } from './stage.ts';

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
    'select contact_id::int, (select user_id::int from contact where id = contact_id) as user_id from request where id % $1 = 7',
    [accountCount],
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
export const withRequests = (work: (place: Required<Place>, people: People, client: Client) => Promise<void>): Promise<void> =>
  onPostgres(async (place) => {
    await prepare(place, async () => undefined);
    const client = new Client({ connectionString: place.databaseUrl });
    await client.connect();
    try {
      await fillRequests(client);
      await fillSearch(place.databaseUrl, client);
      const people = await signInPeople(place, client);
      // An analysis on its own accord beside the filling keeps rows from being known as visible to all, and lists read them once more.
      await client.query('vacuum request');
      await work(place, people, client);
    } finally {
      await client.end();
    }
  });
