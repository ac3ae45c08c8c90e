// @both-engines
import { randomUUID } from 'node:crypto';
import { addFile, download, updateAttachment } from '@heliodesk/contract/attachment';
import { addNote, listMessages, markRead, recallMessage, sendMessage } from '@heliodesk/contract/case-chat';
import { pickUp, listRequests, getRequest } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildProvider, buildStaff } from '#src/domains/identity/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCase, buildDraft, buildMessage } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const text = (requestId: number, content: string, clientMsgId: string = randomUUID()) => ({
  requestId,
  clientMsgId,
  type: 0 as const,
  content,
});
const send = (person: { token: string }, requestId: number, content: string, clientMsgId?: string) =>
  app.client(person.token).call(sendMessage, { body: text(requestId, content, clientMsgId) });
const note = (person: { token: string }, requestId: number, content: string) =>
  app.client(person.token).call(addNote, { body: { requestId, clientMsgId: randomUUID(), content } });
const read = async (
  person: { token: string },
  requestId: number,
  range: { afterMsgId?: number; beforeMsgId?: number; pageSize?: number } = {},
) => (await app.client(person.token).call(listMessages, { query: { requestId, ...range } })).data;
const said = async (person: { token: string }, requestId: number) =>
  (await read(person, requestId)).messages.filter(({ sender }) => sender !== 'system').map(({ content }) => content);

describe('a conversation', () => {
  it('begins with a line of the system when the request is submitted, and one more when it is picked up', async () => {
    const { customer, agent, requestId, requestNo } = await buildCase(app.platform);
    const { version } = (await app.client(agent.token).call(getRequest, { params: { requestId } })).data;
    await app.client(agent.token).call(pickUp, { body: { requestId, version } });
    const { messages } = await read(customer, requestId);
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
      (await read(reader, requestId)).messages.slice(1).map(({ sender, senderName }) => [sender, senderName]);
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
      Array.from({ length: 30 }, (_, i) => send(i % 2 === 0 ? customer : agent, requestId, `message ${i}`)),
    );
    expect(answers.every(({ code }) => code === 200)).toBe(true);
    const [first, second] = [await read(customer, requestId), await read(agent, requestId)];
    const ids = first.messages.map(({ msgId }) => msgId);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(second.messages.map(({ msgId }) => msgId)).toEqual(ids);
    expect(ids).toHaveLength(31);
  });

  it('takes a repeated message once, also when both come at the same time', async () => {
    const { customer, requestId } = await buildCase(app.platform);
    const clientMsgId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(customer, requestId, 'only once', clientMsgId)));
    expect(new Set(answers.map(({ data }) => data.msgId)).size).toBe(1);
    expect((await send(customer, requestId, 'only once', clientMsgId)).data).toMatchObject({
      msgId: answers[0]?.data.msgId,
      content: 'only once',
    });
    expect(await said(customer, requestId)).toEqual(['only once']);
    const elsewhere = await buildCase(app.platform, { customer });
    expect((await send(customer, elsewhere.requestId, 'only once', clientMsgId)).code).toBe(409);
    const stranger = await buildCase(app.platform);
    expect((await send(stranger.customer, stranger.requestId, 'mine', clientMsgId)).data.content).toBe('mine');
  });

  it('is read in pages, forwards and backwards', async () => {
    const { customer, requestId } = await buildCase(app.platform);
    for (let i = 1; i <= 60; i += 1) await send(customer, requestId, String(i));
    const newest = await read(customer, requestId);
    expect(newest.messages.map(({ content }) => content)).toEqual(Array.from({ length: 50 }, (_, i) => String(i + 11)));
    expect(newest.hasMore).toBe(true);
    const older = await read(customer, requestId, { beforeMsgId: newest.messages[0]?.msgId ?? 0 });
    expect(older.messages.map(({ content }) => content)).toEqual(['submitted', ...Array.from({ length: 10 }, (_, i) => String(i + 1))]);
    expect(older.hasMore).toBe(false);
    const since = await read(customer, requestId, { afterMsgId: older.messages.at(-1)?.msgId ?? 0, pageSize: 20 });
    expect(since.messages.map(({ content }) => content)).toEqual(Array.from({ length: 20 }, (_, i) => String(i + 11)));
    expect(since.hasMore).toBe(true);
    expect(await read(customer, requestId, { afterMsgId: newest.messages.at(-1)?.msgId ?? 0 })).toMatchObject({
      messages: [],
      hasMore: false,
    });
  });

  it('is no one else’s', async () => {
    const { customer, requestId } = await buildCase(app.platform);
    const { data: message } = await send(customer, requestId, 'ours');
    for (const { token } of [await buildCustomer(app.platform), await buildStaff(app.platform, { role: 'tracker_agent' })]) {
      const client = app.client(token);
      expect((await client.call(listMessages, { query: { requestId } })).code).toBe(404);
      expect((await client.call(sendMessage, { body: text(requestId, 'hello') })).code).toBe(404);
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
    expect(await send(customer, requestId, 'hello')).toMatchObject({ code: 409, key: 'action.notAllowed' });
  });

  it('takes 1 to 2,000 characters of text, stored as they are', async () => {
    const { customer, requestId } = await buildCase(app.platform);
    for (const content of ['', '   ', 'x'.repeat(2_001)])
      expect((await send(customer, requestId, content)).code, content.slice(0, 5)).toBe(510);
    for (const content of ['a\0b', 'a\ud800b']) expect((await send(customer, requestId, content)).code).toBe(400);
    const script = '<img src=x onerror=alert(1)> javascript:alert(1)';
    expect((await send(customer, requestId, script)).data.content).toBe(script);
    expect((await send(customer, requestId, 'x'.repeat(2_000))).code).toBe(200);
  });

  it('does not take more than anyone types', async () => {
    const { customer, requestId } = await buildCase(app.platform);
    const answers = await Promise.all(Array.from({ length: 121 }, (_, i) => send(customer, requestId, `flood ${i}`)));
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
    expect((await read(customer, requestId)).unread).toBe(0);
    await app.client(other.token).call(markRead, { body: { requestId, msgId: data.msgId } });
    expect((await read(customer, requestId)).readByOther).toBeLessThan(data.msgId);
    expect((await app.client(customer.token).call(recallMessage, { query: { msgId: data.msgId } })).code).toBe(404);
    expect((await note(customer, requestId, 'me too')).code).toBe(403);
    expect((await app.client(agent.token).call(getRequest, { params: { requestId } })).data.firstContactAt).toBeNull();
  });
});

describe('a message', () => {
  it('of staff keeps the promise of a first contact, once', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const state = async () => (await app.client(agent.token).call(getRequest, { params: { requestId } })).data;
    await send(customer, requestId, 'hello?');
    expect(await state()).toMatchObject({ firstContactAt: null, waitingOn: 'us' });
    const { data: first } = await send(agent, requestId, 'hello');
    expect((await state()).firstContactAt).toBe(first.createTime);
    await send(agent, requestId, 'again');
    expect((await state()).firstContactAt).toBe(first.createTime);
  });

  it('is unread until it is read, for each person', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const colleague = await buildCustomer(app.platform, { company: customer });
    const [{ data: first }, { data: second }] = [await send(agent, requestId, 'one'), await send(agent, requestId, 'two')];
    expect((await read(customer, requestId)).unread).toBe(2);
    const row = (await app.client(customer.token).call(listRequests, { query: {} })).data.find(
      (request) => request.requestId === requestId,
    );
    expect(row?.unread).toBe(2);
    await app.client(customer.token).call(markRead, { body: { requestId, msgId: first.msgId } });
    expect((await read(customer, requestId)).unread).toBe(1);
    expect((await read(colleague, requestId)).unread).toBe(2);
    expect((await read(agent, requestId)).readByOther).toBe(first.msgId);
    await app.client(customer.token).call(markRead, { body: { requestId, msgId: Number.MAX_SAFE_INTEGER } });
    expect(await read(agent, requestId)).toMatchObject({ readByOther: second.msgId, unread: 0 });
    await app.client(customer.token).call(markRead, { body: { requestId, msgId: first.msgId } });
    expect((await read(customer, requestId)).unread).toBe(0);
  });

  it('is recalled by its sender within two minutes: the place stays, the text is in the audit alone', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const { data } = await send(customer, requestId, 'wrong number');
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
      expect((await read(person, requestId)).messages.at(-1)).toMatchObject({ msgId: data.msgId, action: 0, content: '' });
    expect((await read(agent, requestId)).unread).toBe(0);
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

  it('is not recalled later', async () => {
    const { customer, requestId } = await buildCase(app.platform);
    const { data } = await send(customer, requestId, 'stays');
    app.clock.advance({ minutes: 2, seconds: 1 });
    expect(await app.client(customer.token).call(recallMessage, { query: { msgId: data.msgId } })).toMatchObject({
      code: 409,
      key: 'chat.recallTooLate',
    });
    expect((await read(customer, requestId)).messages.at(-1)).toMatchObject({ content: 'stays', recallUntil: null });
  });
});

describe('a file in a conversation', () => {
  const store = async (person: { token: string }, requestId: number) =>
    (
      await app
        .client(person.token)
        .call(addFile, { body: { requestId, purpose: 'message' } }, { file: { name: 'roof.txt', content: Buffer.from('Row 4') } })
    ).data;
  const sendFile = (person: { token: string }, requestId: number, attId: number) =>
    app.client(person.token).call(sendMessage, { body: { requestId, clientMsgId: randomUUID(), type: 1, attId, content: 'see row 4' } });
  const canFetch = async (person: { token: string }, url: string) =>
    (await app.client(person.token).send({ method: 'GET', url })).code === 200;

  it('is seen by the other side once it is sent, and no longer once it is recalled', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const file = await store(customer, requestId);
    expect(await canFetch(agent, file.url)).toBe(false);
    const { data } = await sendFile(customer, requestId, file.attId);
    expect(data).toMatchObject({ type: 1, content: 'see row 4', attachment: { fileName: 'roof.txt' } });
    expect(await canFetch(agent, file.url)).toBe(true);
    expect((await app.client(customer.token).call(updateAttachment, { body: { attId: file.attId, description: 'changed' } })).key).toBe(
      'attachment.frozen',
    );
    await app.client(customer.token).call(recallMessage, { query: { msgId: data.msgId } });
    expect(await canFetch(agent, file.url)).toBe(false);
    expect((await read(agent, requestId)).messages.at(-1)).toMatchObject({ action: 0, content: '', attachment: null });
  });

  it('is the sender’s own, of this request, and sent once', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const other = await buildCase(app.platform, { customer });
    const file = await store(customer, requestId);
    expect((await sendFile(agent, requestId, file.attId)).code).toBe(510);
    expect((await sendFile(customer, other.requestId, file.attId)).code).toBe(510);
    const answers = await Promise.all(Array.from({ length: 4 }, () => sendFile(customer, requestId, file.attId)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 510, 510, 510]);
    expect((await app.client(customer.token).call(download, { query: { fileName: 'attachment/none' } })).code).toBe(404);
  });
});
