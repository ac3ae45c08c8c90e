// @both-engines
import { addFile, addFileAsGuest, downloadAsGuest } from '@heliodesk/contract/attachment';
import {
  addNote,
  listMessages,
  listMessagesAsGuest,
  markRead,
  markReadAsGuest,
  recallMessage,
  recallMessageAsGuest,
  sendMessageAsGuest,
} from '@heliodesk/contract/case-chat';
import { getRequestAsGuest } from '@heliodesk/contract/request';
import { liveTicketAsGuest, topicOf } from '@heliodesk/contract/live';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGuest, buildGuestCase } from '#src/testing/guests.ts';
import { liveUrl, statusOf } from '#src/testing/live-client.ts';
import { liveConnections } from '#src/testing/live-connections.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildMessage, buildNoteFile } from './seed.ts';

let app: TestApp;
let base: string;
const connect = liveConnections();
beforeAll(async () => {
  app = await startTestApp();
  base = await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.stop());

type Built = Awaited<ReturnType<typeof buildGuestCase>>;
const open = (person: { token: string }) => connect(app, base, person);
const say = (person: { token: string }, requestId: number, content: string, clientMsgId = randomUUID()) =>
  app.client(person.token).call(sendMessageAsGuest, { body: { requestId, clientMsgId, type: 0, content } });
const readAsGuest = ({ guest, requestId }: Built) => app.client(guest.token).call(listMessagesAsGuest, { query: { requestId } });
const readAs = (person: { token: string }, requestId: number) => app.client(person.token).call(listMessages, { query: { requestId } });
const file = (name: string) => ({ file: { name, content: Buffer.from('Row 4 lost two clamps.') } });
const keyIn = (url: string): string => new URL(url, base).searchParams.get('fileName') ?? '';

describe('a guest in the conversation', () => {
  it('writes on the side of the customer under the name of the link, once for each client id', async () => {
    const { guest, agent, customer, requestId } = await buildGuestCase(app);
    const clientMsgId = randomUUID();
    const sent = await say(guest, requestId, 'Two clamps came loose.', clientMsgId);
    expect(sent).toMatchObject({ code: 200, data: { sender: 'you', senderName: guest.name, senderId: null, customerType: 1 } });
    expect((await say(guest, requestId, 'again', clientMsgId)).data).toEqual(sent.data);
    for (const person of [agent, customer])
      expect((await readAs(person, requestId)).data).toMatchObject({
        messages: [
          { sender: 'system', customerType: 0 },
          { msgId: sent.data.msgId, sender: 'client', senderName: guest.name, customerType: 1, recallUntil: null },
        ],
        unread: 1,
      });
  });

  it('writes 300 messages an hour at most, which the others in the conversation do not share', async () => {
    const { guest, requestId } = await buildGuestCase(app);
    const other = await buildGuest(app, requestId);
    await app.platform.throttle.add({ name: 'chat-send-guest', points: 300, seconds: 3_600 }, `guest:${guest.guestId}`, 299);
    expect((await say(guest, requestId, 'The last one.')).code).toBe(200);
    expect(await say(guest, requestId, 'One more.')).toMatchObject({ code: 429, key: 'tooManyRequests' });
    expect((await say(other, requestId, 'Mine is heard.')).code).toBe(200);
  });

  it('reads both sides and never a note, and its mark is its own', async () => {
    const built = await buildGuestCase(app);
    const { guest, agent, customer, requestId } = built;
    const other = await buildGuest(app, requestId, { name: 'Gil Guest' });
    await app.client(agent.token).call(addNote, { body: { requestId, clientMsgId: randomUUID(), content: 'old stock' } });
    await buildMessage(app.platform, agent, requestId, 'We send new ones.');
    const question = await buildMessage(app.platform, customer, requestId, 'Which torque?');
    expect((await readAsGuest(built)).data).toMatchObject({
      messages: [
        { sender: 'system' },
        { content: 'We send new ones.', sender: 'customerService', senderName: agent.name },
        { content: 'Which torque?' },
      ],
      unread: 2,
    });
    await app.client(guest.token).call(markReadAsGuest, { body: { requestId, msgId: question.msgId } });
    expect((await readAsGuest(built)).data.unread).toBe(0);
    expect((await readAsGuest({ ...built, guest: other })).data.unread).toBe(2);
    expect((await readAs(agent, requestId)).data.readByOther).toBe(question.msgId);
  });

  it('recalls what it wrote itself, and nothing else', async () => {
    const { guest, customer, requestId } = await buildGuestCase(app);
    const other = await buildGuest(app, requestId);
    const { msgId } = (await say(guest, requestId, 'wrong number')).data;
    const ofCustomer = await buildMessage(app.platform, customer, requestId);
    const recall = (person: { token: string }, id: number) => app.client(person.token).call(recallMessageAsGuest, { query: { msgId: id } });
    expect(await recall(other, msgId)).toMatchObject({ code: 403, key: 'chat.notYours' });
    expect(await recall(guest, ofCustomer.msgId)).toMatchObject({ code: 403, key: 'chat.notYours' });
    expect(await app.client(customer.token).call(recallMessage, { query: { msgId } })).toMatchObject({ key: 'chat.notYours' });
    expect(await recall(guest, msgId)).toMatchObject({ code: 200, data: { action: 0, content: '' } });
    const audited = app.platform.db.selectFrom('audit').select(['actor_id', 'guest_id', 'actor_name']);
    expect(await audited.where('action', '=', 'caseChat.recall').where('subject_id', '=', String(msgId)).execute()).toEqual([
      { actor_id: null, guest_id: guest.guestId, actor_name: guest.name },
    ]);
  });

  it('sends a file that is its own until then, and is shown to all who see the conversation', async () => {
    const { guest, agent, requestId } = await buildGuestCase(app);
    const other = await buildGuest(app, requestId);
    const { data: added } = await app.client(guest.token).call(addFileAsGuest, { body: { requestId } }, file('row-4.txt'));
    const get = (person: { token: string }) => app.client(person.token).call(downloadAsGuest, { query: { fileName: keyIn(added.url) } });
    const send = (person: { token: string }) =>
      app.client(person.token).call(sendMessageAsGuest, { body: { requestId, clientMsgId: randomUUID(), type: 1, attId: added.attId } });
    expect([(await get(guest)).status, (await get(other)).status]).toEqual([200, 404]);
    expect((await send(other)).code).toBe(510);
    expect((await send(guest)).data.attachment).toMatchObject({ fileName: 'row-4.txt' });
    expect((await get(other)).raw.body).toBe('Row 4 lost two clamps.');
    expect((await readAs(agent, requestId)).data.messages.at(-1)?.attachment).toMatchObject({ attId: added.attId });
    const evidence = await app.client(guest.token).call(addFile, { body: { requestId } }, file('more.txt'));
    expect(evidence).toMatchObject({ code: 403, key: 'forbidden' });
    const noteId = await buildNoteFile(app.platform, agent, requestId, 'note.txt');
    const { key } = await app.platform.db
      .selectFrom('attachment')
      .select('file_key as key')
      .where('id', '=', noteId)
      .executeTakeFirstOrThrow();
    await app.client(agent.token).call(addNote, { body: { requestId, clientMsgId: randomUUID(), attId: noteId } });
    expect((await app.client(guest.token).call(downloadAsGuest, { query: { fileName: key } })).status).toBe(404);
  });

  it('is shown of the request what its schema names', async () => {
    const { guest, requestId, requestNo } = await buildGuestCase(app);
    const { data } = await app.client(guest.token).call(getRequestAsGuest, { query: { requestId } });
    expect(data).toMatchObject({ requestId, requestNo, status: 'submitted', actions: [{ name: 'message', blockedBy: [] }] });
    expect(Object.keys(data).toSorted()).toEqual([
      'actions',
      'desc',
      'requestId',
      'requestNo',
      'requestType',
      'status',
      'submitTime',
      'title',
      'unread',
    ]);
  });
});

describe('the live connection of a guest', () => {
  it('hears of its own request alone, as a customer would', async () => {
    const built = await buildGuestCase(app);
    const { guest, agent, requestId } = built;
    const foreign = await buildGuestCase(app);
    const [ofGuest, ofAgent] = [await open(guest), await open(agent)];
    for (const topic of [topicOf('request', foreign.requestId), topicOf('person', guest.guestId), topicOf('person', agent.userId)])
      ofGuest.say({ kind: 'watch', topic });
    await ofGuest.watch(requestId);
    await ofAgent.watch(requestId);
    expect(await ofGuest.heard('watching')).toEqual([
      { kind: 'watching', topic: topicOf('request', requestId), changedAgo: expect.any(Number) },
    ]);
    await app.client(agent.token).call(addNote, { body: { requestId, clientMsgId: randomUUID(), content: 'not for guests' } });
    await buildMessage(app.platform, agent, requestId, 'For everyone.');
    await say(guest, requestId, 'Thank you.');
    const heard = await ofGuest.heard('message', 2);
    expect(heard.map(({ message }) => [message.content, message.sender])).toEqual([
      ['For everyone.', 'customerService'],
      ['Thank you.', 'you'],
    ]);
    ofGuest.say({ kind: 'typing', topic: topicOf('request', requestId) });
    expect(await ofAgent.heard('typing')).toEqual([{ kind: 'typing', topic: topicOf('request', requestId), name: guest.name }]);
    const [, , last] = await ofAgent.heard('message', 3);
    await app.client(agent.token).call(markRead, { body: { requestId, msgId: last?.message.msgId ?? 0 } });
    expect(await ofGuest.heard('read')).toMatchObject([{ msgId: last?.message.msgId, mine: false }]);
  });

  it('is not given to a guest whose session is over, and not through a ticket of before', async () => {
    const { guest, requestId } = await buildGuestCase(app);
    const { ticket } = (await app.client(guest.token).call(liveTicketAsGuest, {})).data;
    await app.platform.db.deleteFrom('guest_session').where('guest_id', '=', guest.guestId).execute();
    expect((await say(guest, requestId, 'late')).code).toBe(401);
    expect((await app.client(guest.token).call(liveTicketAsGuest, {})).code).toBe(401);
    expect(await statusOf(liveUrl(base, ticket))).toBe(401);
  });
});
