// @both-engines
import { addReply, listMessages, listReplies, replyToEnquiry, sendMessage, sendMessageAsGuest } from '@heliodesk/contract/case-chat';
import { getEnquiry } from '@heliodesk/contract/enquiry';
import { complete, deskRequest, getRequest, withdrawRequest } from '@heliodesk/contract/request';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { textMessage } from '#src/testing/conversations.ts';
import { buildUnboundEnquiry } from '#src/testing/guests.ts';
import { mailWith } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCase, buildPickedUp } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Built = Awaited<ReturnType<typeof buildPickedUp>>;
const answer = 'M8 clamps take 18 to 22 Nm.';
const agentOf = ({ agent }: Pick<Built, 'agent'>) => app.client(agent.token);
const customerOf = ({ customer }: Built) => app.client(customer.token);
const seenBy = async (built: Built) => (await agentOf(built).call(deskRequest, { params: { requestId: built.requestId } })).data;
const reply = (built: Built, version = built.version) =>
  agentOf(built).call(replyToEnquiry, { body: { requestId: built.requestId, version, content: answer } });
const completeWith = (built: Built, content = answer, version = built.version) =>
  agentOf(built).call(complete, { body: { requestId: built.requestId, version, outcome: 'answered', content } });
const backdate = ({ requestId }: Built, days: number) =>
  app.platform.db
    .updateTable('request')
    .set({ closed_at: new Date(app.clock.now().getTime() - days * 86_400_000) })
    .where('id', '=', requestId)
    .execute();

describe('a reply', () => {
  it('is a message with a mark, keeps the promise, and is mailed with its text', async () => {
    const built = await buildPickedUp(app.platform);
    const { data, code } = await reply(built);
    expect(code).toBe(200);
    expect(data).toMatchObject({ status: 'picked_up', version: built.version + 1, reply: { content: answer, creator: built.agent.name } });
    const { messages } = (await customerOf(built).call(listMessages, { query: { requestId: built.requestId } })).data;
    expect(messages.at(-1)).toMatchObject({ content: answer, reply: true, sender: 'customerService' });
    expect(messages.filter((message) => message.reply)).toHaveLength(1);
    expect(await seenBy(built)).toMatchObject({ firstContactAt: expect.any(String) as string, lastWord: { by: 'us' } });
    const listed = (await customerOf(built).call(listReplies, { query: { requestId: built.requestId } })).data;
    expect(listed).toEqual([data.reply]);
    const enquiry = (await customerOf(built).call(getEnquiry, { params: { requestId: built.requestId }, query: {} })).data;
    expect(enquiry.requestReplyResList).toEqual(listed);
    await mailWith(app, built.customer.email, answer);
  });

  it('can be sent from the conversation, once for each client id', async () => {
    const built = await buildPickedUp(app.platform);
    const body = { ...textMessage(built.requestId, answer), reply: true };
    const [first, second] = [await agentOf(built).call(sendMessage, { body }), await agentOf(built).call(sendMessage, { body })];
    expect(first.data).toMatchObject({ reply: true });
    expect(second.data).toEqual(first.data);
    const { events, version } = await seenBy(built);
    expect(events?.filter(({ action }) => action === 'reply')).toHaveLength(1);
    expect(version).toBe(built.version + 1);
  });

  it('is for staff, on enquiries that are picked up', async () => {
    const built = await buildPickedUp(app.platform);
    const body = { requestId: built.requestId, content: answer };
    expect(await customerOf(built).call(addReply, { body })).toMatchObject({ code: 403 });
    const marked = { ...textMessage(built.requestId, 'I answer myself.'), reply: true };
    expect(await customerOf(built).call(sendMessage, { body: marked })).toMatchObject({ code: 409, key: 'action.notAllowed' });
    const waiting = await buildCase(app.platform);
    expect(await app.client(waiting.agent.token).call(addReply, { body: { requestId: waiting.requestId, content: answer } })).toMatchObject(
      { code: 409, key: 'action.notAllowed' },
    );
    const { requestId } = await buildClaim(app.platform, built.customer, { submit: true });
    expect(await agentOf(built).call(addReply, { body: { requestId, content: answer } })).toMatchObject({ key: 'action.notAllowed' });
  });

  it('to an enquiry that was withdrawn in the meantime says so; a message still gets through', async () => {
    const built = await buildPickedUp(app.platform);
    const { requestId, version } = built;
    await customerOf(built).call(withdrawRequest, { body: { requestId, version, reason: 'Solved on site' } });
    const refused = { code: 409, key: 'request.withdrawn', data: { status: 'withdrawn', version: version + 1 } };
    expect(await reply(built, version + 1)).toMatchObject(refused);
    expect(await agentOf(built).call(addReply, { body: { requestId, content: answer } })).toMatchObject(refused);
    expect(await agentOf(built).call(sendMessage, { body: { ...textMessage(requestId, answer), reply: true } })).toMatchObject(refused);
    expect(await customerOf(built).call(sendMessage, { body: { ...textMessage(requestId, answer), reply: true } })).toMatchObject({
      key: 'action.notAllowed',
    });
    expect((await agentOf(built).call(sendMessage, { body: textMessage(requestId, answer) })).code).toBe(200);
  });

  it('in an enquiry of another company is answered like one that is missing', async () => {
    const built = await buildPickedUp(app.platform);
    const stranger = app.client((await buildCustomer(app.platform)).token);
    expect((await stranger.call(listReplies, { query: { requestId: built.requestId } })).code).toBe(404);
  });
});

describe('completing', () => {
  it('needs an answer, writes the last node, and tells until when a message reopens', async () => {
    const built = await buildPickedUp(app.platform);
    const empty = await completeWith(built, '');
    expect(empty).toMatchObject({ code: 510, errors: [{ path: 'content', rule: 'answerMissing' }] });
    const { data } = await completeWith(built);
    expect(data).toMatchObject({ status: 'completed', nodes: [0, 1, 5], waitingOn: 'none' });
    const seen = (await customerOf(built).call(getRequest, { params: { requestId: built.requestId } })).data;
    expect(seen).toMatchObject({ outcome: 'answered', reopenUntil: expect.any(String) as string });
    expect(seen.actions.find(({ name }) => name === 'message')).toEqual({ name: 'message', blockedBy: [] });
    const { messages } = (await customerOf(built).call(listMessages, { query: { requestId: built.requestId } })).data;
    expect(messages.slice(-2)).toMatchObject([
      { content: answer, reply: true },
      { sender: 'system', content: 'completed' },
    ]);
    await mailWith(app, built.customer.email, answer);
  });

  it('takes the last reply as the answer, unless it was recalled', async () => {
    const built = await buildPickedUp(app.platform);
    const replied = await reply(built);
    expect(await completeWith(built, '', replied.data.version)).toMatchObject({ code: 200, data: { status: 'completed' } });
    const { messages } = (await customerOf(built).call(listMessages, { query: { requestId: built.requestId } })).data;
    expect(messages.filter((message) => message.reply)).toHaveLength(1);
  });

  it('as nothing for us takes a reason and no answer', async () => {
    const built = await buildPickedUp(app.platform);
    const body = { requestId: built.requestId, version: built.version, outcome: 'notForUs' as const };
    expect(await agentOf(built).call(complete, { body })).toMatchObject({ code: 510, errors: [{ path: 'reason', rule: 'required' }] });
    const reason = 'Please ask the maker of the clamps.';
    expect(await agentOf(built).call(complete, { body: { ...body, reason } })).toMatchObject({ code: 200, data: { status: 'completed' } });
    const { outcome, events } = await seenBy(built);
    expect(outcome).toBe('notForUs');
    expect(events?.find(({ action }) => action === 'complete')?.reason).toBe(reason);
    await mailWith(app, built.customer.email, reason);
  });
});

describe('at the same time', () => {
  it('two who complete leave one completion', async () => {
    const built = await buildPickedUp(app.platform);
    const codes = (await Promise.all([completeWith(built), completeWith(built, 'Another answer.')])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([200, 409]);
    const { events, nodes } = await seenBy(built);
    expect(events?.filter(({ action }) => action === 'complete')).toHaveLength(1);
    expect(nodes).toEqual([0, 1, 5]);
  });

  it('of a reply and a completion that both read the same state, one is refused', async () => {
    const built = await buildPickedUp(app.platform);
    const [replied, completed] = await Promise.all([reply(built), completeWith(built)]);
    expect([replied.code, completed.code].toSorted()).toEqual([200, 409]);
    expect((await seenBy(built)).status).toBe(completed.code === 200 ? 'completed' : 'picked_up');
  });
});

describe('a message from the customer', () => {
  it('reopens within fourteen days, once, and never again when it is repeated', async () => {
    const built = await buildPickedUp(app.platform);
    await completeWith(built);
    await backdate(built, 13);
    const body = textMessage(built.requestId, 'Does that hold for M6 too?');
    expect((await customerOf(built).call(sendMessage, { body })).code).toBe(200);
    const reopened = await seenBy(built);
    expect(reopened).toMatchObject({ status: 'picked_up', nodes: [0, 1], outcome: null, reopenUntil: null, waitingOn: 'us' });
    const { messages } = (await agentOf(built).call(listMessages, { query: { requestId: built.requestId } })).data;
    expect(messages.slice(-2)).toMatchObject([{ content: 'reopened' }, { content: body.content }]);
    expect(await completeWith(built, '', reopened.version)).toMatchObject({ code: 510, errors: [{ rule: 'answerMissing' }] });
    await completeWith(built, answer, reopened.version);
    expect((await customerOf(built).call(sendMessage, { body })).code).toBe(200);
    expect((await seenBy(built)).status).toBe('completed');
  });

  it('is refused later, with the reason', async () => {
    const built = await buildPickedUp(app.platform);
    await completeWith(built);
    await backdate(built, 15);
    const refused = await customerOf(built).call(sendMessage, { body: textMessage(built.requestId, 'One more thing.') });
    expect(refused).toMatchObject({ code: 510, key: 'action.blocked' });
    const { actions } = (await customerOf(built).call(getRequest, { params: { requestId: built.requestId } })).data;
    expect(actions.find(({ name }) => name === 'message')?.blockedBy).toEqual(['withinReopenTime']);
  });

  it('who is a guest reopens as well; one from staff does not', async () => {
    const built = await buildUnboundEnquiry(app);
    const client = app.client(built.agent.token);
    await app.platform.db
      .updateTable('request')
      .set({ status: 'completed', closed_at: app.clock.now(), outcome: 'answered' })
      .where('id', '=', built.requestId)
      .execute();
    const status = async () => (await client.call(deskRequest, { params: { requestId: built.requestId } })).data.status;
    expect((await client.call(sendMessage, { body: textMessage(built.requestId, 'By the way.') })).code).toBe(200);
    expect(await status()).toBe('completed');
    const body = { requestId: built.requestId, clientMsgId: randomUUID(), type: 0 as const, content: 'And in snow?' };
    expect((await app.client(built.guest.token).call(sendMessageAsGuest, { body })).code).toBe(200);
    expect(await status()).toBe('picked_up');
  });
});
