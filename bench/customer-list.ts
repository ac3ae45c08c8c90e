import { Client } from 'pg';
import { buildStaff } from '../apps/server/src/domains/identity/seed.ts';
import { customerCount, fillCustomers } from './harness/customer-data.ts';
import { customerListCases, type CustomerListCase } from './harness/customer-list-cases.ts';
import { percentile, report, rounded } from './harness/figures.ts';
import { prepare, serve } from './harness/server.ts';
import { isSmoke, sized } from './harness/smoke.ts';
import { onPostgres } from './harness/stage.ts';

/** The list of customers over a million companies, in every filter, order and combination, one call at a time. There is no floor. */

const most = 150;
/** Calls that load code and plans, before anything is measured. */
const warmUps = isSmoke ? 5 : 200;

interface Measured extends CustomerListCase {
  ms: number;
}

async function ask(url: string, token: string, { query }: CustomerListCase): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}/api/customer/list?${query}`, { headers: { authorization: `Bearer ${token}` } });
  const { code } = (await answer.json()) as { code: number };
  if (code !== 200) throw new Error(`${query} answered ${code}`);
  return performance.now() - started;
}

await onPostgres(async (place) => {
  const { token } = await prepare(place, (platform) => buildStaff(platform));
  const client = new Client({ connectionString: place.databaseUrl });
  await client.connect();
  await fillCustomers(client);
  await client.end();
  const server = await serve(place);
  const cases = customerListCases().filter((_, index) => index % sized(1, 25) === 0);
  for (let call = 0; call < warmUps; call += 1) await ask(server.url, token, cases[(call * 37) % cases.length] ?? { group: '', query: '' });
  const measured: Measured[] = [];
  for (const each of cases) measured.push({ ...each, ms: await ask(server.url, token, each) });
  await server.stop();
  const groups = [...Map.groupBy(measured, ({ group }) => group)].map(([group, calls]) => {
    const times = calls.map(({ ms }) => ms);
    return {
      group,
      calls: calls.length,
      'median, ms': percentile(times, 50),
      '95 of 100, ms': percentile(times, 95),
      'most, ms': Math.max(...times),
    };
  });
  const slowest = measured.toSorted((one, other) => other.ms - one.ms).slice(0, 5);
  console.log(slowest.map(({ query, ms }) => `${rounded(ms)} ms  ${decodeURIComponent(query)}`).join('\n'));
  report(
    `The list of ${customerCount} customers`,
    groups,
    groups.map((row) => ({
      what: row.group,
      figure: `${rounded(row['95 of 100, ms'])} ms`,
      target: `at most ${most} ms`,
      isReached: isSmoke || row['95 of 100, ms'] <= most,
    })),
  );
});
