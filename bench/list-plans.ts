import { requestTypeValues, type NextFrom } from '@heliodesk/contract/request';
import type { Client } from 'pg';
import { findCandidates } from '../apps/server/src/domains/request/next/next-store.ts';
import { listDesk } from '../apps/server/src/domains/request/service/desk-list.ts';
import { listOwnRequests } from '../apps/server/src/domains/request/service/lists.ts';
import { isGuest, type Actor } from '../apps/server/src/platform/auth/actor.ts';
import { contextOf } from '../apps/server/src/platform/context.ts';
import { transaction } from '../apps/server/src/platform/db/transaction.ts';
import { explain, type Cost } from './harness/explain.ts';
import { report, rounded } from './harness/figures.ts';
import { customerCases, deskCases } from './harness/list-cases.ts';
import { withRequests, type People } from './harness/list-stage.ts';
import { recordedPlatform } from './harness/recorded-platform.ts';
import { prepare, type Place } from './harness/server.ts';

/** Looks at the plan of every view, filter and order of both lists and of the next case, and ends with 1 when one of them has degenerated. */

/** Pages of 8 kB that a list may look at. An order that is passed along in its index to the far end takes 13,000 here. */
const budgets = [
  { what: 'a view in its default order', most: 6_000, fits: (name: string) => /^(company, )?view=\w+$/.test(name) },
  { what: 'the next case, of all types or one', most: 600, fits: (name: string) => /^next\b/.test(name) },
  { what: 'views and filters in any order, deep pages too', most: 15_000, fits: (name: string) => !/text=|owner=/.test(name) },
  { what: 'a text that few requests have, or an owner', most: 80_000, fits: (name: string) => !name.includes('MC-2026') },
  // Found by walking along the order; these numbers are all at its end.
  { what: 'a text that many requests have, all at the far end of the order', most: 750_000, fits: () => true },
] as const;

interface Looked extends Cost {
  who: string;
  name: string;
}

/** What the next case is handed out from, without the person's own, of which those of a bench have more than anyone. */
const nextFroms: readonly NextFrom[] = [
  { owner: 'unassigned' },
  ...requestTypeValues.map((type) => ({ owner: 'unassigned', type }) as const),
];

/** Asks for every case and explains each statement that this took; default lists with the plan for any values too. */
async function lookAt(url: string, client: Client, who: string, actor: Actor): Promise<Looked[]> {
  const { recorder, platform } = recordedPlatform(url);
  const context = contextOf(platform, actor);
  const asked =
    actor.kind === 'staff'
      ? [
          ...deskCases(actor.userId).map(({ name, query }) => ({ name, ask: async () => void (await listDesk(context, query)) })),
          ...nextFroms.map((from) => ({
            name: `next ${from.type ?? 'of all'}`,
            ask: () => transaction(platform.db, async (tx) => void (await findCandidates(tx, actor, { now: platform.clock.now(), from }))),
          })),
        ]
      : customerCases().map(({ name, query }) => ({ name, ask: async () => void (await listOwnRequests(context, query)) }));
  const looked: Looked[] = [];
  for (const { name, ask } of asked) {
    await ask();
    for (const statement of recorder.taken()) {
      const isDefaultList = budgets[0].fits(name) && !/today|late/.test(name);
      for (const generic of isDefaultList ? [false, true] : [false])
        looked.push({ who, name, ...(await explain(client, statement, generic)) });
    }
  }
  await recorder.close();
  return looked;
}

async function actorsOf(place: Place, { customers, agents, specialists }: People): Promise<Map<string, Actor>> {
  return prepare(place, async (platform) => {
    const actors = new Map<string, Actor>();
    for (const [who, token] of [
      ['agent', agents[0]],
      ['module specialist', specialists[0]],
      ['customer', customers[0]],
      ['customer with many', customers.at(-1)],
    ] as const) {
      const actor = await platform.authenticate(token ?? '');
      if (actor !== null && !isGuest(actor)) actors.set(who, actor);
    }
    return actors;
  });
}

await withRequests(async (place, people, client) => {
  const looked: Looked[] = [];
  for (const [who, actor] of await actorsOf(place, people)) looked.push(...(await lookAt(place.databaseUrl ?? '', client, who, actor)));
  const budgetOf = ({ name }: Looked) => budgets.findIndex(({ fits }) => fits(name));
  const worst = looked.toSorted((one, other) => other.buffers - one.buffers);
  const rows = budgets.map(({ what, most }, index) => {
    const [top] = worst.filter((one) => budgetOf(one) === index);
    return {
      list: what,
      'pages, most': top?.buffers ?? 0,
      allowed: most,
      'index entries and rows': top?.read ?? 0,
      ms: top?.ms ?? 0,
      which: `${top?.who}: ${top?.name}`,
    };
  });
  const scans = looked.filter(({ scanned }) => scanned.length > 0);
  report(`Plans of ${looked.length} statements over a million requests`, rows, [
    {
      what: 'tables read for the most part',
      figure: scans.map(({ who, name, scanned }) => `${who} ${name} (${scanned.join(', ')})`).join('; ') || 'none',
      target: 'none',
      isReached: scans.length === 0,
    },
    ...rows.map((row) => ({
      what: row.list,
      figure: `${rounded(row['pages, most'])} pages`,
      target: `at most ${rounded(row.allowed)}`,
      isReached: row['pages, most'] <= row.allowed,
    })),
  ]);
});
