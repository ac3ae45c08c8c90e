import { deleteDraft, menuCounts } from '@heliodesk/contract/request';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('the figures of the menu count own requests and drafts, and no one else has them', async () => {
  const customer = await buildCustomer(app.platform);
  const colleague = await buildCustomer(app.platform, { firstName: 'Coco', company: customer });
  const counts = async ({ token }: { token: string }) => (await app.client(token).call(menuCounts, {})).data;
  expect(await counts(customer)).toEqual({ open: 0, tasks: 0, drafts: 0 });
  await buildClaim(app.platform, customer, { submit: true });
  await buildClaim(app.platform, customer, { submit: true });
  const draft = await buildClaim(app.platform, customer);
  await buildClaim(app.platform, customer);
  expect(await counts(customer)).toEqual({ open: 2, tasks: 0, drafts: 2 });
  await app.client(customer.token).call(deleteDraft, { params: { requestId: draft.requestId }, query: {} });
  expect(await counts(customer)).toEqual({ open: 2, tasks: 0, drafts: 1 });
  expect(await counts(colleague)).toEqual({ open: 0, tasks: 0, drafts: 0 });
  const agent = await buildStaff(app.platform);
  expect(await counts(agent)).toEqual({ open: 0, tasks: 0, drafts: 0 });
});

it('are counted up to a bound', async () => {
  const customer = await buildCustomer(app.platform);
  await buildClaim(app.platform, customer, { submit: true });
  await app.platform.database.raw.query(
    `insert into request (type, request_no, account_id, contact_id, created_by, on_behalf, language, created_at, updated_at)
     select type, 'MC-20200101-' || lpad(n::text, 5, '0'), account_id, contact_id, created_by, false, language, created_at, updated_at
     from request, generate_series(1, 130) as n where contact_id = $1`,
    [customer.contactId],
  );
  expect((await app.client(customer.token).call(menuCounts, {})).data).toEqual({ open: 1, tasks: 0, drafts: 100 });
});
