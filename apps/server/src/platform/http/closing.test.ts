import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { endAnswering } from './closing.ts';

it('keeps listening while calls are answered one after the other, as their callers come again', async () => {
  const app = fastify({ forceCloseConnections: false });
  endAnswering(app);
  app.setErrorHandler((_error, _request, reply) => reply.code(503).send());
  let closing: Promise<unknown> = Promise.resolve();
  let running = 0;
  const answerLater = async ({ params }: FastifyRequest<{ Params: { delay: string } }>): Promise<string> => {
    running += 1;
    if (running === 3) closing = app.close();
    return wait(Number(params.delay), 'answered');
  };
  app.get('/after/:delay', answerLater);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { connection: 'close' };
  const statuses = await Promise.all(
    [100, 700, 1_300].map(async (delay) => {
      const first = await fetch(`${url}/after/${delay}`, { headers });
      const second = await fetch(`${url}/after/0`, { headers });
      return [first.status, second.status];
    }),
  );
  await closing;
  expect(statuses).toEqual([100, 700, 1_300].map(() => [200, 503]));
});

it('answers the first call of a connection that had sent nothing when the shutdown began', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  endAnswering(app);
  app.setErrorHandler((_error, _request, reply) => reply.code(503).send());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(app.server, 'connection');
  const closing = app.close();
  // Longer than it takes to become quiet, and than idle connections are left open.
  await wait(600);
  socket.write('GET / HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 503 /);
  await closing;
});

it('waits for no connection that stays silent', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  endAnswering(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(app.server, 'connection');
  await app.close();
  expect(await text(socket)).toBe('');
});
