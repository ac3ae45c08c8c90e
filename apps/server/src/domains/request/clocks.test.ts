// @both-engines
import { listNotices } from '@heliodesk/contract/notification';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildCase, buildMessage, buildPickedUp } from '#src/domains/case-chat/seed.ts';
import { buildStaff, signIn, type BuiltUser } from '#src/domains/identity/seed.ts';
import { mailsTo, mailTo } from '#src/testing/mailbox.ts';
import { buildProposed, buildRejected } from '#src/testing/rejected-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { tellBreaches } from './service/clocks.ts';

let app: TestApp;
let lead: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  lead = await buildStaff(app.platform, { role: 'supervisor', name: 'Ada Lindqvist' });
});
afterAll(() => app.stop());

/** What a person's bell tells of a request. */
const heardOf = async (person: { userId: number }, requestId: number): Promise<string[]> =>
  (await app.client(await signIn(app.platform, person)).call(listNotices, { query: {} })).data.notices
    .filter((notice) => notice.requestId === requestId)
    .map(({ kind }) => kind)
    .toSorted();

describe('the clocks of a request', () => {
  it('tell the leads once that no one has picked it up or written, and never the customer', async () => {
    const { customer, requestId } = await buildCase(app.platform);
    await tellBreaches(app.platform);
    expect(await heardOf(lead, requestId)).toEqual([]);
    app.clock.advance({ days: 14 });
    await Promise.all([tellBreaches(app.platform), tellBreaches(app.platform)]);
    await tellBreaches(app.platform);
    expect(await heardOf(lead, requestId)).toEqual(['firstContactLate', 'pickUpLate']);
    expect(await heardOf(customer, requestId)).toEqual([]);
    await mailTo(app, lead.email, 2);
    expect(await mailsTo(app, lead.email)).toHaveLength(2);
  });

  it('say nothing about one that is picked up and answered in time', async () => {
    const { agent, requestId } = await buildPickedUp(app.platform);
    await buildMessage(app.platform, agent, requestId, 'We are looking into it.');
    app.clock.advance({ days: 14 });
    await tellBreaches(app.platform);
    expect(await heardOf(lead, requestId)).toEqual([]);
  });

  it('tell the leads once that no one decided about a proposal to reject, but not the lead who proposed it', async () => {
    const people = { customer: await buildCustomer(app.platform), agent: await buildStaff(app.platform, { role: 'supervisor' }), lead };
    const { requestId } = await buildProposed(app, people);
    await tellBreaches(app.platform);
    expect(await heardOf(lead, requestId)).toEqual(['rejectionProposed']);
    app.clock.advance({ days: 14 });
    const wait = (on: 'customer' | 'us') =>
      app.platform.db.updateTable('request').set({ waiting_on: on }).where('id', '=', requestId).execute();
    await wait('customer');
    await tellBreaches(app.platform);
    expect(await heardOf(lead, requestId)).not.toContain('decisionLate');
    await wait('us');
    await Promise.all([tellBreaches(app.platform), tellBreaches(app.platform)]);
    await tellBreaches(app.platform);
    expect((await heardOf(lead, requestId)).filter((kind) => kind === 'decisionLate')).toEqual(['decisionLate']);
    expect(await heardOf(people.agent, requestId)).not.toContain('decisionLate');
    expect(await heardOf(people.customer, requestId)).toEqual(['pickedUp']);
  });

  it('say nothing about a proposal that was decided about in time', async () => {
    const signedIn = { ...lead, token: await signIn(app.platform, lead) };
    const people = { customer: await buildCustomer(app.platform), agent: await buildStaff(app.platform), lead: signedIn };
    const { requestId } = await buildRejected(app, people);
    app.clock.advance({ days: 14 });
    await tellBreaches(app.platform);
    expect(await heardOf(lead, requestId)).not.toContain('decisionLate');
  });
});
