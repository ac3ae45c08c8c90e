// @both-engines
import { listMessages, markRead } from '@heliodesk/contract/case-chat';
import { topicOf } from '@heliodesk/contract/live';
import { countNotices, listNoticedRequests, listNotices, readAllNotices, readNotices } from '@heliodesk/contract/notification';
import { changeOwner, deskRequest, pickUp, withdrawRequest } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildCase, buildMessage, buildPickedUp } from '#src/domains/case-chat/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { liveConnections } from '#src/testing/live-connections.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let base: string;
let admin: BuiltUser;
const connect = liveConnections();
beforeAll(async () => {
  app = await startTestApp();
  base = await app.http.listen({ port: 0, host: '127.0.0.1' });
  admin = await buildStaff(app.platform, { role: 'admin' });
});
afterAll(() => app.stop());

type Person = { token: string };

const noticesOf = async (person: Person, query: { unread?: string; after?: string; pageSize?: number } = {}) =>
  (await app.client(person.token).call(listNotices, { query })).data;
const kindsOf = async (person: Person) => (await noticesOf(person)).notices.map(({ kind }) => kind);
const unreadOf = async (person: Person) => (await app.client(person.token).call(countNotices, {})).data.unread;

describe('steps of a request', () => {
  it('reach its contact by the bell, and the next owner, but not the one who took them', async () => {
    const colleague = await buildStaff(app.platform, { name: 'Tomás Quiroga' });
    const { customer, agent, requestId, requestNo } = await buildCase(app.platform);
    const client = app.client(agent.token);
    const { version } = (await client.call(deskRequest, { params: { requestId } })).data;
    const picked = (await client.call(pickUp, { body: { requestId, version } })).data;
    const body = { requestId, version: picked.version, ownerId: colleague.userId, reason: 'On leave' };
    expect((await client.call(changeOwner, { body })).code).toBe(200);
    expect((await noticesOf(customer)).notices).toMatchObject([
      { kind: 'ownerChanged', data: { owner: 'Tomás Quiroga' }, requestId, requestNo, read: false },
      { kind: 'pickedUp', data: { owner: agent.name }, actorName: agent.name, requestId, read: false },
    ]);
    expect([await kindsOf(agent), await kindsOf(colleague)]).toEqual([[], ['assigned']]);
  });

  it('taken by the customer reach the owner', async () => {
    const { customer, agent, requestId, version } = await buildPickedUp(app.platform);
    const body = { requestId, version, reason: 'Solved' };
    expect((await app.client(customer.token).call(withdrawRequest, { body })).code).toBe(200);
    expect([await kindsOf(agent), await kindsOf(customer)]).toEqual([['withdrawn'], ['pickedUp']]);
  });

  it('leave nothing behind when they are refused', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    expect((await app.client(agent.token).call(pickUp, { body: { requestId, version: 99 } })).code).not.toBe(200);
    expect(await kindsOf(customer)).toEqual([]);
  });
});

describe('messages', () => {
  it('of one request are one unread notice for the other side, gone once the conversation is read', async () => {
    const { customer, agent, requestId } = await buildPickedUp(app.platform);
    for (const content of ['One', 'Two', 'Three']) await buildMessage(app.platform, customer, requestId, content);
    expect((await noticesOf(agent)).notices).toMatchObject([{ kind: 'message', read: false, actorName: customer.name }]);
    const { messages } = (await app.client(agent.token).call(listMessages, { query: { requestId } })).data;
    await app.client(agent.token).call(markRead, { body: { requestId, msgId: messages.at(-2)?.msgId ?? 0 } });
    expect(await unreadOf(agent)).toBe(1);
    await app.client(agent.token).call(markRead, { body: { requestId, msgId: messages.at(-1)?.msgId ?? 0 } });
    expect(await unreadOf(agent)).toBe(0);
    await buildMessage(app.platform, customer, requestId, 'Four');
    expect([await kindsOf(agent), await unreadOf(agent)]).toEqual([['message', 'message'], 1]);
  });

  it('that come later make the notice newer', async () => {
    const { customer, agent, requestId } = await buildPickedUp(app.platform);
    await buildMessage(app.platform, agent, requestId);
    const [first] = (await noticesOf(customer)).notices;
    app.clock.advance({ minutes: 1 });
    await buildMessage(app.platform, agent, requestId);
    const [second] = (await noticesOf(customer)).notices;
    expect([second?.noticeId, Date.parse(second?.createTime ?? '') > Date.parse(first?.createTime ?? '')]).toEqual([first?.noticeId, true]);
  });
});

describe('a screen that begins to watch', () => {
  it('hears how long ago its person got a notice, or read one', async () => {
    const { agent, requestId, customer } = await buildPickedUp(app.platform);
    const client = await connect(app, base, agent);
    const topic = topicOf('person', agent.userId);
    const heardNext = async (times: number) => {
      client.say({ kind: 'watch', topic });
      const { changedAgo } = (await client.heard('watching', times))[times - 1] ?? {};
      client.say({ kind: 'unwatch', topic });
      return changedAgo;
    };
    expect(await heardNext(1)).toBeUndefined();
    await buildMessage(app.platform, customer, requestId);
    app.clock.advance({ seconds: 40 });
    expect(await heardNext(2)).toBeGreaterThanOrEqual(40_000);
    const [notice] = (await noticesOf(agent)).notices;
    await app.client(agent.token).call(readNotices, { body: { noticeIds: [notice?.noticeId ?? 0] } });
    expect(await heardNext(3)).toBeLessThan(40_000);
  });
});

describe('the list', () => {
  it('goes on after a notice, shows the unread ones alone, and marks what was seen', async () => {
    const customer = await buildCustomer(app.platform);
    for (let cases = 0; cases < 3; cases += 1) {
      await buildPickedUp(app.platform, { customer });
      app.clock.advance({ seconds: 1 });
    }
    const first = await noticesOf(customer, { pageSize: 2 });
    const rest = await noticesOf(customer, { pageSize: 2, after: first.notices.at(-1)?.cursor ?? '' });
    expect([first.notices.length, first.hasMore, rest.notices.length, rest.hasMore]).toEqual([2, true, 1, false]);
    const [newest, middle] = first.notices;
    const client = app.client(customer.token);
    const one = await client.call(readNotices, { body: { noticeIds: [newest?.noticeId ?? 0] } });
    expect([one.data.unread, (await noticesOf(customer, { unread: 'true' })).notices.length]).toEqual([2, 2]);
    const all = await client.call(readAllNotices, { body: { upTo: middle?.cursor ?? '' } });
    expect(all.data.unread).toBe(0);
  });

  it('is narrowed to a topic and a request, and so is what is marked as read', async () => {
    const customer = await buildCustomer(app.platform);
    const first = await buildPickedUp(app.platform, { customer });
    const second = await buildPickedUp(app.platform, { customer });
    await buildMessage(app.platform, first.agent, first.requestId);
    const client = app.client(customer.token);
    const kinds = async (query: object) =>
      (await client.call(listNotices, { query })).data.notices.map(({ kind, requestId }) => [kind, requestId]);
    expect(await kinds({ topic: 'progress' })).toEqual([
      ['pickedUp', second.requestId],
      ['pickedUp', first.requestId],
    ]);
    expect(await kinds({ topic: 'messages' })).toEqual([['message', first.requestId]]);
    expect(await kinds({ topic: 'cases' })).toEqual([]);
    expect(await kinds({ requestId: String(second.requestId) })).toEqual([['pickedUp', second.requestId]]);
    expect(await kinds({ requestId: String(second.requestId), topic: 'messages' })).toEqual([]);
    expect((await client.call(listNotices, { query: { topic: 'weather' as never } })).code).toBe(510);
    const [newest] = (await client.call(listNotices, { query: {} })).data.notices;
    const upTo = newest?.cursor ?? '';
    const ofRequest = await client.call(readAllNotices, { body: { upTo, requestId: first.requestId, topic: 'progress' } });
    expect(ofRequest.data.unread).toBe(2);
    expect((await client.call(readAllNotices, { body: { upTo, topic: 'messages' } })).data.unread).toBe(1);
    expect((await client.call(readAllNotices, { body: { upTo } })).data.unread).toBe(0);
  });

  it('offers the requests that its notices are about, the latest first, and none that its reader can’t see', async () => {
    const customer = await buildCustomer(app.platform);
    const older = await buildPickedUp(app.platform, { customer });
    app.clock.advance({ seconds: 1 });
    const newer = await buildPickedUp(app.platform, { customer });
    const stranger = await buildCustomer(app.platform);
    const offered = async (person: Person, requestId?: number) =>
      (await app.client(person.token).call(listNoticedRequests, { query: requestId === undefined ? {} : { requestId } })).data;
    expect(await offered(customer)).toMatchObject([
      { requestId: newer.requestId, requestNo: newer.requestNo },
      { requestId: older.requestId, requestNo: older.requestNo },
    ]);
    expect((await offered(customer, older.requestId)).map(({ requestId }) => requestId)).toEqual([older.requestId, newer.requestId]);
    expect(await offered(stranger, older.requestId)).toEqual([]);
    await app.platform.db.updateTable('request').set({ account_id: stranger.accountId }).where('id', '=', newer.requestId).execute();
    expect(await offered(customer, newer.requestId)).toMatchObject([{ requestId: older.requestId }]);
  });

  it('is no one else’s, and shows no request that its reader can’t see any more', async () => {
    const { customer, agent, requestId } = await buildPickedUp(app.platform);
    await buildMessage(app.platform, customer, requestId);
    const [notice] = (await noticesOf(agent)).notices;
    await app.client(admin.token).call(readNotices, { body: { noticeIds: [notice?.noticeId ?? 0] } });
    expect(await unreadOf(agent)).toBe(1);
    const stranger = await buildCustomer(app.platform);
    await app.platform.db.updateTable('request').set({ account_id: stranger.accountId }).where('id', '=', requestId).execute();
    expect([await kindsOf(customer), await unreadOf(customer), await kindsOf(stranger)]).toEqual([[], 0, []]);
  });
});

describe('the live connection', () => {
  it('tells the person concerned, and no one else', async () => {
    const { customer, agent, requestId } = await buildPickedUp(app.platform);
    const [ofAgent, ofCustomer] = [await connect(app, base, agent), await connect(app, base, customer)];
    ofAgent.say({ kind: 'watch', topic: topicOf('person', agent.userId) });
    ofCustomer.say({ kind: 'watch', topic: topicOf('person', customer.userId) });
    await ofAgent.heard('watching');
    await ofCustomer.heard('watching');
    await buildMessage(app.platform, customer, requestId);
    expect(await ofAgent.heard('notice')).toEqual([{ kind: 'notice', topic: topicOf('person', agent.userId) }]);
    expect(ofCustomer.events.filter(({ kind }) => kind === 'notice')).toEqual([]);
  });
});
