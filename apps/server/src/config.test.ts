import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { demoSecret } from './config-problems.ts';
import { certificatesOf } from './testing/certificates.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://hd@db/heliodesk?sslmode=verify-full',
  PUBLIC_URL: 'https://portal.maker.example',
  HELIODESK_SECRET: 'GWV0u4xfLhCqRkE8pJ2TzNnYb7sDmAo3i6HtUe9XcK1=',
  HELIODESK_KEYS: '1:q7ZkV0hWcT9sYp3LxRb6NfUo2mJdA8eG5iKtXw1CyHv=',
  SMTP_URL: 'smtps://mail',
  MAIL_FROM: 'Heliodesk <service@maker.example>',
};
/** Asked for by name, as it has to be beside settings of a server. */
const demo = { HELIODESK_DEMO: 'on' };
const provider = { OIDC_ISSUER: 'https://id.maker.example/realms/staff', OIDC_CLIENT_ID: 'portal' };

describe('the settings of single sign-on', () => {
  it('may be left out, and then there is none', () => {
    expect(readConfig(production).oidc).toBeUndefined();
  });

  it('are issuer and client, with a secret or without', () => {
    expect(readConfig({ ...production, ...provider }).oidc).toEqual({
      issuer: 'https://id.maker.example/realms/staff',
      clientId: 'portal',
      clientSecret: undefined,
      scopes: 'openid profile email',
    });
    expect(readConfig({ ...demo, ...provider, OIDC_CLIENT_SECRET: 's' }).oidc?.clientSecret).toBe('s');
  });

  it('are named with all other problems in one message', () => {
    const bent = { ...production, SMTP_URL: '', OIDC_ISSUER: 'http://id.maker.example', OIDC_SCOPES: 'profile' };
    const problem = (): unknown => readConfig(bent);
    for (const words of [
      'SMTP_URL is missing',
      'OIDC_CLIENT_ID is missing beside OIDC_ISSUER',
      'OIDC_ISSUER has to begin with https:',
      'OIDC_SCOPES: has to name openid',
    ])
      expect(problem).toThrow(words);
    expect(() => readConfig({ OIDC_CLIENT_SECRET: 's' })).toThrow('OIDC_ISSUER is missing beside OIDC_CLIENT_SECRET');
  });

  it('allow http outside production only', () => {
    expect(readConfig({ ...demo, ...provider, OIDC_ISSUER: 'http://localhost:9000' }).oidc?.issuer).toBe('http://localhost:9000');
  });
});

describe('the setting of the proxies in front', () => {
  it.each([
    [undefined, 0],
    ['', 0],
    ['false', 0],
    ['true', 1],
    ['1', 1],
    ['2', 2],
  ])('%j trusts so many: %i', (given, proxies) => {
    expect(readConfig({ ...demo, TRUST_PROXY: given }).trustedProxies).toBe(proxies);
  });

  it.each(['-1', '1.5', '11', 'maybe', '10.0.0.0/8'])('%j is refused', (given) => {
    expect(() => readConfig({ TRUST_PROXY: given })).toThrow('TRUST_PROXY: has to be true, false, or how many proxies stand in front');
  });
});

describe("the setting of the API's own description", () => {
  it('is public in the demo and for people who signed in in production, unless it says otherwise', () => {
    expect(readConfig({}).apiDocs).toBe('public');
    expect(readConfig(production).apiDocs).toBe('signed-in');
    for (const chosen of ['public', 'signed-in', 'off']) expect(readConfig({ ...production, API_DOCS: chosen }).apiDocs).toBe(chosen);
    expect(() => readConfig({ API_DOCS: 'sometimes' })).toThrow('API_DOCS');
  });
});

describe('the demo', () => {
  it('is what starts where nothing of a server is set, and listens to this machine only', () => {
    expect(readConfig({})).toMatchObject({ mode: 'demo', host: '127.0.0.1', publicUrl: 'http://localhost:8080' });
    const own = {
      NODE_ENV: 'development',
      PORT: '8123',
      DATA_DIR: '/tmp/x',
      HELIODESK_CAPTCHA: 'off',
      LOG_LEVEL: 'debug',
      TRUST_PROXY: 'false',
    };
    expect(readConfig(own)).toMatchObject({ mode: 'demo', host: '127.0.0.1' });
    for (const HOST of ['localhost', '127.0.0.1', '127.1.2.3', '::1'])
      expect(readConfig({ HOST })).toMatchObject({ mode: 'demo', host: HOST });
    for (const PUBLIC_URL of ['http://localhost:5173', 'http://127.0.0.1', 'http://[::1]:8080'])
      expect(readConfig({ PUBLIC_URL })).toMatchObject({ mode: 'demo', host: '127.0.0.1' });
  });

  it.each<[string, Record<string, string>]>([
    ['DATABASE_URL', { DATABASE_URL: production.DATABASE_URL }],
    ['HELIODESK_SECRET', { HELIODESK_SECRET: production.HELIODESK_SECRET }],
    ['HELIODESK_KEYS', { HELIODESK_KEYS: production.HELIODESK_KEYS }],
    ['SMTP_URL', { SMTP_URL: production.SMTP_URL }],
    ['MAIL_FROM', { MAIL_FROM: production.MAIL_FROM }],
    ['REDIS_URL', { REDIS_URL: 'redis://cache' }],
    ['S3_BUCKET', { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }],
    ['CLAMD_URL', { CLAMD_URL: 'tcp://clamav:3310' }],
    ['OIDC_ISSUER', provider],
    ['GUEST_HOSTS', { GUEST_HOSTS: '[]' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['PUBLIC_URL', { PUBLIC_URL: production.PUBLIC_URL }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://localhost' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://portal.maker.example' }],
    ['HOST', { HOST: '0.0.0.0' }],
    ['HOST', { HOST: '::' }],
    ['HOST', { HOST: '192.168.1.20' }],
    ['HOST', { HOST: 'localhost.maker.example' }],
  ])('does not start by itself where %s says that this is a server: %j', (name, given) => {
    for (const environment of [given, { ...given, NODE_ENV: '' }, { ...given, NODE_ENV: 'test' }]) {
      expect(() => readConfig(environment)).toThrow(
        new RegExp(`settings of a server \\(.*${name}.*NODE_ENV=production.*HELIODESK_DEMO=on`),
      );
      expect(readConfig({ ...environment, ...demo }).mode).toBe('demo');
    }
  });

  it('asked for by name still listens to this machine only, unless HOST says otherwise', () => {
    const { NODE_ENV: _, ...server } = production;
    expect(readConfig({ ...server, ...demo })).toMatchObject({ mode: 'demo', host: '127.0.0.1' });
    expect(readConfig({ ...server, ...demo, HOST: '0.0.0.0' })).toMatchObject({ mode: 'demo', host: '0.0.0.0' });
  });

  it('is ruled out by HELIODESK_DEMO=off, and in production', () => {
    expect(() => readConfig({ HELIODESK_DEMO: 'off' })).toThrow('HELIODESK_DEMO=off rules out the demo');
    expect(() => readConfig({ HELIODESK_DEMO: 'yes' })).toThrow('HELIODESK_DEMO');
    expect(() => readConfig({ ...production, ...demo })).toThrow('HELIODESK_DEMO=on and NODE_ENV=production exclude each other');
    expect(readConfig({ ...production, HELIODESK_DEMO: 'off' })).toMatchObject({ mode: 'production', host: '0.0.0.0' });
  });
});

describe('the settings of storage', () => {
  const bucket = { ...production, S3_BUCKET: 'files' };

  it('are keys, or what the platform gives', () => {
    const keys = { S3_ACCESS_KEY_ID: 'portal', S3_SECRET_ACCESS_KEY: 's' };
    expect(readConfig({ ...bucket, ...keys }).s3?.credentials).toEqual({ accessKeyId: 'portal', secretAccessKey: 's' });
    expect(readConfig({ ...bucket, S3_CREDENTIALS: 'platform' }).s3?.credentials).toBe('platform');
    expect(() => readConfig({ ...bucket, ...keys, S3_CREDENTIALS: 'platform' })).toThrow(
      'S3_ACCESS_KEY_ID and S3_CREDENTIALS=platform exclude each other',
    );
    expect(() => readConfig(bucket)).toThrow('S3_ACCESS_KEY_ID is missing beside S3_BUCKET');
  });
});

describe('the certificates of services', () => {
  const { certificate = '', key = '', authority = '' } = certificatesOf('portal');
  const redis = { ...production, REDIS_URL: 'rediss://cache' };

  it('are files, of the authority alone or with one of the portal', () => {
    expect(readConfig(redis).redisCertificates).toBeUndefined();
    expect(readConfig({ ...redis, REDIS_TLS_CA_FILE: authority }).redisCertificates).toEqual({ authority });
    expect(
      readConfig({ ...production, SMTP_TLS_CERT_FILE: certificate, SMTP_TLS_KEY_FILE: key, SMTP_TLS_CA_FILE: authority }).smtpCertificates,
    ).toEqual({ certificate, key, authority });
  });

  it.each<[string, Record<string, string>, string]>([
    ['without its key', { REDIS_TLS_CERT_FILE: certificate }, 'REDIS_TLS_CERT_FILE and REDIS_TLS_KEY_FILE belong together'],
    ['that is nowhere', { REDIS_TLS_CA_FILE: '/nowhere.pem' }, "REDIS_TLS_…_FILE: /nowhere.pem can't be used (ENOENT)"],
    ['of another key', { SMTP_TLS_CERT_FILE: certificate, SMTP_TLS_KEY_FILE: certificatesOf('stranger').key ?? '' }, "can't be used"],
    ['that is none', { REDIS_TLS_CERT_FILE: key, REDIS_TLS_KEY_FILE: key }, "can't be used"],
    ['beside no encryption', { REDIS_URL: 'redis://127.0.0.1', REDIS_TLS_CA_FILE: authority }, 'has to begin with rediss:'],
    ['beside no address', { REDIS_URL: '', REDIS_TLS_CA_FILE: authority }, 'REDIS_URL is missing beside REDIS_TLS_…_FILE'],
  ])('are refused %s', (_, given, words) => {
    const problem = (): unknown => readConfig({ ...redis, ...given });
    expect(problem).toThrow(words);
    expect(problem).not.toThrow('PRIVATE KEY');
  });
});

describe('production', () => {
  it('does not start with a public address that is not https', () => {
    for (const PUBLIC_URL of [
      'http://portal.maker.example',
      'http://localhost:8080',
      'HTTP://portal.maker.example',
      ' http://portal.maker.example',
    ])
      expect(() => readConfig({ ...production, PUBLIC_URL })).toThrow('PUBLIC_URL has to begin with https:');
  });

  it.each([
    ['that of the demo', demoSecret, 'is that of the demo'],
    ['one character again and again', 'a'.repeat(44), 'is weak; openssl rand -base64 32 makes one'],
    ['words', 'a-secret-that-several-servers-share-0123', 'is weak'],
    ['too few characters', 'GWV0u4xfLhCq', 'has to have at least 32 characters'],
  ])('does not start with a secret that is %s, and does not repeat it', (_, secret, words) => {
    const start = (): unknown => readConfig({ ...production, HELIODESK_SECRET: secret });
    expect(start).toThrow(words);
    expect(start).not.toThrow(secret);
  });

  it.each([
    ['one character again and again', `1:${'a'.repeat(44)}`, 'HELIODESK_KEYS: key 1 is weak; openssl rand -base64 32 makes one'],
    ['the secret', `2:${production.HELIODESK_SECRET}`, 'HELIODESK_KEYS: key 2 is HELIODESK_SECRET'],
    ['too short', '1:GWV0u4xfLhCq', 'has to have keys of at least 32 characters'],
    ['without a version', production.HELIODESK_SECRET, 'has to be VERSION:KEY for each key'],
    ['of no version', `0:${production.HELIODESK_SECRET}`, 'has to be VERSION:KEY for each key'],
    ['there twice', `${production.HELIODESK_KEYS},${production.HELIODESK_KEYS.replace('1:', '2:')}`, 'has the same key twice'],
    [
      'two of one version',
      `${production.HELIODESK_KEYS},1:${production.HELIODESK_SECRET.toLowerCase()}`,
      'gives two keys the same version',
    ],
  ])('does not start with a key that is %s, and does not repeat it', (_, keys, words) => {
    const start = (): unknown => readConfig({ ...production, HELIODESK_KEYS: keys });
    expect(start).toThrow(words);
    expect(start).not.toThrow(keys.slice(2));
  });

  it('seals with the first key, and opens with the others too', () => {
    const second = '7:Zs4Jr8GnVb1McXq5Wk9TyLd3HpFo6AeUi2Rt0NzQwKx=';
    const keys = (given: string): number[] =>
      readConfig({ ...production, HELIODESK_KEYS: given }).sealingKeys.map(({ version }) => version);
    expect(keys(`${second},${production.HELIODESK_KEYS}`)).toEqual([7, 1]);
    expect(keys(`${production.HELIODESK_KEYS}\n${second}\n`)).toEqual([1, 7]);
    const { HELIODESK_KEYS: __, ...without } = production;
    expect(() => readConfig(without)).toThrow('HELIODESK_KEYS is missing');
  });

  it('does not start with hosts of guests whose secret is weak or whose pages come over http', () => {
    const host = { name: 'rts', origin: 'https://rts.maker.example', secret: production.HELIODESK_SECRET };
    const withHost = (changed: object) => (): unknown =>
      readConfig({ ...production, GUEST_HOSTS: JSON.stringify([{ ...host, ...changed }]) });
    expect(withHost({})).not.toThrow();
    expect(withHost({ secret: 'a-secret-that-only-this-host-knows-0123' })).toThrow('GUEST_HOSTS: the secret of rts is weak');
    expect(withHost({ origin: 'http://rts.maker.example' })).toThrow('GUEST_HOSTS: the origin of rts has to begin with https:');
  });

  it.each([
    ['SMTP_URL', 'smtp:'],
    ['SMTP_URL', 'mail.maker.example:465'],
    ['SMTP_URL', 'https://mail.maker.example'],
    ['MAIL_FROM', 'Heliodesk'],
    ['MAIL_FROM', 'Heliodesk <service>'],
    ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
    ['DATABASE_URL', 'mysql://db/heliodesk'],
    ['PUBLIC_URL', 'portal.maker.example'],
  ])('does not start with a bent %s: %j', (name, given) => {
    expect(() => readConfig({ ...production, [name]: given })).toThrow(`  - ${name}: has to be`);
  });

  it.each(['service@maker.example', 'Heliodesk <service@maker.example>', '"Service, Solar" <service@maker.example>'])(
    'takes %s as the sender of mails',
    (given) => {
      expect(readConfig({ ...production, MAIL_FROM: given }).mailFrom).toBe(given);
    },
  );
});

describe('a connection without TLS', () => {
  it.each([
    ['DATABASE_URL', 'postgres://hd@db/heliodesk', 'postgres://hd@db/heliodesk?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://hd@db/heliodesk?sslmode=prefer', 'postgres://hd@127.0.0.1/heliodesk'],
    ['DATABASE_URL', 'postgres://hd@db/heliodesk?sslmode=no-verify', 'postgres://hd@localhost/heliodesk?host=/run/postgresql'],
    ['DATABASE_URL', 'postgres://hd@localhost/heliodesk?host=db', 'postgres://hd@[::1]/heliodesk'],
    ['DATABASE_URL', 'postgres://hd@db/heliodesk?sslmode=verify-full&sslmode=disable', 'postgres://hd@localhost/heliodesk?host='],
    [
      'DATABASE_URL',
      'postgres://hd@localhost/heliodesk?host=127.0.0.1&host=db',
      'postgres://hd@db/heliodesk?sslmode=no-verify&sslmode=verify-full',
    ],
    ['DATABASE_URL', 'postgres://hd@db/heliodesk?host=', 'postgres://hd@db/heliodesk?host=127.0.0.1'],
    ['MIGRATION_DATABASE_URL', 'postgres://owner@db/heliodesk', 'postgres://owner@db/heliodesk?sslmode=verify-full'],
    ['REDIS_URL', 'redis://db', 'rediss://db'],
    ['REDIS_URL', 'rediss://db?tls=', 'rediss://db/2'],
    ['SMTP_URL', 'smtp://db', 'smtp://db:587?requireTLS=true'],
    ['SMTP_URL', 'smtps://db?tls.rejectUnauthorized=false', 'smtp://localhost'],
    ['SMTP_URL', 'smtp://db?requireTLS=true&ignoreTLS=true', 'smtps://db'],
    ['SMTP_URL', 'smtp://db?requireTLS=true&ignoreTLS=1', 'smtp://db?requireTLS=true&ignoreTLS=false'],
    ['S3_ENDPOINT', 'http://db:9000', 'https://db:9000'],
    ['CLAMD_URL', 'tcp://db:3310', 'tcp://127.0.0.1:3310'],
    ['CLAMD_URL', 'tcp://db', 'unix:/run/clamav/clamd.ctl'],
  ])('is refused in production to another machine, unless its host is named: %s=%s', (name, plain, encrypted) => {
    const server = { ...production, [name]: plain };
    expect(() => readConfig(server)).toThrow(`  - ${name}: the connection to db would not be encrypted`);
    for (const hosts of ['db', 'cache, DB', 'mail db'])
      expect(readConfig({ ...server, HELIODESK_PLAIN_CONNECTIONS: hosts }).mode).toBe('production');
    for (const hosts of ['', 'db.maker.example', 'd'])
      expect(() => readConfig({ ...server, HELIODESK_PLAIN_CONNECTIONS: hosts })).toThrow(name);
    expect(readConfig({ ...production, [name]: encrypted }).mode).toBe('production');
    expect(readConfig({ ...demo, [name]: plain }).mode).toBe('demo');
  });
});

describe('a certificate that is not checked', () => {
  it('is refused in production for all connections', () => {
    const unchecked = { NODE_TLS_REJECT_UNAUTHORIZED: '0' };
    expect(() => readConfig({ ...production, ...unchecked })).toThrow('NODE_TLS_REJECT_UNAUTHORIZED=0 takes any certificate');
    expect(readConfig({ ...production, NODE_TLS_REJECT_UNAUTHORIZED: '1' }).mode).toBe('production');
    expect(readConfig({ ...demo, ...unchecked }).mode).toBe('demo');
  });
});

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
