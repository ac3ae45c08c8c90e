import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '#src/testing/test-config.ts';
import { answerNotFound } from './errors.ts';
import { createHttpServer } from './server.ts';

/** Like the server's own, a hundred times shorter. */
const short = {
  connectionTimeout: 1_200,
  requestTimeout: 1_000,
  keepAliveTimeout: 700,
  headersTimeout: 300,
  connectionsCheckingInterval: 50,
};

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = await createHttpServer(testConfig({ dataDir: '/nowhere' }), short);
  app.post('/echo', (request, reply) => reply.send({ code: 200, msg: 'success', data: request.body }));
  app.get('/params/:name', async () => ({ code: 200, msg: 'success', data: null }));
  app.setNotFoundHandler((request, reply) => answerNotFound(request, reply));
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

async function line(...said: string[]): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  // A line that is cut off may say so in more than one way.
  socket.on('error', () => undefined);
  for (const part of said) socket.write(part);
  return socket;
}

/** All that comes back until the server hangs up. */
async function answerTo(
  ...said: string[]
): Promise<{ head: string; body: { code: number; msg: string; data: { key: string } } | undefined }> {
  const [head = '', body = ''] = (await text(await line(...said))).split('\r\n\r\n');
  return { head, body: body === '' ? undefined : (JSON.parse(body) as never) };
}

describe('a client that is slow on purpose', () => {
  it('in its head is cut off, however steadily it continues', async () => {
    const socket = await line('GET /echo HTTP/1.1\r\n');
    const drip = setInterval(() => socket.write('x: y\r\n'), 40);
    socket.once('close', () => clearInterval(drip));
    const answer = await text(socket);
    clearInterval(drip);
    expect(answer).toContain('HTTP/1.1 408');
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 400, data: { key: 'badRequest' } });
  });

  it('in its body is cut off', async () => {
    const socket = await line('POST /echo HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n');
    const drip = setInterval(() => socket.write(' '), 40);
    socket.once('close', () => clearInterval(drip));
    await once(socket.resume(), 'close');
    clearInterval(drip);
    expect(socket.destroyed).toBe(true);
  });

  it('or silent is dropped, by the hundred, while others are answered', async () => {
    const silent = await Promise.all(Array.from({ length: 300 }, () => line()));
    const closed = silent.map((socket) => once(socket.resume(), 'close'));
    expect((await fetch(`http://127.0.0.1:${port}/params/a`)).status).toBe(200);
    await Promise.all(closed);
    expect(silent.every(({ destroyed }) => destroyed)).toBe(true);
  });
});

describe('what is no proper HTTP', () => {
  it.each([
    ['garbage', 'NONSENSE\r\n\r\n', 400],
    ['a TLS greeting', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000', 400],
    ['two lengths', 'POST /echo HTTP/1.1\r\nhost: h\r\ncontent-length: 4\r\ncontent-length: 5\r\n\r\nabcd', 400],
    [
      'length and chunks (smuggling)',
      'POST /echo HTTP/1.1\r\nhost: h\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a head of 100 KB', `GET /params/a HTTP/1.1\r\nhost: h\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`, 431],
    ['an address of 100 KB', `GET /params/${'y'.repeat(100_000)} HTTP/1.1\r\nhost: h\r\n\r\n`, 431],
    ['a NUL in a header', 'GET /params/a HTTP/1.1\r\nhost: h\r\nx: a\0b\r\n\r\n', 400],
  ])('%s gets an envelope and no more', async (_, said, status) => {
    const { head, body } = await answerTo(said);
    expect(head).toContain(`HTTP/1.1 ${status}`);
    expect(body?.msg).not.toBe('');
    expect(body?.data.key).toMatch(/^(?:badRequest|tooLarge)$/);
  });
});

describe('an address that cannot be', () => {
  it.each(['/params/%', '/params/%zz', '/params/%E0%A4%A', `/params/${'a'.repeat(300)}`, '/params/%00', '//', '/..%2f..%2fetc/passwd'])(
    '%s is answered with the envelope',
    async (path) => {
      const answer = await app.inject({ method: 'GET', url: path, headers: { lang: 'de' } });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json()).toMatchObject({ code: answer.statusCode, msg: expect.stringMatching(/./) as string });
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});
