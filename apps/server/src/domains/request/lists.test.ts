// @both-engines
import { deskList, listRequests, type RequestRow } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildCase, type BuiltCase } from '#src/domains/case-chat/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { contextOf } from '#src/platform/context.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { isFoundBy, where } from './list-conditions-store.ts';
import { findRows, type ListOptions } from './list-store.ts';
import { findByText } from './service/find-by-text.ts';
import { actorOf } from './seed.ts';
import { updateSearch } from './search-store.ts';
import { updateOf } from './store.ts';

let app: TestApp;
let agent: { token: string };
let customer: BuiltCustomer;
let cases: BuiltCase[];

const projects = ['Bari Roof 1', 'Bari Roof 2', 'Évora_Park', 'Évora Park', 'Łódź 100%', ''];
/** When each changed last, by hours ago and minutes into that hour: some within one hour, by which indexes know them. */
const changed = [
  { hours: 120, minutes: 0 },
  { hours: 1, minutes: 50 },
  { hours: 96, minutes: 59 },
  { hours: 1, minutes: 30 },
  { hours: 1, minutes: 10 },
  { hours: 0, minutes: 0 },
];

beforeAll(async () => {
  app = await startTestApp();
  agent = await buildStaff(app.platform);
  customer = await buildCustomer(app.platform, { company: { companyName: 'Aurora Technik GmbH' } });
  const other = await buildCustomer(app.platform, { company: { companyName: 'Bari Impianti' } });
  cases = [];
  for (const [index, project] of projects.entries()) {
    const built = await buildCase(app.platform, { customer: index === 5 ? other : customer });
    const { hours, minutes } = changed[index] ?? { hours: 0, minutes: 0 };
    const updated = new Date((Math.floor(Date.now() / 3_600_000) - hours) * 3_600_000 + minutes * 60_000);
    await transaction(app.platform.db, async (tx) => {
      await updateOf(built.requestId, { project_name: project, updated_at: updated, region_id: index % 2 === 0 ? 724 : 276 }).execute(tx);
      await updateSearch(tx, [built.requestId]);
    });
    cases.push(built);
  }
});
afterAll(() => app.stop());

const numbersOf = (rows: RequestRow[]): number[] => rows.map(({ requestId }) => cases.findIndex((built) => built.requestId === requestId));
const desk = async (query: Record<string, string | number>) => {
  const { data, total } = await app.client(agent.token).call(deskList, { query });
  return { shown: numbersOf(data), total };
};

describe('the text of a list', () => {
  it.each([
    ['a part of a project, whatever its case', 'bari roof', [0, 1]],
    ['a part of a project or of a company', 'bari', [0, 1, 5]],
    ['a company', 'aurora tech', [0, 1, 2, 3, 4]],
    ['a sign that means something to the database', '_park', [2]],
    ['another such sign', '100%', [4]],
    ['words in any order', 'tech bari', [0, 1]],
    ['letters without their accents', 'LODZ evora_', []],
    ['the beginning of a word in one letter', 'é aurora', [2, 3]],
    ['nothing that there is', 'no such thing', []],
  ])('finds by %s', async (_, text, expected) => {
    const { shown, total } = await desk({ text });
    expect(shown.toSorted()).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  it('finds by a part of a number', async () => {
    const [first] = cases;
    expect(await desk({ text: first?.requestNo.slice(3) ?? '' })).toEqual({ shown: [0], total: 1 });
  });

  it('finds only among what the caller may see and the other filters leave', async () => {
    const { data } = await app.client(customer.token).call(listRequests, { query: { text: 'bari' } });
    expect(numbersOf(data).toSorted()).toEqual([0, 1]);
    expect(await desk({ text: 'bari', country: 276 })).toMatchObject({ total: 2 });
  });
});

describe('the days of a list', () => {
  it('are any that a calendar has, and no others', async () => {
    const today = new Date().toISOString().slice(0, 10);
    expect((await desk({ from: '0001-01-01', to: '9999-12-31' })).total).toBe(projects.length);
    expect((await desk({ to: '0001-01-01' })).total).toBe(0);
    expect((await desk({ from: '9999-12-31' })).total).toBe(0);
    expect((await desk({ from: '0001-01-01', to: today })).total).toBe(projects.length);
    const { errors } = await app.client(agent.token).call(deskList, { query: { from: '0000-01-01', to: today } });
    expect(errors).toMatchObject([{ path: 'from' }]);
  });
});

describe('the order and the pages of a list', () => {
  it('are the same with a filter and without', async () => {
    const { data } = await app.client(customer.token).call(listRequests, { query: {} });
    expect(numbersOf(data)).toEqual([1, 3, 4, 2, 0]);
    const oldestFirst = await app.client(customer.token).call(listRequests, { query: { orderByColumn: 'updateTime', isAsc: 'asc' } });
    expect(numbersOf(oldestFirst.data)).toEqual([0, 2, 4, 3, 1]);
    const filtered = await app.client(customer.token).call(listRequests, { query: { text: 'aurora' } });
    expect(numbersOf(filtered.data)).toEqual([1, 3, 4, 2, 0]);
    expect(await desk({ orderByColumn: 'updateTime', isAsc: 'asc', country: 724 })).toEqual({ shown: [0, 2, 4], total: 3 });
    expect((await desk({ orderByColumn: 'updateTime', isAsc: 'desc', text: 'aurora' })).shown).toEqual([1, 3, 4, 2, 0]);
  });

  it.each([{}, { text: 'aurora' }])('keep the total behind the last page, %o', async (filter) => {
    const answer = await app.client(customer.token).call(listRequests, { query: { ...filter, pageNum: 7 } });
    expect(answer).toMatchObject({ data: [], total: 5 });
  });

  it('end where the total does, sooner with a text', async () => {
    const errorsOf = async (query: { text?: string; pageNum: number }) => (await app.client(agent.token).call(deskList, { query })).errors;
    expect(await errorsOf({ text: 'aurora', pageNum: 50 })).toEqual([]);
    expect(await errorsOf({ text: 'aurora', pageNum: 51 })).toMatchObject([{ path: 'pageNum', rule: 'pageTooDeep' }]);
    expect(await errorsOf({ pageNum: 500 })).toEqual([]);
    expect(await errorsOf({ pageNum: 501 })).toMatchObject([{ path: 'pageNum', rule: 'pageTooDeep' }]);
  });

  it('come out the same whether rows are found by filter, by order or by index', async () => {
    const actor = await actorOf(app.platform, agent);
    const filters: Pick<ListOptions, 'conditions' | 'search'>[] = [
      { conditions: [where.submitted()] },
      { conditions: [where.live(), where.region(724)] },
      { conditions: [where.submitted()], search: { patterns: ['%bari%'], ids: [] } },
      { conditions: [where.submitted()], search: { patterns: ['%park%'], ids: [cases[5]?.requestId ?? 0] } },
    ];
    const { db } = app.platform;
    const inEachWay = async ({ search, ...options }: ListOptions) => {
      const byOrder = await findRows(db, actor, { ...options, search }, undefined);
      if (search === undefined) return [byOrder, await findRows(db, actor, options, 100)];
      const { rows } = await findByText(contextOf(app.platform, actor), { ...options, search });
      const conditions = [...options.conditions, isFoundBy(search)];
      return [byOrder, rows, await findRows(db, actor, { ...options, conditions }, 100)];
    };
    for (const filter of filters)
      for (const orderBy of ['promise_at', 'created_at', 'updated_at', 'last_word'] as const)
        for (const direction of ['asc', 'desc'] as const) {
          const options: ListOptions = {
            ...filter,
            orderBy,
            direction,
            limit: 2,
            offset: 1,
            unread: sql<number>`0`,
            suggestion: undefined,
          };
          const [first = [], ...others] = (await inEachWay(options)).map((rows) => rows.map(({ id }) => id));
          expect(first.length).toBeGreaterThan(0);
          for (const ids of others) expect(ids).toEqual(first);
        }
  });
});
