import { setAccountStatus } from '@heliodesk/contract/account';
import { listMessagesAsGuest } from '@heliodesk/contract/case-chat';
import { enterByLink, getInfo } from '@heliodesk/contract/identity';
import { describe, expect, it, beforeAll, afterAll } from 'vitest';
import { buildEnquiry } from '#src/domains/enquiry/seed.ts';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildGuestCase, buildRtsContact, guestLink } from '#src/testing/guests.ts';
import { buildStaff } from './seed.ts';

let app: TestApp;
let requestId: number;
let portalId: number;
beforeAll(async () => {
  app = await startTestApp();
  const customer = await buildRtsContact(app.platform);
  ({ requestId } = await buildEnquiry(app.platform, customer, { submit: true }));
  ({ requestId: portalId } = await buildEnquiry(app.platform, await buildCustomer(app.platform), { submit: true }));
});
afterAll(() => app.stop());

type Query = Record<string, string>;
const now = (seconds: number): string => String(Math.floor(app.clock.now().getTime() / 1_000) + seconds);
const signed = (change: Query = {}, host?: { secret: string }): Query =>
  guestLink(app, { requestId: String(requestId), lang: 'de', ...change }, host);
const enter = (query: Query) => app.client().call(enterByLink, { body: { query } });

describe('a signed link', () => {
  it('is exchanged once for a session that reaches its request, and no call of users', async () => {
    const link = signed();
    const { code, data } = await enter(link);
    expect({ code, ...data }).toMatchObject({ code: 200, language: 'de', subject: { kind: 'request', id: requestId } });
    expect(await app.client(data.token).call(getInfo, {})).toMatchObject({ code: 403, key: 'forbidden' });
    expect(await enter(link)).toMatchObject({ code: 401, key: 'auth.guestLinkInvalid' });
  });

  it.each([
    ['with another field changed', () => ({ ...signed({ userName: 'A' }), userName: 'B' })],
    ['of a stranger', () => signed({}, { secret: 'a-secret-that-no-host-has-0123456789xxx' })],
    ['too old', () => signed({ t: now(-601) })],
    ['out of the future', () => signed({ t: now(61) })],
    ['without a purpose it knows', () => signed({ purpose: 'work' })],
    ['to a work order, of which there are none', () => signed({ purpose: 'workOrder', workOrderId: '1' })],
    ["to a request of the portal's own customers", () => signed({ requestId: String(portalId) })],
    ['to nothing', () => signed({ requestId: '999999999' })],
  ])('is refused alike: %s', async (_what, link) => {
    expect(await enter(link())).toMatchObject({ code: 401, key: 'auth.guestLinkInvalid' });
  });
});

describe('the session of a guest', () => {
  const read = (token: string, id: number) => app.client(token).call(listMessagesAsGuest, { query: { requestId: id } });

  it('ends as soon as the company of the request is no longer one of RTS', async () => {
    const { guest, customer, requestId: id } = await buildGuestCase(app);
    expect((await read(guest.token, id)).code).toBe(200);
    await app.platform.db.updateTable('account').set({ customer_type: 0 }).where('id', '=', customer.accountId).execute();
    expect((await read(guest.token, id)).code).toBe(401);
  });

  it('ends as soon as the company is disabled', async () => {
    const { guest, customer, requestId: id } = await buildGuestCase(app);
    const admin = app.client((await buildStaff(app.platform, { role: 'admin' })).token);
    const body = { accountId: customer.accountId, version: 0, enabled: false, reason: 'Left the partners' };
    expect((await admin.call(setAccountStatus, { body })).code).toBe(200);
    expect((await read(guest.token, id)).code).toBe(401);
  });
});
