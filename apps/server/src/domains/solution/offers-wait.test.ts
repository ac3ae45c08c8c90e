import { deskRequest, listTasks } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '#src/domains/identity/seed.ts';
import { remindOfWaiting } from '#src/domains/request/seed.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import { buildApproved, buildSolvingPeople, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
});
afterAll(() => app.stop());

/** Sessions end long before. */
const as = async (person: { userId: number }) => app.client(await signIn(app.platform, person));

describe('solutions that wait for the customer', () => {
  it('are reminded of three times, and the claim is never withdrawn for silence', async () => {
    const { requestId } = await buildApproved(app, people);
    for (let day = 0; day < 60; day += 1) {
      app.clock.advance({ days: 1 });
      await remindOfWaiting(app.platform);
    }
    const { data } = await (await as(people.agent)).call(deskRequest, { params: { requestId } });
    expect(data).toMatchObject({ status: 'approved', waitingOn: 'customer', tips: 1 });
    expect(data.events?.filter(({ action }) => action === 'sendReminder')).toHaveLength(3);
    const reminders = (await mailsTo(app, people.customer.email)).filter(({ subject }) => subject.includes('a reminder'));
    expect(reminders).toHaveLength(3);
    expect(reminders[0]?.text).toContain('Please accept or decline our solution: Compensation, quantity: 4');
    const tasks = await (await as(people.customer)).call(listTasks, { query: {} });
    expect(tasks.data).toMatchObject([{ requestId, remindTime: null, closeTime: null }]);
  });
});
