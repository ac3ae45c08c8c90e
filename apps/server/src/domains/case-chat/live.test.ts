// @both-engines
import { addNote, listMessages, markRead, recallMessage, type Message } from '@heliodesk/contract/case-chat';
import { liveTicket, topicOf } from '@heliodesk/contract/live';
import { editStaff, listStaff, signOut } from '@heliodesk/contract/identity';
import { getRequest, pickUp } from '@heliodesk/contract/request';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '#src/app.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { openPostgres } from '#src/platform/db/database.ts';
import { closeCodes, liveLimits } from '#src/platform/live/connection.ts';
import { eventually } from '#src/testing/eventually.ts';
import { liveUrl, statusOf } from '#src/testing/live-client.ts';
import { liveConnections } from '#src/testing/live-connections.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCase, buildMessage, buildNoteFile } from './seed.ts';

let app: TestApp;
let base: string;
const connect = liveConnections();
beforeAll(async () => {
  app = await startTestApp();
  base = await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.stop());

const open = (person: { token: string }, at = base) => connect(app, at, person);
const ticketOf = async (person: { token: string }) => (await app.client(person.token).call(liveTicket, {})).data.ticket;

describe('who watches a request', () => {
  it('hears each message as their own side sees it, and can put them in the order of the list', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const [ofCustomer, ofAgent] = [await open(customer), await open(agent)];
    await ofCustomer.watch(requestId);
    await ofAgent.watch(requestId);
    for (let i = 0; i < 10; i += 1)
      await Promise.all([buildMessage(app.platform, customer, requestId, `c${i}`), buildMessage(app.platform, agent, requestId, `a${i}`)]);
    const attId = await buildNoteFile(app.platform, agent, requestId, 'margin.txt');
    await app.client(agent.token).call(addNote, { body: { requestId, clientMsgId: randomUUID(), content: 'internal', attId } });
    const last = await buildMessage(app.platform, customer, requestId, 'last');
    await eventually(() =>
      expect(ofCustomer.events.some((event) => event.kind === 'message' && event.message.msgId === last.msgId)).toBe(true),
    );
    // Of two that are committed at the same moment, either may be told first; ids give their order.
    const byId = (a: Message, b: Message): number => a.msgId - b.msgId;
    const staffHeard = (await ofAgent.heard('message', 22)).map(({ message }) => message).toSorted(byId);
    const { messages } = (await app.client(agent.token).call(listMessages, { query: { requestId } })).data;
    expect(staffHeard).toEqual(
      messages
        .slice(1)
        .map((message) => ({ ...message, recallUntil: expect.toSatisfy((until) => until === message.recallUntil) as unknown })),
    );
    const customerHeard = (await ofCustomer.heard('message', 21)).map(({ message }) => message).toSorted(byId);
    expect(customerHeard.map(({ msgId }) => msgId)).toEqual(
      messages
        .slice(1)
        .filter(({ internal }) => !internal)
        .map(({ msgId }) => msgId),
    );
    expect(customerHeard.find(({ content }) => content === 'a0')).toMatchObject({ sender: 'customerService' });
    expect(ofCustomer.events.some((event) => event.kind === 'message' && event.message.content === 'internal')).toBe(false);
    expect(staffHeard.find(({ internal }) => internal)).toMatchObject({ attachment: { attId, fileName: 'margin.txt' } });
    expect(JSON.stringify(ofCustomer.events)).not.toContain('margin');
  });

  it('hears of recalls, of what others have read, of typing, and of changes of the request', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const [ofCustomer, ofAgent] = [await open(customer), await open(agent)];
    await ofCustomer.watch(requestId);
    await ofAgent.watch(requestId);
    const message = await buildMessage(app.platform, customer, requestId, 'oops');
    await app.client(agent.token).call(markRead, { body: { requestId, msgId: message.msgId } });
    expect(await ofCustomer.heard('read')).toEqual([
      { kind: 'read', topic: topicOf('request', requestId), msgId: message.msgId, mine: false },
    ]);
    expect(await ofAgent.heard('read')).toEqual([{ kind: 'read', topic: topicOf('request', requestId), msgId: message.msgId, mine: true }]);
    await app.client(customer.token).call(recallMessage, { query: { msgId: message.msgId } });
    expect((await ofAgent.heard('message', 2)).at(-1)?.message).toMatchObject({ msgId: message.msgId, action: 0, content: '' });
    ofAgent.say({ kind: 'typing', topic: topicOf('request', requestId) });
    expect(await ofCustomer.heard('typing')).toEqual([{ kind: 'typing', topic: topicOf('request', requestId), name: agent.name }]);
    const { version } = (await app.client(agent.token).call(getRequest, { params: { requestId } })).data;
    await app.client(agent.token).call(pickUp, { body: { requestId, version } });
    expect(await ofCustomer.heard('changed')).toEqual([{ kind: 'changed', topic: topicOf('request', requestId), version: version + 1 }]);
    expect((await ofCustomer.heard('message', 3)).at(-1)?.message).toMatchObject({ sender: 'system', content: 'pickedUp' });
    expect(ofAgent.events.filter(({ kind }) => kind === 'typing')).toEqual([]);
  });

  it('hears nothing of foreign requests, nor after turning away', async () => {
    const mine = await buildCase(app.platform);
    const theirs = await buildCase(app.platform);
    const client = await open(mine.customer);
    client.say({ kind: 'watch', topic: topicOf('request', theirs.requestId) });
    client.say({ kind: 'typing', topic: topicOf('request', theirs.requestId) });
    await client.watch(mine.requestId);
    await buildMessage(app.platform, theirs.customer, theirs.requestId, 'not for you');
    await buildMessage(app.platform, mine.agent, mine.requestId, 'one');
    await client.heard('message');
    client.say({ kind: 'unwatch', topic: topicOf('request', mine.requestId) });
    // Commands run in turn, so this answer tells that the one before is done.
    const other = await buildCase(app.platform, { customer: mine.customer });
    await client.watch(other.requestId);
    await buildMessage(app.platform, mine.agent, mine.requestId, 'two');
    await buildMessage(app.platform, mine.agent, other.requestId, 'three');
    expect((await client.heard('message', 2)).map(({ message }) => message.content)).toEqual(['one', 'three']);
  });

  it('hears how long ago the request changed, or someone wrote in it, before it was watched', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const topic = topicOf('request', requestId);
    app.clock.advance({ seconds: 40 });
    await buildMessage(app.platform, agent, requestId, 'too early to be heard');
    app.clock.advance({ seconds: 20 });
    const client = await open(customer);
    await client.watch(requestId);
    const [first] = await client.heard('watching');
    expect(first?.changedAgo).toBeGreaterThanOrEqual(20_000);
    expect(first?.changedAgo).toBeLessThan(60_000);
    client.say({ kind: 'unwatch', topic });
    const { version } = (await app.client(agent.token).call(getRequest, { params: { requestId } })).data;
    await app.client(agent.token).call(pickUp, { body: { requestId, version } });
    await client.watch(requestId);
    expect((await client.heard('watching', 2))[1]?.changedAgo).toBeLessThan(20_000);
  });

  it('fetches after a break what was missed, by the last message that was heard', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const before = await open(customer);
    await before.watch(requestId);
    await buildMessage(app.platform, agent, requestId, 'heard');
    const [heard] = await before.heard('message');
    before.socket.terminate();
    await buildMessage(app.platform, agent, requestId, 'missed 1');
    const after = await open(customer);
    await after.watch(requestId);
    await buildMessage(app.platform, agent, requestId, 'missed 2');
    const { data } = await app.client(customer.token).call(listMessages, { query: { requestId, afterMsgId: heard?.message.msgId ?? 0 } });
    expect(data.messages.map(({ content }) => content)).toEqual(['missed 1', 'missed 2']);
    expect((await after.heard('message'))[0]?.message.content).toBe('missed 2');
  });

  it('is told and let go when the session ends, and hears nothing more', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const client = await open(customer);
    await client.watch(requestId);
    await app.client(customer.token).call(signOut, {});
    expect(await client.closedWith()).toBe(closeCodes.sessionEnded);
    await buildMessage(app.platform, agent, requestId, 'too late');
    expect(client.events.map(({ kind }) => kind)).toEqual(['watching', 'sessionEnded']);
  });

  it('hears nothing any more of what they may no longer see', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const [specialist, staying] = [await open(await buildStaff(app.platform, { role: 'module_agent' })), await open(agent)];
    await specialist.watch(requestId);
    await staying.watch(requestId);
    await buildMessage(app.platform, customer, requestId, 'for both');
    await specialist.heard('message');
    await app.platform.db.updateTable('request').set({ type: 2 }).where('id', '=', requestId).execute();
    await buildMessage(app.platform, customer, requestId, 'for one');
    await staying.heard('message', 2);
    await app.platform.db.updateTable('request').set({ type: 1 }).where('id', '=', requestId).execute();
    await buildMessage(app.platform, customer, requestId, 'for both again');
    expect((await specialist.heard('message', 2)).map(({ message }) => message.content)).toEqual(['for both', 'for both again']);
  });

  it('hears nothing any more by a role that was taken away', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const admin = app.client((await buildStaff(app.platform, { role: 'admin' })).token);
    const moved = await buildStaff(app.platform, { role: 'module_agent', name: 'Mona Moved' });
    const [client, staying] = [await open(moved), await open(agent)];
    await client.watch(requestId);
    await staying.watch(requestId);
    const [row] = (await admin.call(listStaff, { query: { text: 'Mona Moved' } })).data;
    const { name = '', phone = '', jobTitle = '', teamId = null, version = 0 } = row ?? {};
    const edited = { userId: moved.userId, name, phone, jobTitle, teamId, version };
    await admin.call(editStaff, { body: { ...edited, roles: ['finance'] } });
    expect(await client.closedWith()).toBe(closeCodes.restart);
    await buildMessage(app.platform, customer, requestId, 'for the others');
    await staying.heard('message');
    expect(client.events.map(({ kind }) => kind)).toEqual(['watching']);
    const again = await open(moved);
    again.say({ kind: 'watch', topic: topicOf('request', requestId) });
    again.say({ kind: 'watch', topic: topicOf('person', moved.userId) });
    expect((await again.heard('watching')).map(({ topic }) => topic)).toEqual([topicOf('person', moved.userId)]);
  });
});

describe('a connection', () => {
  it(`watches at most ${liveLimits.watched} requests`, async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const client = await open(agent);
    const cases = [requestId];
    while (cases.length <= liveLimits.watched) cases.push((await buildCase(app.platform, { customer, agent })).requestId);
    // All together, as after a break.
    for (const id of cases) client.say({ kind: 'watch', topic: topicOf('request', id) });
    await client.heard('watching', liveLimits.watched);
    await buildMessage(app.platform, customer, cases.at(-1) ?? 0, 'beyond');
    await buildMessage(app.platform, customer, requestId, 'within');
    expect((await client.heard('message')).map(({ message }) => message.content)).toEqual(['within']);
  });

  it('that says too much or too large things is closed; nonsense is left alone', async () => {
    const { customer, requestId } = await buildCase(app.platform);
    const tolerant = await open(customer);
    for (const said of [
      '{',
      'null',
      '{"kind":"watch","topic":"request:x"}',
      '{"kind":"unknown"}',
      '[]',
      '{"kind":"watch","topic":{"length":{"toString":1}}}',
    ])
      tolerant.socket.send(said);
    tolerant.socket.send(Buffer.from([1, 2, 3]));
    await tolerant.watch(requestId);
    const fast = await open(customer);
    for (let i = 0; i < 3 * liveLimits.commandsAtOnce; i += 1) fast.say({ kind: 'ping' });
    expect(await fast.closedWith()).toBe(closeCodes.policy);
    const binary = await open(customer);
    for (let i = 0; i < 3 * liveLimits.commandsAtOnce; i += 1) binary.socket.send(Buffer.from([1]));
    expect(await binary.closedWith()).toBe(closeCodes.policy);
    const large = await open(customer);
    large.socket.send('x'.repeat(16 * 1024 + 1));
    expect(await large.closedWith()).toBe(1009);
    expect(tolerant.closed).toBeUndefined();
  });

  it(`is one of at most ${liveLimits.perCaller} of a user`, async () => {
    const person = await buildStaff(app.platform);
    const clients = [];
    for (let i = 0; i < liveLimits.perCaller; i += 1) clients.push(await open(person));
    expect(await statusOf(liveUrl(base, await ticketOf(person)))).toBe(429);
    clients[0]?.socket.close();
    await clients[0]?.closedWith();
    await eventually(async () => expect(await statusOf(liveUrl(base, await ticketOf(person)))).toBe(101));
  });
});

describe('two instances', () => {
  it.skipIf(inject('databaseTemplate') === '')('on one database deliver to each other; PGlite serves one process', async () => {
    const { config } = app.platform;
    const second = await buildApp(
      config,
      openPostgres(config.databaseUrl ?? '', () => undefined, 5),
      app.clock,
    );
    await second.start();
    await second.work();
    const secondBase = await second.http.listen({ port: 0, host: '127.0.0.1' });
    try {
      const { customer, agent, requestId } = await buildCase(app.platform);
      const [here, there] = [await open(customer), await open(agent, secondBase)];
      await here.watch(requestId);
      await there.watch(requestId);
      await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          buildMessage(i % 2 === 0 ? app.platform : second.platform, i % 2 === 0 ? customer : agent, requestId, `m${i}`),
        ),
      );
      const [heardHere, heardThere] = [await here.heard('message', 20), await there.heard('message', 20)];
      const idsOf = (heard: typeof heardHere) => heard.map(({ message }) => message.msgId);
      // Of two that are committed at the same moment, either may be told first, but both instances hear them in one order.
      expect(idsOf(heardThere)).toEqual(idsOf(heardHere));
      expect(new Set(idsOf(heardHere)).size).toBe(20);
      const byAuthor = Map.groupBy(heardHere, ({ message }) => message.senderId);
      expect([...byAuthor.values()].map(({ length }) => length)).toEqual([10, 10]);
      there.say({ kind: 'typing', topic: topicOf('request', requestId) });
      await here.heard('typing');
      await app.client(agent.token).call(signOut, {});
      expect(await there.closedWith()).toBe(closeCodes.sessionEnded);
    } finally {
      await second.stop();
    }
  });
});
