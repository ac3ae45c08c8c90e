import { randomUUID } from 'node:crypto';
import { addFile, download, listCaseFiles, updateAttachment } from '@heliodesk/contract/attachment';
import { recallMessage, sendMessage } from '@heliodesk/contract/case-chat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMessages } from '#src/testing/conversations.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCase } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('a file in a conversation', () => {
  const store = async (person: { token: string }, requestId: number) =>
    (
      await app
        .client(person.token)
        .call(addFile, { body: { requestId, purpose: 'message' } }, { file: { name: 'roof.txt', content: Buffer.from('Row 4') } })
    ).data;
  const sendFile = (person: { token: string }, requestId: number, attId: number) =>
    app.client(person.token).call(sendMessage, { body: { requestId, clientMsgId: randomUUID(), type: 1, attId, content: 'see row 4' } });
  const sendFiles = (
    person: { token: string },
    requestId: number,
    { clientMsgId = randomUUID(), ...files }: { clientMsgId?: string; attIds?: number[] },
  ) => app.client(person.token).call(sendMessage, { body: { requestId, clientMsgId, type: 1, content: 'see row 4', ...files } });
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
    expect((await readMessages(app, agent, requestId)).messages.at(-1)).toMatchObject({ action: 0, content: '', attachment: null });
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

  it('goes with others as one message, which takes them all back', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const files = [await store(customer, requestId), await store(customer, requestId)];
    const attIds = files.map(({ attId }) => attId);
    const { data: sent } = await sendFiles(customer, requestId, { attIds });
    expect(sent.attachments.map(({ attId }) => attId)).toEqual(attIds);
    const { messages } = await readMessages(app, agent, requestId);
    const seen = messages.filter(({ type }) => type === 1);
    expect(seen).toMatchObject([{ msgId: sent.msgId, attachment: { attId: attIds[0] }, attachments: files.map(({ url }) => ({ url })) }]);
    const { data: listed } = await app.client(agent.token).call(listCaseFiles, { query: { requestId } });
    expect(listed.map(({ attId, purpose }) => [attId, purpose])).toEqual(attIds.map((attId) => [attId, 'message']));
    for (const { url } of files) expect(await canFetch(agent, url)).toBe(true);
    await app.client(customer.token).call(recallMessage, { query: { msgId: sent.msgId } });
    for (const { url } of files) expect(await canFetch(agent, url)).toBe(false);
    expect((await readMessages(app, agent, requestId)).messages.at(-1)).toMatchObject({ action: 0, attachments: [] });
    expect((await app.client(agent.token).call(listCaseFiles, { query: { requestId } })).data).toEqual([]);
  });

  it('stays unsent with all others of a message when one of them can’t be sent, and a repeat is the same message', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const [own, others] = [await store(customer, requestId), await store(agent, requestId)];
    const both = await sendFiles(customer, requestId, { attIds: [own.attId, others.attId] });
    expect(both).toMatchObject({ code: 510, errors: [{ path: 'attIds', rule: 'invalid' }] });
    expect(await canFetch(agent, own.url)).toBe(false);
    const clientMsgId = randomUUID();
    const first = await sendFiles(customer, requestId, { attIds: [own.attId], clientMsgId });
    expect((await sendFiles(customer, requestId, { attIds: [own.attId], clientMsgId })).data).toMatchObject({
      msgId: first.data.msgId,
      attachments: [{ attId: own.attId }],
    });
    const another = await store(customer, requestId);
    expect((await sendFiles(customer, requestId, { attIds: [another.attId], clientMsgId })).data).toMatchObject({
      msgId: first.data.msgId,
      attachments: [{ attId: own.attId }],
    });
    expect(await canFetch(agent, another.url)).toBe(false);
    expect((await sendFiles(customer, requestId, { attIds: [another.attId] })).code).toBe(200);
    expect(await sendFiles(customer, requestId, {})).toMatchObject({ code: 510, errors: [{ path: 'attId', rule: 'required' }] });
  });
});
