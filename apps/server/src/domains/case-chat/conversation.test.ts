// @both-engines
import { randomUUID } from 'node:crypto';
import { addNote, listMessages, markRead, recallMessage, sendMessage } from '@heliodesk/contract/case-chat';
import { pickUp, getRequest } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildProvider, buildStaff } from '#src/domains/identity/seed.ts';
import { readMessages, sendText, textMessage } from '#src/testing/conversations.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCase, buildDraft, buildMessage } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const note = (person: { token: string }, requestId: number, content: string) =>
  app.client(person.token).call(addNote, { body: { requestId, clientMsgId: randomUUID(), content } });
const said = async (person: { token: string }, requestId: number) =>
  (await readMessages(app, person, requestId)).messages.filter(({ sender }) => sender !== 'system').map(({ content }) => content);

describe('a conversation', () => {
  it('begins with a line of the system when the request is submitted, and one more when it is picked up', async () => {
    const { customer, agent, requestId, requestNo } = await buildCase(app.platform);
    const { version } = (await app.client(agent.token).call(getRequest, { params: { requestId } })).data;
    await app.client(agent.token).call(pickUp, { body: { requestId, version } });
    const { messages } = await readMessages(app, customer, requestId);
    expect(messages).toMatchObject([
      { sender: 'system', senderId: null, content: 'submitted', params: { requestNo } },
      { sender: 'system', content: 'pickedUp', params: { name: agent.name } },
    ]);
  });

  it('names people from the reader’s side', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const colleague = await buildCustomer(app.platform, { company: customer, firstName: 'Iris' });
    const other = await buildStaff(app.platform, { name: 'Olga Other' });
    await buildMessage(app.platform, customer, requestId, 'from the customer');
    await buildMessage(app.platform, agent, requestId, 'from the agent');
    const labels = async (reader: { token: string }) =>
      (await readMessages(app, reader, requestId)).messages.slice(1).map(({ sender, senderName }) => [sender, senderName]);
    expect(await labels(customer)).toEqual([
      ['you', customer.name],
      ['customerService', agent.name],
    ]);
    expect(await labels(colleague)).toEqual([
      ['client', customer.name],
      ['customerService', agent.name],
    ]);
    expect(await labels(agent)).toEqual([
      ['client', customer.name],
      ['you', agent.name],
    ]);
    expect(await labels(other)).toEqual([
      ['client', customer.name],
      ['customerService', agent.name],
    ]);
  });

  it('keeps one order for everyone, however many write at the same time', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => sendText(app, i % 2 === 0 ? customer : agent, requestId, `message ${i}`)),
    );
    expect(answers.every(({ code }) => code === 200)).toBe(true);
    const [first, second] = [await readMessages(app, customer, requestId), await readMessages(app, agent, requestId)];
    const ids = first.messages.map(({ msgId }) => msgId);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(second.messages.map(({ msgId }) => msgId)).toEqual(ids);
    expect(ids).toHaveLength(31);
  });

  it('takes a repeated message once, also when both come at the same time', async () => {
    const { customer, requestId } = await buildCase(app.platform);
    const clientMsgId = randomUUID();
    const sendAgain = (person: { token: string }, id: number, content: string) =>
      app.client(person.token).call(sendMessage, { body: textMessage(id, content, clientMsgId) });
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendAgain(customer, requestId, 'only once')));
    expect(new Set(answers.map(({ data }) => data.msgId)).size).toBe(1);
    expect((await sendAgain(customer, requestId, 'only once')).data).toMatchObject({
      msgId: answers[0]?.data.msgId,
      content: 'only once',
    });
    expect(await said(customer, requestId)).toEqual(['only once']);
    const elsewhere = await buildCase(app.platform, { customer });
    expect((await sendAgain(customer, elsewhere.requestId, 'only once')).code).toBe(409);
    const stranger = await buildCase(app.platform);
    expect((await sendAgain(stranger.customer, stranger.requestId, 'mine')).data.content).toBe('mine');
  });

  it('is read in pages, forwards and backwards', async () => {
    const { customer, requestId } = await buildCase(app.platform);
    for (let i = 1; i <= 60; i += 1) await sendText(app, customer, requestId, String(i));
    const newest = await readMessages(app, customer, requestId);
    expect(newest.messages.map(({ content }) => content)).toEqual(Array.from({ length: 50 }, (_, i) => String(i + 11)));
    expect(newest.hasMore).toBe(true);
    const older = await readMessages(app, customer, requestId, { beforeMsgId: newest.messages[0]?.msgId ?? 0 });
    expect(older.messages.map(({ content }) => content)).toEqual(['submitted', ...Array.from({ length: 10 }, (_, i) => String(i + 1))]);
    expect(older.hasMore).toBe(false);
    const since = await readMessages(app, customer, requestId, { afterMsgId: older.messages.at(-1)?.msgId ?? 0, pageSize: 20 });
    expect(since.messages.map(({ content }) => content)).toEqual(Array.from({ length: 20 }, (_, i) => String(i + 11)));
    expect(since.hasMore).toBe(true);
    expect(await readMessages(app, customer, requestId, { afterMsgId: newest.messages.at(-1)?.msgId ?? 0 })).toMatchObject({
      messages: [],
      hasMore: false,
    });
  });

  it('is no one else’s', async () => {
    const { customer, requestId } = await buildCase(app.platform);
    const { data: message } = await sendText(app, customer, requestId, 'ours');
    for (const { token } of [await buildCustomer(app.platform), await buildStaff(app.platform, { role: 'tracker_agent' })]) {
      const client = app.client(token);
      expect((await client.call(listMessages, { query: { requestId } })).code).toBe(404);
      expect((await client.call(sendMessage, { body: textMessage(requestId, 'hello') })).code).toBe(404);
      expect((await client.call(markRead, { body: { requestId, msgId: message.msgId } })).code).toBe(404);
      expect((await client.call(recallMessage, { query: { msgId: message.msgId } })).code).toBe(404);
    }
    const provider = app.client((await buildProvider(app.platform)).token);
    expect((await provider.call(listMessages, { query: { requestId } })).code).toBe(403);
    expect((await app.client().call(listMessages, { query: { requestId } })).code).toBe(401);
    expect(await said(customer, requestId)).toEqual(['ours']);
  });

  it('does not exist for a draft', async () => {
    const customer = await buildCustomer(app.platform);
    const { requestId } = await buildDraft(app.platform, customer);
    expect(await sendText(app, customer, requestId, 'hello')).toMatchObject({ code: 409, key: 'action.notAllowed' });
  });

  it('takes 1 to 2,000 characters of text, stored as they are', async () => {
    const { customer, requestId } = await buildCase(app.platform);
    for (const content of ['', '   ', 'x'.repeat(2_001)])
      expect((await sendText(app, customer, requestId, content)).code, content.slice(0, 5)).toBe(510);
    for (const content of ['a\0b', 'a\ud800b']) expect((await sendText(app, customer, requestId, content)).code).toBe(400);
    const script = '<img src=x onerror=alert(1)> javascript:alert(1)';
    expect((await sendText(app, customer, requestId, script)).data.content).toBe(script);
    expect((await sendText(app, customer, requestId, 'x'.repeat(2_000))).code).toBe(200);
  });

  it('does not take more than anyone types', async () => {
    const { customer, requestId } = await buildCase(app.platform);
    const answers = await Promise.all(Array.from({ length: 121 }, (_, i) => sendText(app, customer, requestId, `flood ${i}`)));
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(1);
  });
});

describe('a note', () => {
  it('is there for staff, and in no list, count or mark of a customer', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const other = await buildStaff(app.platform, { role: 'module_agent' });
    const { data } = await note(agent, requestId, 'Same site as last year');
    expect(data).toMatchObject({ internal: true, sender: 'you' });
    expect(await said(other, requestId)).toEqual(['Same site as last year']);
    expect(await said(customer, requestId)).toEqual([]);
    expect((await readMessages(app, customer, requestId)).unread).toBe(0);
    await app.client(other.token).call(markRead, { body: { requestId, msgId: data.msgId } });
    expect((await readMessages(app, customer, requestId)).readByOther).toBeLessThan(data.msgId);
    expect((await app.client(customer.token).call(recallMessage, { query: { msgId: data.msgId } })).code).toBe(404);
    expect((await note(customer, requestId, 'me too')).code).toBe(403);
    expect((await app.client(agent.token).call(getRequest, { params: { requestId } })).data.firstContactAt).toBeNull();
  });
});
