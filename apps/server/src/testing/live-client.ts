import { liveTicket, liveTicketAsGuest, topicOf, type LiveCommand, type LiveEvent } from '@heliodesk/contract/live';
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Platform } from '#src/platform/platform.ts';
import type { TestApp } from './test-app.ts';
import { eventually } from './eventually.ts';

/** Waits until what was published before has reached the server's listeners; it may arrive after the call that published it is answered. */
async function hearAllPublished({ events }: Pick<Platform, 'events'>): Promise<void> {
  const topic = randomUUID();
  const heard = Promise.withResolvers<unknown>();
  events.subscribe(topic, heard.resolve);
  await events.broadcast(topic, {});
  await heard.promise;
}

/** A browser's live connection to a listening server. */
export class LiveClient {
  readonly events: LiveEvent[] = [];
  readonly socket: WebSocket;
  readonly #platform: Pick<Platform, 'events'>;
  /** The code that the server closed it with. */
  closed: number | undefined;

  constructor(platform: Pick<Platform, 'events'>, url: string, headers: Record<string, string> = {}) {
    this.#platform = platform;
    this.socket = new WebSocket(url, { headers });
    this.socket.on('message', (data: Buffer) => this.events.push(JSON.parse(data.toString()) as LiveEvent));
    this.socket.on('close', (code) => {
      this.closed = code;
    });
    this.socket.on('error', () => undefined);
  }

  say(command: LiveCommand): void {
    this.socket.send(JSON.stringify(command));
  }

  /** The events of a kind, once there are as many. */
  async heard<Kind extends LiveEvent['kind']>(kind: Kind, count = 1): Promise<Extract<LiveEvent, { kind: Kind }>[]> {
    return eventually(() => {
      const found = this.events.filter((event): event is Extract<LiveEvent, { kind: Kind }> => event.kind === kind);
      if (found.length < count) throw new Error(`${found.length} of ${count} ${kind} events; heard ${JSON.stringify(this.events)}`);
      return found;
    });
  }

  closedWith = (): Promise<number> =>
    eventually(() => {
      if (this.closed === undefined) throw new Error('still open');
      return this.closed;
    });

  /** Watches a request, and hears only of what happens from now on. */
  async watch(requestId: number): Promise<void> {
    await hearAllPublished(this.#platform);
    const before = this.events.filter(({ kind }) => kind === 'watching').length;
    this.say({ kind: 'watch', topic: topicOf('request', requestId) });
    await this.heard('watching', before + 1);
  }
}

/** The HTTP status that a connection is refused with, or 101 when it is not. */
export const statusOf = (url: string, headers: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(url, { headers });
    socket.on('error', () => undefined);
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    socket.on('open', () => {
      resolve(101);
      socket.close();
    });
  });

export const liveUrl = (base: string, ticket: string): string => `${base.replace('http', 'ws')}/api/qa/live?ticket=${ticket}`;

/** Opens a live connection as someone who has signed in, or as a guest. */
export async function openLive(
  app: Pick<TestApp, 'client' | 'platform'>,
  base: string,
  person: { token: string; guestId?: number },
): Promise<LiveClient> {
  const { data } = await app.client(person.token).call(person.guestId === undefined ? liveTicket : liveTicketAsGuest, {});
  const client = new LiveClient(app.platform, liveUrl(base, data.ticket));
  await new Promise((resolve, reject) => client.socket.once('open', resolve).once('close', reject));
  return client;
}
