import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { demoSettings as demo, productionSettings as production, providerSettings as provider } from './testing/server-settings.ts';

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
