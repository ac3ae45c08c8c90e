// @both-engines
import { randomUUID } from 'node:crypto';
import { addFile, download, updateAttachment } from '@heliodesk/contract/attachment';
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
});
