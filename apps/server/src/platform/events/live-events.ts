import { once } from 'node:events';
import type { Log } from '../log.ts';
import { notify } from '../db/notify.ts';
import { isInTransaction } from '../db/running-transaction.ts';
import { afterCommit } from '../db/transaction.ts';
import type { Database, Tx } from '../db/database.ts';
import { openRedis, type RedisAddress } from '../open-redis.ts';
import { Outbox } from './outbox.ts';

const channel = 'heliodesk_live';

/** Bytes of a message: PostgreSQL refuses a notice of 8,000, and with it all that go out together. */
const longestMessage = 7_000;

type Receive = (payload: unknown) => void;

/**
 * Tells all instances that something has happened, once the transaction has committed. Payloads are small (ids, at most 7,000
 * bytes with their topic) and may be lost when a connection breaks; listeners read the truth from the database and reload on `onGap`.
 */
export interface LiveEvents {
  publish: (tx: Tx, topic: string, payload: object) => void;
  /** The same without a transaction, for what is never stored, such as "is typing". */
  broadcast: (topic: string, payload: object) => Promise<void>;
  subscribe: (topic: string, receive: Receive) => void;
  onGap: (look: () => void) => void;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Carries raw messages between instances. */
interface Carrier {
  send: (messages: readonly string[]) => Promise<unknown>;
  start: (onMessage: (message: string) => void, onGap: () => void) => Promise<void>;
  stop: () => Promise<void>;
}

/** By NOTIFY in a transaction of its own: within another one it would make all of them commit one after the other (decision 027). */
function databaseCarrier(database: Database): Carrier {
  let listener: { close: () => Promise<void> } | undefined;
  return {
    send: (messages) => notify(channel, messages).execute(database.quickDb),
    start: async (onMessage, onGap) => {
      listener = await database.listen(channel, onMessage, onGap);
    },
    stop: async () => listener?.close(),
  };
}

async function redisCarrier(address: RedisAddress, log: Log): Promise<Carrier> {
  // Answers wait until their events are out, so without Redis these are lost instead of waiting for it.
  const publisher = await openRedis(address, { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 1_000 });
  const subscriber = await openRedis(address);
  for (const client of [publisher, subscriber]) client.on('error', (error) => log.error({ err: error }, 'redis'));
  return {
    send: (messages) => Promise.all(messages.map((message) => publisher.publish(channel, message))),
    start: async (onMessage, onGap) => {
      subscriber.on('message', (_channel, message) => onMessage(message));
      await subscriber.subscribe(channel);
      if (publisher.status !== 'ready') await once(publisher, 'ready');
      subscriber.on('ready', onGap);
    },
    stop: async () => {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

export async function createLiveEvents(database: Database, redis: RedisAddress | undefined, log: Log): Promise<LiveEvents> {
  const carrier = redis === undefined ? databaseCarrier(database) : await redisCarrier(redis, log);
  const outbox = new Outbox((messages) => carrier.send(messages), log);
  const receivers = new Map<string, Receive[]>();
  const gaps: (() => void)[] = [];
  const deliver = (message: string): void => {
    const { topic, payload } = JSON.parse(message) as { topic: string; payload: unknown };
    for (const receive of receivers.get(topic) ?? []) receive(payload);
  };
  const encode = (topic: string, payload: object): string => {
    const message = JSON.stringify({ topic, payload });
    if (Buffer.byteLength(message) > longestMessage) throw new Error(`A live event of ${topic} is too long`);
    return message;
  };
  return {
    publish: (tx, topic, payload) => {
      const message = encode(topic, payload);
      afterCommit(tx, () => outbox.add(message));
    },
    broadcast: (topic, payload) => {
      if (isInTransaction()) throw new Error('Within a transaction, publish: what is announced may be rolled back');
      return outbox.add(encode(topic, payload));
    },
    subscribe: (topic, receive) => void receivers.getOrInsertComputed(topic, () => []).push(receive),
    onGap: (look) => void gaps.push(look),
    start: () =>
      carrier.start(deliver, () => {
        for (const look of gaps) look();
      }),
    stop: async () => {
      await outbox.settle();
      await carrier.stop();
    },
  };
}
