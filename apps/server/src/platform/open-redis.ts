import type { Redis, RedisOptions } from 'ioredis';
import { readCertificates, type CertificateFiles } from '#src/service-certificates.ts';

/** Where Redis is, and how the server proves who it is. */
export interface RedisAddress {
  url: string;
  certificates: CertificateFiles | undefined;
}

/** Answers what the files held the last time they could be read, so that a connection isn't lost to the moment in which they are replaced. */
function keepReading(files: CertificateFiles): ReturnType<typeof readCertificates> {
  let last = readCertificates(files);
  const now = (): typeof last => {
    try {
      last = readCertificates(files);
    } catch {
      // The next connection tries again.
    }
    return last;
  };
  // ioredis copies these for each connection.
  const options = {};
  for (const name of ['cert', 'key', 'ca'] as const)
    if (last[name] !== undefined) Object.defineProperty(options, name, { enumerable: true, get: () => now()[name] });
  return options;
}

/** A client of Redis that connects by itself, and with the certificates as they are then. Its library is loaded where there is a Redis. */
export async function openRedis({ url, certificates }: RedisAddress, options: RedisOptions = {}): Promise<Redis> {
  const { Redis: Client } = await import('ioredis');
  return new Client(url, { ...options, ...(certificates === undefined ? {} : { tls: keepReading(certificates) }) });
}
