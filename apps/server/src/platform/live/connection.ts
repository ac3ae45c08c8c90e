import type { Caller } from '../auth/actor.ts';

/** The part of a WebSocket that is needed. */
export interface LiveSocket {
  readonly readyState: number;
  readonly OPEN: number;
  readonly bufferedAmount: number;
  send: (data: string) => void;
  ping: () => void;
  close: (code: number) => void;
  terminate: () => void;
  on: ((event: 'pong' | 'close', listener: () => void) => unknown) &
    ((event: 'message', listener: (data: Buffer, isBinary: boolean) => void) => unknown);
}

export const liveLimits = {
  /** Subjects that one connection watches. */
  watched: 50,
  /** Commands of one connection in a second, after … */
  commandsPerSecond: 20,
  /** … as many in one go: a client that reconnects watches everything again. */
  commandsAtOnce: 60,
  /** Connections of one user or guest at one instance. */
  perCaller: 10,
  /** Bytes buffered for a slow reader. */
  buffered: 1024 * 1024,
} as const;

/** Why the server closes a connection; those from 4000 on are this product's own. */
export const closeCodes = { policy: 1008, restart: 1012, sessionEnded: 4401 } as const;

const second = 1_000;

/** One browser's live connection: who it belongs to and what it watches. */
export class LiveConnection {
  readonly #socket: LiveSocket;
  readonly #watched = new Set<string>();
  readonly #ends = new Map<string, () => void>();
  /** Refreshed with every heartbeat. */
  actor: Caller;
  #isAlive = true;
  #allowance: number = liveLimits.commandsAtOnce;
  #countedAt = performance.now();
  #turn: Promise<void> = Promise.resolve();

  constructor(socket: LiveSocket, actor: Caller) {
    this.#socket = socket;
    this.actor = actor;
    socket.on('pong', () => {
      this.#isAlive = true;
    });
  }

  /** Sends an event; a reader too slow to take it is disconnected and fetches what it missed when it reconnects. */
  send(event: object): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#socket.send(JSON.stringify(event));
    if (this.#socket.bufferedAmount > liveLimits.buffered) this.#socket.terminate();
  }

  /** `false` when it watches as much as it may. */
  watch(subject: string): boolean {
    if (!this.#watched.has(subject) && this.#watched.size >= liveLimits.watched) return false;
    this.#watched.add(subject);
    return true;
  }

  unwatch(subject: string): void {
    this.#watched.delete(subject);
    const end = this.#ends.get(subject);
    this.#ends.delete(subject);
    end?.();
  }

  /** Calls `end` once the connection doesn't watch the subject any more, also because it has closed. */
  onUnwatched(subject: string, end: () => void): void {
    this.#ends.set(subject, end);
  }

  /** Watches nothing any more. */
  unwatchAll(): void {
    for (const subject of this.#watched) this.unwatch(subject);
  }

  isWatching(subject: string): boolean {
    return this.#watched.has(subject);
  }

  /** Carries out the client's commands in order; a client that sends too many is disconnected. */
  take(run: () => Promise<void>): void {
    const now = performance.now();
    const earned = ((now - this.#countedAt) / second) * liveLimits.commandsPerSecond;
    this.#allowance = Math.min(liveLimits.commandsAtOnce, this.#allowance + earned) - 1;
    this.#countedAt = now;
    if (this.#allowance < 0) this.close(closeCodes.policy);
    else this.#turn = this.#turn.then(run);
  }

  /** Sends a ping; `false` if the last one was not answered and the connection is gone. */
  ping(): boolean {
    if (!this.#isAlive) {
      this.#socket.terminate();
      return false;
    }
    this.#isAlive = false;
    this.#socket.ping();
    return true;
  }

  close(code: number): void {
    this.unwatchAll();
    this.#socket.close(code);
  }
}
