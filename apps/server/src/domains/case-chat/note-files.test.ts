// @both-engines
import { randomUUID } from 'node:crypto';
import {
  addFile,
  addFileUrl,
  deleteAttachment,
  listAttachments,
  listCaseFiles,
  updateAttachment,
  uploadAddress,
} from '@heliodesk/contract/attachment';
import type { Purpose } from '@heliodesk/contract/attachment';
import { addNote, listMessages, recallMessage, sendMessage } from '@heliodesk/contract/case-chat';
import { limits } from '@heliodesk/contract/kit';
import { deleteDraft, getRequest, listRequests } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { removeLeftovers } from '#src/domains/attachment/seed.ts';
import { buildEnquiry } from '#src/domains/enquiry/seed.ts';
import { removeDiscardedDrafts } from '#src/domains/request/seed.ts';
import { buildProvider, buildStaff } from '#src/domains/identity/seed.ts';
import { halves } from '#src/testing/invariants.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCase, type BuiltCase } from './seed.ts';

type Person = { token: string };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const clientOf = ({ token }: Person) => app.client(token);
const content = Buffer.from('Margin 12 %');
const upload = (person: Person, requestId: number, purpose: Purpose = 'note') =>
  clientOf(person).call(addFile, { body: { requestId, purpose } }, { file: { name: 'margin.txt', content } });
const note = (person: Person, requestId: number, rest: { content?: string; attId?: number }) =>
  clientOf(person).call(addNote, { body: { requestId, clientMsgId: randomUUID(), ...rest } });
const fetched = async (person: Person, url: string) => (await clientOf(person).send({ method: 'GET', url })).code;
const listed = (person: Person, requestId: number, purpose: Purpose) =>
  clientOf(person).call(listAttachments, { query: { requestId, purpose } });
const conversation = async (person: Person, requestId: number) =>
  (await clientOf(person).call(listMessages, { query: { requestId } })).data.messages;

async function notedCase() {
  const built = await buildCase(app.platform);
  const file = (await upload(built.agent, built.requestId)).data;
  const { data: message } = await note(built.agent, built.requestId, { content: 'Look at this', attId: file.attId });
  return { ...built, file, message };
}

/** Everyone who may know nothing of a case's notes; the first two see the case. */
const outsiders = async ({ customer }: BuiltCase): Promise<Person[]> => [
  customer,
  await buildCustomer(app.platform, { company: customer }),
  await buildCustomer(app.platform),
  await buildProvider(app.platform),
];

describe('a file on an internal note', () => {
  it('is the writer’s own until the note is written, then seen by all staff of the case', async () => {
    const { agent, requestId } = await buildCase(app.platform);
    const colleague = await buildStaff(app.platform);
    const { data: file } = await upload(agent, requestId);
    expect(await fetched(agent, file.url)).toBe(200);
    expect(await fetched(colleague, file.url)).toBe(404);
    expect((await note(colleague, requestId, { attId: file.attId })).code).toBe(510);
    const { data } = await note(agent, requestId, { attId: file.attId });
    expect(data).toMatchObject({ internal: true, type: 1, content: '', attachment: { attId: file.attId, fileName: 'margin.txt' } });
    expect(await fetched(colleague, file.url)).toBe(200);
    expect((await listed(colleague, requestId, 'note')).data).toEqual([file]);
    expect((await conversation(colleague, requestId)).at(-1)).toMatchObject({ attachment: { url: file.url } });
    expect((await note(agent, requestId, { attId: file.attId })).code).toBe(510);
    expect((await clientOf(agent).call(deleteAttachment, { params: { id: file.attId } })).key).toBe('attachment.frozen');
  });

  it('is nothing to customers, other companies and providers, wherever they look', async () => {
    const built = await notedCase();
    const { requestId, file } = built;
    for (const person of await outsiders(built)) {
      const client = clientOf(person);
      expect(await fetched(person, file.url)).toBe(404);
      expect((await listed(person, requestId, 'note')).code).toBe(404);
      expect((await client.call(updateAttachment, { body: { attId: file.attId, description: 'mine' } })).code).toBe(404);
      expect((await client.call(deleteAttachment, { params: { id: file.attId } })).code).toBe(200);
      expect((await upload(person, requestId)).code).not.toBe(200);
      const address = await client.call(uploadAddress, { body: { requestId, purpose: 'note', fileName: 'margin.txt' } });
      expect(address.code).not.toBe(200);
    }
    expect(await fetched(built.agent, file.url)).toBe(200);
    const { customer } = built;
    const seen = [
      await conversation(customer, requestId),
      (await listed(customer, requestId, 'request')).data,
      (await listed(customer, requestId, 'message')).data,
      (await clientOf(customer).call(getRequest, { params: { requestId } })).data,
      (await clientOf(customer).call(listRequests, { query: {} })).data,
    ];
    expect(JSON.stringify(seen)).not.toMatch(/margin|Look at this/);
    expect((await clientOf(customer).call(listRequests, { query: {} })).data).toMatchObject([{ requestId, unread: 0 }]);
  });

  it('never goes into the public conversation, nor a file of that into a note', async () => {
    const { agent, requestId } = await buildCase(app.platform);
    const send = (attId: number) =>
      clientOf(agent).call(sendMessage, { body: { requestId, clientMsgId: randomUUID(), type: 1, attId, content: '' } });
    const ofNote = (await upload(agent, requestId)).data;
    const ofMessage = (await upload(agent, requestId, 'message')).data;
    expect((await send(ofNote.attId)).code).toBe(510);
    expect((await note(agent, requestId, { attId: ofMessage.attId })).code).toBe(510);
    expect((await note(agent, requestId, { attId: ofNote.attId })).code).toBe(200);
    expect((await send(ofNote.attId)).code).toBe(510);
    expect((await send(ofMessage.attId)).code).toBe(200);
    expect((await note(agent, requestId, {})).code).toBe(510);
  });

  it('is gone for everyone else once the note is recalled', async () => {
    const { agent, requestId, file, message } = await notedCase();
    const colleague = await buildStaff(app.platform);
    await clientOf(agent).call(recallMessage, { query: { msgId: message.msgId } });
    expect(await fetched(colleague, file.url)).toBe(404);
    expect((await listed(colleague, requestId, 'note')).data).toEqual([]);
  });

  it('comes by an upload address too, for the notes that the address was given out for', async () => {
    const { agent, requestId } = await buildCase(app.platform);
    const client = clientOf(agent);
    const base = await app.http.listen({ port: 0, host: '127.0.0.1' });
    const { url } = (await client.call(uploadAddress, { body: { requestId, purpose: 'note', fileName: 'margin.txt' } })).data;
    await fetch(new URL(url, base), { method: 'PUT', body: content });
    const { data: file } = await client.call(addFileUrl, { body: { requestId, url, fileName: 'margin.txt' } });
    expect((await note(agent, requestId, { attId: file.attId })).code).toBe(200);
    expect((await listed(agent, requestId, 'note')).data).toEqual([file]);
  });

  it('counts with all other files of the request', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const half = limits.files / 2;
    for (let i = 0; i < half; i += 1) {
      expect((await upload(agent, requestId)).code).toBe(200);
      expect((await upload(customer, requestId, 'message')).code).toBe(200);
    }
    expect((await upload(agent, requestId)).key).toBe('attachment.tooMany');
    expect((await upload(customer, requestId, 'message')).key).toBe('attachment.tooMany');
  });
});

it('a discarded draft leaves no file, no address and no object of any kind', async () => {
  const { customer, agent } = await buildCase(app.platform);
  const { requestId } = await buildEnquiry(app.platform, agent, { onBehalfOf: customer.contactId });
  const files = [(await upload(agent, requestId, 'request')).data, (await upload(agent, requestId)).data];
  await note(agent, requestId, { attId: files[1]?.attId ?? 0 });
  await clientOf(agent).call(uploadAddress, { body: { requestId, purpose: 'note', fileName: 'margin.txt' } });
  expect((await clientOf(agent).call(deleteDraft, { params: { requestId }, query: {} })).code).toBe(200);
  app.clock.advance({ hours: 24 });
  await removeDiscardedDrafts(app.platform);
  expect(await halves(app)).toEqual([]);
  const { rows } = await app.platform.database.raw.query('select owner_id from attachment union all select owner_id from upload_address');
  expect(rows.map(({ owner_id }) => Number(owner_id))).not.toContain(requestId);
  await removeLeftovers(app.platform);
  for (const { url } of files) {
    const key = new URL(url, 'http://site').searchParams.get('fileName') ?? '';
    expect(await app.platform.files.exists(key)).toBe(false);
  }
});

describe('the list of all files of a case', () => {
  it('says where each comes from, and leaves those of notes to staff', async () => {
    const built = await notedCase();
    const { customer, agent, requestId, file } = built;
    const sent = (await upload(customer, requestId, 'message')).data;
    const all = async (person: Person) =>
      (await clientOf(person).call(listCaseFiles, { query: { requestId } })).data.map(({ attId, purpose }) => [attId, purpose]);
    expect(await all(customer)).toEqual([]);
    await clientOf(customer).call(sendMessage, {
      body: { requestId, clientMsgId: randomUUID(), type: 1, attId: sent.attId, content: 'The label' },
    });
    expect(await all(customer)).toEqual([[sent.attId, 'message']]);
    expect(await all(agent)).toEqual([
      [file.attId, 'note'],
      [sent.attId, 'message'],
    ]);
    const [, , stranger] = await outsiders(built);
    expect((await clientOf(stranger ?? customer).call(listCaseFiles, { query: { requestId } })).code).toBe(404);
  });
});
