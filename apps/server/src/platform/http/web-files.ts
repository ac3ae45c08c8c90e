import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inServerFolder } from '../server-folder.ts';
import { answerNotFound } from './errors.ts';

const builtWeb = inServerFolder('../web/dist');
const year = 31_536_000;

/** What the start page is told in a meta element, so that the web need not make a call before it shows anything. */
export interface PageFact {
  /** Name of the meta element, which is empty in the page. */
  name: string;
  /** Answers what is known so far, and never fails. */
  read: () => Promise<unknown>;
}

interface StartPage {
  html: string;
  tag: string;
  encoded: Record<'br' | 'gzip', Buffer>;
}

const escapeAttribute = (value: string): string => value.replaceAll(/[&<>"]/g, (char) => `&#${char.codePointAt(0)};`);

const startPageOf = (html: string): StartPage => ({
  html,
  tag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
  encoded: { br: brotliCompressSync(html), gzip: gzipSync(html) },
});

/** The start page with its fact; rebuilt only when one of them has changed. */
function createStartPage(file: string, { name, read }: PageFact): () => Promise<StartPage> {
  const empty = new RegExp(`(<meta name="${name}" content=")(?=")`);
  let kept: StartPage | undefined;
  return async () => {
    const [built, fact] = await Promise.all([readFile(file, 'utf8'), read()]);
    const html = built.replace(empty, (start) => start + escapeAttribute(JSON.stringify(fact)));
    if (kept?.html !== html) kept = startPageOf(html);
    return kept;
  };
}

async function sendStartPage(request: FastifyRequest, reply: FastifyReply, { html, tag, encoded }: StartPage): Promise<FastifyReply> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((known) => new RegExp(`\\b${known}\\b`).test(accepted));
  const etag = `W/"${tag}"`;
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  reply.type('text/html; charset=utf-8');
  return encoding === undefined ? reply.send(html) : reply.header('content-encoding', encoding).send(encoded[encoding]);
}

/** Where the guest pages are; no other page may be framed by another site. */
const guestPages = '/open/';

/** Lets host sites frame this page. Older browsers know only the header that refuses all framing. */
function allowFraming({ raw }: FastifyReply, origins: readonly string[]): void {
  const policy = String(raw.getHeader('content-security-policy'));
  raw.setHeader('content-security-policy', policy.replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(' ')}`));
  raw.removeHeader('x-frame-options');
}

export interface WebFiles {
  fact: PageFact;
  /** Origins whose pages may frame the pages of guests. */
  guestOrigins: readonly string[];
  dist?: string;
}

/** The built web. Any page address answers with its start page; the web's own router takes it from there. */
export async function addWebFiles(app: FastifyInstance, { fact, guestOrigins, dist = builtWeb }: WebFiles): Promise<void> {
  const index = join(dist, 'index.html');
  const isBuilt = existsSync(index);
  const startPage = createStartPage(index, fact);
  const handleStart = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (guestOrigins.length > 0 && request.url.startsWith(guestPages)) allowFraming(reply, guestOrigins);
    return sendStartPage(request, reply, await startPage());
  };
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: dist,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? `public, max-age=${year}, immutable` : 'no-cache');
      },
    });
    for (const path of ['/', '/index.html']) app.get(path, { schema: { hide: true } }, handleStart);
  }
  // Browsers ask for this one by themselves on pages that name no icon, such as the API page.
  app.get('/favicon.ico', { schema: { hide: true } }, (_request, reply) => reply.redirect('/favicon.svg'));
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html') && !request.url.startsWith('/api/');
    return wantsPage && isBuilt ? handleStart(request, reply) : answerNotFound(request, reply);
  });
}
