/** What is published between instances (`platform.events`) beside live events. */

/** Sessions ended: a `SessionEnded`. Their connections are closed. */
export const sessionTopic = 'session';

/** Without a key all sessions of the user have ended. */
export interface SessionEnded {
  userId: number;
  sessionKey: string | null;
  /** The one that goes on where all others end. */
  exceptKey?: string;
}
