import { isLoopback, isMissing, type Given } from './given-settings.ts';

interface Service {
  /** Whether the connection is refused without TLS and a good certificate; one that only prefers TLS can be talked out of it. */
  isEncrypted: (url: URL) => boolean;
  remedy: string;
}

const postgres: Service = {
  isEncrypted: ({ searchParams }) => searchParams.get('sslmode') === 'verify-full',
  remedy: 'add ?sslmode=verify-full',
};

const services: Readonly<Record<string, Service>> = {
  DATABASE_URL: postgres,
  MIGRATION_DATABASE_URL: postgres,
  REDIS_URL: { isEncrypted: ({ protocol }) => protocol === 'rediss:', remedy: 'begin it with rediss:' },
  SMTP_URL: {
    isEncrypted: ({ protocol, searchParams: query }) =>
      (protocol === 'smtps:' || query.get('requireTLS') === 'true') &&
      query.get('ignoreTLS') !== 'true' &&
      query.get('tls.rejectUnauthorized') !== 'false',
    remedy: 'begin it with smtps: or add ?requireTLS=true',
  },
  S3_ENDPOINT: { isEncrypted: ({ protocol }) => protocol === 'https:', remedy: 'begin it with https:' },
};

/** The host that is connected to: PostgreSQL's client takes that of the query first, where it may also be the folder of a socket. */
const hostOf = (service: Service, { hostname, searchParams }: URL): string =>
  (service === postgres ? searchParams.get('host') : null) ?? decodeURIComponent(hostname);

const isHere = (host: string): boolean => host === '' || host.startsWith('/') || isLoopback(host);

/** The connections to other machines that can be read and changed on their way, but for hosts that are said to be on a private network. */
export function plainConnectionProblems(given: Given): string[] {
  const isPrivate = new Set((given['HELIODESK_PLAIN_CONNECTIONS'] ?? '').toLowerCase().split(/[\s,]+/));
  return Object.entries(services).flatMap(([name, service]) => {
    const address = given[name] ?? '';
    // What is no address at all is named with the other settings.
    if (isMissing(given, name) || !URL.canParse(address)) return [];
    const url = new URL(address);
    const host = hostOf(service, url);
    if (service.isEncrypted(url) || isHere(host) || isPrivate.has(host.toLowerCase())) return [];
    return [
      `${name}: the connection to ${host} would not be encrypted: ${service.remedy}, or name the host in HELIODESK_PLAIN_CONNECTIONS if the network is private`,
    ];
  });
}
