// @both-engines
import { assign, changeContact, deskRequest, listRelated, pickUp } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let customer: BuiltCustomer;
let lead: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  customer = await buildCustomer(app.platform);
  lead = await buildStaff(app.platform, { role: 'supervisor', name: 'Ada Lindqvist' });
});
afterAll(() => app.stop());

const claimOf = async (person: BuiltCustomer, projectName: string): Promise<number> => {
  const { requestId } = await buildClaim(app.platform, person, { submit: true });
  await app.platform.db.updateTable('request').set({ project_name: projectName }).where('id', '=', requestId).execute();
  return requestId;
};
const relatedTo = (requestId: number, token = lead.token) => app.client(token).call(listRelated, { query: { requestId } });

describe('related requests', () => {
  it('are those of the same project first, then of the same contact, then of the company', async () => {
    const colleague = await buildCustomer(app.platform, { company: customer, firstName: 'Lucía' });
    const elsewhere = await buildCustomer(app.platform);
    const ofCompany = await claimOf(customer, 'Guadix I');
    await app.platform.db.updateTable('request').set({ contact_id: colleague.contactId }).where('id', '=', ofCompany).execute();
    const ofContact = await claimOf(customer, 'Guadix II');
    const ofProject = await claimOf(customer, 'almería norte');
    await claimOf(elsewhere, 'Almería Norte');
    await buildClaim(app.platform, customer);
    const requestId = await claimOf(customer, 'Almería Norte');
    expect((await relatedTo(requestId)).data.map((related) => [related.requestId, related.relation])).toEqual([
      [ofProject, 'project'],
      [ofContact, 'contact'],
      [ofCompany, 'company'],
    ]);
  });

  it('are few, and only those of the reader’s team', async () => {
    const busy = await buildCustomer(app.platform);
    const ids: number[] = [];
    while (ids.length < 7) ids.push(await claimOf(busy, ''));
    expect((await relatedTo(ids[0] ?? 0)).data).toHaveLength(5);
    const tracker = await buildStaff(app.platform, { role: 'tracker_agent' });
    expect((await relatedTo(ids[0] ?? 0, tracker.token)).code).toBe(404);
    expect((await relatedTo(ids[0] ?? 0, busy.token)).code).toBe(403);
  });
});

describe('an event', () => {
  it('names what was there before and what came after', async () => {
    const requestId = await claimOf(customer, '');
    const colleague = await buildCustomer(app.platform, { company: customer, firstName: 'Lucía' });
    const agent = await buildStaff(app.platform, { role: 'module_agent', name: 'Tomás Quiroga' });
    const desk = app.client(lead.token);
    const read = async () => (await desk.call(deskRequest, { params: { requestId } })).data;
    const target = async () => ({ requestId, version: (await read()).version });
    await desk.call(assign, { body: { ...(await target()), ownerId: agent.userId } });
    await desk.call(assign, { body: { ...(await target()), ownerId: lead.userId } });
    await desk.call(pickUp, { body: await target() });
    const { customer: from } = await read();
    await desk.call(changeContact, { body: { ...(await target()), contactId: colleague.contactId, reason: 'Left' } });
    const { events, customer: to } = await read();
    expect(events?.slice(0, 4).map(({ action, change }) => [action, change])).toEqual([
      ['changeContact', { before: from?.contactPerson, after: to?.contactPerson }],
      ['pickUp', undefined],
      ['assign', { before: 'Tomás Quiroga', after: 'Ada Lindqvist' }],
      ['assign', { before: null, after: 'Tomás Quiroga' }],
    ]);
  });
});
