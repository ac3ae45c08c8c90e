import { randomUUID } from 'node:crypto';
import { addNote, markRead, recallMessage } from '@heliodesk/contract/case-chat';
import { getRequest, pickUp } from '@heliodesk/contract/request';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMessages } from '#src/testing/conversations.ts';
import { eventually } from '#src/testing/eventually.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCase, buildMessage, buildNoteFile, type BuiltCase } from './seed.ts';
import { sendDueDigests } from './service/digest.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const digestsFor = async (email: string): Promise<string[]> =>
  (await app.platform.db.selectFrom('demo_mail').select(['subject', 'body_text']).where('recipient', '=', email).orderBy('id').execute())
    .filter(({ subject }) => subject.endsWith('new messages'))
    .map(({ body_text }) => body_text);
const arrived = (email: string, count: number): Promise<void> =>
  eventually(async () => expect(await digestsFor(email)).toHaveLength(count));

/** Messages written six minutes ago: their digests are due. */
async function sixMinutesAgo(write: () => Promise<void>): Promise<void> {
  app.clock.advance({ minutes: -6 });
  await write();
  app.clock.advance({ minutes: 6 });
  await sendDueDigests(app.platform);
}

/** Ends the waiting of the digest for a customer. */
const makeDue = async (requestId: number): Promise<void> => {
  await app.platform.db
    .updateTable('chat_digest')
    .set({ due_at: app.clock.now() })
    .where('request_id', '=', requestId)
    .where('side', '=', 'customer')
    .execute();
  await sendDueDigests(app.platform);
};

async function pickedUp(): Promise<BuiltCase> {
  const built = await buildCase(app.platform);
  const client = app.client(built.agent.token);
  const { version } = (await client.call(getRequest, { params: { requestId: built.requestId } })).data;
  await client.call(pickUp, { body: { requestId: built.requestId, version } });
  return built;
}

it('tells someone who is away of all their messages in one mail, with a link', async () => {
  const { customer, agent, requestId } = await buildCase(app.platform);
  await buildMessage(app.platform, agent, requestId, 'first, not yet due');
  const second = await buildMessage(app.platform, agent, requestId, 'second');
  await sendDueDigests(app.platform);
  expect(await digestsFor(customer.email)).toEqual([]);
  expect(await readMessages(app, agent, requestId)).toMatchObject({ readByOther: 0, toldOther: 0 });
  await makeDue(requestId);
  await arrived(customer.email, 1);
  expect(await readMessages(app, agent, requestId)).toMatchObject({ readByOther: 0, toldOther: second.msgId });
  const [mail] = await digestsFor(customer.email);
  expect(mail).toContain(`${agent.name}: first, not yet due\n\n${agent.name}: second`);
  expect(mail).toContain(`http://localhost:8080/request/${requestId}`);
});

it('tells the owner of what the customer wrote, each message once', async () => {
  const { customer, agent, requestId } = await pickedUp();
  await sixMinutesAgo(async () => void (await buildMessage(app.platform, customer, requestId, 'one')));
  await arrived(agent.email, 1);
  await sixMinutesAgo(async () => void (await buildMessage(app.platform, customer, requestId, 'two')));
  await arrived(agent.email, 2);
  const [first, second] = await digestsFor(agent.email);
  expect(first).toContain(`http://localhost:8080/desk/${requestId}`);
  expect(second).toContain(`${customer.name}: two`);
  expect(second).not.toContain('one');
});

it('leaves out what was read, recalled or meant for staff alone', async () => {
  const { customer, agent, requestId } = await buildCase(app.platform);
  const agentClient = app.client(agent.token);
  const seen = await buildMessage(app.platform, agent, requestId, 'seen');
  await app.client(customer.token).call(markRead, { body: { requestId, msgId: seen.msgId } });
  const recalled = await buildMessage(app.platform, agent, requestId, 'recalled');
  await agentClient.call(recallMessage, { query: { msgId: recalled.msgId } });
  const attId = await buildNoteFile(app.platform, agent, requestId, 'margin.txt');
  await agentClient.call(addNote, { body: { requestId, clientMsgId: randomUUID(), content: 'internal', attId } });
  await makeDue(requestId);
  expect(await digestsFor(customer.email)).toEqual([]);
});

it('tells no one whose company is disabled', async () => {
  const { customer, agent, requestId } = await buildCase(app.platform);
  await buildMessage(app.platform, agent, requestId);
  await app.platform.db.updateTable('account').set({ disabled_at: app.clock.now() }).where('id', '=', customer.accountId).execute();
  await makeDue(requestId);
  expect(await digestsFor(customer.email)).toEqual([]);
});
