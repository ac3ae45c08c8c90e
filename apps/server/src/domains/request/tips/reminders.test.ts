// @both-engines
import { addFile } from '@heliodesk/contract/attachment';
import { sendMessage } from '@heliodesk/contract/case-chat';
import { listNotices } from '@heliodesk/contract/notification';
import {
  askCustomer,
  complete,
  confirmTip,
  deskRequest,
  getTipsCount,
  noteTip,
  reopenCase,
  tipReminderDays,
} from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPickedUp } from '#src/domains/case-chat/seed.ts';
import { buildStaff, signIn, type BuiltUser } from '#src/domains/identity/seed.ts';
import { textMessage } from '#src/testing/conversations.ts';
import { mailsTo, mailTo } from '#src/testing/mailbox.ts';
import { pdf } from '#src/testing/sample-files.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { remindOfWaiting } from './reminders.ts';

let app: TestApp;
let lead: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  lead = await buildStaff(app.platform, { role: 'supervisor' });
});
afterAll(() => app.stop());

type Built = Awaited<ReturnType<typeof buildPickedUp>>;
/** Sessions end long before a request is silent. */
const as = async (person: { userId: number }) => app.client(await signIn(app.platform, person));
const seen = async ({ requestId }: Pick<Built, 'requestId'>) => (await (await as(lead)).call(deskRequest, { params: { requestId } })).data;
const eventsOf = async (built: Pick<Built, 'requestId'>) => ((await seen(built)).events ?? []).map(({ action }) => action);
const remindersOf = async (built: Pick<Built, 'requestId'>) => (await eventsOf(built)).filter((action) => action === 'sendReminder').length;
const heardOf = async (person: { userId: number }, requestId: number) =>
  (await (await as(person)).call(listNotices, { query: {} })).data.notices
    .filter((notice) => notice.requestId === requestId)
    .map(({ kind }) => kind);

const run = () => remindOfWaiting(app.platform);
const waitDays = async (days: number) => {
  app.clock.advance({ days });
  await run();
};

async function buildAsked() {
  const built = await buildPickedUp(app.platform);
  const { data } = await (
    await as(built.agent)
  ).call(askCustomer, {
    body: { requestId: built.requestId, version: built.version, tipsType: 4, content: 'The drawing of the foundation' },
  });
  return { ...built, tip: data.tip };
}

async function buildQuestion() {
  const built = await buildPickedUp(app.platform);
  await (await as(built.agent)).call(sendMessage, { body: { ...textMessage(built.requestId, 'Which roof?'), needsAnswer: true } });
  return built;
}

/** Waits until a request was withdrawn, looking every day. */
async function waitForSilence(built: Pick<Built, 'requestId'>) {
  for (let day = 0; day < 45 && (await seen(built)).status === 'picked_up'; day += 1) await waitDays(1);
  return seen(built);
}

describe('reminders', () => {
  it.each(['tip', 'question'] as const)('go out three times for a %s, each once, even if two look at the same time', async (kind) => {
    const built = kind === 'tip' ? await buildAsked() : await buildQuestion();
    expect(tipReminderDays).toEqual([3, 7, 15]);
    await run();
    expect(await remindersOf(built)).toBe(0);
    const sent: number[] = [];
    for (let day = 1; day <= 29; day += 1) {
      app.clock.advance({ days: 1 });
      await Promise.all([run(), run()]);
      sent.push(await remindersOf(built));
    }
    // Three, seven and fifteen working days are at least as many days; no day sends two.
    expect(sent.slice(0, 2)).toEqual([0, 0]);
    expect(sent.at(-1)).toBe(3);
    expect(sent.every((count, index) => count - (sent[index - 1] ?? 0) <= 1)).toBe(true);
    expect((await heardOf(built.customer, built.requestId)).filter((heard) => heard === 'reminded')).toHaveLength(3);
    const mails = (await mailsTo(app, built.customer.email)).filter(({ subject }) => /reminder|please answer/.test(subject));
    expect(mails).toHaveLength(3);
    expect(mails.at(-1)?.text).toContain('If we don’t hear from you by');
  });

  it('that are late come one at a time', async () => {
    const built = await buildAsked();
    await waitDays(60);
    await run();
    expect(await remindersOf(built)).toBe(1);
    expect((await seen(built)).status).toBe('picked_up');
  });

  it('end with an answer, and never reach disabled contacts', async () => {
    const answered = await buildQuestion();
    const disabled = await buildAsked();
    await (await as(answered.customer)).call(sendMessage, { body: textMessage(answered.requestId, 'The flat one') });
    await app.platform.db.updateTable('contact').set({ status: 'disabled' }).where('id', '=', disabled.customer.contactId).execute();
    await waitDays(10);
    expect(await remindersOf(answered)).toBe(0);
    expect(await remindersOf(disabled)).toBe(0);
  });
});

describe('silence', () => {
  it('withdraws the request after 30 days, tells contact and owner, and keeps the task for an answer', async () => {
    const built = await buildAsked();
    expect(await waitForSilence(built)).toMatchObject({ status: 'withdrawn', waitingOn: 'none', tips: 1 });
    expect(await eventsOf(built)).toContain('suspend');
    expect(await heardOf(built.customer, built.requestId)).toContain('suspended');
    expect(await heardOf(built.agent, built.requestId)).toContain('suspended');
    const customer = await as(built.customer);
    expect((await customer.call(getTipsCount, {})).data).toBe(0);
    expect(await customer.call(noteTip, { body: { msgId: built.tip.msgId, content: 'It is lost.' } })).toMatchObject({ code: 200 });
    const file = { file: { name: 'drawing.pdf', content: pdf } };
    expect(await customer.call(addFile, { body: { requestId: built.requestId } }, file)).toMatchObject({ code: 200 });
    expect((await seen(built)).status).toBe('withdrawn');
    const behalf = await (await as(built.agent)).call(confirmTip, { query: { msgId: built.tip.msgId } });
    expect(behalf).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['hasOpenTip'] } });
    expect(await customer.call(confirmTip, { query: { msgId: built.tip.msgId } })).toMatchObject({ data: { state: 'confirmed' } });
    expect(await seen(built)).toMatchObject({ status: 'picked_up', waitingOn: 'us', tips: 0 });
    expect(await heardOf(built.agent, built.requestId)).toContain('reopened');
  });

  it('ends with a message, after which the task waits again', async () => {
    const built = await buildAsked();
    await waitForSilence(built);
    app.clock.advance({ days: 89 });
    const body = textMessage(built.requestId, 'We were on vacation.');
    expect(await (await as(built.customer)).call(sendMessage, { body })).toMatchObject({ code: 200 });
    expect(await seen(built)).toMatchObject({ status: 'picked_up', waitingOn: 'customer', tips: 1 });
    const before = await remindersOf(built);
    await run();
    expect(await remindersOf(built)).toBe(before);
    await waitDays(8);
    expect(await remindersOf(built)).toBe(before + 1);
  });

  it('is final for the customer after 90 days; a lead reopens still', async () => {
    const built = await buildQuestion();
    expect((await waitForSilence(built)).status).toBe('withdrawn');
    app.clock.advance({ days: 91 });
    const sent = await (await as(built.customer)).call(sendMessage, { body: textMessage(built.requestId, 'Hello?') });
    expect(sent).toMatchObject({ code: 510, key: 'action.blocked', data: { blockedBy: ['withinSilenceTime'] } });
    const { version } = await seen(built);
    const reopened = await (await as(lead)).call(reopenCase, { body: { requestId: built.requestId, version, reason: 'They called.' } });
    expect(reopened.data).toMatchObject({ status: 'picked_up', waitingOn: 'us', ownerId: built.agent.userId });
  });

  it('closes what was asked after 90 days', async () => {
    const built = await buildAsked();
    await waitForSilence(built);
    await waitDays(91);
    expect(await seen(built)).toMatchObject({ status: 'withdrawn', tips: 0 });
    const answer = await (await as(built.customer)).call(confirmTip, { query: { msgId: built.tip.msgId } });
    expect(answer).toMatchObject({ key: 'tip.closed', data: { state: 'recalled' } });
  });

  it('is broken by a word of the customer, even if the task stays open', async () => {
    const built = await buildAsked();
    app.clock.advance({ days: 1 });
    for (let day = 0; day < 25; day += 1) await waitDays(1);
    await (await as(built.customer)).call(sendMessage, { body: textMessage(built.requestId, 'Next week.') });
    for (let day = 0; day < 10; day += 1) await waitDays(1);
    expect(await seen(built)).toMatchObject({ status: 'picked_up' });
    expect((await waitForSilence(built)).status).toBe('withdrawn');
  });
});

describe('reopening', () => {
  const reopen = async (built: Pick<Built, 'requestId'>, by: { userId: number } = lead) => {
    const { version } = await seen(built);
    return (await as(by)).call(reopenCase, { body: { requestId: built.requestId, version, reason: 'One module is missing.' } });
  };
  const buildCompleted = async () => {
    const built = await buildPickedUp(app.platform);
    const body = { requestId: built.requestId, version: built.version, outcome: 'answered' as const, content: '14 Nm', reason: '' };
    await (await as(built.agent)).call(complete, { body });
    return built;
  };

  it('is for leads, voids what ended the request, and tells owner and contact', async () => {
    const built = await buildCompleted();
    expect(await reopen(built, built.agent)).toMatchObject({ code: 403 });
    expect((await reopen(built)).data).toMatchObject({ status: 'picked_up', nodes: [0, 1], ownerId: built.agent.userId });
    expect(await seen(built)).toMatchObject({ outcome: null });
    expect(await heardOf(built.customer, built.requestId)).toContain('takenUp');
    expect(await heardOf(built.agent, built.requestId)).toContain('takenUp');
    const mails = await Promise.all([1, 2, 3, 4].map((count) => mailTo(app, built.customer.email, count)));
    expect(mails.some(({ text }) => text.includes('One module is missing.'))).toBe(true);
  });

  it('ends with the archive, where staff only read', async () => {
    const built = await buildCompleted();
    app.clock.advance({ days: 31 });
    expect(await reopen(built)).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['notArchived'] } });
  });
});
