import { readFileSync } from 'node:fs';
import { isMissing, type Given } from './given-settings.ts';

/** Settings that hold a secret. Each can be in a file instead, which a secret store writes and no list of processes shows. */
const secrets = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'HELIODESK_SECRET',
  'HELIODESK_KEYS',
  'SMTP_URL',
  'REDIS_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'OIDC_CLIENT_SECRET',
  'GUEST_HOSTS',
] as const;

/** The settings with what the files named by `…_FILE` hold, and what is wrong with those files. */
export function readSecretFiles(given: Given): { given: Given; problems: string[] } {
  const read = { ...given };
  const problems = secrets.flatMap((name) => {
    const setting = `${name}_FILE`;
    const path = given[setting] ?? '';
    if (path === '') return [];
    if (!isMissing(given, name)) return [`${name} and ${setting} exclude each other`];
    try {
      read[name] = readFileSync(path, 'utf8').trim();
    } catch (error) {
      return [`${setting}: ${path} can't be read (${String((error as { code?: unknown }).code)})`];
    }
    return read[name] === '' ? [`${setting}: ${path} is empty`] : [];
  });
  return { given: read, problems };
}
