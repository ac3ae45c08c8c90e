// @both-engines
import { listMessages } from '@heliodesk/contract/case-chat';
import { disableStaff, listAudit, listStaff, staffOpenCases } from '@heliodesk/contract/identity';
import { assign, changeOwner, deskList, deskRequest, pickUp } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { eventually } from '#src/testing/eventually.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
let customer: BuiltCustomer;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client((await buildStaff(app.platform, { role: 'admin', name: 'Ada Lindqvist' })).token);
  customer = await buildCustomer(app.platform);
});
afterAll(() => app.stop());

/** A submitted claim that someone owns, picked up or only assigned. */
async function buildOwned(owner: BuiltUser, { isPickedUp = true } = {}): Promise<number> {
  const { requestId } = await buildClaim(app.platform, customer, { submit: true });
  const { version } = (await admin.call(deskRequest, { params: { requestId } })).data;
  const taken = isPickedUp
    ? await app.client(owner.token).call(pickUp, { body: { requestId, version } })
    : await admin.call(assign, { body: { requestId, version, ownerId: owner.userId } });
  expect(taken.code).toBe(200);
  return requestId;
}

const detailOf = async (requestId: number) => (await admin.call(deskRequest, { params: { requestId } })).data;
const disable = (userId: number, handOverTo: number | null, reason = 'Left the company') =>
  admin.call(disableStaff, { body: { userId, version: 0, handOverTo, reason } });

describe('the open cases of someone who is disabled', () => {
  it('are told before: how many, and who could take them over', async () => {
    const [leaving, colleague] = [
      await buildStaff(app.platform, { role: 'module_agent' }),
      await buildStaff(app.platform, { name: 'Tomás' }),
    ];
    const tracker = await buildStaff(app.platform, { role: 'tracker_agent' });
    expect((await admin.call(staffOpenCases, { params: { userId: leaving.userId } })).data).toEqual({ openCases: 0, colleagues: [] });
    await buildOwned(leaving);
    await buildOwned(leaving, { isPickedUp: false });
    await buildOwned(colleague);
    const { data } = await admin.call(staffOpenCases, { params: { userId: leaving.userId } });
    expect(data.openCases).toBe(2);
    expect(data.colleagues).toContainEqual({ userId: colleague.userId, name: 'Tomás', openRequests: 1 });
    const ids = data.colleagues.map(({ userId }) => userId);
    expect(ids).not.toContain(leaving.userId);
    expect(ids).not.toContain(tracker.userId);
    expect((await admin.call(listStaff, { query: { text: leaving.email } })).data[0]?.openCases).toBe(2);
  });

  it('go to a colleague: with version, event, a line in the conversation and a mail to the customer', async () => {
    const [leaving, colleague] = [await buildStaff(app.platform), await buildStaff(app.platform, { name: 'Tomás Quiroga' })];
    const owned = [await buildOwned(leaving), await buildOwned(leaving, { isPickedUp: false })];
    const before = await Promise.all(owned.map(detailOf));
    expect((await disable(leaving.userId, colleague.userId)).data).toMatchObject({ state: 'disabled', openCases: 0 });
    for (const [index, requestId] of owned.entries()) {
      const after = await detailOf(requestId);
      expect(after).toMatchObject({ ownerId: colleague.userId, status: before[index]?.status, version: (before[index]?.version ?? 0) + 1 });
      expect(after.events?.find(({ action }) => action === 'changeOwner')).toMatchObject({
        actor: 'Ada Lindqvist',
        reason: 'Left the company',
      });
      const { data } = await app.client(customer.token).call(listMessages, { query: { requestId } });
      expect(JSON.stringify(data)).toContain('Tomás Quiroga');
    }
    await eventually(async () =>
      expect((await mailsTo(app, customer.email)).filter(({ subject }) => subject.includes('Tomás Quiroga'))).toHaveLength(2),
    );
    const [audit] = (await admin.call(listAudit, { query: { action: 'identity.disableStaff', subjectId: String(leaving.userId) } })).data;
    expect(audit?.after).toEqual({ reason: 'Left the company', handOverTo: colleague.userId, openCases: 2 });
  });

  it('go back to the unassigned, where the desk shows them in whatever state, and a lead can assign them', async () => {
    const [leaving, colleague] = [await buildStaff(app.platform), await buildStaff(app.platform)];
    const owned = [await buildOwned(leaving), await buildOwned(leaving, { isPickedUp: false })];
    await disable(leaving.userId, null, '');
    const { data } = await admin.call(deskList, { query: { view: 'unassigned', pageSize: 50 } });
    expect(data.map(({ requestId }) => requestId)).toEqual(expect.arrayContaining(owned));
    for (const requestId of owned) {
      const { version, ownerId } = await detailOf(requestId);
      expect(ownerId).toBeNull();
      expect((await admin.call(assign, { body: { requestId, version, ownerId: colleague.userId } })).code).toBe(200);
    }
  });

  it('go to no one who cannot own all of them; then nothing happens at all', async () => {
    const [leaving, other] = [await buildStaff(app.platform), await buildStaff(app.platform)];
    const requestId = await buildOwned(leaving);
    const tracker = await buildStaff(app.platform, { role: 'tracker_agent' });
    await disable(other.userId, null);
    for (const wrong of [tracker.userId, other.userId, leaving.userId, customer.userId, 999_999_999])
      expect((await disable(leaving.userId, wrong)).errors).toMatchObject([{ path: 'handOverTo', rule: 'wrongOwner' }]);
    expect((await detailOf(requestId)).ownerId).toBe(leaving.userId);
    expect((await admin.call(listStaff, { query: { text: leaving.email } })).data[0]?.state).toBe('active');
  });

  it('end with one owner when one of them is handed over at the same moment', async () => {
    const [leaving, colleague] = [await buildStaff(app.platform), await buildStaff(app.platform)];
    const requestId = await buildOwned(leaving);
    const { version } = await detailOf(requestId);
    const body = { requestId, version, ownerId: colleague.userId, reason: 'Knows the project' };
    const [disabled, handed] = await Promise.all([disable(leaving.userId, null), app.client(leaving.token).call(changeOwner, { body })]);
    expect(disabled.code).toBe(200);
    const { ownerId, events } = await detailOf(requestId);
    expect(ownerId).toBe(handed.code === 200 ? colleague.userId : null);
    expect(events?.filter(({ action }) => action === 'changeOwner')).toHaveLength(1);
  });
});
