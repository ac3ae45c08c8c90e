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
