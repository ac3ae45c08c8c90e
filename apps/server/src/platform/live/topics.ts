/** What is published between instances (`platform.events`) beside live events. */

/** Sessions ended: a `SessionEnded`. Their connections are closed. */
export const sessionTopic = 'session';

/** Without a key all sessions of the user have ended. */
export interface SessionEnded {
  userId: number;
  sessionKey: string | null;
  /** The one that stays when all others end. */
  exceptKey?: string;
}

/** Someone's roles have changed: a `RightsChanged`. Their connections come back with the new ones. */
export const rightsTopic = 'rights';

export interface RightsChanged {
  userId: number;
}
