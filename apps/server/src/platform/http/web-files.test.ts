import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addWebFiles } from './web-files.ts';

const html = '<html><head><meta name="languages" content="" /></head></html>';
let dist: string;
let app: FastifyInstance;
let fact: unknown;

beforeEach(async () => {
  dist = mkdtempSync(join(tmpdir(), 'heliodesk-web-'));
  writeFileSync(join(dist, 'index.html'), html);
  writeFileSync(join(dist, 'favicon.svg'), '<svg/>');
  fact = { offered: ['en', 'de'], note: 'a "quoted" <b> & more' };
  app = Fastify();
  await addWebFiles(app, { fact: { name: 'languages', read: async () => fact }, guestOrigins: [], dist });
});
afterEach(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

const page = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

describe('the start page', () => {
  it.each(['/', '/index.html', '/profile/myRequest?view=open'])('tells its fact at %s, so that nothing breaks out of it', async (url) => {
    const { body, headers, statusCode } = await page(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    const content = /content="([^"]*)"/.exec(body)?.[1] ?? '';
    expect(content).not.toMatch(/[<>]/);
    const told = content.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
    expect(JSON.parse(told)).toEqual(fact);
  });

  it('is asked for again by its tag, until the fact or the page changes', async () => {
    const { headers } = await page('/');
    const again = () => page('/', { 'if-none-match': String(headers.etag) });
    expect((await again()).statusCode).toBe(304);
    fact = { offered: ['en'] };
    expect((await again()).statusCode).toBe(200);
    fact = { offered: ['en', 'de'], note: 'a "quoted" <b> & more' };
    expect((await again()).statusCode).toBe(304);
    writeFileSync(join(dist, 'index.html'), `${html}<!-- built again -->`);
    expect((await again()).body).toContain('built again');
  });

  it('is compressed for those who take it', async () => {
    const { rawPayload, headers } = await page('/', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toContain('<meta name="languages"');
  });

  it('leaves files and calls alone', async () => {
    expect((await page('/favicon.svg')).headers['content-type']).toContain('svg');
    expect((await page('/api/nowhere')).statusCode).toBe(404);
  });
});
