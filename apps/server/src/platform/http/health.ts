import type { FastifyInstance } from 'fastify';
import { ping } from '../db/ping.ts';
import type { Platform } from '../platform.ts';
import { fail } from './failure.ts';

/** `/healthz`: the process answers. `/readyz`: it also has its database, and space to write. */
export function addHealth(app: FastifyInstance, platform: Platform): void {
  const { space } = platform;
  app.addHook('onError', async (_request, _reply, error) => space.notice(error));
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    await ping(platform.database).catch(() => {
      throw fail('unavailable');
    });
    if (await space.isOut()) throw fail('storageFull');
    return { status: 'ready' };
  });
}
