import { once } from 'node:events';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '#src/testing/test-config.ts';
import { fail } from './failure.ts';
import { createHttpServer } from './server.ts';
import { addWebFiles } from './web-files.ts';

const fact = { name: 'facts', read: async () => null };

let dist: string;
let app: FastifyInstance;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'heliodesk-web-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<html><head><meta name="facts" content="" /></head></html>');
  writeFileSync(join(dist, 'assets/app.js'), 'export {};');
  app = await createHttpServer(testConfig({ dataDir: '/nowhere', publicUrl: 'https://service.example' }));
  app.get('/api/data/:name', async () => ({ code: 200, msg: 'success', data: null }));
  app.get('/api/closed', () => {
    throw fail('forbidden');
  });
  await addWebFiles(app, { fact, guestOrigins: ['https://rts.maker.example', 'https://other.maker.example'], dist });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

const ask = (url: string, options: InjectOptions = {}) => app.inject({ method: 'GET', url, ...options });

const places: [string, string, number][] = [
  ['data', '/api/data/a', 200],
  ['a refusal', '/api/closed', 403],
  ['what is not there', '/api/nowhere', 404],
  ['an address that cannot be', '/api/data/%', 400],
  ['the start page', '/', 200],
  ['a built file', '/assets/app.js', 200],
];

describe('every answer', () => {
  it.each(places)('carries the headers that browsers protect people by: %s', async (_, url, status) => {
    const { headers, statusCode } = await ask(url);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(headers['content-security-policy']).toContain(directive);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('refuses frames, other origins and what no page of this site asks a device for', async () => {
    const { headers } = await ask('/');
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cross-origin-opener-policy': 'same-origin' });
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment'])
      expect(headers['permissions-policy']).toContain(`${feature}=()`);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });

  it.each(['/open/chat?requestId=7', '/open/chat', '/open/'])('lets the hosts of guests frame the page %s', async (url) => {
    const { headers } = await ask(url, { headers: { accept: 'text/html' } });
    expect(headers['content-security-policy']).toContain('frame-ancestors https://rts.maker.example https://other.maker.example');
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it.each(['/login', '/opener/chat', '/api/open/x', '//open/chat', '/open', '/%6fpen/chat', '/login?next=/open/chat'])(
    'lets no one frame the page %s',
    async (url) => {
      const { headers } = await ask(url, { headers: { accept: 'text/html' } });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options']).toBe('DENY');
    },
  );

  it('lets no one frame data of guests, nor any page where no host is configured', async () => {
    expect((await ask('/open/chat', { headers: { accept: 'application/json' } })).headers['x-frame-options']).toBe('DENY');
    const alone = await createHttpServer(testConfig({ dataDir: '/nowhere' }));
    await addWebFiles(alone, { fact, guestOrigins: [], dist });
    const { headers } = await alone.inject({ method: 'GET', url: '/open/chat', headers: { accept: 'text/html' } });
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY' });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    await alone.close();
  });

  it('to what is no HTTP carries them too', async () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('NONSENSE\r\n\r\n');
    const [head = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain('HTTP/1.1 400');
    for (const header of ['x-content-type-options: nosniff', "object-src 'none'", 'strict-transport-security: max-age=31536000'])
      expect(head).toContain(header);
  });

  it('asks for no encrypted line where the site has none', async () => {
    const plain = await createHttpServer(testConfig({ dataDir: '/nowhere', publicUrl: 'http://localhost:8080' }));
    const { headers } = await plain.inject({ method: 'GET', url: '/' });
    expect(headers).not.toHaveProperty('strict-transport-security');
    await plain.close();
  });

  it('of the API is kept nowhere and says what it is', async () => {
    for (const url of ['/api/data/a', '/api/closed', '/api/nowhere']) {
      const { headers } = await ask(url);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    }
    expect((await ask('/')).headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

describe('nothing is given away', () => {
  it.each(['TRACE', 'OPTIONS', 'PUT'] as const)('by the method %s', async (method) => {
    const { statusCode, body } = await ask('/api/data/a', { method: method as 'PUT', headers: { 'x-private': 'do not echo' } });
    expect(statusCode).toBe(404);
    expect(body).not.toContain('do not echo');
  });

  it.each([
    '/assets/',
    '/assets',
    '/.git/config',
    '/.env',
    '/package.json',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('of folders and files at %s', async (url) => {
    const { statusCode, body } = await ask(url, { headers: { accept: '*/*' } });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toMatch(/app\.js|heliodesk/);
  });

  it('to the pages of others: no origin is allowed to read', async () => {
    const { headers } = await ask('/api/data/a', { headers: { origin: 'https://evil.example' } });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

describe('the address of a caller', () => {
  it.each([
    [0, '203.0.113.9', '127.0.0.1'],
    [1, '203.0.113.9', '203.0.113.9'],
    [1, 'forged, 198.51.100.7, 203.0.113.9', '203.0.113.9'],
    [2, '198.51.100.7, 203.0.113.9, 10.0.0.1', '203.0.113.9'],
  ])('is taken from a header only where a proxy is said to set it: %s', async (trustedProxies, forwarded, address) => {
    const behind = await createHttpServer(testConfig({ dataDir: '/nowhere', trustedProxies }));
    behind.get('/who', (request, reply) => reply.send({ address: request.ip }));
    const { body } = await behind.inject({
      method: 'GET',
      url: '/who',
      headers: { 'x-forwarded-for': forwarded, 'x-real-ip': '192.0.2.1' },
    });
    expect(JSON.parse(body)).toEqual({ address });
    await behind.close();
  });
});
