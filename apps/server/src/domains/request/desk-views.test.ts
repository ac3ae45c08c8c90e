// @both-engines
import { deskCounts, deskList, deskViews, listColleagues, type DeskView } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildCase, buildDraft } from '#src/domains/case-chat/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { updateOf, type RequestChange } from './store.ts';

let app: TestApp;
let outsider: string;
let me: BuiltUser;
let colleague: BuiltUser;

const noon = '2026-11-18T12:00:00.000Z';
const [dayBefore, morning, evening, endOfDay, dayAfter] = [
  '2026-11-17T12:00:00.000Z',
  '2026-11-18T11:59:00.000Z',
  '2026-11-18T23:59:59.999Z',
  '2026-11-19T00:00:00.000Z',
  '2026-11-19T12:00:00.000Z',
].map((moment) => new Date(moment));

/** One request for each thing that a view may look at; the name says what is special. */
const requests = (): Record<string, RequestChange> => ({
  untouched: { first_contact_due: dayAfter },
  dueAtMidnight: { first_contact_due: endOfDay },
  dueToday: { first_contact_due: evening },
  lateToday: { first_contact_due: morning },
  lateForADay: { first_contact_due: dayBefore, owner_id: colleague.userId },
  mine: { first_contact_due: dayAfter, owner_id: me.userId },
  answered: { first_contact_due: dayAfter, owner_id: me.userId, last_staff_message_at: dayBefore, last_customer_message_at: morning },
  askedFirst: { first_contact_due: dayAfter, owner_id: colleague.userId, last_customer_message_at: morning },
  replied: {
    first_contact_due: dayAfter,
    owner_id: colleague.userId,
    last_customer_message_at: dayBefore,
    last_staff_message_at: morning,
    decision_due: evening,
    proposed_by: me.userId,
  },
  waiting: { first_contact_due: dayAfter, owner_id: colleague.userId, waiting_on: 'customer' },
  closed: {
    status: 'completed',
    first_contact_due: morning,
    owner_id: me.userId,
    waiting_on: 'customer',
    last_customer_message_at: morning,
  },
  closedLater: { status: 'withdrawn', first_contact_due: evening },
  contacted: { first_contact_due: morning, first_contact_at: morning, owner_id: colleague.userId },
});

const nameOf = new Map<number, string>();

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(noon);
  me = await buildStaff(app.platform, { name: 'Ingrid Halvorsen' });
  colleague = await buildStaff(app.platform, { name: 'Tomás Quiroga' });
  const customer = await buildCustomer(app.platform);
  outsider = customer.token;
  for (const [name, change] of Object.entries(requests())) {
    const { requestId } = await buildCase(app.platform, { customer, agent: me });
    await transaction(app.platform.db, (tx) => updateOf(requestId, change).execute(tx));
    nameOf.set(requestId, name);
  }
  nameOf.set((await buildDraft(app.platform, customer)).requestId, 'draft');
});
afterAll(() => app.stop());

const inViews: Record<DeskView, string[]> = {
  all: [
    'answered',
    'askedFirst',
    'closed',
    'closedLater',
    'contacted',
    'dueAtMidnight',
    'dueToday',
    'lateForADay',
    'lateToday',
    'mine',
    'replied',
    'untouched',
    'waiting',
  ],
  mine: ['answered', 'mine'],
  unassigned: ['dueAtMidnight', 'dueToday', 'lateToday', 'untouched'],
  today: ['dueToday'],
  late: ['lateForADay', 'lateToday'],
  answered: ['answered', 'askedFirst'],
  waitingCustomer: ['waiting'],
  toApprove: ['replied'],
  bankCheck: [],
  toPay: [],
  away: [],
};

describe('the views of the desk', () => {
  it.each(deskViews)('%s holds what belongs there, also under a filter', async (view) => {
    const desk = async (query: object) => {
      const { data, total } = await app.client(me.token).call(deskList, { query: { view, pageSize: 50, ...query } });
      expect(total).toBe(data.length);
      return data.map(({ requestId }) => nameOf.get(requestId) ?? '').toSorted();
    };
    expect(await desk({})).toEqual(inViews[view]);
    expect(await desk({ from: '2026-11-18' })).toEqual(inViews[view]);
    expect(await desk({ from: '2026-11-19' })).toEqual([]);
    expect(await desk({ late: true })).toEqual(inViews[view].filter((name) => inViews.late.includes(name)));
  });

  it('are counted, each as its list holds', async () => {
    const { data } = await app.client(me.token).call(deskCounts, {});
    expect(data.counts).toEqual(Object.fromEntries(deskViews.map((view) => [view, inViews[view].length])));
    expect(data.cap).toBe(10_000);
  });

  it('look at the caller: what is mine is not of a colleague', async () => {
    const { data } = await app.client(colleague.token).call(deskList, { query: { view: 'mine' } });
    expect(data.map(({ requestId }) => nameOf.get(requestId)).toSorted()).toEqual([
      'askedFirst',
      'contacted',
      'lateForADay',
      'replied',
      'waiting',
    ]);
    expect((await app.client(colleague.token).call(deskCounts, {})).data.counts.mine).toBe(5);
  });
});

describe('the order of the desk', () => {
  const shown = async (query: object) =>
    (await app.client(me.token).call(deskList, { query: { pageSize: 50, ...query } })).data.map(({ requestId }) => nameOf.get(requestId));
  const open = ['untouched', 'dueAtMidnight', 'dueToday', 'lateToday', 'lateForADay', 'mine', 'waiting', 'contacted'];

  const dueFirst =
    'lateForADay lateToday dueToday dueAtMidnight untouched mine answered askedFirst replied waiting contacted closed closedLater';

  it('has what is due first on top, and what is over behind all that is being worked on', async () => {
    expect(await shown({})).toEqual(dueFirst.split(' '));
  });

  it('by the last word has open requests whose customer waits, longest first, before those that we answered', async () => {
    const longest = ['answered', 'askedFirst', ...open, 'replied'];
    expect(await shown({ orderByColumn: 'lastWord', isAsc: 'asc' })).toEqual(longest);
    expect(await shown({ orderByColumn: 'lastWord' })).toEqual(longest);
    expect(await shown({ orderByColumn: 'lastWord', isAsc: 'desc' })).toEqual([...open.toReversed(), 'askedFirst', 'answered', 'replied']);
    const { total } = await app.client(me.token).call(deskList, { query: { orderByColumn: 'lastWord', pageSize: 10, pageNum: 2 } });
    expect(total).toBe(longest.length);
    expect(await shown({ orderByColumn: 'lastWord', view: 'mine' })).toEqual(['answered', 'mine']);
    expect(await shown({ orderByColumn: 'lastWord', lastWord: 'us' })).toEqual(['replied']);
  });
});

describe('the colleagues who may own a request', () => {
  it('are those of its teams who can sign in, by name, with what they have open', async () => {
    const module = await buildStaff(app.platform, { role: 'module_agent', name: 'Mei Lin' });
    const tracker = await buildStaff(app.platform, { role: 'tracker_agent', name: 'Oskar Baumann' });
    await buildStaff(app.platform, { role: 'finance', name: 'Fatima Zahra' });
    const left = await buildStaff(app.platform, { name: 'Lea Left' });
    const now = app.clock.now();
    await transaction(app.platform.db, (tx) =>
      tx.updateTable('app_user').set({ disabled_at: now }).where('id', '=', left.userId).execute(),
    );
    const ofType = async (type: 1 | 2 | 3 | 4) => (await app.client(me.token).call(listColleagues, { query: { type } })).data;
    const [ofModules, ofTrackers] = [
      [me, module, colleague].map(({ userId }) => userId),
      [me, tracker, colleague].map(({ userId }) => userId),
    ];
    for (const type of [1, 3] as const) expect((await ofType(type)).map(({ userId }) => userId)).toEqual(ofModules);
    for (const type of [2, 4] as const) expect((await ofType(type)).map(({ userId }) => userId)).toEqual(ofTrackers);
    expect((await ofType(1)).map(({ name, openRequests }) => [name, openRequests])).toEqual([
      ['Ingrid Halvorsen', 2],
      ['Mei Lin', 0],
      ['Tomás Quiroga', 5],
    ]);
    expect((await app.client(outsider).call(listColleagues, { query: { type: 1 } })).code).toBe(403);
  });
});
