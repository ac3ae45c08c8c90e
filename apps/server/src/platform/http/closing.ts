import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from './failure.ts';

/** Nothing new and nothing to answer for this many checks in a row … */
const quietLooks = 5;
/** … with this much time between them, in milliseconds, … */
const lookEvery = 50;
/** … or this long since the shutdown began, and the server stops listening. Milliseconds. */
const longestQuiet = 5_000;
/** A new connection is given this long to send its first call: a busy caller may need it. Milliseconds. */
const firstCallWithin = 1_000;
/** Refused callers may retry after this many seconds, when another instance answers here. */
const comeAgainAfter = 1;

/**
 * Makes sure that a server shutting down leaves no call unanswered. Calls are refused from then on, but connections are still accepted
 * until no more come: those that the system has already accepted would be cut off when listening stops, and while the embedded database
 * blocks the process, there may be many.
 */
export function endAnswering(app: FastifyInstance): void {
  let isClosing = false;
  let arrivals = 0;
  const taken = new Set<FastifyRequest>();
  const fresh = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    arrivals += 1;
    fresh.add(socket);
    const late = setTimeout(() => fresh.delete(socket), firstCallWithin).unref();
    socket.once('close', () => {
      clearTimeout(late);
      fresh.delete(socket);
    });
  });

  // Who is answered may connect again right away. A call that is still being sent may take long.
  const isAnswering = (): boolean => taken.values().some(({ raw }) => raw.complete && raw.headers.upgrade === undefined);
  const untilQuiet = async (): Promise<void> => {
    const deadline = performance.now() + longestQuiet;
    for (let quiet = 0, seen = arrivals; quiet < quietLooks && performance.now() < deadline; seen = arrivals) {
      await wait(lookEvery);
      quiet = arrivals === seen && fresh.size === 0 && !isAnswering() ? quiet + 1 : 0;
    }
  };

  app.addHook('preClose', async () => {
    isClosing = true;
    // Keep-alive connections would delay the shutdown until they time out. Node takes a connection without a call yet for idle, too.
    const reaper = setInterval(() => {
      if (fresh.size === 0) app.server.closeIdleConnections();
    }, 200).unref();
    app.server.once('close', () => clearInterval(reaper));
    await untilQuiet();
  });
  app.addHook('onRequest', async (request, reply) => {
    arrivals += 1;
    fresh.delete(request.raw.socket);
    taken.add(request);
    reply.raw.once('close', () => taken.delete(request));
    // New connections belong to another instance.
    if (isClosing) throw fail('unavailable', { seconds: comeAgainAfter });
  });
}
