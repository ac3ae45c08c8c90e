// @both-engines
import { chooseNotices, getNoticeChoices, readAllNotices, listNotices } from '@heliodesk/contract/notification';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer, disableContact, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildMessage, buildPickedUp } from '#src/domains/case-chat/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { mailsTo, mailTo } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { sendDueDailies } from './service/daily.ts';

/** Two servers on one database; on the embedded one there can be only one, and it must answer alike. */
let app: TestApp;
let other: TestApp;
let admin: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  const { databaseUrl, dataDir } = app.platform.config;
  other = databaseUrl === undefined ? app : await startTestApp({ databaseUrl, dataDir }, { clock: app.clock });
  admin = await buildStaff(app.platform, { role: 'admin' });
});
afterAll(async () => {
  if (other !== app) await other.stop();
  await app.stop();
});
// A Tuesday; sessions of the test before have ended, so each builds its own people.
beforeEach(() => app.clock.set('2026-03-10T12:00:00Z'));

/** A customer in Madrid who gets the progress of requests by the daily mail. */
async function buildDaily(): Promise<BuiltCustomer> {
  const customer = await buildCustomer(app.platform);
  await app.client(customer.token).call(chooseNotices, { body: { topics: [{ topic: 'progress', way: 'daily' }] } });
  return customer;
}

const dailiesTo = async (email: string) => (await mailsTo(app, email)).filter(({ subject }) => subject === 'Your daily summary');
const isOpen = (at: string): void => app.clock.set(at);

/** Both instances look; answers the daily mails that someone has by the time that a later mail to someone else is there. */
async function look(email: string) {
  await Promise.all([sendDueDailies(app.platform), sendDueDailies(other.platform)]);
  const last = await buildCustomer(app.platform);
  await buildPickedUp(app.platform, { customer: last });
  await mailTo(app, last.email, 2);
  return dailiesTo(email);
}

describe('the daily mail', () => {
  it('comes once, in the next working day’s morning where the company is, with everything since the last one', async () => {
    const customer = await buildDaily();
    const first = await buildPickedUp(app.platform, { customer });
    const second = await buildPickedUp(app.platform, { customer });
    isOpen('2026-03-11T06:59:00Z');
    expect(await look(customer.email)).toEqual([]);
    isOpen('2026-03-11T07:01:00Z');
    const [mail, ...more] = await look(customer.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`(${first.requestNo})\n• ${first.agent.name} is handling your request`);
    expect(mail?.text).toContain(`(${second.requestNo})\n• ${second.agent.name} is handling your request`);
    expect(mail?.path).toBe('/notices');
    expect(mail?.text).toContain(`/unsubscribe?key=${customer.userId}.daily.`);
    isOpen('2026-03-12T07:01:00Z');
    expect(await look(customer.email)).toHaveLength(1);
  });

  it('waits over the weekend and holidays', async () => {
    isOpen('2026-04-30T12:00:00Z');
    const customer = await buildDaily();
    const { daily } = (await app.client(customer.token).call(getNoticeChoices, {})).data;
    // May 1 is a holiday, May 2 a Saturday.
    expect(daily).toEqual({ hour: 8, timeZone: 'Europe/Madrid', next: '2026-05-04T06:00:00.000Z' });
  });

  it('comes at the hour and, to staff, in the zone that they chose', async () => {
    const agent = await buildStaff(app.platform, { role: 'agent' });
    const body = { topics: [{ topic: 'cases', way: 'daily' } as const], hour: 6, timeZone: 'America/New_York' };
    const { daily } = (await app.client(agent.token).call(chooseNotices, { body })).data;
    expect(daily).toEqual({ hour: 6, timeZone: 'America/New_York', next: '2026-03-11T10:00:00.000Z' });
    const odd = await app.client(agent.token).call(chooseNotices, { body: { timeZone: 'Moon/Crater' } });
    expect(odd.data.daily.timeZone).toBe('America/New_York');
    const off = await app.client(agent.token).call(chooseNotices, { body: { topics: [{ topic: 'cases', way: 'bell' }] } });
    expect(off.data.daily.next).toBeNull();
  });

  it('tells neither what was read nor other topics nor what came before it was chosen', async () => {
    const customer = await buildCustomer(app.platform);
    await buildPickedUp(app.platform, { customer });
    app.clock.advance({ minutes: 1 });
    await app.client(customer.token).call(chooseNotices, { body: { topics: [{ topic: 'progress', way: 'daily' }] } });
    const { agent, requestId } = await buildPickedUp(app.platform, { customer });
    const { notices } = (await app.client(customer.token).call(listNotices, { query: {} })).data;
    await app.client(customer.token).call(readAllNotices, { body: { upTo: notices[0]?.cursor ?? '' } });
    await buildMessage(app.platform, agent, requestId, 'Not by the daily mail');
    isOpen('2026-03-11T07:01:00Z');
    expect(await look(customer.email)).toEqual([]);
  });

  it('tells nothing of requests that its reader can’t see any more, and nothing to who is disabled', async () => {
    const [moved, disabled] = [await buildDaily(), await buildDaily()];
    const stranger = await buildCustomer(app.platform);
    const { requestId } = await buildPickedUp(app.platform, { customer: moved });
    await buildPickedUp(app.platform, { customer: disabled });
    await app.platform.db.updateTable('request').set({ account_id: stranger.accountId }).where('id', '=', requestId).execute();
    await disableContact(app.platform, admin, disabled, 'Left the company');
    isOpen('2026-03-11T07:01:00Z');
    expect([await look(moved.email), await dailiesTo(disabled.email), await dailiesTo(stranger.email)]).toEqual([[], [], []]);
  });

  it('is neither lost nor repeated if its server dies while it is being sent', async () => {
    const customer = await buildDaily();
    await buildPickedUp(app.platform, { customer });
    isOpen('2026-03-11T07:01:00Z');
    const { mailer } = app.platform;
    const { send } = mailer;
    mailer.send = async (tx, mail) => {
      await send(tx, mail);
      throw new Error('killed');
    };
    await expect(sendDueDailies(app.platform)).rejects.toThrow('killed');
    mailer.send = send;
    expect(await look(customer.email)).toHaveLength(1);
  });
});
