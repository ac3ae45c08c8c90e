// @both-engines
import { getFromHistory, getRequestBasic, listHistory, listHistoryOfSerial, withdrawRequest } from '@heliodesk/contract/request';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let customer: BuiltCustomer;
let colleague: BuiltCustomer;
let stranger: BuiltCustomer;
let open: { requestId: number };
let closed: { requestId: number };

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
});
afterAll(() => app.stop());

it('holds what is closed: own requests, or the company’s', async () => {
  const history = (of: BuiltCustomer, company?: 'true') => app.client(of.token).call(listHistory, { query: { company } });
  expect(idsOf(await history(customer))).toEqual([closed.requestId]);
  expect(idsOf(await history(colleague))).toEqual([]);
  expect(idsOf(await history(colleague, 'true'))).toEqual([closed.requestId]);
  expect(await history(stranger, 'true')).toMatchObject({ data: [], total: 0 });
});

it('shows one of them, and none that is open or someone else’s', async () => {
  const show = ({ token }: BuiltCustomer, requestId: number) => app.client(token).call(getFromHistory, { query: { requestId } });
  expect((await show(colleague, closed.requestId)).data).toMatchObject({ requestId: closed.requestId, status: 'withdrawn' });
  expect((await show(customer, open.requestId)).code).toBe(404);
  expect((await show(stranger, closed.requestId)).code).toBe(404);
});

it('names every request that lists a serial number, of those that the caller may see', async () => {
  const ofSerial = ({ token }: { token: string }, sn: string) => app.client(token).call(listHistoryOfSerial, { query: { sn } });
  expect(idsOf(await ofSerial(customer, serial.toLowerCase()))).toEqual([closed.requestId, open.requestId]);
  expect(await ofSerial(stranger, serial)).toMatchObject({ total: 1 });
  expect(await ofSerial(await buildStaff(app.platform), serial)).toMatchObject({ total: 3 });
  expect(await ofSerial(customer, 'HD7226W14A018843')).toMatchObject({ data: [], total: 0 });
});

it('answers the basics of a request for its conversation', async () => {
  const basic = ({ token }: BuiltCustomer) => app.client(token).call(getRequestBasic, { query: { requestId: open.requestId } });
  expect((await basic(customer)).data).toMatchObject({ requestId: open.requestId, status: 'submitted', requestType: 3 });
  expect((await basic(stranger)).code).toBe(404);
});
