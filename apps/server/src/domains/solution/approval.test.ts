// @both-engines
import { deskRequest } from '@heliodesk/contract/request';
import * as api from '@heliodesk/contract/solution';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApproved, buildSolvingPeople, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
});
afterAll(() => app.stop());

describe('approval', () => {
  it.each(['module', 'tracker'] as const)('of a %s claim', async (type) => {
    const { requestId } = await buildApproved(app, people, { type });
    const { data } = await app.client(people.agent.token).call(deskRequest, { params: { requestId } });
    expect(data).toMatchObject({ status: 'approved', nodes: [0, 1, 2, 7], waitingOn: 'customer' });
    const offered = await app.client(people.customer.token).call(api.solutions, { query: { requestId } });
    expect(offered.data).toMatchObject({ solutions: [{ state: 'approved', quantity: 4, money: '346.00' }] });
  });
});
