import type { Config } from '#src/config.ts';
import type { GuestHost } from '#src/guest-hosts.ts';
import type { SealingKey } from '#src/sealing-keys.ts';

/** The host whose pages frame the server under test. */
export const guestHost: GuestHost = {
  name: 'rts',
  origin: 'https://rts.maker.example',
  secret: 'a-secret-that-only-this-host-knows-0123',
  customerType: 1,
};

/** Seals in the prepared database too. */
export const sealingKey: SealingKey = { version: 1, secret: 'a-key-that-only-tests-know-of-0123456789' };

/** The settings of a server under test; whatever a test is about, it sets itself. */
export const testConfig = (settings: Partial<Config> & Pick<Config, 'dataDir'>): Config => ({
  mode: 'demo',
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://localhost:8080',
  databaseUrl: undefined,
  migrationDatabaseUrl: undefined,
  secret: 'a-secret-that-only-tests-know-of-0123456789',
  sealingKeys: [sealingKey],
  captchaEnabled: false,
  smtpUrl: undefined,
  smtpCertificates: undefined,
  mailFrom: 'Heliodesk <service@demo.heliodesk.test>',
  redisUrl: undefined,
  redisCertificates: undefined,
  s3: undefined,
  clamdUrl: undefined,
  oidc: undefined,
  guestHosts: [guestHost],
  apiDocs: 'public',
  logLevel: 'silent',
  // Tests call from addresses of their own, so that throttles do not mix them up.
  trustedProxies: 1,
  ...settings,
});
