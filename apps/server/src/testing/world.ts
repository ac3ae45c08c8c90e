import { addFile } from '@heliodesk/contract/attachment';
import { addNote, sendMessage } from '@heliodesk/contract/case-chat';
import { insertSerials, listSerials, uploadSerials } from '@heliodesk/contract/serial-number';
import { randomUUID } from 'node:crypto';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { serialSheet, serialsFrom } from '#src/domains/serial-number/seed.ts';
import { settledImport } from './settled-import.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** The ids by which calls name what belongs to one customer. */
export interface OwnedIds {
  requestId: number;
  submittedId: number;
  importId: number;
  serialId: number;
  attId: number;
  fileKey: string;
  msgId: number;
  /** Files of the submitted claim, sent with a public message and with an internal note. */
  sent: { attId: number; fileKey: string }[];
}

export interface World {
  owner: BuiltCustomer;
  stranger: BuiltCustomer;
  agent: BuiltUser;
  supervisor: BuiltUser;
  admin: BuiltUser;
  /** Of the owner. */
  ownedIds: OwnedIds;
}

const text = { name: 'note.txt', content: Buffer.from('Seen by drone in rows 12 to 31.') };

async function buildImport(client: TestClient, requestId: number): Promise<number> {
  const content = await serialSheet(serialsFrom('WORLD', 12).map((sn) => [sn]));
  const { data } = await client.call(uploadSerials, { body: { requestId } }, { file: { name: 'modules.xlsx', content } });
  await settledImport(client, requestId);
  return data.importId;
}

const keyIn = (url: string): string => new URL(url, 'http://site').searchParams.get('fileName') ?? '';

/** A file for the owner's conversation about a request and one for its notes, each sent. */
async function buildSentFiles(owner: TestClient, agent: TestClient, requestId: number): Promise<OwnedIds['sent']> {
  const ofMessage = (await owner.call(addFile, { body: { requestId, purpose: 'message' } }, { file: text })).data;
  const ofNote = (await agent.call(addFile, { body: { requestId, purpose: 'note' } }, { file: text })).data;
  await owner.call(sendMessage, { body: { requestId, clientMsgId: randomUUID(), type: 1, attId: ofMessage.attId } });
  await agent.call(addNote, { body: { requestId, clientMsgId: randomUUID(), attId: ofNote.attId } });
  return [ofMessage, ofNote].map(({ attId, url }) => ({ attId, fileKey: keyIn(url) }));
}

/** What belongs to a customer: a draft with serial numbers, files and an import, and a submitted claim with a message. */
export async function buildOwnedIds(app: TestApp, owner: BuiltCustomer, agent: { token: string }): Promise<OwnedIds> {
  const client = app.client(owner.token);
  const { requestId } = await buildClaim(app.platform, owner, { serials: [] });
  const { requestId: submittedId } = await buildClaim(app.platform, owner, { submit: true });
  const importId = await buildImport(client, requestId);
  await client.call(insertSerials, { body: { requestId, snList: [{ sn: 'TYPED00000001' }] } });
  const [serial] = (await client.call(listSerials, { params: { requestId }, query: {} })).data;
  const file = await client.call(addFile, { body: { requestId } }, { file: text });
  const message = await client.call(sendMessage, {
    body: { requestId: submittedId, clientMsgId: randomUUID(), type: 0, content: 'Good morning' },
  });
  return {
    requestId,
    submittedId,
    importId,
    serialId: serial?.id ?? 0,
    attId: file.data.attId,
    fileKey: keyIn(file.data.url),
    msgId: message.data.msgId,
    sent: await buildSentFiles(client, app.client(agent.token), submittedId),
  };
}

/** People of two companies and staff, with everything that the calls name by an id. */
export async function buildWorld(app: TestApp): Promise<World> {
  const owner = await buildCustomer(app.platform);
  const stranger = await buildCustomer(app.platform, { firstName: 'Stefan', lastName: 'Fremd' });
  const agent = await buildStaff(app.platform);
  const supervisor = await buildStaff(app.platform, { role: 'supervisor' });
  const admin = await buildStaff(app.platform, { role: 'admin' });
  return { owner, stranger, agent, supervisor, admin, ownedIds: await buildOwnedIds(app, owner, agent) };
}
