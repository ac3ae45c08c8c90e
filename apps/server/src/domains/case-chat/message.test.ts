// @both-engines
import { deskList, getRequest, listRequests, pickUp } from '@heliodesk/contract/request';
import { deleteMessage, markRead, recallMessage, sendMessage } from '@heliodesk/contract/case-chat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { readMessages, sendText, textMessage } from '#src/testing/conversations.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCase } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('a message', () => {
  it('of staff keeps the promise of a first contact, once', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const state = async () => (await app.client(agent.token).call(getRequest, { params: { requestId } })).data;
    await sendText(app, customer, requestId, 'hello?');
    expect(await state()).toMatchObject({ firstContactAt: null, waitingOn: 'us' });
    const { data: first } = await sendText(app, agent, requestId, 'hello');
    expect((await state()).firstContactAt).toBe(first.createTime);
    await sendText(app, agent, requestId, 'again');
    expect((await state()).firstContactAt).toBe(first.createTime);
  });

  it('of staff that asks something makes it the customer’s turn until they write, one of the customer never does', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const turn = async () => (await app.client(agent.token).call(getRequest, { params: { requestId } })).data.waitingOn;
    const ask = ({ token }: { token: string }) =>
      app.client(token).call(sendMessage, { body: { ...textMessage(requestId, 'Which roof?'), needsAnswer: true } });
    await ask(customer);
    expect(await turn()).toBe('us');
    await ask(agent);
    expect(await turn()).toBe('customer');
    const { messages } = await readMessages(app, customer, requestId);
    expect(messages.filter(({ needsAnswer }) => needsAnswer).map(({ sender }) => sender)).toEqual(['customerService']);
    await sendText(app, agent, requestId, 'No hurry.');
    expect(await turn()).toBe('customer');
    await sendText(app, customer, requestId, 'The southern one.');
    expect(await turn()).toBe('us');
  });

  it('that was recalled asks nothing anymore', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const question = { ...textMessage(requestId, 'Which roof?'), needsAnswer: true };
    const { data: asked } = await app.client(agent.token).call(sendMessage, { body: question });
    expect(asked.needsAnswer).toBe(true);
    await app.client(agent.token).call(recallMessage, { query: { msgId: asked.msgId } });
    const { messages } = await readMessages(app, customer, requestId);
    expect(messages.filter(({ needsAnswer }) => needsAnswer)).toEqual([]);
  });

  it('that is recalled leaves the turn to what remains: a question, an answer, an earlier question', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const turn = async () => (await app.client(agent.token).call(getRequest, { params: { requestId } })).data.waitingOn;
    const ask = async (content: string) =>
      (await app.client(agent.token).call(sendMessage, { body: { ...textMessage(requestId, content), needsAnswer: true } })).data;
    const recall = async ({ token }: { token: string }, { msgId }: { msgId: number }) =>
      app.client(token).call(recallMessage, { query: { msgId } });
    const first = await ask('Which roof?');
    await recall(agent, first);
    expect(await turn()).toBe('us');
    const [second, third] = [await ask('Which roof?'), await ask('Which row?')];
    await recall(agent, third);
    expect(await turn()).toBe('customer');
    const { data: answer } = await sendText(app, customer, requestId, 'The southern one.');
    expect(await turn()).toBe('us');
    await recall(customer, answer);
    expect(await turn()).toBe('customer');
    const { data: remark } = await sendText(app, agent, requestId, 'No hurry.');
    await recall(agent, remark);
    expect(await turn()).toBe('customer');
    await recall(agent, second);
    expect(await turn()).toBe('us');
  });

  it('that is recalled does not hand back a request that was picked up since', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const detail = async () => (await app.client(agent.token).call(getRequest, { params: { requestId } })).data;
    await app.client(agent.token).call(sendMessage, { body: { ...textMessage(requestId, 'Which roof?'), needsAnswer: true } });
    const { version } = await detail();
    expect((await app.client(agent.token).call(pickUp, { body: { requestId, version } })).code).toBe(200);
    const { data: remark } = await sendText(app, customer, requestId, 'Thank you.');
    await app.client(customer.token).call(recallMessage, { query: { msgId: remark.msgId } });
    expect((await detail()).waitingOn).toBe('us');
  });

  it('is unread until it is read, for each person', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const colleague = await buildCustomer(app.platform, { company: customer });
    const [{ data: first }, { data: second }] = [
      await sendText(app, agent, requestId, 'one'),
      await sendText(app, agent, requestId, 'two'),
    ];
    expect((await readMessages(app, customer, requestId)).unread).toBe(2);
    const row = (await app.client(customer.token).call(listRequests, { query: {} })).data.find(
      (request) => request.requestId === requestId,
    );
    expect(row?.unread).toBe(2);
    await app.client(customer.token).call(markRead, { body: { requestId, msgId: first.msgId } });
    expect((await readMessages(app, customer, requestId)).unread).toBe(1);
    expect((await readMessages(app, colleague, requestId)).unread).toBe(2);
    expect((await readMessages(app, agent, requestId)).readByOther).toBe(first.msgId);
    await app.client(customer.token).call(markRead, { body: { requestId, msgId: Number.MAX_SAFE_INTEGER } });
    expect(await readMessages(app, agent, requestId)).toMatchObject({ readByOther: second.msgId, unread: 0 });
    await app.client(customer.token).call(markRead, { body: { requestId, msgId: first.msgId } });
    expect((await readMessages(app, customer, requestId)).unread).toBe(0);
  });

  it('is recalled by its sender within two minutes: the place stays, the text is in the audit alone', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const { data } = await sendText(app, customer, requestId, 'wrong number');
    expect(Date.parse(data.recallUntil ?? '') - Date.parse(data.createTime)).toBe(120_000);
    expect((await app.client(agent.token).call(recallMessage, { query: { msgId: data.msgId } })).key).toBe('chat.notYours');
    for (let i = 0; i < 2; i += 1)
      expect((await app.client(customer.token).call(recallMessage, { query: { msgId: data.msgId } })).data).toMatchObject({
        msgId: data.msgId,
        action: 0,
        content: '',
        recallUntil: null,
      });
    for (const person of [customer, agent])
      expect((await readMessages(app, person, requestId)).messages.at(-1)).toMatchObject({ msgId: data.msgId, action: 0, content: '' });
    expect((await readMessages(app, agent, requestId)).unread).toBe(0);
    const audit = await app.platform.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'caseChat.recall')
      .where('subject_id', '=', String(data.msgId))
      .execute();
    expect(audit).toHaveLength(1);
    expect(audit[0]).toMatchObject({ actor_id: customer.userId, before: { content: 'wrong number' } });
    expect(JSON.stringify(await app.platform.db.selectFrom('message').selectAll().where('id', '=', data.msgId).execute())).not.toContain(
      'wrong number',
    );
  });

  it('is deleted by its author in customer service for ten minutes, and by an administrator with a reason', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const admin = await buildStaff(app.platform, { role: 'admin' });
    const { data } = await sendText(app, agent, requestId, 'meant for someone else');
    const remove = ({ token }: { token: string }, reason?: string) =>
      app.client(token).call(deleteMessage, { query: { msgId: data.msgId, reason } });
    const colleague = await buildStaff(app.platform);
    for (const stranger of [customer, colleague]) expect((await remove(stranger, 'why not')).key).toBe('chat.notYours');
    app.clock.advance({ minutes: 10, seconds: 1 });
    expect((await remove(agent)).key).toBe('chat.deleteTooLate');
    expect((await remove(admin)).errors).toMatchObject([{ path: 'reason', rule: 'required' }]);
    expect((await remove(admin, 'Personal data')).data).toMatchObject({ msgId: data.msgId, action: 0, content: '' });
    expect((await readMessages(app, customer, requestId)).messages.at(-1)).toMatchObject({ action: 0, content: '' });
    const audit = await app.platform.db.selectFrom('audit').selectAll().where('action', '=', 'caseChat.delete').execute();
    expect(audit).toMatchObject([
      { actor_id: admin.userId, before: { content: 'meant for someone else' }, after: { reason: 'Personal data' } },
    ]);
    const { data: fresh } = await sendText(app, agent, requestId, 'typo');
    expect((await app.client(agent.token).call(deleteMessage, { query: { msgId: fresh.msgId } })).code).toBe(200);
  });

  it('is not recalled later', async () => {
    const { customer, requestId } = await buildCase(app.platform);
    const { data } = await sendText(app, customer, requestId, 'stays');
    app.clock.advance({ minutes: 2, seconds: 1 });
    expect(await app.client(customer.token).call(recallMessage, { query: { msgId: data.msgId } })).toMatchObject({
      code: 409,
      key: 'chat.recallTooLate',
    });
    expect((await readMessages(app, customer, requestId)).messages.at(-1)).toMatchObject({ content: 'stays', recallUntil: null });
  });
});

describe('the last word', () => {
  it('is the customer’s until staff answer, and falls back where one is recalled', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const word = async () => (await app.client(agent.token).call(getRequest, { params: { requestId } })).data.lastWord;
    const { submitTime } = (await app.client(agent.token).call(getRequest, { params: { requestId } })).data;
    expect(await word()).toEqual({ by: 'customer', at: submitTime });
    app.clock.advance({ minutes: 1 });
    const { data: asked } = await sendText(app, customer, requestId, 'Any news?');
    expect(await word()).toEqual({ by: 'customer', at: asked.createTime });
    app.clock.advance({ minutes: 1 });
    const { data: answer } = await sendText(app, agent, requestId, 'Tomorrow.');
    expect(await word()).toEqual({ by: 'us', at: answer.createTime });
    await app.client(agent.token).call(recallMessage, { query: { msgId: answer.msgId } });
    expect(await word()).toEqual({ by: 'customer', at: asked.createTime });
    await app.client(customer.token).call(recallMessage, { query: { msgId: asked.msgId } });
    expect(await word()).toEqual({ by: 'customer', at: submitTime });
  });

  it('filters the desk', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const isListed = async (lastWord: 'customer' | 'us') =>
      (await app.client(agent.token).call(deskList, { query: { lastWord } })).data.some((row) => row.requestId === requestId);
    expect([await isListed('customer'), await isListed('us')]).toEqual([true, false]);
    app.clock.advance({ minutes: 1 });
    await sendText(app, agent, requestId, 'hello');
    expect([await isListed('customer'), await isListed('us')]).toEqual([false, true]);
    app.clock.advance({ minutes: 1 });
    await sendText(app, customer, requestId, 'hello!');
    expect([await isListed('customer'), await isListed('us')]).toEqual([true, false]);
  });
});
