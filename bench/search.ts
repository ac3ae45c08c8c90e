import { percentile, report } from './harness/figures.ts';
import { withRequests } from './harness/list-stage.ts';
import { runLoad, type LoadCall } from './harness/load.ts';
import { fillRegistry, serialAt } from './harness/registry.ts';
import { requestCount } from './harness/request-data.ts';
import { serve } from './harness/server.ts';
import { sized } from './harness/smoke.ts';

/** The search of the desk and of the header over a million requests and ten million modules, one call after the other, as people type. */

const modules = sized(10_000_000, 10_000);
const slice = 1_000_000;
const ms = sized(2_000, 200);
const limit = 60;

const each = (count: number, make: (index: number) => string): string[] => Array.from({ length: count }, (_, index) => make(index));

/** What people type, some of it in very many requests, some in none. */
const asked = [
  {
    what: 'a word',
    texts: [
      'hot spots',
      'glass',
      'drone',
      'delamin',
      'corrosion',
      'lotstelle',
      'no such thing',
      '背板',
      'ガラス',
      ...each(40, (i) => `row ${i * 9}`),
    ],
  },
  {
    what: 'a name',
    texts: [
      'fresno',
      'lodz roof',
      'helio impianti',
      'Customer',
      ...each(60, (i) => `almería norte ${i * 71}`),
      ...each(60, (i) => `bench${i * 331}@`),
    ],
  },
  {
    what: 'the beginning of a number',
    texts: ['MC-20', ...each(60, (i) => `mc-2026${String(1 + (i % 11)).padStart(2, '0')}${String(1 + (i % 28)).padStart(2, '0')}`)],
  },
  { what: 'the beginning of a serial number', texts: each(60, (i) => serialAt(i * 6_571).slice(0, 9 + (i % 7))) },
  { what: 'one or two letters', texts: ['e', 'ho', 'le', '裂', 'zz'] },
];

await withRequests(async (place, people, client) => {
  for (let from = 0; from < modules; from += slice) await client.query(fillRegistry(from, Math.min(from + slice, modules)));
  await client.query('vacuum analyze module_registry');
  const server = await serve(place);
  const places = [
    { where: 'desk', path: '/api/request/desk/list', tokens: people.agents },
    { where: 'desk of a module specialist', path: '/api/request/desk/list', tokens: people.specialists },
    { where: 'header, staff', path: '/api/request/find', tokens: people.agents },
    { where: 'header, customers', path: '/api/request/find', tokens: people.customers.slice(-40) },
  ];
  const measure = async (calls: LoadCall[]) => (await runLoad({ port: server.port, calls, connections: 1, ms })).times;
  const rows: { search: string; by: string; 'median, ms': number; '95 of 100, ms': number }[] = [];
  for (const { where, path, tokens } of places)
    for (const { what, texts } of asked) {
      const calls = texts.flatMap((text, index) => ({
        path: `${path}?text=${encodeURIComponent(text)}`,
        token: tokens[index % tokens.length] ?? '',
      }));
      // The first round warms up.
      await measure(calls);
      const times = await measure(calls);
      rows.push({ search: where, by: what, 'median, ms': percentile(times, 50), '95 of 100, ms': percentile(times, 95) });
    }
  await server.stop();
  const worst = rows.toSorted((one, other) => other['95 of 100, ms'] - one['95 of 100, ms'])[0];
  report(`Search over ${requestCount} requests and ${modules} modules, PostgreSQL`, rows, [
    {
      what: `95 of 100 answers, ${worst?.search} by ${worst?.by}`,
      figure: `${(worst?.['95 of 100, ms'] ?? Number.NaN).toFixed(1)} ms`,
      target: `at most ${limit} ms`,
      isReached: (worst?.['95 of 100, ms'] ?? Number.POSITIVE_INFINITY) <= limit,
    },
  ]);
});
