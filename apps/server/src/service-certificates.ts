import { readFileSync } from 'node:fs';
import { createSecureContext, type SecureContextOptions } from 'node:tls';
import { z } from 'zod';
import { isMissing, type Given } from './given-settings.ts';

const path = z.preprocess((value) => (value === '' ? undefined : value), z.string().optional());

/** Paths of PEM files with which a service is reached. A program may replace them at any time; each new connection reads them again. */
export interface CertificateFiles {
  /** The certificate by which the server proves to the service who it is, with the key that belongs to it. */
  certificate: string | undefined;
  key: string | undefined;
  /** The authority that the service's own certificate is of, instead of those that Node knows. */
  authority: string | undefined;
}

/** The services that take certificates this way; PostgreSQL names its own in its address. */
const services = ['REDIS', 'SMTP'] as const;
type Service = (typeof services)[number];

export const certificateSettings = {
  REDIS_TLS_CERT_FILE: path,
  REDIS_TLS_KEY_FILE: path,
  REDIS_TLS_CA_FILE: path,
  SMTP_TLS_CERT_FILE: path,
  SMTP_TLS_KEY_FILE: path,
  SMTP_TLS_CA_FILE: path,
};

type Part = 'CERT' | 'KEY' | 'CA';
type CertificateSettings = Readonly<Partial<Record<`${Service}_TLS_${Part}_FILE`, string | undefined>>>;

/** The files of a service; nothing where none is set. */
export function certificateFilesOf(given: CertificateSettings, service: Service): CertificateFiles | undefined {
  const setting = (part: Part): string | undefined => given[`${service}_TLS_${part}_FILE`] || undefined;
  const files = { certificate: setting('CERT'), key: setting('KEY'), authority: setting('CA') };
  return Object.values(files).every((file) => file === undefined) ? undefined : files;
}

const read = (file: string | undefined): string | undefined => (file === undefined ? undefined : readFileSync(file, 'utf8'));

/** What the files hold now, as TLS takes it. */
export function readCertificates({ certificate, key, authority }: CertificateFiles): SecureContextOptions {
  const [cert, keyText, ca] = [certificate, key, authority].map(read);
  return { ...(cert === undefined ? {} : { cert, key: keyText }), ...(ca === undefined ? {} : { ca }) };
}

function problemsOfService(given: Given, service: Service): string[] {
  const files = certificateFilesOf(given, service);
  if (files === undefined) return [];
  const names = `${service}_TLS_CERT_FILE and ${service}_TLS_KEY_FILE`;
  if (isMissing(given, `${service}_URL`)) return [`${service}_URL is missing beside ${service}_TLS_…_FILE`];
  if ((files.certificate === undefined) !== (files.key === undefined)) return [`${names} belong together`];
  if (service === 'REDIS' && !/^\s*rediss:/i.test(given['REDIS_URL'] ?? ''))
    return ['REDIS_URL has to begin with rediss: for certificates'];
  try {
    createSecureContext(readCertificates(files));
    return [];
  } catch (error) {
    const { code, path: missing = names } = error as { code?: unknown; path?: string };
    return [`${service}_TLS_…_FILE: ${missing} can't be used (${String(code)})`];
  }
}

/** What is wrong with the files and with what is set beside them; the message repeats nothing of what they hold. */
export const certificateProblems = (given: Given): string[] => services.flatMap((service) => problemsOfService(given, service));
