import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { TestClock } from '#src/testing/test-clock.ts';
import { createSignOnProvider } from './provider.ts';

const issuer = 'https://id.maker.example';
const clientId = 'heliodesk';
const [own, stranger] = [generateKeyPairSync('rsa', { modulusLength: 2_048 }), generateKeyPairSync('rsa', { modulusLength: 2_048 })];
const published = own.publicKey.export({ format: 'jwk' });

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (header: object, claims: object, signature: (input: Buffer) => Buffer): string => {
  const input = `${encoded(header)}.${encoded(claims)}`;
  return `${input}.${signature(Buffer.from(input)).toString('base64url')}`;
};
const byKey = (key: KeyObject) => (input: Buffer) => sign('sha256', input, key);

interface Forgery {
  /** The issuer that the metadata names. */
  names?: string;
  header?: object;
  claims?: object;
  signature?: (input: Buffer) => Buffer;
}

/** What comes of an answer of the provider's, forged as told. */
async function redeemed({ names = issuer, header = {}, claims = {}, signature = byKey(own.privateKey) }: Forgery = {}) {
  const now = Math.floor(Date.now() / 1_000);
  let nonce = '';
  const answers = (path: string): unknown => {
    if (path.includes('openid-configuration'))
      return {
        issuer: names,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      };
    if (path === '/keys') return { keys: [{ ...published, kid: 'a', alg: 'RS256', use: 'sig' }] };
    const whole = { iss: issuer, sub: '4711', aud: clientId, nonce, iat: now, exp: now + 60, email: 'ada@maker.example', ...claims };
    return { access_token: 'x', token_type: 'bearer', id_token: signed({ alg: 'RS256', kid: 'a', ...header }, whole, signature) };
  };
  const setup = {
    issuer,
    clientId,
    clientSecret: undefined,
    scopes: 'openid',
    redirectUri: 'https://portal.maker.example/oauth2/callback',
    allowsHttp: false,
    fetch: async (url: string) => Response.json(answers(new URL(url).pathname)),
  };
  const provider = createSignOnProvider(async () => setup, new TestClock(), pino({ level: 'silent' }));
  const started = await provider.begin('en');
  nonce = started.nonce;
  return provider.redeem({ code: 'code' }, started);
}

const now = Math.floor(Date.now() / 1_000);
const secretOfAll = (input: Buffer): Buffer =>
  createHmac('sha256', own.publicKey.export({ format: 'pem', type: 'spki' }))
    .update(input)
    .digest();

describe('the identity token of the provider', () => {
  it('says who someone is when everything about it is right', async () => {
    expect(await redeemed()).toMatchObject({ issuer, subject: '4711' });
  });

  it.each<[string, Forgery]>([
    ['another key', { signature: byKey(stranger.privateKey) }],
    ['no signature', { header: { alg: 'none' }, signature: () => Buffer.alloc(0) }],
    ['the public key as a secret', { header: { alg: 'HS256' }, signature: secretOfAll }],
    [
      'a key that it brings itself',
      { header: { jwk: stranger.publicKey.export({ format: 'jwk' }) }, signature: byKey(stranger.privateKey) },
    ],
    ['another client in mind', { claims: { aud: 'another-client' } }],
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['its time over', { claims: { exp: now - 3_600, iat: now - 7_200 } }],
    ['another nonce', { claims: { nonce: 'of-another-sign-in' } }],
  ])('is refused with %s', async (_, forgery) => {
    await expect(redeemed(forgery)).rejects.toMatchObject({ key: 'auth.signOnFailed' });
  });

  it('is not even asked of metadata that name another issuer', async () => {
    await expect(redeemed({ names: 'https://evil.example' })).rejects.toMatchObject({ key: 'auth.signOnUnavailable' });
  });
});
