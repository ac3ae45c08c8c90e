import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { fail } from './failure.ts';

/** Nothing new for so many looks in a row … */
const quietLooks = 5;
/** … of which one comes after the other so soon, milliseconds, … */
const lookEvery = 50;
/** … or this long since the end was asked for, and the server stops to listen. Milliseconds. */
const longestQuiet = 5_000;
/** Anyone who is refused may come again after so many seconds, when another instance answers here. */
const comeAgainAfter = 1;

/**
 * Makes sure that a server that ends leaves no call without an answer. From then on calls are refused, but connections are still taken
 * until no more come: those that the system has taken already would be cut off by the end of listening, and while the embedded database
 * holds the process up, there may be many.
 */
export function endAnswering(app: FastifyInstance): void {
  let isClosing = false;
  let arrivals = 0;
  app.server.on('connection', () => void (arrivals += 1));

  const untilQuiet = async (): Promise<void> => {
    const deadline = performance.now() + longestQuiet;
    for (let quiet = 0, seen = arrivals; quiet < quietLooks && performance.now() < deadline; seen = arrivals) {
      await wait(lookEvery);
      quiet = arrivals === seen ? quiet + 1 : 0;
    }
  };

  app.addHook('preClose', async () => {
    isClosing = true;
    // Lines kept open after their last answer would hold the end up until they time out.
    const reaper = setInterval(() => app.server.closeIdleConnections(), 200).unref();
    app.server.once('close', () => clearInterval(reaper));
    await untilQuiet();
  });
  app.addHook('onRequest', async () => {
    arrivals += 1;
    // What still comes belongs to another instance.
    if (isClosing) throw fail('unavailable', { seconds: comeAgainAfter });
  });
}
