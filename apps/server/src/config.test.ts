import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://hd@db/heliodesk',
  PUBLIC_URL: 'https://portal.maker.example',
  HELIODESK_SECRET: 'x'.repeat(36),
  SMTP_URL: 'smtp://mail',
  MAIL_FROM: 'Heliodesk <service@maker.example>',
};
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
    expect(readConfig({ ...provider, OIDC_CLIENT_SECRET: 's' }).oidc?.clientSecret).toBe('s');
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
    expect(readConfig({ ...provider, OIDC_ISSUER: 'http://localhost:9000' }).oidc?.issuer).toBe('http://localhost:9000');
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
    expect(readConfig({ TRUST_PROXY: given }).trustedProxies).toBe(proxies);
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
