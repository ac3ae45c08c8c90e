import { listEarlierProjects, saveModuleClaim } from '@heliodesk/contract/module-claim';
import { findEarlierRequests } from '@heliodesk/contract/request';
import { insertSerials } from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildClaim, claimBody } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('pieces and serial numbers of a claim', () => {
  it('must be as many before it is submitted; one of the two is changed, and it goes out', async () => {
    const customer = await buildCustomer(app.platform);
    const client = app.client(customer.token);
    const { data: draft } = await client.call(saveModuleClaim, { body: claimBody({ quantity: 3 }) });
    const { requestId } = draft;
    await client.call(insertSerials, { body: { requestId, snList: [{ sn: 'HD7226W14A018842' }, { sn: 'HD7226W14A018843' }] } });
    const { basicReq, ...rest } = claimBody({ quantity: 3 });
    const body = { ...rest, basicReq: { ...basicReq, requestId }, version: draft.version, submit: true };
    const refused = await client.call(saveModuleClaim, { body });
    expect(refused.code).toBe(510);
    expect(refused.errors).toEqual([expect.objectContaining({ path: 'moduleClaim.quantity', rule: 'piecesDiffer' })]);
    expect(refused.errors[0]?.message).toContain('3 modules, but 2 serial numbers');
    const cured = { ...body, moduleClaim: { ...body.moduleClaim, quantity: 2 } };
    expect((await client.call(saveModuleClaim, { body: cured })).data.status).toBe('submitted');
  });
});

describe('earlier requests, while a number is typed', () => {
  it('are found by number or project, the own ones of the company only, and no drafts', async () => {
    const customer = await buildCustomer(app.platform);
    const colleague = await buildCustomer(app.platform, { company: customer });
    const stranger = await buildCustomer(app.platform);
    const sent = await buildClaim(app.platform, colleague, { claim: { projectName: 'Guadix I' }, submit: true });
    const other = await buildClaim(app.platform, customer, {
      claim: { projectName: 'Jaén Sur' },
      serials: ['HD7226W14A018844'],
      submit: true,
    });
    await buildClaim(app.platform, customer, { claim: { projectName: 'Guadix I' } });
    await buildClaim(app.platform, stranger, { claim: { projectName: 'Guadix I' }, submit: true });
    const client = app.client(customer.token);
    const find = async (text: string) => (await client.call(findEarlierRequests, { query: { text } })).data;
    expect((await find('guadix')).map(({ requestNo }) => requestNo)).toEqual([sent.requestNo]);
    expect(await find(sent.requestNo.toLowerCase())).toEqual([
      expect.objectContaining({ requestId: sent.requestId, status: 'submitted', projectName: 'Guadix I', quantity: 1 }),
    ]);
    expect((await find('MC-')).map(({ requestNo }) => requestNo).toSorted()).toEqual([sent.requestNo, other.requestNo].toSorted());
    expect(await find('%')).toEqual([]);
  });

  it('are those of the contact that staff act for', async () => {
    const customer = await buildCustomer(app.platform);
    const sent = await buildClaim(app.platform, customer, { submit: true });
    const staff = app.client((await buildStaff(app.platform, { role: 'module_agent' })).token);
    const mine = await staff.call(findEarlierRequests, { query: { text: sent.requestNo, contactId: customer.contactId } });
    expect(mine.data).toHaveLength(1);
    expect((await staff.call(findEarlierRequests, { query: { text: sent.requestNo } })).code).toBe(404);
    const ofTrackers = app.client((await buildStaff(app.platform, { role: 'tracker_agent' })).token);
    const theirs = await ofTrackers.call(findEarlierRequests, { query: { text: sent.requestNo, contactId: customer.contactId } });
    expect(theirs).toMatchObject({ code: 200, data: [] });
  });
});

describe('projects of earlier claims', () => {
  it('are those of the company, each as its last claim has it, the last claimed first', async () => {
    const customer = await buildCustomer(app.platform);
    const colleague = await buildCustomer(app.platform, { company: customer });
    const stranger = await buildCustomer(app.platform);
    const claim = async (who: typeof customer, projectName: string, projectCity: string, submit = true) => {
      app.clock.advance({ minutes: 1 });
      return buildClaim(app.platform, who, { claim: { projectName, projectCity }, submit });
    };
    await claim(customer, 'Guadix I', 'Guadix');
    await claim(customer, 'Jaén Sur', 'Jaén');
    const last = await claim(colleague, 'guadix i', 'Baza');
    await claim(customer, 'A draft', 'Jaén', false);
    await claim(stranger, 'Not theirs', 'Jaén');
    const { data } = await app.client(customer.token).call(listEarlierProjects, { query: {} });
    expect(data.map(({ project }) => project.projectName)).toEqual(['guadix i', 'Jaén Sur']);
    expect(data[0]).toMatchObject({
      requestNo: last.requestNo,
      project: { projectCity: 'Baza', capacity: '12.5', unit: '1', projectCountry: 724, type: '3', bracket: '1' },
    });
    expect(data[0]?.project).not.toHaveProperty('quantity');
  });

  it('are those of the contact that staff act for', async () => {
    const customer = await buildCustomer(app.platform);
    await buildClaim(app.platform, customer, { claim: { projectName: 'Guadix I' }, submit: true });
    const staff = app.client((await buildStaff(app.platform, { role: 'module_agent' })).token);
    expect((await staff.call(listEarlierProjects, { query: { contactId: customer.contactId } })).data).toHaveLength(1);
    expect((await staff.call(listEarlierProjects, { query: {} })).code).toBe(404);
    const ofTrackers = app.client((await buildStaff(app.platform, { role: 'tracker_agent' })).token);
    const theirs = await ofTrackers.call(listEarlierProjects, { query: { contactId: customer.contactId } });
    expect(theirs).toMatchObject({ code: 200, data: [] });
  });
});
