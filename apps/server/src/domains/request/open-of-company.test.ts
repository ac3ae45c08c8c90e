// @both-engines
import { deskList, deskRequest, withdrawRequest } from '@heliodesk/contract/request';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildEnquiry } from '#src/domains/enquiry/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('a case counts as many open requests of its company as the desk lists for the reader', async () => {
  const customer = await buildCustomer(app.platform);
  const colleague = await buildCustomer(app.platform, { firstName: 'Coco', company: customer });
  const { requestId } = await buildClaim(app.platform, customer, { submit: true });
  await buildClaim(app.platform, colleague, { submit: true });
  await buildClaim(app.platform, customer);
  await buildEnquiry(app.platform, customer, { requestType: 2, submit: true });
  const over = await buildClaim(app.platform, customer, { submit: true });
  const gone = { requestId: over.requestId, version: over.version, reason: 'Repaired on site' };
  expect((await app.client(customer.token).call(withdrawRequest, { body: gone })).code).toBe(200);
  await buildClaim(app.platform, await buildCustomer(app.platform), { submit: true });
  for (const [role, open] of [
    ['module_agent', 2],
    ['supervisor', 3],
  ] as const) {
    const desk = app.client((await buildStaff(app.platform, { role })).token);
    const { customer: card } = (await desk.call(deskRequest, { params: { requestId } })).data;
    expect(card?.openRequests).toBe(open);
    expect((await desk.call(deskList, { query: { openOf: card?.accountId ?? 0 } })).total).toBe(open);
  }
});
