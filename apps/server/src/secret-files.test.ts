import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { productionSettings as production, providerSettings as provider } from './testing/server-settings.ts';

describe('a secret in a file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'heliodesk-secrets-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const fileWith = (content: string): string => {
    const path = join(folder, crypto.randomUUID());
    writeFileSync(path, content);
    return path;
  };
  const guestHosts = JSON.stringify([
    { name: 'rts', origin: 'https://rts.maker.example', secret: production.HELIODESK_SECRET, customerType: 1 },
  ]);

  it.each([
    ['DATABASE_URL', production.DATABASE_URL, {}],
    ['MIGRATION_DATABASE_URL', 'postgres://owner@db/heliodesk?sslmode=verify-full', {}],
    ['HELIODESK_SECRET', production.HELIODESK_SECRET, {}],
    ['HELIODESK_KEYS', production.HELIODESK_KEYS, {}],
    ['SMTP_URL', production.SMTP_URL, {}],
    ['REDIS_URL', 'rediss://cache', {}],
    ['S3_ACCESS_KEY_ID', 'portal', { S3_BUCKET: 'files', S3_SECRET_ACCESS_KEY: 's' }],
    ['S3_SECRET_ACCESS_KEY', 's', { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'portal' }],
    ['OIDC_CLIENT_SECRET', 's', provider],
    ['GUEST_HOSTS', guestHosts, {}],
  ])('is read as if %s were set to it, without what ends its line', (name, value, more) => {
    const others = Object.fromEntries(Object.entries({ ...production, ...more }).filter(([key]) => key !== name));
    expect(readConfig({ ...others, [`${name}_FILE`]: fileWith(`${value}\n`) })).toEqual(readConfig({ ...others, [name]: value }));
  });

  it('is named with all other problems where it is not there, holds nothing or is weak, without what it holds', () => {
    const { SMTP_URL: _, HELIODESK_SECRET: __, ...others } = production;
    const nowhere = join(folder, 'nowhere');
    const empty = fileWith('\n');
    const problem = (): unknown =>
      readConfig({
        ...others,
        DATABASE_URL_FILE: nowhere,
        SMTP_URL_FILE: nowhere,
        REDIS_URL_FILE: empty,
        HELIODESK_SECRET_FILE: fileWith('a'.repeat(44)),
      });
    expect(problem).toThrow('DATABASE_URL and DATABASE_URL_FILE exclude each other');
    expect(problem).toThrow(`SMTP_URL_FILE: ${nowhere} can't be read (ENOENT)`);
    expect(problem).toThrow(`REDIS_URL_FILE: ${empty} is empty`);
    expect(problem).toThrow('HELIODESK_SECRET is weak');
    expect(problem).not.toThrow('aaaa');
  });

  it('says like a setting that this is a server', () => {
    expect(() => readConfig({ REDIS_URL_FILE: fileWith('rediss://cache') })).toThrow('settings of a server (REDIS_URL)');
  });
});
