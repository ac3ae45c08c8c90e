import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { certificatesOf } from './testing/certificates.ts';
import { demoSettings as demo, productionSettings as production, providerSettings as provider } from './testing/server-settings.ts';

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
