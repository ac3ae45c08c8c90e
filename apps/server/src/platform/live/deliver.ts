import type { LiveEvent, Topic } from '@heliodesk/contract/live';
import type { Platform } from '../platform.ts';
import type { LiveConnection } from './connection.ts';
import type { LiveHub } from './hub.ts';
import { liveChannel, partsOf, signalShapers, topicReaders, type LiveSignal, type ShapeEvent } from './live-events.ts';

/** The connections whose owners may see the topic now. */
async function readersAmong(platform: Platform, connections: readonly LiveConnection[], topic: Topic): Promise<LiveConnection[]> {
  const { kind, id } = partsOf(topic);
  const mayRead = await topicReaders.of(platform, kind).findReaders(
    platform.db,
    connections.map(({ actor }) => actor),
    id,
  );
  return connections.filter((_, index) => mayRead[index]);
}

/** Whether someone may watch a topic; no one may watch unknown kinds. */
export async function mayWatch(platform: Platform, connection: LiveConnection, topic: Topic): Promise<boolean> {
  if (topicReaders.find(platform, partsOf(topic).kind) === undefined) return false;
  return (await readersAmong(platform, [connection], topic)).length > 0;
}

/** How long ago the record of a topic last changed, in milliseconds. Asked after it is watched, so that no change falls in between. */
export async function changedAgo(platform: Platform, topic: Topic): Promise<number | undefined> {
  const { kind, id } = partsOf(topic);
  const changedAt = await topicReaders.of(platform, kind).findChangedAt?.(platform.db, id);
  return changedAt && Math.max(0, platform.clock.now().getTime() - changedAt.getTime());
}

const shapeOf = async (platform: Platform, signal: LiveSignal): Promise<ShapeEvent> => {
  const shaper = signalShapers.find(platform, signal.kind);
  // Without a shaper the signal is the event.
  return shaper === undefined ? () => signal as LiveEvent : shaper.shape(platform, signal);
};

async function pass(platform: Platform, hub: LiveHub, signal: LiveSignal): Promise<void> {
  const watchers = hub.watchersOf(signal.topic);
  if (watchers.length === 0) return;
  const [readers, shape] = await Promise.all([readersAmong(platform, watchers, signal.topic), shapeOf(platform, signal)]);
  for (const connection of readers) {
    const event = shape(connection.actor);
    if (event !== undefined) connection.send(event);
  }
}

/** Runs the work of one topic in the order it came. */
function createSerialQueue(log: Platform['log']): (topic: Topic, run: () => Promise<void>) => void {
  const queues = new Map<Topic, Promise<void>>();
  return (topic, run) => {
    const queued = (queues.get(topic) ?? Promise.resolve())
      .then(run)
      .catch((error: unknown) => log.error({ err: error }, 'live event not delivered'))
      .finally(() => {
        if (queues.get(topic) === queued) queues.delete(topic);
      });
    queues.set(topic, queued);
  };
}

/** Passes on what instances publish to those who watch it here and may still see it. */
export function deliverLive(platform: Platform, hub: LiveHub): void {
  const enqueue = createSerialQueue(platform.log);
  platform.events.subscribe(liveChannel, (payload) => {
    const signal = payload as LiveSignal;
    enqueue(signal.topic, () => pass(platform, hub, signal));
  });
}
