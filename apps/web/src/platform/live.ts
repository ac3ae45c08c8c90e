import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

/** `offline`: the device has no network, or nothing uses the connection. */
export type LiveState = 'connected' | 'reconnecting' | 'offline';

/** The part of a WebSocket that is needed; tests give their own. */
export type LiveSocket = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'addEventListener'>;

export interface LiveOptions<Event, Command, Topic extends string> {
  /** Gets a one-time ticket; called for every attempt. */
  openTicket: () => Promise<string>;
  /** Path of the connection with its ticket, `/api/qa/live?ticket=…`. */
  address: (ticket: string) => string;
  /** The topic that an event belongs to; events without one reach only `onEvent`. */
  topicOf: (event: Event) => Topic | undefined;
  /** What is said to the server when a topic gets its first listener, and after its last one has gone. */
  watch?: (topic: Topic) => Command;
  unwatch?: (topic: Topic) => Command;
  /** Said every 25 seconds, so that proxies keep the connection open. */
  ping?: Command;
  createSocket?: (url: string) => LiveSocket;
  /** Between 0 and 1; scatters the attempts of many browsers. */
  random?: () => number;
}

const firstDelay = 500;
const longestDelay = 30_000;
const pingEvery = 25_000;
const open = 1;

const absolute = (path: string): string => {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
};

/** Delay before attempt `attempt` (from 0): doubles up to 30 seconds, between half and all of it by chance. */
export function reconnectDelay(attempt: number, random: number): number {
  const longest = Math.min(longestDelay, firstDelay * 2 ** Math.min(attempt, 16));
  return longest / 2 + (longest / 2) * random;
}

/** A live connection that opens with its first listener, reconnects by itself and says so. */
export class LiveConnection<Event, Command, Topic extends string = string> {
  readonly #options: LiveOptions<Event, Command, Topic>;
  readonly #state = createStore<LiveState>('offline');
  readonly #topics = new Map<Topic, Set<(event: Event) => void>>();
  readonly #everything = new Set<(event: Event) => void>();
  readonly #reconnects = new Set<() => void>();
  #socket: LiveSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #attempt = 0;
  /** Grows with every start and stop, so that a late ticket or socket of an earlier run is dropped. */
  #run = 0;
  #isWanted = false;
  #hasBeenOpen = false;

  constructor(options: LiveOptions<Event, Command, Topic>) {
    this.#options = options;
  }

  get state(): LiveState {
    return this.#state.get();
  }

  onState(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** Called when the connection is back after a break: fetch what was missed. */
  onReconnect(listener: () => void): () => void {
    this.#reconnects.add(listener);
    return () => this.#reconnects.delete(listener);
  }

  /** Hears every event. */
  onEvent(listener: (event: Event) => void): () => void {
    this.#everything.add(listener);
    this.start();
    return () => this.#everything.delete(listener);
  }

  /** Hears the events of one topic until the returned function is called. */
  subscribe(topic: Topic, listener: (event: Event) => void): () => void {
    const listeners = this.#topics.get(topic) ?? new Set();
    const isFirst = listeners.size === 0;
    listeners.add(listener);
    this.#topics.set(topic, listeners);
    if (isFirst && this.#options.watch) this.send(this.#options.watch(topic));
    this.start();
    return () => {
      if (!listeners.delete(listener) || listeners.size > 0) return;
      this.#topics.delete(topic);
      if (this.#options.unwatch) this.send(this.#options.unwatch(topic));
    };
  }

  /** Sends something to the server; `false` if the connection is not open. */
  send(command: Command): boolean {
    if (this.#socket?.readyState !== open) return false;
    this.#socket.send(JSON.stringify(command));
    return true;
  }

  /** Opens the connection; does nothing if it is open or opening. */
  start(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    globalThis.addEventListener('online', this.#retry);
    globalThis.addEventListener('offline', this.#lost);
    void this.#connect();
  }

  /** Closes the connection and forgets that it was open; the listeners stay. */
  stop(): void {
    this.#isWanted = false;
    this.#hasBeenOpen = false;
    globalThis.removeEventListener('online', this.#retry);
    globalThis.removeEventListener('offline', this.#lost);
    this.#drop();
    this.#state.set('offline');
  }

  /** Tries again immediately instead of waiting for the next attempt. */
  retryNow(): void {
    if (!this.#isWanted || this.state === 'connected') return;
    this.#attempt = 0;
    this.#drop();
    void this.#connect();
  }

  readonly #retry = (): void => this.retryNow();

  readonly #lost = (): void => {
    this.#drop();
    this.#state.set('offline');
  };

  #drop(): void {
    this.#run += 1;
    clearTimeout(this.#timer);
    clearInterval(this.#pings);
    this.#socket?.close();
    this.#socket = undefined;
  }

  async #connect(): Promise<void> {
    const run = this.#run;
    this.#state.set('reconnecting');
    try {
      const ticket = await this.#options.openTicket();
      if (run !== this.#run) return;
      const create = this.#options.createSocket ?? ((url: string): LiveSocket => new WebSocket(url));
      const socket = create(absolute(this.#options.address(ticket)));
      this.#socket = socket;
      socket.addEventListener('open', () => run === this.#run && this.#opened());
      socket.addEventListener('message', ({ data }) => run === this.#run && this.#receive(data));
      socket.addEventListener('close', () => run === this.#run && this.#retryLater());
    } catch {
      if (run === this.#run) this.#retryLater();
    }
  }

  #retryLater(): void {
    this.#drop();
    this.#state.set(navigator.onLine ? 'reconnecting' : 'offline');
    this.#timer = setTimeout(() => void this.#connect(), reconnectDelay(this.#attempt, (this.#options.random ?? Math.random)()));
    this.#attempt += 1;
  }

  #opened(): void {
    const isAgain = this.#hasBeenOpen;
    this.#hasBeenOpen = true;
    this.#attempt = 0;
    const { watch, ping } = this.#options;
    if (watch) for (const topic of this.#topics.keys()) this.send(watch(topic));
    if (ping !== undefined) this.#pings = setInterval(() => this.send(ping), pingEvery);
    this.#state.set('connected');
    if (isAgain) for (const listener of this.#reconnects) listener();
  }

  #receive(data: unknown): void {
    let event: Event;
    try {
      event = JSON.parse(String(data)) as Event;
    } catch {
      return;
    }
    for (const listener of this.#everything) listener(event);
    const topic = this.#options.topicOf(event);
    for (const listener of topic === undefined ? [] : (this.#topics.get(topic) ?? [])) listener(event);
  }
}

/** State of a connection in a component. */
export function useLiveState(connection: Pick<LiveConnection<unknown, unknown>, 'state' | 'onState'>): LiveState {
  return useSyncExternalStore(
    (listener) => connection.onState(listener),
    () => connection.state,
  );
}
