import { deskRequest, pickUp, changeOwner } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, disableContact } from '#src/domains/account/seed.ts';
import { buildCase } from '#src/domains/case-chat/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { mailsTo, mailTo } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let admin: BuiltUser;
let agent: BuiltUser;
let colleague: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  admin = await buildStaff(app.platform, { role: 'admin' });
  agent = await buildStaff(app.platform, { name: 'Ingrid Halvorsen' });
  colleague = await buildStaff(app.platform, { name: 'Tomás Quiroga' });
});
afterAll(() => app.stop());

/** A case that is picked up and handed over, of a contact who may be disabled before. */
async function buildHandedOver(isDisabled: boolean) {
  const customer = await buildCustomer(app.platform);
  const { requestId } = await buildCase(app.platform, { customer, agent });
  await mailTo(app, customer.email);
  if (isDisabled) await disableContact(app.platform, admin, customer, 'Left the company');
  const client = app.client(agent.token);
  const { version } = (await client.call(deskRequest, { params: { requestId } })).data;
  const picked = await client.call(pickUp, { body: { requestId, version } });
  const handed = await client.call(changeOwner, {
    body: { requestId, version: picked.data.version, ownerId: colleague.userId, reason: 'On leave' },
  });
  expect([picked.code, handed.code]).toEqual([200, 200]);
  return customer;
}

describe('what becomes of a case', () => {
  it('is mailed to its contact, but not to one who is disabled', async () => {
    const disabled = await buildHandedOver(true);
    const enabled = await buildHandedOver(false);
    // Mails go out in the order they were handed over: once the later contact has them all, none is on its way to the first.
    await mailTo(app, enabled.email, 3);
    expect((await mailsTo(app, enabled.email)).slice(1).map(({ text }) => text)).toEqual([
      expect.stringContaining(agent.name),
      expect.stringContaining(colleague.name),
    ]);
    expect(await mailsTo(app, disabled.email)).toHaveLength(1);
  });
});
