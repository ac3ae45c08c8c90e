import type { Unreachable } from '../until-reached.ts';
import type { Database } from './database.ts';
import { isConnectionError } from './is-connection-error.ts';
import { ping } from './ping.ts';

/** Host and port of a database's address: what a message may show of it. */
export function placeOf(databaseUrl: string): string {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  return `${searchParams.get('host') ?? (hostname === '' ? 'localhost' : hostname)}:${port === '' ? '5432' : port}`;
}

/** One line for the operator, without the password in the address. */
export const describeUnreachable = (databaseUrl: string, { reason, mayPass }: Unreachable, setting = 'DATABASE_URL'): string =>
  `${setting}: the database at ${placeOf(databaseUrl)} can't be ${mayPass ? 'reached' : 'used'} (${reason})`;

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
