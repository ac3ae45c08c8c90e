import type { CaseViewer } from '@heliodesk/contract/case-chat';
import type { LiveEvent, Topic } from '@heliodesk/contract/live';
import { randomUUID } from 'node:crypto';
import type { PersonName } from '@heliodesk/phrases/formats/names';
import { personIn } from '#src/platform/i18n/names.ts';
import type { LiveConnection } from '#src/platform/live/connection.ts';
import { liveCommands, partsOf, topicReaders } from '#src/platform/live/live-events.ts';
import type { Platform } from '#src/platform/platform.ts';
import { isStaff } from './policy.ts';

/** The channel on which instances tell each other who has which case open. */
const viewersChannel = 'viewers';

/** An instance that has not been heard of for this long is gone, and its people with it. */
const aliveEvery = 15_000;
const goneAfter = 3 * aliveEvery;

/** People of one case that an instance names, so that the message stays small. */
const mostNamed = 20;

interface Viewer {
  userId: number;
  name: string;
  personName: PersonName | null;
}

/** All that an instance has to say of a case; without a topic, only that it is there. */
interface ViewersSignal {
  instance: string;
  seen?: { topic: Topic; people: Viewer[]; isAnswer: boolean };
}

/**
 * Who has which case open, on all instances. Each one keeps its own people in memory by their connections, tells the others when they
 * change, and remembers what the others tell about the cases that are open here. Nothing is stored.
 */
class CaseViewers {
  readonly #platform: Platform;
  readonly #instance = randomUUID();
  readonly #here = new Map<Topic, Map<LiveConnection, Viewer>>();
  readonly #elsewhere = new Map<Topic, Map<string, Viewer[]>>();
  readonly #heardAt = new Map<string, number>();

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** Someone opens a case, or asks again who has it open. */
  async open(connection: LiveConnection, topic: Topic): Promise<void> {
    const { actor } = connection;
    if (!isStaff(actor)) return;
    const here = this.#here.getOrInsertComputed(topic, () => new Map());
    if (here.has(connection)) return this.#tell(topic, [connection]);
    here.set(connection, { userId: actor.userId, name: actor.name, personName: actor.personName });
    connection.onUnwatched(topic, () => this.close(connection, topic));
    this.#announce(topic, false);
    await this.#tell(topic);
  }

  close(connection: LiveConnection, topic: Topic): void {
    const here = this.#here.get(topic);
    if (!here?.delete(connection)) return;
    this.#announce(topic, false);
    if (here.size > 0) return this.#tellLater(topic);
    this.#here.delete(topic);
    this.#elsewhere.delete(topic);
  }

  receive({ instance, seen }: ViewersSignal): void {
    if (instance === this.#instance) return;
    this.#heardAt.set(instance, performance.now());
    // Where no one here has the case open, no one needs to know.
    if (seen === undefined || !this.#here.has(seen.topic)) return;
    const { topic, people, isAnswer } = seen;
    const others = this.#elsewhere.getOrInsertComputed(topic, () => new Map());
    const isNew = !others.has(instance);
    if (people.length === 0) others.delete(instance);
    else others.set(instance, people);
    // It may not know yet who is here.
    if (isNew && !isAnswer && people.length > 0) this.#announce(topic, true);
    this.#tellLater(topic);
  }

  /** Says that this instance is there, and forgets those that no longer say so. */
  beat(): void {
    if (this.#here.size > 0) this.#broadcast({ instance: this.#instance });
    const now = performance.now();
    for (const [instance, heardAt] of this.#heardAt) if (now - heardAt > goneAfter) this.#forget(instance);
  }

  /** Something may have been missed: the people of this instance come back with their connections. */
  forgetOthers(): void {
    this.#elsewhere.clear();
  }

  #forget(instance: string): void {
    this.#heardAt.delete(instance);
    for (const [topic, others] of this.#elsewhere) if (others.delete(instance)) this.#tellLater(topic);
  }

  #broadcast(signal: ViewersSignal): void {
    void this.#platform.events.broadcast(viewersChannel, signal);
  }

  #announce(topic: Topic, isAnswer: boolean): void {
    const people = distinct([...(this.#here.get(topic)?.values() ?? [])]).slice(0, mostNamed);
    this.#broadcast({ instance: this.#instance, seen: { topic, people, isAnswer } });
  }

  #tellLater(topic: Topic): void {
    this.#tell(topic).catch((error: unknown) => this.#platform.log.error({ err: error }, 'viewers not told'));
  }

  /** Tells those who have the case open here, as long as they may see it. */
  async #tell(topic: Topic, connections = [...(this.#here.get(topic)?.keys() ?? [])]): Promise<void> {
    const { kind, id } = partsOf(topic);
    const actors = connections.map(({ actor }) => actor);
    const mayRead = await topicReaders.of(this.#platform, kind).findReaders(this.#platform.db, actors, id);
    const people = distinct([...(this.#here.get(topic)?.values() ?? []), ...[...(this.#elsewhere.get(topic)?.values() ?? [])].flat()]);
    for (const [index, connection] of connections.entries()) {
      if (mayRead[index] === true) connection.send({ kind: 'viewers', topic, people: asSeenBy(connection, people) } satisfies LiveEvent);
      else this.close(connection, topic);
    }
  }
}

/** Each person once, whatever number of windows they have. */
const distinct = (people: readonly Viewer[]): Viewer[] => [...new Map(people.map((person) => [person.userId, person])).values()];

/** The others. */
const asSeenBy = ({ actor }: LiveConnection, people: readonly Viewer[]): CaseViewer[] =>
  people
    .filter(({ userId }) => !isStaff(actor) || userId !== actor.userId)
    .slice(0, mostNamed)
    .map(({ userId, name, personName }) => ({ userId, name: personIn(actor.language, name, personName) }));

/** Lets staff see which colleagues have the same case open. Answers how to end it. */
export function registerViewers(platform: Platform): () => void {
  const viewers = new CaseViewers(platform);
  platform.events.subscribe(viewersChannel, (signal) => viewers.receive(signal as ViewersSignal));
  platform.events.onGap(() => viewers.forgetOthers());
  liveCommands.register(platform, 'viewing', { handle: (_platform, connection, topic) => viewers.open(connection, topic) });
  liveCommands.register(platform, 'left', { handle: async (_platform, connection, topic) => viewers.close(connection, topic) });
  const beats = setInterval(() => viewers.beat(), aliveEvery).unref();
  return () => clearInterval(beats);
}
