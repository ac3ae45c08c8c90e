import { listNotices } from '@heliodesk/contract/notification';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildPending, buildSolvingPeople, solutionsOf, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
});
afterAll(() => app.stop());

it.each(['approved', 'returned'] as const)('solutions to approve are no news to anyone anymore once they are %s', async (decision) => {
  const other = await buildStaff(app.platform, { role: 'supervisor' });
  const { requestId } = await buildPending(app, people);
  const unread = async () =>
    (await app.client(other.token).call(listNotices, { query: { requestId, unread: 'true' } })).data.notices.map(({ kind }) => kind);
  expect(await unread()).toEqual(['solutionProposed']);
  const { approve, giveBack, plan } = solutionsOf(app, requestId);
  const ids = (await plan(people.lead)).solutions.map(({ solutionId }) => solutionId);
  expect((await (decision === 'approved' ? approve(people.lead) : giveBack(people.lead, ids))).code).toBe(200);
  expect(await unread()).toEqual([]);
});
