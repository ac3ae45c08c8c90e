import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { isConnectionError } from './is-connection-error.ts';
import { ping } from './ping.ts';

/** Host and port of a database's address: what a message may show of it. */
export function placeOf(databaseUrl: string): string {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  return `${searchParams.get('host') ?? (hostname === '' ? 'localhost' : hostname)}:${port === '' ? '5432' : port}`;
}

/** Why a database can't be used, in a few words, and whether waiting may help. */
export interface Unreachable {
  reason: string;
  mayPass: boolean;
}

/** SQLSTATEs of a connection that is refused until someone changes something: wrong user or password, no such database. */
const lasting = /^(?:28|3D)/;

/** Asks once. */
export async function tryToReach(database: Database): Promise<Unreachable | undefined> {
  try {
    await ping(database);
    return undefined;
  } catch (error) {
    const { code, message } = error as { code?: unknown; message?: unknown };
    const name = typeof code === 'string' ? code : '';
    const mayPass = isConnectionError({ code, message }) && !lasting.test(name);
    // Messages of PostgreSQL are sentences; those of sockets repeat addresses.
    return { reason: mayPass && name !== '' ? name : String(message), mayPass };
  }
}

const firstPause = 500;
const longestPause = 15_000;

/**
 * Waits until the database answers, with growing pauses and a line in the log for each attempt. Answers with the reason where waiting
 * doesn't help, and with an `AbortError` where `signal` ends the waiting.
 */
export async function untilReached(database: Database, place: string, log: Log, signal: AbortSignal): Promise<Unreachable | undefined> {
  for (let pause = firstPause; ; pause = Math.min(longestPause, pause * 2)) {
    const unreachable = await tryToReach(database);
    if (unreachable?.mayPass !== true) {
      if (unreachable === undefined && pause > firstPause) log.info(`The database at ${place} answers`);
      return unreachable;
    }
    log.error(`The database at ${place} can't be reached (${unreachable.reason}). Trying again in ${pause / 1_000} s`);
    await wait(pause, undefined, { signal });
  }
}
