import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import websocket from '@fastify/websocket';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '#src/testing/eventually.ts';
import { logSettings } from '../log.ts';
import { endBrokenLine } from './broken-live-line.ts';

let app: FastifyInstance;
let lines: string[];
beforeEach(async () => {
  lines = [];
  app = Fastify({
    logger: { ...logSettings('info'), stream: { write: (line: string) => void lines.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  await app.register(websocket, { options: { maxPayload: 1_024 }, errorHandler: endBrokenLine });
  app.get('/live', { websocket: true }, () => undefined);
  app.get('/broken', { websocket: true }, () => {
    throw new Error('a mistake of ours');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  lines = [];
});
afterEach(() => app.close());

const connect = (path: string) => new WebSocket(`ws://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`);
const logged = () => eventually(async () => JSON.parse(lines[0] ?? '') as Record<string, unknown>);

describe('a live connection that breaks', () => {
  it('by what its client sent is closed and logged as a refusal', async () => {
    const socket = connect('/live');
    await once(socket, 'open');
    const closed = once(socket, 'close');
    socket.send('x'.repeat(1_025));
    expect((await closed)[0]).toBe(1009);
    const line = await logged();
    expect(line).toMatchObject({
      level: 40,
      refused: 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH',
      address: '127.0.0.1',
      msg: 'live connection refused',
    });
    expect(line).not.toHaveProperty('err');
    expect(lines).toHaveLength(1);
  });

  it('by a mistake of the server is logged as an error', async () => {
    const socket = connect('/broken');
    socket.on('error', () => undefined);
    await once(socket, 'close');
    expect(await logged()).toMatchObject({ level: 50, err: { message: 'a mistake of ours' }, msg: 'live connection failed' });
  });
});
