// @both-engines
import { topicOf, type LiveEvent } from '@heliodesk/contract/live';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '#src/app.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { openPostgres } from '#src/platform/db/database.ts';
import { eventually } from '#src/testing/eventually.ts';
import type { LiveClient } from '#src/testing/live-client.ts';
import { liveConnections } from '#src/testing/live-connections.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCase, buildMessage } from './seed.ts';

let app: TestApp;
let base: string;
const connect = liveConnections();
beforeAll(async () => {
  app = await startTestApp();
  base = await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.stop());

type Kind = LiveEvent['kind'];
const kindsOf = (client: LiveClient): Kind[] => client.events.map(({ kind }) => kind);

async function look(person: { token: string }, requestId: number, at = base): Promise<LiveClient> {
  const client = await connect(app, at, person);
  await client.watch(requestId);
  client.say({ kind: 'viewing', topic: topicOf('request', requestId) });
  return client;
}

/** The names that someone sees beside the case, once they are these. */
const expectSees = (client: LiveClient, names: readonly string[]): Promise<void> =>
  eventually(() => {
    const last = client.events.findLast((event) => event.kind === 'viewers');
    expect(last?.people.map(({ name }) => name)).toEqual(names);
  });

describe('staff with a case open', () => {
  it('see each other, each person once, until one leaves, looks elsewhere or loses the connection', async () => {
    const { agent, requestId } = await buildCase(app.platform);
    const [tomas, wen] = [await buildStaff(app.platform, { name: 'Tomás Quiroga' }), await buildStaff(app.platform, { name: 'Wen Li' })];
    const ofAgent = await look(agent, requestId);
    await expectSees(ofAgent, []);
    const ofTomas = await look(tomas, requestId);
    await expectSees(ofTomas, [agent.name]);
    await expectSees(ofAgent, [tomas.name]);
    const again = await look(tomas, requestId);
    const ofWen = await look(wen, requestId);
    await expectSees(ofAgent, [tomas.name, wen.name]);
    again.socket.terminate();
    ofWen.say({ kind: 'left', topic: topicOf('request', requestId) });
    await expectSees(ofAgent, [tomas.name]);
    ofTomas.say({ kind: 'unwatch', topic: topicOf('request', requestId) });
    await expectSees(ofAgent, []);
    const back = await look(wen, requestId);
    await expectSees(ofAgent, [wen.name]);
    back.socket.terminate();
    await expectSees(ofAgent, []);
    expect(new Set(kindsOf(ofAgent))).toEqual(new Set(['watching', 'viewers']));
  });

  it('learn which colleague writes, and whether a note', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const tomas = await buildStaff(app.platform, { name: 'Tomás Quiroga' });
    const topic = topicOf('request', requestId);
    const [ofAgent, ofTomas] = [await look(agent, requestId), await look(tomas, requestId)];
    ofTomas.say({ kind: 'writingNote', topic });
    expect(await ofAgent.heard('typing')).toEqual([{ kind: 'typing', topic, name: tomas.name, userId: tomas.userId, isNote: true }]);
    const ofCustomer = await connect(app, base, customer);
    await ofCustomer.watch(requestId);
    ofAgent.say({ kind: 'typing', topic });
    expect(await ofTomas.heard('typing')).toEqual([{ kind: 'typing', topic, name: agent.name, userId: agent.userId, isNote: false }]);
    expect(await ofCustomer.heard('typing')).toEqual([{ kind: 'typing', topic, name: agent.name }]);
  });

  it('are never named to customers, who are never named themselves', async () => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const tomas = await buildStaff(app.platform, { name: 'Tomás Quiroga' });
    const topic = topicOf('request', requestId);
    const ofCustomer = await look(customer, requestId);
    ofCustomer.say({ kind: 'writingNote', topic });
    const [ofAgent, ofTomas] = [await look(agent, requestId), await look(tomas, requestId)];
    await expectSees(ofAgent, [tomas.name]);
    await expectSees(ofTomas, [agent.name]);
    ofTomas.say({ kind: 'writingNote', topic });
    await ofAgent.heard('typing');
    await buildMessage(app.platform, agent, requestId, 'the last thing');
    await ofCustomer.heard('message');
    expect(kindsOf(ofCustomer)).toEqual(['watching', 'message']);
    expect(ofAgent.events.filter((event) => event.kind === 'typing').map(({ name }) => name)).toEqual([tomas.name]);
  });

  it('do not see those who may no longer see the case', async () => {
    const { agent, requestId } = await buildCase(app.platform);
    const specialist = await buildStaff(app.platform, { role: 'module_agent', name: 'Mona Module' });
    const [ofAgent, ofSpecialist] = [await look(agent, requestId), await look(specialist, requestId)];
    await expectSees(ofAgent, [specialist.name]);
    await expectSees(ofSpecialist, [agent.name]);
    await app.platform.db.updateTable('request').set({ type: 2 }).where('id', '=', requestId).execute();
    const before = ofSpecialist.events.length;
    await look(await buildStaff(app.platform, { name: 'Wen Li' }), requestId);
    await expectSees(ofAgent, ['Wen Li']);
    expect(ofSpecialist.events.slice(before)).toEqual([]);
  });
});

describe('two instances', () => {
  it.skipIf(inject('databaseTemplate') === '')('show each other’s people, and forget those of one that has ended', async () => {
    const { config } = app.platform;
    const second = await buildApp(
      config,
      openPostgres(config.databaseUrl ?? '', () => undefined, 5),
      app.clock,
    );
    await second.start();
    await second.work();
    const secondBase = await second.http.listen({ port: 0, host: '127.0.0.1' });
    const { agent, requestId } = await buildCase(app.platform);
    const [tomas, wen] = [await buildStaff(app.platform, { name: 'Tomás Quiroga' }), await buildStaff(app.platform, { name: 'Wen Li' })];
    const ofAgent = await look(agent, requestId);
    try {
      const there = await look(tomas, requestId, secondBase);
      await expectSees(there, [agent.name]);
      await expectSees(ofAgent, [tomas.name]);
      const alsoHere = await look(wen, requestId);
      await expectSees(there, [agent.name, wen.name]);
      await expectSees(alsoHere, [agent.name, tomas.name]);
      alsoHere.socket.terminate();
      await expectSees(there, [agent.name]);
      there.say({ kind: 'writingNote', topic: topicOf('request', requestId) });
      expect((await ofAgent.heard('typing')).map(({ isNote }) => isNote)).toEqual([true]);
    } finally {
      await second.stop();
    }
    await expectSees(ofAgent, []);
  });
});
