// @both-engines
import { recallMessage, sendMessage } from '@heliodesk/contract/case-chat';
import { listNotices } from '@heliodesk/contract/notification';
import { askCustomer, deskRequest, pickUp, remindCustomer } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildCase, buildMessage, buildPickedUp } from '#src/domains/case-chat/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { contextOf, withTx } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { textMessage } from '#src/testing/conversations.ts';
import { mailWith } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { lockToRead, remindOfTasks } from '../index.ts';
import { actorOf } from '../seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Built = Awaited<ReturnType<typeof buildPickedUp>>;
const as = ({ token }: { token: string }) => app.client(token);
const seen = async ({ agent, requestId }: Omit<Built, 'version'>) => (await as(agent).call(deskRequest, { params: { requestId } })).data;
const remind = async (built: Omit<Built, 'version'>, by: { token: string } = built.agent) =>
  as(by).call(remindCustomer, { body: { requestId: built.requestId, version: (await seen(built)).version } });
const ask = async ({ agent, requestId, version }: Built, content: string) =>
  as(agent).call(askCustomer, { body: { requestId, version, tipsType: 4, content } });
const question = async ({ agent, requestId }: Omit<Built, 'version'>, content: string) =>
  (await as(agent).call(sendMessage, { body: { ...textMessage(requestId, content), needsAnswer: true } })).data.msgId;
const blocked = { code: 510, key: 'action.blocked', data: { blockedBy: ['hasOpenTask'] } };

describe('reminding', () => {
  it('tells the contact of every open task in one mail, and is recorded', async () => {
    const built = await buildPickedUp(app.platform);
    await ask(built, 'The drawing of the foundation');
    await question(built, 'Can the truck turn at gate 2?');
    expect(await remind(built)).toMatchObject({ code: 200, data: { waitingOn: 'customer' } });
    await mailWith(app, built.customer.email, /The drawing of the foundation[^]*Can the truck turn at gate 2\?/);
    const { notices } = (await as(built.customer).call(listNotices, { query: {} })).data;
    expect(notices.map(({ kind }) => kind)).toContain('reminded');
    expect((await seen(built)).events?.map(({ action }) => action)).toContain('remind');
  });

  it('is for staff, and only while something waits for the customer', async () => {
    const built = await buildPickedUp(app.platform);
    expect(await remind(built)).toMatchObject(blocked);
    await question(built, 'Which roof?');
    expect(await remind(built, built.customer)).toMatchObject({ code: 403 });
    await buildMessage(app.platform, built.customer, built.requestId, 'The flat one');
    expect(await remind(built)).toMatchObject(blocked);
  });

  it('knows of a question from before the pick-up, and of the one before a recalled one', async () => {
    const built = await buildCase(app.platform);
    await question(built, 'Which roof?');
    const second = await question(built, 'Which wall?');
    await as(built.agent).call(recallMessage, { query: { msgId: second } });
    expect((await remind(built)).code).toBe(200);
    await mailWith(app, built.customer.email, 'Which roof?');
    const { version } = await seen(built);
    await as(built.agent).call(pickUp, { body: { requestId: built.requestId, version } });
    expect(await remind(built)).toMatchObject(blocked);
  });

  it('is refused where no one would hear of it', async () => {
    const built = await buildPickedUp(app.platform);
    await ask(built, 'The drawing');
    await app.platform.db.updateTable('contact').set({ status: 'disabled' }).where('id', '=', built.customer.contactId).execute();
    expect(await remind(built)).toMatchObject({ code: 409, key: 'request.nobodyToRemind' });
    expect((await seen(built)).events?.map(({ action }) => action)).not.toContain('remind');
  });

  it('gives more time with the last reminder of another step', async () => {
    const built = await buildPickedUp(app.platform, { customer: await buildCustomer(app.platform), agent: await buildStaff(app.platform) });
    const { dueTime } = (await ask(built, 'The drawing')).data.tip;
    const context = contextOf(app.platform, await actorOf(app.platform, built.agent));
    await transaction(app.platform.db, async (tx) => {
      const within = withTx(context, tx);
      return remindOfTasks(within, await lockToRead(within, built.requestId), { lastDays: 7 });
    });
    const [tip] = await app.platform.db.selectFrom('tip').select('due_at').where('request_id', '=', built.requestId).execute();
    expect(tip?.due_at.getTime()).toBeGreaterThan(new Date(dueTime).getTime());
    await mailWith(app, built.customer.email, 'last reminder');
  });
});
