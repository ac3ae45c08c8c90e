import type { Config } from '#src/config.ts';
import { isConnectionError } from './db/is-connection-error.ts';
import { openRedis, type RedisAddress } from './open-redis.ts';
import type { Unreachable } from './until-reached.ts';

/** Host and port of Redis: what a message may show of its address. */
export function redisPlaceOf(redisUrl: string): string {
  const { hostname, port } = new URL(redisUrl);
  return `${hostname === '' ? 'localhost' : hostname}:${port === '' ? '6379' : port}`;
}

/** One line for the operator, without the password in the address. */
export const describeUnreachableRedis = (redisUrl: string, { reason, mayPass }: Unreachable): string =>
  `REDIS_URL: Redis at ${redisPlaceOf(redisUrl)} can't be ${mayPass ? 'reached' : 'used'} (${reason})`;

/** How long Redis may take to answer. */
const patience = 10_000;
/** Answers of a Redis that is there and isn't ready. */
const passing = /^(?:LOADING|BUSY|MASTERDOWN|CLUSTERDOWN)/;
/** What ioredis says of a connection that ended before it was ready, and of one that is silent. */
const broken = new Set(['Connection is closed.', 'Command timed out', 'connect ETIMEDOUT']);

/** Where Redis is, if it is used. */
export const redisAddressOf = ({ redisUrl: url, redisCertificates: certificates }: Pick<Config, 'redisUrl' | 'redisCertificates'>) =>
  url === undefined ? undefined : ({ url, certificates } satisfies RedisAddress);

/** Connects and asks once. Waiting helps unless Redis refuses who asks. */
export async function tryToReachRedis(address: RedisAddress): Promise<Unreachable | undefined> {
  const redis = await openRedis(address, {
    lazyConnect: true,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
    connectTimeout: patience,
    commandTimeout: patience,
  });
  // The first error says why; the call that fails says only that the connection is closed.
  let cause: Error | undefined;
  redis.on('error', (error: Error) => (cause ??= error));
  try {
    await redis.connect();
    await redis.ping();
    return undefined;
  } catch (error) {
    const { code, message } = (cause ?? error) as { code?: unknown; message: string };
    const mayPass = isConnectionError({ code, message }) || passing.test(message) || broken.has(message);
    return { reason: mayPass && typeof code === 'string' ? code : message, mayPass };
  } finally {
    redis.disconnect();
  }
}
