import { assign, changeOwner, deskList, listOnBehalfDrafts, pickUp, withdrawRequest } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';

let app: TestApp;
let customer: BuiltCustomer;
let lead: BuiltUser;
let desk: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  customer = await buildCustomer(app.platform);
  lead = await buildStaff(app.platform, { role: 'supervisor', name: 'Ada Lindqvist' });
  desk = app.client(lead.token);
});
afterAll(() => app.stop());

const rowOf = async (requestNo: string) => (await desk.call(deskList, { query: { text: requestNo } })).data[0];

describe('an action', () => {
  it('answers what lists then show of the request', async () => {
    const { requestId } = await buildClaim(app.platform, customer, { submit: true });
    const colleague = await buildStaff(app.platform, { role: 'module_agent', name: 'Tomás Quiroga' });
    const started = (await desk.call(deskList, { query: {} })).data.find((row) => row.requestId === requestId);
    const target = (version: number) => ({ requestId, version });
    const assigned = await desk.call(assign, { body: { ...target(started?.version ?? 0), ownerId: lead.userId } });
    expect(assigned.data).toMatchObject({ status: 'submitted', ownerId: lead.userId, contactName: 'Ada Lindqvist' });
    expect(await rowOf(assigned.data.requestNo)).toMatchObject(assigned.data);

    const picked = await desk.call(pickUp, { body: target(assigned.data.version) });
    expect(picked.data).toMatchObject({ status: 'picked_up', waitingOn: 'us', nodes: [0, 1] });
    expect(await rowOf(picked.data.requestNo)).toMatchObject(picked.data);

    const handedOver = await desk.call(changeOwner, {
      body: { ...target(picked.data.version), ownerId: colleague.userId, reason: 'Holiday' },
    });
    expect(handedOver.data).toMatchObject({ ownerId: colleague.userId, contactName: 'Tomás Quiroga' });
    expect(await rowOf(handedOver.data.requestNo)).toMatchObject(handedOver.data);

    const body = { ...target(handedOver.data.version), reason: 'Repaired on site' };
    const { actions, ...withdrawn } = (await app.client(customer.token).call(withdrawRequest, { body })).data;
    expect(withdrawn).toMatchObject({ status: 'withdrawn', waitingOn: 'none', contactName: 'Tomás Quiroga' });
    expect(actions.filter(({ blockedBy }) => blockedBy.length === 0).map(({ name }) => name)).toEqual(['message']);
    expect(await rowOf(withdrawn.requestNo)).toMatchObject(withdrawn);
  });
});

describe('a draft that staff started', () => {
  it('says in its list what can be done with it', async () => {
    const agent = await buildStaff(app.platform, { role: 'agent' });
    await buildClaim(app.platform, { ...customer, token: agent.token }, { onBehalfOf: customer.contactId });
    const [draft] = (await app.client(agent.token).call(listOnBehalfDrafts, { query: { mine: 'true' } })).data;
    expect(draft?.actions.filter(({ blockedBy }) => blockedBy.length === 0).map(({ name }) => name)).toEqual([
      'save',
      'deleteDraft',
      'note',
    ]);
  });
});
