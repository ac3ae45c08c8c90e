import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from './errors.ts';

const dist = join(import.meta.dirname, '../../../../web/dist');
const year = 31_536_000;

/** The built web. Any page address answers with its start page; the web's own router takes it from there. */
export async function addWebFiles(app: FastifyInstance): Promise<void> {
  const isBuilt = existsSync(join(dist, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: dist,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? `public, max-age=${year}, immutable` : 'no-cache');
      },
    });
  }
  // Browsers ask for this one by themselves on pages that name no icon, such as the API page.
  app.get('/favicon.ico', { schema: { hide: true } }, (_request, reply) => reply.redirect('/favicon.svg'));
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html') && !request.url.startsWith('/api/');
    if (wantsPage && isBuilt) return reply.sendFile('index.html');
    return answerNotFound(request, reply);
  });
}
