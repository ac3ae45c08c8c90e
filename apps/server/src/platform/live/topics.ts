/**
 * What is published between instances (`platform.events`), by topic. Payloads are small; the truth is in the database, and whoever
 * missed something looks there.
 */

/**
 * Something about a request changed: `{ kind: 'request' | 'import', requestId, … }` in the shape of the contract's live events,
 * delivered to everybody who watches the request and may still see it.
 */
export const requestTopic = 'request';

/** Something happened in a request's conversation: written, recalled, read, typing. Shaped for each watcher by the domain of the chat. */
export const messageTopic = 'message';

/** Sessions ended: a `SessionEnded`. Their connections are closed. */
export const sessionTopic = 'session';

/** Without a key all sessions of the user have ended. */
export interface SessionEnded {
  userId: number;
  sessionKey: string | null;
  /** The one that goes on where all others end. */
  exceptKey?: string;
}
