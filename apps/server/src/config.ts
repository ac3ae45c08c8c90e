import { resolve } from 'node:path';
import { z } from 'zod';
import { demoSecret, problemsOf } from './config-problems.ts';
import { setting, type Given } from './given-settings.ts';
import { GuestHosts, guestHostProblems, type GuestHost } from './guest-hosts.ts';
import { demoKeys, SealingKeys, sealingKeyProblems, type SealingKey } from './sealing-keys.ts';
import { readSecretFiles } from './secret-files.ts';
import { certificateFilesOf, certificateProblems, certificateSettings, type CertificateFiles } from './service-certificates.ts';
import { s3Of, storageSettings, StorageSettings, type S3Config } from './storage-settings.ts';

/** Settings are missing or wrong, or what they name is. The message lists everything. */
export class ConfigError extends Error {
  override name = 'ConfigError';

  constructor(problems: readonly string[]) {
    super(`Heliodesk cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\nSee docs/operating.md for every setting.`);
  }
}

const port = z.coerce.number().int().min(0).max(65_535);
/** `service@maker.example` or `Name <service@maker.example>`. */
const sender = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const clamdForm = 'has to be like tcp://clamav:3310 or unix:/run/clamav/clamd.ctl';
const databaseUrl = setting(
  z.url({ protocol: /^postgres(ql)?$/, error: 'has to be like postgres://user:password@host/database' }).optional(),
);

const clamdUrl = z
  .url({ error: clamdForm })
  .regex(/^(?:tcp:\/\/[^/?#]+$|unix:\/[^?#]+$)/, clamdForm)
  .optional();

const Environment = z.object({
  NODE_ENV: setting(z.enum(['production', 'development', 'test']).default('development')),
  PORT: setting(port.default(8080)),
  HOST: setting(z.string().optional()),
  DATA_DIR: setting(z.string().default('.data')),
  DATABASE_URL: databaseUrl,
  MIGRATION_DATABASE_URL: databaseUrl,
  PUBLIC_URL: setting(z.url({ protocol: /^https?$/, error: 'has to be like https://portal.maker.example' }).optional()),
  HELIODESK_SECRET: setting(z.string().min(32, 'has to have at least 32 characters').optional()),
  HELIODESK_KEYS: setting(SealingKeys.optional()),
  HELIODESK_DEMO: setting(z.enum(['on', 'off']).optional()),
  HELIODESK_CAPTCHA: setting(z.enum(['on', 'off']).default('on')),
  SMTP_URL: setting(z.url({ protocol: /^smtps?$/, hostname: /./, error: 'has to be like smtps://user:password@host:465' }).optional()),
  MAIL_FROM: setting(z.string().max(200).regex(sender, 'has to be an address, such as Heliodesk <service@maker.example>').optional()),
  REDIS_URL: setting(z.url({ protocol: /^rediss?$/ }).optional()),
  ...storageSettings,
  ...certificateSettings,
  CLAMD_URL: setting(clamdUrl),
  OIDC_ISSUER: setting(z.url({ protocol: /^https?$/ }).optional()),
  OIDC_CLIENT_ID: setting(z.string().max(500).optional()),
  OIDC_CLIENT_SECRET: setting(z.string().max(2_000).optional()),
  OIDC_SCOPES: setting(
    z
      .string()
      .regex(/(?:^| )openid(?: |$)/, 'has to name openid')
      .default('openid profile email'),
  ),
  GUEST_HOSTS: setting(GuestHosts),
  API_DOCS: setting(z.enum(['public', 'signed-in', 'off']).optional()),
  LOG_LEVEL: setting(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info')),
  TRUST_PROXY: setting(
    z
      .string()
      .regex(/^(?:true|false|\d)$/, 'has to be true, false, or how many proxies stand in front')
      .transform((given) => (given === 'false' ? 0 : given === 'true' ? 1 : Number(given)))
      .default(0),
  ),
});
type Environment = z.infer<typeof Environment>;

/** The identity provider for employees. */
export interface OidcConfig {
  issuer: string;
  clientId: string;
  /** Public clients have none. */
  clientSecret: string | undefined;
  scopes: string;
}

export interface Config {
  mode: 'production' | 'demo';
  host: string;
  port: number;
  /** Base of the links in mails; never taken from a request. */
  publicUrl: string;
  databaseUrl: string | undefined;
  /** The same database as the role that may change its tables, where the one that works may not. */
  migrationDatabaseUrl: string | undefined;
  dataDir: string;
  /** Signs and encrypts what instances share. */
  secret: string;
  /** Seal records that have to stay closed even to someone with a copy of the database; the first one seals, the others only open. */
  sealingKeys: readonly SealingKey[];
  captchaEnabled: boolean;
  smtpUrl: string | undefined;
  smtpCertificates: CertificateFiles | undefined;
  mailFrom: string;
  redisUrl: string | undefined;
  redisCertificates: CertificateFiles | undefined;
  s3: S3Config | undefined;
  /** The virus scanner that looks at uploaded files. */
  clamdUrl: string | undefined;
  oidc: OidcConfig | undefined;
  /** Systems whose pages may frame the chat and let guests in. */
  guestHosts: readonly GuestHost[];
  /** Who may read the API's own description. */
  apiDocs: 'public' | 'signed-in' | 'off';
  logLevel: string;
  /** How many reverse proxies are in front of it and add to `X-Forwarded-For`. */
  trustedProxies: number;
}

function toConfig(env: Environment): Config {
  const host = env.HOST ?? (env.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1');
  return {
    mode: env.NODE_ENV === 'production' ? 'production' : 'demo',
    host,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    databaseUrl: env.DATABASE_URL,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL,
    dataDir: resolve(env.DATA_DIR),
    secret: env.HELIODESK_SECRET ?? demoSecret,
    sealingKeys: env.HELIODESK_KEYS ?? demoKeys,
    captchaEnabled: env.HELIODESK_CAPTCHA === 'on',
    smtpUrl: env.SMTP_URL,
    smtpCertificates: certificateFilesOf(env, 'SMTP'),
    mailFrom: env.MAIL_FROM ?? 'Heliodesk <service@demo.heliodesk.test>',
    redisUrl: env.REDIS_URL,
    redisCertificates: certificateFilesOf(env, 'REDIS'),
    s3: s3Of(env),
    clamdUrl: env.CLAMD_URL,
    oidc:
      env.OIDC_ISSUER === undefined
        ? undefined
        : {
            issuer: env.OIDC_ISSUER,
            clientId: env.OIDC_CLIENT_ID ?? '',
            clientSecret: env.OIDC_CLIENT_SECRET,
            scopes: env.OIDC_SCOPES,
          },
    guestHosts: env.GUEST_HOSTS,
    apiDocs: env.API_DOCS ?? (env.NODE_ENV === 'production' ? 'signed-in' : 'public'),
    logLevel: env.LOG_LEVEL,
    trustedProxies: env.TRUST_PROXY,
  };
}

/** Where data is kept, each as far as its own settings are right. */
export interface Places {
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  redisCertificates: CertificateFiles | undefined;
  dataDir: string;
  s3: S3Config | undefined;
}

export interface Settings {
  /** Only where nothing is wrong. */
  config: Config | undefined;
  problems: string[];
  mode: Config['mode'];
  places: Places;
}

function placesOf(environment: Given): Places {
  const { REDIS_URL: redisUrl, DATA_DIR: dataDir } = Environment.shape;
  const storage = StorageSettings.safeParse(environment).data;
  return {
    databaseUrl: databaseUrl.safeParse(environment['DATABASE_URL']).data,
    redisUrl: certificateProblems(environment).length > 0 ? undefined : redisUrl.safeParse(environment['REDIS_URL']).data,
    redisCertificates: certificateFilesOf(environment, 'REDIS'),
    dataDir: resolve(dataDir.safeParse(environment['DATA_DIR']).data ?? ''),
    s3: storage && s3Of(storage),
  };
}

/** Secrets that production refuses although they are well-formed. */
const problemsOfSecrets = ({ GUEST_HOSTS: hosts, HELIODESK_KEYS: keys = [], HELIODESK_SECRET: secret }: Environment): string[] => [
  ...guestHostProblems(hosts),
  ...sealingKeyProblems(keys, secret),
];

/** Reads the settings; the only place that looks at the environment. Tells everything that is missing or wrong. */
export function readSettings(given: Given = process.env): Settings {
  const { given: environment, problems: unread } = readSecretFiles(given);
  const parsed = Environment.safeParse(environment);
  const wrong = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const problems = [
    ...unread,
    ...wrong,
    ...problemsOf(environment),
    ...(parsed.success && parsed.data.NODE_ENV === 'production' ? problemsOfSecrets(parsed.data) : []),
  ];
  const config = parsed.success && problems.length === 0 ? toConfig(parsed.data) : undefined;
  return { config, problems, mode: environment['NODE_ENV'] === 'production' ? 'production' : 'demo', places: placesOf(environment) };
}

/** The settings, or a `ConfigError` naming everything missing or wrong. */
export function readConfig(environment: Given = process.env): Config {
  const { config, problems } = readSettings(environment);
  if (config === undefined) throw new ConfigError(problems);
  return config;
}
