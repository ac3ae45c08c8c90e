// @both-engines
import { nearRequests } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildCase } from '#src/domains/case-chat/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { updateOf } from './store.ts';

let app: TestApp;
let customer: BuiltCustomer;
let other: BuiltCustomer;

beforeAll(async () => {
  app = await startTestApp();
  customer = await buildCustomer(app.platform);
  other = await buildCustomer(app.platform);
  for (const [owner, number] of [
    [customer, 'MC-20261118-00012'],
    [customer, 'MC-20261118-00021'],
    [customer, 'MC-20261117-100042'],
    [other, 'MC-20261118-00013'],
  ] as const) {
    const { requestId } = await buildCase(app.platform, { customer: owner });
    await transaction(app.platform.db, (tx) => updateOf(requestId, { request_no: number }).execute(tx));
  }
});
afterAll(() => app.stop());

const near = async (token: string, number: string) =>
  (await app.client(token).call(nearRequests, { query: { number } })).data.map(({ requestNo, isExact }) => [requestNo, isExact]);

describe('a typed number', () => {
  it.each([
    ['a digit too few', 'MC-2026111-00012', [['MC-20261118-00012', false]]],
    ['a digit too many', 'MC-20261118-000112', [['MC-20261118-00012', false]]],
    ['another letter', 'ME-20261118-00012', [['MC-20261118-00012', false]]],
    ['as it stands, without its dashes', 'mc2026111800012', [['MC-20261118-00012', true]]],
    ['zeros left out', 'MC-20261118-12', [['MC-20261118-00012', true]]],
    ['the 100,042nd of its day', 'MC-20261117-100042', [['MC-20261117-100042', true]]],
    ['a digit too few of six', 'MC-20261117-10042', [['MC-20261117-100042', false]]],
    ['its prefix left out', '20261118-00012', [['MC-20261118-00012', false]]],
    ['nothing alike', 'MC-20250101-00001', []],
    ['no number at all', 'drop table', []],
  ])('finds the request: %s', async (_what, number, found) => {
    expect(await near(customer.token, number)).toEqual(found);
  });

  it('never leads to a request that the caller may not see', async () => {
    expect(await near(customer.token, 'MC-20261118-00013')).toEqual([['MC-20261118-00012', false]]);
    expect(await near(other.token, 'MC-20261118-00012')).toEqual([['MC-20261118-00013', false]]);
    const tracker = await buildStaff(app.platform, { role: 'tracker_agent' });
    expect(await near(tracker.token, 'MC-20261118-00012')).toEqual([]);
  });
});
