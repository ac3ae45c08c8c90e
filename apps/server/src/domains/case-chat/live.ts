import { LiveCommand, LiveEvent } from '@heliodesk/contract/case-chat';
import { canReadRequest } from '#src/domains/request/index.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Mounting } from '#src/platform/http/mount.ts';
import type { LiveConnection } from '#src/platform/live/connection.ts';
import type { LiveHub } from '#src/platform/live/hub.ts';
import { addLive } from '#src/platform/live/routes.ts';
import { messageTopic, requestTopic } from '#src/platform/live/topics.ts';
import type { Platform } from '#src/platform/platform.ts';
import { readableBy, sideOf } from './policy.ts';
import type { Signal } from './signal.ts';
import { findMessage } from './store/messages.ts';
import { toMessage, withFiles } from './view.ts';

const subjectOf = (requestId: number): string => `request:${requestId}`;

type Shape = (actor: Actor) => LiveEvent | undefined;

/** Sends an event, shaped for each reader, to those who watch the request and may still see it. */
async function tellWatchers({ db }: Platform, watchers: readonly LiveConnection[], requestId: number, shape: Shape): Promise<void> {
  for (const connection of watchers) {
    const event = shape(connection.actor);
    if (event !== undefined && (await canReadRequest(db, connection.actor, requestId))) connection.send(event);
  }
}

/** The message is loaded once for all its readers here. */
async function messageShape({ db, clock }: Platform, msgId: number): Promise<Shape> {
  const message = await findMessage(db, msgId, 'staff');
  if (message === undefined) return () => undefined;
  const { files } = await withFiles(db, [message]);
  return (actor) =>
    readableBy(sideOf(actor)).includes(message.internal)
      ? { kind: 'message', requestId: message.requestId, message: toMessage(message, files, { userId: actor.userId, now: clock.now() }) }
      : undefined;
}

async function shapeOf(platform: Platform, signal: Signal): Promise<Shape> {
  const { requestId } = signal;
  if (signal.kind === 'message') return messageShape(platform, signal.msgId);
  if (signal.kind === 'typing')
    return (actor) => (actor.userId === signal.userId ? undefined : { kind: 'typing', requestId, name: signal.name });
  return (actor) => {
    const mine = actor.userId === signal.userId;
    if (!mine && sideOf(actor) === signal.side) return undefined;
    const msgId = sideOf(actor) === 'staff' ? signal.readTo : signal.publicTo;
    return msgId === 0 ? undefined : { kind: 'read', requestId, msgId, mine };
  };
}

/** Runs what belongs to one request in the order in which it came. */
function createSerialQueue(log: Platform['log']): (requestId: number, run: () => Promise<void>) => void {
  const queues = new Map<number, Promise<void>>();
  return (requestId, run) => {
    const queued = (queues.get(requestId) ?? Promise.resolve())
      .then(run)
      .catch((error: unknown) => log.error({ err: error }, 'live event not delivered'))
      .finally(() => {
        if (queues.get(requestId) === queued) queues.delete(requestId);
      });
    queues.set(requestId, queued);
  };
}

function deliver(platform: Platform, hub: LiveHub): void {
  const serialQueue = createSerialQueue(platform.log);
  const pass = (requestId: number, makeShape: () => Promise<Shape>): void =>
    serialQueue(requestId, async () => {
      const watchers = hub.watchersOf(subjectOf(requestId));
      if (watchers.length > 0) await tellWatchers(platform, watchers, requestId, await makeShape());
    });
  platform.events.subscribe(messageTopic, (payload) => {
    const signal = payload as Signal;
    pass(signal.requestId, () => shapeOf(platform, signal));
  });
  platform.events.subscribe(requestTopic, (payload) => {
    const event = LiveEvent.safeParse(payload).data;
    if (event?.kind === 'request' || event?.kind === 'import') pass(event.requestId, async () => () => event);
  });
}

/** Tells the other instances at most once a second that somebody types. */
const typingEvery = 1_000;
const typedAt = new WeakMap<LiveConnection, number>();

async function tellTyping({ events }: Platform, connection: LiveConnection, requestId: number): Promise<void> {
  const { userId, name, can } = connection.actor;
  const now = performance.now();
  if (!can('csp:chat:send') || now - (typedAt.get(connection) ?? -typingEvery) < typingEvery) return;
  typedAt.set(connection, now);
  await events.broadcast(messageTopic, { kind: 'typing', requestId, userId, name } satisfies Signal);
}

async function onCommand(platform: Platform, connection: LiveConnection, received: unknown): Promise<void> {
  const command = LiveCommand.safeParse(received).data;
  if (command === undefined || command.kind === 'ping') return;
  const { kind, requestId } = command;
  const subject = subjectOf(requestId);
  if (kind === 'unwatch') connection.unwatch(subject);
  else if (kind === 'typing') {
    if (connection.isWatching(subject)) await tellTyping(platform, connection, requestId);
  } else if ((await canReadRequest(platform.db, connection.actor, requestId)) && connection.watch(subject)) {
    connection.send({ kind: 'watching', requestId } satisfies LiveEvent);
  }
}

/** The live connection of signed-in people: conversations and changes of the requests they watch. */
export function addLiveUpdates(mounting: Mounting): void {
  const { platform } = mounting;
  const closingEvent: LiveEvent = { kind: 'sessionEnded' };
  deliver(
    platform,
    addLive(mounting, '/api/qa/live', { closingEvent, onCommand: (connection, received) => onCommand(platform, connection, received) }),
  );
}
