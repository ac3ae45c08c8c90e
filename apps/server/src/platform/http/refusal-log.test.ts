import { connect } from 'node:net';
import { endpointsOf } from '@heliodesk/contract/kit';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#src/testing/eventually.ts';
import type { Actor } from '../auth/actor.ts';
import { logSettings } from '../log.ts';
import type { Platform } from '../platform.ts';
import { answerError } from './errors.ts';
import { fail } from './failure.ts';
import { mount } from './mount.ts';

const closed = endpointsOf<object>('test')({
  method: 'GET',
  path: '/closed/:name',
  summary: 'For some.',
  access: { permission: 'system:audit:list' },
});

let app: FastifyInstance;
let lines: string[];
/** Settled once the caller of `/broken` is gone. */
let hungUp: Promise<unknown>;
beforeEach(() => {
  lines = [];
  app = Fastify({
    logger: { ...logSettings('info'), stream: { write: (line: string) => void lines.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.decorateRequest('actor', null);
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(answerError);
  const actor = { userId: 7, permissions: [] } as unknown as Actor;
  const authenticate = async (token: string) => (token === 'good' ? actor : null);
  const platform = { authenticate, isSessionOfDisabledAccount: async () => false } as unknown as Platform;
  mount({ app, platform }, closed, async () => null);
  app.post('/broken', async () => {
    await hungUp;
    throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  });
  app.post('/often', () => {
    throw fail('tooManyRequests', { seconds: 60 });
  });
});
afterEach(() => app.close());

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the log of a refused call', () => {
  it('tells who was refused which right, where and from where', async () => {
    const answer = await app.inject({
      method: 'GET',
      url: '/closed/secret-name?key=secret-key',
      headers: { authorization: 'Bearer good' },
    });
    expect(answer.statusCode).toBe(403);
    expect(logged()).toMatchObject([
      { level: 40, msg: 'permission refused', refused: 'forbidden', method: 'GET', path: '/closed/:name', address: '127.0.0.1', userId: 7 },
    ]);
    expect(logged()[0]).toHaveProperty('reqId');
    expect(lines.join('')).not.toMatch(/secret|good/);
  });

  it('tells of strangers and of those who call too often', async () => {
    await app.inject({ method: 'GET', url: '/closed/a', headers: { authorization: 'Bearer made-up' } });
    await app.inject({ method: 'POST', url: '/often' });
    expect(logged()).toMatchObject([
      { level: 30, msg: 'call refused', refused: 'auth.signInRequired', path: '/closed/:name', userId: null },
      { level: 30, msg: 'call refused', refused: 'tooManyRequests', path: '/often', userId: null },
    ]);
    expect(lines.join('')).not.toContain('made-up');
  });
});

it('a caller who hangs up is no failure of the server', async () => {
  const { port, hostname } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const { promise, resolve } = Promise.withResolvers<unknown>();
  hungUp = promise;
  app.server.once('connection', (socket) => socket.once('close', resolve));
  const caller = connect(Number(port), hostname);
  app.server.once('request', () => caller.destroy());
  caller.write('POST /broken HTTP/1.1\r\nhost: portal\r\ncontent-length: 0\r\n\r\n');
  await eventually(() => expect(logged().at(-1)).toMatchObject({ level: 30, msg: 'caller hung up' }));
});
