// @both-engines
import { getFromHistory, getRequestBasic, listHistory, listHistoryOfSerial, withdrawRequest } from '@heliodesk/contract/request';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildImported } from './seed.ts';

let app: TestApp;
let customer: BuiltCustomer;
let colleague: BuiltCustomer;
let stranger: BuiltCustomer;
let open: { requestId: number };
let closed: { requestId: number };
let imported: number;

const serial = 'HD7226W14A018842';
const idsOf = ({ data }: { data: { requestId: number }[] }) => data.map(({ requestId }) => requestId);

beforeAll(async () => {
  app = await startTestApp();
  customer = await buildCustomer(app.platform);
  colleague = await buildCustomer(app.platform, { company: customer });
  stranger = await buildCustomer(app.platform);
  const build = async (of: BuiltCustomer) => buildClaim(app.platform, of, { serials: [serial], submit: true });
  open = await build(customer);
  const { requestId, version } = await build(customer);
  await build(stranger);
  await app.client(customer.token).call(withdrawRequest, { body: { requestId, version, reason: 'Sold the plant' } });
  closed = { requestId };
  imported = await buildImported(app.platform, { accountId: customer.accountId, serial_numbers: [serial], outcome: 'Connectors replaced' });
});
afterAll(() => app.stop());

it('holds what is closed: of the company, or one’s own', async () => {
  const history = (of: BuiltCustomer, company?: 'false') => app.client(of.token).call(listHistory, { query: { company } });
  expect(idsOf(await history(customer))).toEqual([closed.requestId, imported]);
  expect(idsOf(await history(customer, 'false'))).toEqual([closed.requestId]);
  expect(idsOf(await history(colleague, 'false'))).toEqual([]);
  expect(idsOf(await history(colleague))).toEqual([closed.requestId, imported]);
  expect(await history(stranger)).toMatchObject({ data: [], total: 0 });
});

it('holds requests of older systems for staff of their types', async () => {
  const system = `Team ${crypto.randomUUID()}`;
  const ofType = (type: 3 | 4) => buildImported(app.platform, { external_system: system, request_type: type, title: `Whose ${system}` });
  const [ofModules, ofTrackers] = [await ofType(3), await ofType(4)];
  const seenBy = async (role: 'module_agent' | 'tracker_agent' | 'agent') =>
    idsOf(await app.client((await buildStaff(app.platform, { role })).token).call(listHistory, { query: { text: system } }));
  expect(await seenBy('module_agent')).toEqual([ofModules]);
  expect(await seenBy('tracker_agent')).toEqual([ofTrackers]);
  expect(await seenBy('agent')).toEqual([ofTrackers, ofModules]);
});

it('stays in the order of the closing, whatever is written afterwards', async () => {
  const { token } = customer;
  await app.platform.db
    .updateTable('request')
    .set({ updated_at: new Date('2099-01-01') })
    .where('id', '=', closed.requestId)
    .execute();
  const { data } = await app.client(token).call(listHistory, { query: { isAsc: 'asc' } });
  expect(data).toMatchObject([
    { requestId: imported, closeTime: '2019-11-06T00:00:00.000Z', externalSystem: 'Old desk', creator: 'Rosa Vidal' },
    { requestId: closed.requestId, externalSystem: null },
  ]);
});

it.each<[string, object, ('closed' | 'imported')[]]>([
  ['its kind', { type: 1 }, []],
  ['how it ended', { status: 'completed' }, ['imported']],
  ['the day it was closed', { from: '2019-11-06', to: '2019-11-06' }, ['imported']],
  ['later days', { from: '2019-11-07' }, ['closed']],
  ['a serial number', { sn: 'hd7226w14a018842' }, ['closed', 'imported']],
  ['another serial number', { sn: 'HD7226W14A018843' }, []],
  ['words of its text', { text: 'hot drone' }, ['closed']],
  ['words of an older system’s', { text: 'BAZA connector' }, ['imported']],
  ['the beginning of a serial number', { text: 'HD7226W14A0188' }, ['closed']],
])('is filtered by %s', async (_what, query, expected) => {
  const { data, total } = await app.client(customer.token).call(listHistory, { query });
  const ids = { closed: closed.requestId, imported };
  expect(idsOf({ data })).toEqual(expected.map((name) => ids[name]));
  expect(total).toBe(expected.length);
});

it('is read row by row from a cursor on, beside new ones', async () => {
  const owner = await buildCustomer(app.platform);
  const days = ['2018-03-01', '2018-03-01', '2018-02-01', '2018-01-01'];
  const ids = [];
  for (const day of days) ids.push(await buildImported(app.platform, { accountId: owner.accountId, created: day, closed: day }));
  const [first, second, third, fourth] = ids;
  const read = async (after?: string) => app.client(owner.token).call(listHistory, { query: { after, pageSize: 10 } });
  const { data } = await read();
  expect(idsOf({ data })).toEqual([second, first, third, fourth]);
  await buildImported(app.platform, { accountId: owner.accountId });
  expect(idsOf(await read(data[1]?.cursor))).toEqual([third, fourth]);
  expect((await read('2018-13-01T00:00:00.000Z_1')).code).toBe(510);
});

it('says where the searched words are, in the text too if title and number lack them', async () => {
  const { data } = await app.client(customer.token).call(listHistory, { query: { text: 'drone spots' } });
  const [{ marks } = { marks: null }] = data;
  expect(marks?.excerpt?.marks.map(({ from, to }) => marks.excerpt?.text.slice(from, to))).toEqual(['spots', 'drone']);
});

it('shows one of them, and none that is open or someone else’s', async () => {
  const show = ({ token }: BuiltCustomer, requestId: number) => app.client(token).call(getFromHistory, { query: { requestId } });
  expect((await show(colleague, closed.requestId)).data).toMatchObject({ requestId: closed.requestId, status: 'withdrawn' });
  expect((await show(customer, open.requestId)).code).toBe(404);
  expect((await show(stranger, closed.requestId)).code).toBe(404);
  expect((await show(customer, closed.requestId)).data).toMatchObject({ outcome: 'Sold the plant', externalSystem: null });
  expect((await show(colleague, imported)).data).toMatchObject({
    requestId: imported,
    contactPerson: 'Rosa Vidal',
    outcome: 'Connectors replaced',
    serialNumbers: [serial],
    serialTotal: 1,
  });
  expect((await show(stranger, imported)).code).toBe(404);
});

it('names every request that lists a serial number, of those that the caller may see', async () => {
  const ofSerial = ({ token }: { token: string }, sn: string) => app.client(token).call(listHistoryOfSerial, { query: { sn } });
  expect(idsOf(await ofSerial(customer, serial.toLowerCase()))).toEqual([closed.requestId, open.requestId, imported]);
  expect(await ofSerial(stranger, serial)).toMatchObject({ total: 1 });
  expect(await ofSerial(await buildStaff(app.platform), serial)).toMatchObject({ total: 4 });
  expect(await ofSerial(customer, 'HD7226W14A018843')).toMatchObject({ data: [], total: 0 });
});

it('answers the basics of a request for its conversation', async () => {
  const basic = ({ token }: BuiltCustomer) => app.client(token).call(getRequestBasic, { query: { requestId: open.requestId } });
  expect((await basic(customer)).data).toMatchObject({ requestId: open.requestId, status: 'submitted', requestType: 3 });
  expect((await basic(stranger)).code).toBe(404);
});
