import {
  customerHistory,
  getCustomer,
  getCustomerChoice,
  getListOfRts,
  listClaimContacts,
  listCustomers,
  listInactive,
  searchCustomers,
} from '@heliodesk/contract/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, mailTo } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildStaff, type BuiltUser } from '../identity/seed.ts';
import { buildCustomer } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** As if someone had read so many today. */
const haveRead = ({ userId }: BuiltUser, name: 'customer-details' | 'customer-rows', count: number) =>
  app.platform.throttle.add({ name, points: 1, seconds: 86_400 }, String(userId), count);
const alarmsOf = ({ userId }: BuiltUser) =>
  app.platform.db
    .selectFrom('audit')
    .select(['actor_id', 'after'])
    .where('action', '=', 'account.manyRead')
    .where('subject_id', '=', String(userId))
    .execute();

describe('who reads the customers of a day', () => {
  it('is written into the audit once, from 2,000 companies on', async () => {
    const admin = await buildStaff(app.platform, { role: 'admin' });
    const agent = await buildStaff(app.platform);
    const params = { accountId: (await buildCustomer(app.platform)).accountId };
    const read = () => app.client(agent.token).call(getCustomer, { params });
    await haveRead(agent, 'customer-details', 1_998);
    expect((await read()).code).toBe(200);
    expect(await alarmsOf(agent)).toEqual([]);
    for (let count = 0; count < 3; count += 1) expect((await read()).code).toBe(200);
    expect(await alarmsOf(agent)).toEqual([{ actor_id: agent.userId, after: { what: 'companies', read: 2_000 } }]);
    await haveRead(agent, 'customer-rows', 19_999);
    expect((await app.client(agent.token).call(listCustomers, { query: {} })).code).toBe(200);
    expect(await alarmsOf(agent)).toHaveLength(2);
    const mail = await mailTo(app, admin.email);
    expect([mail.path, mail.text]).toEqual(['/admin/audit', expect.stringContaining('2,000') as string]);
    expect(await mailsTo(app, admin.email)).toHaveLength(1);
  });

  it('gets no more from five times as many on; others do', async () => {
    const [agent, other] = [await buildStaff(app.platform), await buildStaff(app.platform)];
    const { accountId, contactId } = await buildCustomer(app.platform);
    const params = { accountId };
    await haveRead(agent, 'customer-details', 10_000);
    expect((await app.client(agent.token).call(getCustomer, { params })).key).toBe('tooManyRequests');
    expect((await app.client(agent.token).call(getCustomerChoice, { params: { contactId } })).key).toBe('tooManyRequests');
    expect((await app.client(other.token).call(getCustomer, { params })).code).toBe(200);
    await haveRead(other, 'customer-rows', 19_999);
    expect((await app.client(other.token).call(listCustomers, { query: {} })).code).toBe(200);
    expect(await alarmsOf(other)).toHaveLength(1);
    await haveRead(other, 'customer-rows', 100_000);
    expect((await app.client(other.token).call(listCustomers, { query: {} })).key).toBe('tooManyRequests');
  });

  it('counts every call that tells of customers: lists by what is on the page, a history as a company', async () => {
    const supervisor = await buildStaff(app.platform, { role: 'supervisor' });
    const { accountId } = await buildCustomer(app.platform);
    const client = app.client(supervisor.token);
    const used = (name: 'customer-details' | 'customer-rows') =>
      app.platform.throttle.used({ name, points: 1, seconds: 86_400 }, String(supervisor.userId));
    const found = await client.call(searchCustomers, { query: {} });
    expect(found.data.length).toBeGreaterThan(0);
    expect(await used('customer-rows')).toBe(found.data.length);
    expect((await client.call(customerHistory, { params: { accountId }, query: {} })).code).toBe(200);
    expect(await used('customer-details')).toBe(1);
    await haveRead(supervisor, 'customer-rows', 100_000);
    for (const list of [searchCustomers, getListOfRts, listInactive, listClaimContacts] as const)
      expect((await client.call(list, { query: {} })).key, list.path).toBe('tooManyRequests');
    await haveRead(supervisor, 'customer-details', 10_000);
    expect((await client.call(customerHistory, { params: { accountId }, query: {} })).key).toBe('tooManyRequests');
  });

  it('ends for calls that are sent together, too', async () => {
    const agent = await buildStaff(app.platform);
    const params = { accountId: (await buildCustomer(app.platform)).accountId };
    await haveRead(agent, 'customer-details', 9_998);
    const answers = await Promise.all(Array.from({ length: 6 }, () => app.client(agent.token).call(getCustomer, { params })));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
  });
});
