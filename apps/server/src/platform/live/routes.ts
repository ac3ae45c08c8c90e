import '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fail } from '../http/failure.ts';
import type { Mounting } from '../http/mount.ts';
import type { Platform } from '../platform.ts';
import { LiveHub, type LiveProtocol } from './hub.ts';
import { redeemTicket } from './tickets.ts';
import { rightsTopic, sessionTopic, type RightsChanged, type SessionEnded } from './topics.ts';

const beatEvery = 30_000;
const TicketQuery = z.object({ ticket: z.string().min(1).max(100) });

/** Browsers name the page that connects; it has to be one of this host. What it was called outside, only a trusted proxy can say. */
function isOwnPage({ headers, host }: FastifyRequest, { publicUrl, trustedProxies }: Platform['config']): boolean {
  if (headers.origin === undefined) return true;
  const ownHost = trustedProxies > 0 ? host : headers.host;
  return URL.canParse(headers.origin) && (new URL(headers.origin).host === ownHost || headers.origin === new URL(publicUrl).origin);
}

/**
 * Opens the live connection at a path, entered with a one-time ticket. The protocol defines what is sent over it; the
 * connections are kept alive, bounded, and closed when their session ends.
 */
export function addLive({ app, platform }: Mounting, path: string, protocol: LiveProtocol): LiveHub {
  const hub = new LiveHub(platform, protocol);
  app.get<{ Querystring: z.output<typeof TicketQuery> }>(
    path,
    {
      websocket: true,
      schema: { querystring: TicketQuery },
      preHandler: async (request) => {
        if (!request.ws) throw fail('notFound');
        if (!isOwnPage(request, platform.config)) throw fail('forbidden');
        const actor = await redeemTicket(platform, request.query.ticket);
        request.actor = actor;
        if (actor === null) throw fail('auth.signInRequired', {}, {});
        if (!hub.hasRoomFor(actor)) throw fail('tooManyRequests');
      },
    },
    async (socket, { actor }) => {
      // The session may have ended after the ticket was issued, before this connection was registered.
      if (actor !== null) await hub.check(hub.add(socket, actor));
    },
  );
  platform.events.subscribe(sessionTopic, (ended) => hub.endSession(ended as SessionEnded));
  platform.events.subscribe(rightsTopic, (changed) => hub.callBack((changed as RightsChanged).userId));
  platform.events.onGap(() => hub.closeAll());
  const beats = setInterval(
    () => void hub.beat().catch((error: unknown) => platform.log.warn({ err: error }, 'heartbeat')),
    beatEvery,
  ).unref();
  app.addHook('onClose', async () => clearInterval(beats));
  return hub;
}
