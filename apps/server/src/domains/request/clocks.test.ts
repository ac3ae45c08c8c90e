// @both-engines
import { listNotices } from '@heliodesk/contract/notification';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCase, buildMessage, buildPickedUp } from '#src/domains/case-chat/seed.ts';
import { buildStaff, signIn, type BuiltUser } from '#src/domains/identity/seed.ts';
import { mailsTo, mailTo } from '#src/testing/mailbox.ts';
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
});
