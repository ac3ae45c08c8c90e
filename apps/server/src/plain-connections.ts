import { isLoopback, isMissing, type Given } from './given-settings.ts';

interface Service {
  /** Whether the connection is refused without TLS and a good certificate; one that only prefers TLS can be talked out of it. */
  isEncrypted: (url: URL) => boolean;
  remedy: string;
}

/** Of a parameter that is there twice, PostgreSQL's client takes the last. */
const lastOf = ({ searchParams }: URL, name: string): string => searchParams.getAll(name).at(-1) ?? '';

const postgres: Service = {
  isEncrypted: (url) => lastOf(url, 'sslmode') === 'verify-full',
  remedy: 'add ?sslmode=verify-full',
};

const services: Readonly<Record<string, Service>> = {
  DATABASE_URL: postgres,
  MIGRATION_DATABASE_URL: postgres,
  // A parameter `tls` replaces what the beginning says.
  REDIS_URL: {
    isEncrypted: ({ protocol, searchParams: query }) => protocol === 'rediss:' && !query.has('tls'),
    remedy: 'begin it with rediss:, without a parameter tls',
  },
  SMTP_URL: {
    isEncrypted: ({ protocol, searchParams: query }) =>
      (protocol === 'smtps:' || query.get('requireTLS') === 'true') &&
      ['false', null].includes(query.get('ignoreTLS')) &&
      query.get('tls.rejectUnauthorized') !== 'false',
    remedy: 'begin it with smtps: or add ?requireTLS=true',
  },
  // The scanner's protocol has no encryption.
  CLAMD_URL: { isEncrypted: () => false, remedy: 'run the scanner, or a tunnel to it, on this machine' },
  S3_ENDPOINT: { isEncrypted: ({ protocol }) => protocol === 'https:', remedy: 'begin it with https:' },
};

/** The host that is connected to: PostgreSQL's client takes that of the query first, where it may also be the folder of a socket. */
const hostOf = (service: Service, url: URL): string =>
  (service === postgres ? lastOf(url, 'host') : '') || decodeURIComponent(url.hostname);

const isHere = (host: string): boolean => host === '' || host.startsWith('/') || isLoopback(host);

/** Node's switch for trying things out takes any certificate, on every connection. */
const uncheckedProblem =
  'NODE_TLS_REJECT_UNAUTHORIZED=0 takes any certificate of the services: remove it, and name your own authority in NODE_EXTRA_CA_CERTS';

/** The connections to other machines that can be read and changed on their way, but for hosts that are said to be on a private network. */
export function plainConnectionProblems(given: Given): string[] {
  const isPrivate = new Set((given['HELIODESK_PLAIN_CONNECTIONS'] ?? '').toLowerCase().split(/[\s,]+/));
  const problems = Object.entries(services).flatMap(([name, service]) => {
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
  return given['NODE_TLS_REJECT_UNAUTHORIZED'] === '0' ? [...problems, uncheckedProblem] : problems;
}
