import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { Actor } from '../auth/actor.ts';
import { eventually } from '#src/testing/eventually.ts';
import { closeCodes, liveLimits } from './connection.ts';
import { LiveHub } from './hub.ts';

const actor: Actor = {
  userId: 1,
  kind: 'staff',
  name: 'Alex Agent',
  email: 'alex@demo.heliodesk.test',
  avatar: null,
  language: 'en',
  roles: ['agent'],
  permissions: [],
  can: () => false,
  accountId: null,
  contactId: null,
  personName: null,
  providerId: null,
  companyName: null,
  sessionKey: 'one',
  provedAt: null,
};

let server: WebSocketServer;
let hub: LiveHub;
/** Whose sessions live. */
let sessions: Map<string, Actor>;
const sockets: WebSocket[] = [];

beforeAll(async () => {
  sessions = new Map([[actor.sessionKey, actor]]);
  hub = new LiveHub(
    { log: pino({ level: 'silent' }), actorOfSession: async (key) => sessions.get(key) ?? null },
    { closingEvent: { kind: 'sessionEnded' }, onCommand: async () => undefined },
  );
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket) => hub.add(socket, sessions.get('two') ?? actor).watch('everything'));
  await once(server, 'listening');
});
afterAll(() => {
  for (const socket of sockets) socket.terminate();
  server.close();
});

async function connect(options = {}): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, options);
  sockets.push(socket);
  const before = hub.watchersOf('everything').length;
  await once(socket, 'open');
  await eventually(() => expect(hub.watchersOf('everything')).toHaveLength(before + 1));
  return socket;
}

describe('a live connection', () => {
  it('is let go when it gives no sign of life from one heartbeat to the next', async () => {
    const [alive, dead] = [await connect(), await connect({ autoPong: false })];
    const pinged = Promise.all([once(alive, 'ping'), once(dead, 'ping')]);
    await hub.beat();
    await pinged;
    // The answer to the ping has arrived when one sent after it has.
    const answered = once(alive, 'pong');
    alive.ping();
    await answered;
    const closed = once(dead, 'close');
    await hub.beat();
    await closed;
    expect(alive.readyState).toBe(WebSocket.OPEN);
    alive.close();
    await eventually(() => expect(hub.watchersOf('everything')).toHaveLength(0));
  });

  it('is let go when its reader is too slow, and others are not', async () => {
    const [fast, slow] = [await connect(), await connect()];
    slow.pause();
    const [, connection] = hub.watchersOf('everything');
    const event = { text: 'x'.repeat(liveLimits.buffered / 4) };
    for (let i = 0; i < 200 && hub.watchersOf('everything').length === 2; i += 1) {
      connection?.send(event);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await eventually(() => expect(hub.watchersOf('everything')).toHaveLength(1));
    const heard = once(fast, 'message');
    hub.watchersOf('everything')[0]?.send({ kind: 'still here' });
    await heard;
    fast.close();
    await eventually(() => expect(hub.watchersOf('everything')).toHaveLength(0));
  });

  it('ends with its session, also when that ran out without a word, and takes notice of new roles', async () => {
    sessions.set('two', { ...actor, sessionKey: 'two' });
    const socket = await connect();
    sessions.set('two', { ...actor, sessionKey: 'two', roles: ['supervisor'] });
    await hub.beat();
    expect(hub.watchersOf('everything')[0]?.actor).toMatchObject({ roles: ['supervisor'] });
    hub.endSession({ userId: actor.userId, sessionKey: 'another' });
    expect(hub.watchersOf('everything')).toHaveLength(1);
    sessions.delete('two');
    const messages: string[] = [];
    socket.on('message', (data: Buffer) => messages.push(data.toString()));
    const closed = once(socket, 'close');
    const answered = once(socket, 'pong');
    socket.ping();
    await answered;
    await hub.beat();
    expect((await closed)[0]).toBe(closeCodes.sessionEnded);
    expect(messages).toEqual(['{"kind":"sessionEnded"}']);
  });

  it('is asked to come back when events may have been missed', async () => {
    const socket = await connect();
    const closed = once(socket, 'close');
    hub.closeAll();
    expect((await closed)[0]).toBe(closeCodes.restart);
  });
});
