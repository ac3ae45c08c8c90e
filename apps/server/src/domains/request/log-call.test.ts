import { deskRequest, getRequest, logCall, type LogCallBody } from '@heliodesk/contract/request';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';

let app: TestApp;
let customer: BuiltCustomer;
let agent: BuiltUser;
let desk: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  customer = await buildCustomer(app.platform);
  agent = await buildStaff(app.platform, { role: 'module_agent', name: 'Ingrid Halvorsen' });
  desk = app.client(agent.token);
});
afterAll(() => app.stop());

const ahead = (minutes: number): string => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();
const submitted = async (): Promise<number> => (await buildClaim(app.platform, customer, { submit: true })).requestId;

const callOf = (requestId: number, more: Partial<z.input<typeof LogCallBody>> = {}) => ({
  requestId,
  direction: 'out' as const,
  phone: '+34 950 118 204',
  calledAt: ahead(0),
  result: 'noAnswer' as const,
  note: '',
  ...more,
});
const log = (requestId: number, more: Partial<z.input<typeof LogCallBody>> = {}, by = desk) =>
  by.call(logCall, { body: callOf(requestId, more) });
const caseOf = async (requestId: number) => (await desk.call(deskRequest, { params: { requestId } })).data;

describe('a call', () => {
  it('is in the history with its time, number, result and note, and leaves the promise open if no one was reached', async () => {
    const requestId = await submitted();
    const before = await caseOf(requestId);
    const calledAt = ahead(0);
    const { data } = await log(requestId, { note: 'Rang ten times', calledAt });
    expect(data).toMatchObject({ status: 'submitted', version: before.version + 1 });
    const { events, firstContactAt } = await caseOf(requestId);
    expect(firstContactAt).toBeNull();
    expect(events?.[0]).toMatchObject({
      action: 'logCall',
      actor: 'Ingrid Halvorsen',
      reason: 'Rang ten times',
      call: { direction: 'out', phone: '+34 950 118 204', calledAt, result: 'noAnswer' },
    });
    expect(events?.[1]?.call).toBeUndefined();
  });

  it('that reached the customer keeps the promise from when they spoke, once', async () => {
    const requestId = await submitted();
    app.clock.advance({ minutes: 10 });
    const spoken = ahead(-5);
    await log(requestId, { result: 'message' });
    expect((await caseOf(requestId)).firstContactAt).toBeNull();
    await log(requestId, { result: 'reached', calledAt: spoken });
    await log(requestId, { direction: 'in', phone: '', result: 'reached' });
    expect((await caseOf(requestId)).firstContactAt).toBe(spoken);
  });

  it('stays with staff', async () => {
    const requestId = await submitted();
    await log(requestId, { result: 'reached', note: 'Only for colleagues' });
    const { data } = await app.client(customer.token).call(getRequest, { params: { requestId } });
    expect(data.events).toBeNull();
    expect(JSON.stringify(data)).not.toMatch(/Only for colleagues|950 118 204|logCall/);
    expect((await log(requestId, {}, app.client(customer.token))).code).toBe(403);
    const specialist = await buildStaff(app.platform, { role: 'tracker_agent' });
    expect((await log(requestId, {}, app.client(specialist.token))).code).toBe(404);
  });

  it('is refused at its field', async () => {
    const requestId = await submitted();
    const errorsOf = async (more: Partial<z.input<typeof LogCallBody>>) =>
      (await log(requestId, more)).errors?.map(({ path, rule }) => `${path} ${rule}`);
    expect(await errorsOf({ calledAt: ahead(10) })).toEqual(['calledAt dateInFuture']);
    expect(await errorsOf({ calledAt: ahead(-60 * 24 * 400) })).toEqual(['calledAt callTooEarly']);
    expect(await errorsOf({ phone: 'at home' })).toEqual(['phone phone']);
    expect(await errorsOf({ direction: 'in', result: 'noAnswer' })).toEqual(['result invalid']);
    expect((await caseOf(requestId)).events?.some(({ action }) => action === 'logCall')).toBe(false);
  });

  it('has no place in a draft', async () => {
    const { requestId } = await buildClaim(
      app.platform,
      { ...customer, token: (await buildStaff(app.platform)).token },
      { onBehalfOf: customer.contactId },
    );
    expect((await log(requestId)).key).toBe('action.notAllowed');
  });
});
