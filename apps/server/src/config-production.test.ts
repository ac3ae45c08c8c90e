import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { demoSecret } from './config-problems.ts';
import { productionSettings as production } from './testing/server-settings.ts';

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
