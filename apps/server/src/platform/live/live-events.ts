import type { LiveEvent, Topic, TopicKind } from '@heliodesk/contract/live';
import type { Caller } from '../auth/actor.ts';
import type { Db, Tx } from '../db/database.ts';
import type { Platform } from '../platform.ts';
import { registry } from '../port.ts';
import type { LiveConnection } from './connection.ts';

/** Who may watch the topics of a kind; registered by the domain whose records they name. */
export interface TopicReaders {
  /** Which of the callers may see the record at this moment, in their order; one query for all of them. */
  findReaders: (db: Db, actors: readonly Caller[], id: number) => Promise<boolean[]>;
  /** When the record last changed; without, those who watch it aren't told. */
  findChangedAt?: (db: Db, id: number) => Promise<Date | undefined>;
}

export const topicReaders = registry<TopicKind, TopicReaders>('readers of topic');

/** What travels between instances: an event as it is, or the data to build one. Small; the truth is in the database. */
export interface LiveSignal {
  topic: Topic;
  kind: string;
}

/** Builds one reader's event from a signal; nothing for readers it doesn't concern. */
export type ShapeEvent = (actor: Caller) => LiveEvent | undefined;

/** Turns a domain's signals into events: their data is loaded once, then shaped for each reader. */
export interface SignalShaper {
  shape: (platform: Platform, signal: LiveSignal) => Promise<ShapeEvent>;
}

/** By kind of signal; signals without a shaper are events already. */
export const signalShapers = registry<string, SignalShaper>('shaper of live signal');

/** Carries out a client's other commands on a topic that it watches. */
export interface CommandHandler {
  handle: (platform: Platform, connection: LiveConnection, topic: Topic) => Promise<void>;
}

export const liveCommands = registry<string, CommandHandler>('live command');

/** The channel between instances. */
export const liveChannel = 'live';

/** Notifies everyone watching the topic, once the transaction has committed. */
export const publishLive = <Signal extends LiveSignal>({ events }: Pick<Platform, 'events'>, tx: Tx, signal: Signal): void =>
  events.publish(tx, liveChannel, signal);

/** The same without a transaction, for what is never stored. */
export const broadcastLive = <Signal extends LiveSignal>({ events }: Pick<Platform, 'events'>, signal: Signal): void =>
  void events.broadcast(liveChannel, signal);

/** The kind and the id that a topic names. */
export function partsOf(topic: Topic): { kind: TopicKind; id: number } {
  const [kind, id] = topic.split(':');
  return { kind: kind as TopicKind, id: Number(id) };
}
