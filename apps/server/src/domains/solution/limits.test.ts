import { listAudit } from '@heliodesk/contract/identity';
import * as api from '@heliodesk/contract/solution';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let admin: BuiltUser;
let lead: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  admin = await buildStaff(app.platform, { role: 'admin' });
  lead = await buildStaff(app.platform, { role: 'supervisor' });
});
afterAll(() => app.stop());

const set = (userId: number, limits: object[], by = admin) =>
  app.client(by.token).call(api.saveApprovalLimits, { body: { userId, limits } as never });
const read = async (userId: number, by = admin) => (await app.client(by.token).call(api.approvalLimits, { query: { userId } })).data;

describe('limits of approval', () => {
  it('are set by currency, and replaced as a whole', async () => {
    expect(await read(lead.userId)).toEqual({ userId: lead.userId, limits: [] });
    const { data } = await set(lead.userId, [
      { currency: 'usd', amount: '25000' },
      { currency: 'EUR', amount: 2500.5 },
    ]);
    expect(data.limits).toEqual([
      { currency: 'EUR', amount: '2500.50' },
      { currency: 'USD', amount: '25000.00' },
    ]);
    await set(lead.userId, [{ currency: 'EUR', amount: '100' }]);
    expect(await read(lead.userId)).toEqual({ userId: lead.userId, limits: [{ currency: 'EUR', amount: '100.00' }] });
    await set(lead.userId, []);
    expect((await read(lead.userId)).limits).toEqual([]);
  });

  it('are audited, unless nothing changes', async () => {
    await set(lead.userId, [{ currency: 'EUR', amount: '7' }]);
    await set(lead.userId, [{ currency: 'EUR', amount: '7.00' }]);
    const { data } = await app.client(admin.token).call(listAudit, { query: { action: 'solution.setLimits', pageSize: 50 } });
    const [entry] = data;
    expect(data.filter(({ after }) => JSON.stringify(after).includes('"7.00"'))).toHaveLength(1);
    expect(entry).toMatchObject({ subjectId: String(lead.userId), after: { limits: [{ currency: 'EUR', amount: '7.00' }] } });
  });

  it.each([
    ['a negative amount', [{ currency: 'EUR', amount: '-1' }], ['limits.0.amount decimal']],
    ['nothing', [{ currency: 'EUR', amount: '0' }], ['limits.0.amount greaterThan']],
    ['a fraction of a cent', [{ currency: 'EUR', amount: '0.001' }], ['limits.0.amount decimal']],
    ['more than any', [{ currency: 'EUR', amount: '1234567890123' }], ['limits.0.amount decimal']],
    [
      'an unknown currency',
      [
        { currency: 'EUR', amount: '1' },
        { currency: 'QQQ', amount: '1' },
      ],
      ['limits.1.currency invalid'],
    ],
    [
      'a currency twice',
      [
        { currency: 'EUR', amount: '1' },
        { currency: 'eur', amount: '2' },
      ],
      ['limits.1.currency duplicate'],
    ],
  ])('don’t take %s', async (_, limits, errors) => {
    const answer = await set(lead.userId, limits);
    expect(answer.errors?.map(({ path, rule }) => `${path} ${rule}`)).toEqual(errors);
  });

  it('are set by administrators for employees, never for themselves', async () => {
    const both = await buildStaff(app.platform, { role: 'admin' });
    await app.platform.db.insertInto('user_role').values({ user_id: both.userId, role: 'supervisor' }).execute();
    expect(await set(both.userId, [{ currency: 'EUR', amount: '1000000' }], both)).toMatchObject({ code: 409, key: 'user.ownAccess' });
    const customer = await buildCustomer(app.platform);
    expect((await set(customer.userId, [])).code).toBe(404);
    expect((await app.client(admin.token).call(api.approvalLimits, { query: { userId: customer.userId } })).code).toBe(404);
    expect((await set(lead.userId, [], lead)).code).toBe(403);
    expect((await app.client(lead.token).call(api.approvalLimits, { query: { userId: admin.userId } })).code).toBe(200);
  });
});
