import { Failure } from '../http/failure.ts';
import { participantKey, participantOf, userIdOf, type Caller } from '../auth/actor.ts';
import type { Platform } from '../platform.ts';
import { closeCodes, LiveConnection, liveLimits, type LiveSocket } from './connection.ts';
import type { SessionEnded } from './topics.ts';

/** What a domain does with its live connections. */
export interface LiveProtocol {
  /** Carries out a client's command if it is valid; ignores anything else. */
  onCommand: (connection: LiveConnection, said: unknown) => Promise<void>;
  /** The last event of a connection whose session has ended. */
  closingEvent: object;
}

/** All live connections of this instance. */
export class LiveHub {
  readonly #connections = new Set<LiveConnection>();
  readonly #platform: Pick<Platform, 'actorOfSession' | 'log'>;
  readonly #protocol: LiveProtocol;

  constructor(platform: Pick<Platform, 'actorOfSession' | 'log'>, protocol: LiveProtocol) {
    this.#platform = platform;
    this.#protocol = protocol;
  }

  hasRoomFor(caller: Caller): boolean {
    const key = participantKey(participantOf(caller));
    const own = [...this.#connections].filter(({ actor }) => participantKey(participantOf(actor)) === key);
    return own.length < liveLimits.perCaller;
  }

  add(socket: LiveSocket, actor: Caller): LiveConnection {
    const connection = new LiveConnection(socket, actor);
    this.#connections.add(connection);
    socket.on('close', () => {
      this.#connections.delete(connection);
      connection.unwatchAll();
    });
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      // No command is binary, but every frame counts.
      connection.take(() => (isBinary ? Promise.resolve() : this.#carryOut(connection, data)));
    });
    return connection;
  }

  async #carryOut(connection: LiveConnection, data: Buffer): Promise<void> {
    try {
      await this.#protocol.onCommand(connection, parse(data));
    } catch (error) {
      // A refusal: what was said is ignored.
      if (error instanceof Failure) return;
      this.#platform.log.error({ err: error }, 'live command failed');
    }
  }

  watchersOf(subject: string): LiveConnection[] {
    return [...this.#connections].filter((connection) => connection.isWatching(subject));
  }

  endSession({ userId, sessionKey, exceptKey }: SessionEnded): void {
    for (const connection of this.#connections) {
      const { actor } = connection;
      const hasEnded = sessionKey === null ? actor.sessionKey !== exceptKey : actor.sessionKey === sessionKey;
      if (userIdOf(actor) === userId && hasEnded) this.#bidFarewell(connection);
    }
  }

  #bidFarewell(connection: LiveConnection): void {
    // Nothing else reaches it after this.
    this.#connections.delete(connection);
    connection.send(this.#protocol.closingEvent);
    connection.close(closeCodes.sessionEnded);
  }

  /** Closes a user's connections, so that nothing reaches them by rights that they had before; they reconnect with those of now. */
  callBack(userId: number): void {
    for (const connection of this.#connections) if (userIdOf(connection.actor) === userId) connection.close(closeCodes.restart);
  }

  /** Closes all connections, so that clients reconnect and fetch what they missed. */
  closeAll(): void {
    for (const connection of this.#connections) connection.close(closeCodes.restart);
  }

  /** Closes connections that are dead or whose session has expired, and applies changed roles. */
  async beat(): Promise<void> {
    for (const connection of this.#connections) {
      if (connection.ping()) await this.check(connection);
    }
  }

  /** Closes a connection whose session has ended. */
  async check(connection: LiveConnection): Promise<void> {
    const actor = await this.#platform.actorOfSession(connection.actor.sessionKey);
    if (actor === null) this.#bidFarewell(connection);
    else connection.actor = actor;
  }
}

function parse(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    return undefined;
  }
}
