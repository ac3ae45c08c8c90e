// @both-engines
import { getModuleClaimProfile } from '@heliodesk/contract/module-claim';
import { assign, deskList, deskRequest, pickUp } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildClaim } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const buildSubmitted = async () => buildClaim(app.platform, await buildCustomer(app.platform), { submit: true });

describe('the desk', () => {
  it('shows a new claim to the module team and to no other', async () => {
    const { requestId, requestNo } = await buildSubmitted();
    const see = async (role: 'agent' | 'module_agent' | 'tracker_agent' | 'finance') => {
      const { token } = await buildStaff(app.platform, { role });
      const { data } = await app.client(token).call(deskList, { query: { text: requestNo } });
      return data.some((row) => row.requestId === requestId);
    };
    expect([await see('agent'), await see('module_agent'), await see('tracker_agent'), await see('finance')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('shows staff the customer with the claim and the events with the request alone', async () => {
    const { requestId } = await buildSubmitted();
    const agent = app.client((await buildStaff(app.platform)).token);
    const { requestBasicInfo: inClaim } = (await agent.call(getModuleClaimProfile, { params: { id: requestId } })).data;
    const { events, ...request } = (await agent.call(deskRequest, { params: { requestId } })).data;
    expect(events?.map(({ action }) => action)).toEqual(['submit', 'save']);
    expect(request.customer).not.toBeNull();
    expect(inClaim).toEqual({ ...request, events: null });
  });

  it('gives a request to one of two who pick up at the same time, and tells the other who', async () => {
    const { requestId, version } = await buildSubmitted();
    const agents = [
      await buildStaff(app.platform, { name: 'Ingrid Halvorsen' }),
      await buildStaff(app.platform, { name: 'Tomás Quiroga' }),
    ];
    const answers = await Promise.all(agents.map(({ token }) => app.client(token).call(pickUp, { body: { requestId, version } })));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
    const loser = answers.find(({ code }) => code === 409);
    expect(loser?.key).toBe('request.alreadyPickedUp');
    expect(loser?.msg).toMatch(/Ingrid Halvorsen|Tomás Quiroga/);
  });

  it('lets a lead assign, and only to someone of the team', async () => {
    const { requestId, version } = await buildSubmitted();
    const lead = app.client((await buildStaff(app.platform, { role: 'supervisor' })).token);
    const [agent, tracker] = [
      await buildStaff(app.platform, { role: 'module_agent' }),
      await buildStaff(app.platform, { role: 'tracker_agent' }),
    ];
    expect(await lead.call(assign, { body: { requestId, version, ownerId: tracker.userId } })).toMatchObject({
      code: 510,
      errors: [{ path: 'ownerId', rule: 'wrongOwner' }],
    });
    expect((await lead.call(assign, { body: { requestId, version, ownerId: agent.userId } })).code).toBe(200);
    const { data } = await lead.call(deskRequest, { params: { requestId } });
    expect(data).toMatchObject({ ownerId: agent.userId, status: 'submitted' });
    expect(data.events?.map(({ action }) => action)).toEqual(['assign', 'submit', 'save']);
  });
});
