import type { FastifyInstance } from 'fastify';

/** A text file at the root, `/google1a2b.txt`. */
const rootText = /^\/([A-Za-z0-9_-]{1,64})\.txt(?:$|\?)/;

/** Answers with texts at the root, by their name without `.txt`; anything else goes the usual way. */
export function addRootTexts(app: FastifyInstance, findText: (name: string) => Promise<string | undefined>): void {
  app.addHook('onRequest', async (request, reply) => {
    const name = ['GET', 'HEAD'].includes(request.method) ? rootText.exec(request.url)?.[1] : undefined;
    const text = name === undefined ? undefined : await findText(name);
    if (text === undefined) return;
    await reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff', 'cache-control': 'public, max-age=60' })
      .send(text);
  });
}
