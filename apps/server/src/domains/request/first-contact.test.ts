import { promiseNow } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('the promise, before a request is submitted', () => {
  it('is the one that submitting makes', async () => {
    app.clock.set('2026-11-19T15:00:00Z');
    const customer = await buildCustomer(app.platform);
    const { data } = await app.client(customer.token).call(promiseNow, { query: {} });
    expect(data.firstContactDue).toMatch(/^2026-11-23T15:0/);
    const sent = await buildClaim(app.platform, customer, { submit: true });
    const apart = Date.parse(sent.firstContactDue ?? '') - Date.parse(data.firstContactDue);
    expect(apart).toBeGreaterThanOrEqual(0);
    expect(apart).toBeLessThan(120_000);
  });

  it('is told to staff for the contact they act for, and to no one without a company', async () => {
    const customer = await buildCustomer(app.platform);
    const staff = app.client((await buildStaff(app.platform, { role: 'module_agent' })).token);
    expect((await staff.call(promiseNow, { query: { contactId: customer.contactId } })).code).toBe(200);
    expect((await staff.call(promiseNow, { query: {} })).code).toBe(404);
    expect((await app.client().call(promiseNow, { query: {} })).code).toBe(401);
  });
});
