import type { FastifyInstance } from 'fastify';
import { ping } from '../db/ping.ts';
import type { Platform } from '../platform.ts';
import { fail } from './failure.ts';

/** `/healthz`: the process answers. `/readyz`: it has its database too. */
export function addHealth(app: FastifyInstance, platform: Platform): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    await ping(platform.database).catch(() => {
      throw fail('unavailable');
    });
    return { status: 'ready' };
  });
}
