// @both-engines
import { listNotices } from '@heliodesk/contract/notification';
import { deskRequest, getRequest } from '@heliodesk/contract/request';
import * as api from '@heliodesk/contract/shipment';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exchange } from '#src/domains/solution/seed.ts';
import { eventually } from '#src/testing/eventually.ts';
import { buildAddressed, buildExchange, type AskedExchange } from '#src/testing/exchange-tasks.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import { buildSolvingPeople, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  people = await buildSolvingPeople(app);
});

type Person = { token: string };
const as = ({ token }: Person) => app.client(token);
const day = (later: number) => new Date(app.clock.now().getTime() + later * 86_400_000).toISOString().slice(0, 10);
const detail = async (requestId: number) => (await as(people.agent).call(deskRequest, { params: { requestId } })).data;
const exchangesOf = async (requestId: number) => (await as(people.customer).call(api.listExchanges, { query: { requestId } })).data;
const idsOf = async ({ requestId }: Pick<AskedExchange, 'requestId'>) =>
  (await exchangesOf(requestId)).flatMap(({ addresses }) => addresses.map(({ addressId }) => addressId));
/** Sets dates of some addresses, counted in days from today. */
const set = async (
  requestId: number,
  addressIds: number[],
  [etd, eta]: readonly [number, number],
  change: object = {},
  person: Person = people.agent,
) =>
  as(person).call(api.addShipment, {
    body: { requestId, version: (await detail(requestId)).version, addressIds, etd: day(etd), eta: day(eta), reason: '', ...change },
  });

describe('delivery dates', () => {
  it('are set for one or more addresses, shown to the customer, and stay in the list', async () => {
    const asked = await buildAddressed(app, people, { quantities: [3, 1] });
    const { requestId } = asked;
    const [first = 0, second = 0] = await idsOf(asked);
    expect((await set(requestId, [first, second], [10, 20])).code).toBe(200);
    expect((await set(requestId, [second], [10, 26], { reason: 'Customs in Valencia.' })).code).toBe(200);
    expect((await set(requestId, [first], [9, 20])).code).toBe(200);

    const shown = (await as(people.customer).call(getRequest, { params: { requestId } })).data;
    expect(shown.nodes).toEqual([0, 1, 2, 7, 3]);
    expect(shown.processNodes.find(({ processCode }) => processCode === 3)?.etaEtds).toEqual([
      { etd: day(10), eta: day(20) },
      { etd: day(10), eta: day(20) },
      { etd: day(10), eta: day(26) },
      { etd: day(9), eta: day(20) },
    ]);
    const [{ addresses, actions } = { addresses: [], actions: [] }] = await exchangesOf(requestId);
    expect(addresses.map(({ dates }) => dates.map(({ etd, eta, reason }) => [etd, eta, reason]))).toEqual([
      [
        [day(10), day(20), ''],
        [day(9), day(20), ''],
      ],
      [
        [day(10), day(20), ''],
        [day(10), day(26), 'Customs in Valencia.'],
      ],
    ]);
    expect(actions).toEqual([]);
    expect((await detail(requestId)).events?.slice(0, 3).map(({ action, reason }) => [action, reason])).toEqual([
      ['setDates', ''],
      ['setDates', 'Customs in Valencia.'],
      ['setDates', ''],
    ]);
    await expect(sql`update shipment_date set eta = eta + 1 where shipment_id = ${first}`.execute(app.platform.db)).rejects.toThrow(
      'can not be changed',
    );
  });

  it('are told by mail at first, and once goods arrive more than three days later than told', async () => {
    const asked = await buildAddressed(app, people);
    const [id = 0] = await idsOf(asked);
    const move = (eta: number) => set(asked.requestId, [id], [10, eta], { reason: 'The ship waits for its turn.' });
    await set(asked.requestId, [id], [10, 20]);
    for (const eta of [22, 24, 27, 28]) await move(eta);
    const told = ['your delivery is planned', 'your delivery will arrive later', 'your delivery will arrive later'];
    const sent = await eventually(async () => {
      const mails = (await mailsTo(app, people.customer.email)).filter(({ subject }) => subject.includes('your delivery'));
      expect(mails.map(({ subject }) => subject.split(': ').at(-1)).toSorted()).toEqual(told);
      return mails;
    });
    expect(sent.findLast(({ subject }) => subject.includes('will arrive later'))?.text).toContain('The ship waits for its turn.');
    const { notices } = (await as(people.customer).call(listNotices, { query: {} })).data;
    expect(notices.filter(({ kind }) => kind === 'deliveryDates')).not.toEqual([]);
  });

  it('need a reason when they move back, and none when they move forward or stay', async () => {
    const asked = await buildAddressed(app, people);
    const ids = await idsOf(asked);
    await set(asked.requestId, ids, [10, 20]);
    for (const later of [
      [11, 20],
      [10, 21],
    ] as const)
      expect((await set(asked.requestId, ids, later)).errors.map(({ path, rule }) => [path, rule])).toEqual([['reason', 'required']]);
    const { version } = await detail(asked.requestId);
    expect((await set(asked.requestId, ids, [10, 20])).code).toBe(200);
    expect((await detail(asked.requestId)).version).toBe(version);
    expect((await set(asked.requestId, ids, [8, 18])).code).toBe(200);
  });

  it.each<[string, readonly [number, number], object, string[]]>([
    ['arrival before departure', [20, 10], {}, ['eta beforeDeparture']],
    ['a day that there isn’t', [10, 20], { etd: '2026-02-30' }, ['etd invalid']],
    ['a day in another century', [10, 20], { eta: '2126-01-01' }, ['eta invalid']],
    ['no addresses', [10, 20], { addressIds: [] }, ['addressIds required']],
  ])('refuse %s at its field', async (_, days, change, expected) => {
    const asked = await buildAddressed(app, people);
    const { code, errors } = await set(asked.requestId, await idsOf(asked), days, change);
    expect([code, errors.map(({ path, rule }) => `${path} ${rule}`)]).toEqual([510, expected]);
    expect((await detail(asked.requestId)).nodes).toEqual([0, 1, 2, 7]);
  });

  it('wait for addresses, are set by staff alone, and for addresses of the claim', async () => {
    const waiting = await buildExchange(app, people);
    expect(await set(waiting.requestId, [1], [10, 20])).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['hasOpenShipment'] } });
    const one = await buildAddressed(app, people);
    const other = await buildAddressed(app, people);
    expect((await set(one.requestId, await idsOf(other), [10, 20])).key).toBe('notFound');
    expect((await set(one.requestId, await idsOf(one), [10, 20], {}, people.customer)).code).toBe(403);
    expect((await set(one.requestId, await idsOf(one), [10, 20], { version: 1 })).key).toBe('stale');
  });

  it('end the time in which addresses can be asked for again, for their exchange alone', async () => {
    const { requestId } = await buildAddressed(app, people, {
      pieces: 8,
      solutions: [exchange({ quantity: 4 }), exchange({ quantity: 4 })],
    });
    await set(requestId, await idsOf({ requestId }), [10, 20]);
    const { data } = await as(people.agent).call(api.listExchanges, { query: { requestId } });
    expect(data.map(({ state, actions }) => [state, actions.filter(({ name }) => name === 'askAgain')])).toEqual([
      ['asked', [{ name: 'askAgain', blockedBy: ['noOpenTask'] }]],
      ['addressed', [{ name: 'askAgain', blockedBy: ['nothingPlanned'] }]],
    ]);
  });

  it('of two at the same moment count once', async () => {
    const asked = await buildAddressed(app, people);
    const addressIds = await idsOf(asked);
    const { version } = await detail(asked.requestId);
    const body = { requestId: asked.requestId, version, addressIds, etd: day(10), eta: day(20), reason: '' };
    const answers = await Promise.all([people.agent, people.lead].map((person) => as(person).call(api.addShipment, { body })));
    expect(answers.map(({ code, key }) => key ?? code).toSorted()).toEqual([200, 'stale']);
  });
});
