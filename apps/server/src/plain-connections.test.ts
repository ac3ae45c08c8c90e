import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { demoSettings as demo, productionSettings as production } from './testing/server-settings.ts';

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
