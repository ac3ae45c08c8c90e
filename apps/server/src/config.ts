import { resolve } from 'node:path';
import { z } from 'zod';
import { GuestHosts, guestHostProblems, type GuestHost } from './guest-hosts.ts';

/** A setting of the environment is missing or wrong. The message lists them all. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const port = z.coerce.number().int().min(0).max(65_535);
const empty = (value: unknown): unknown => (value === '' ? undefined : value);
const setting = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(empty, schema);

const Environment = z.object({
  NODE_ENV: setting(z.enum(['production', 'development', 'test']).default('development')),
  PORT: setting(port.default(8080)),
  HOST: setting(z.string().optional()),
  DATA_DIR: setting(z.string().default('.data')),
  DATABASE_URL: setting(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  PUBLIC_URL: setting(z.url({ protocol: /^https?$/ }).optional()),
  HELIODESK_SECRET: setting(z.string().min(32).optional()),
  HELIODESK_CAPTCHA: setting(z.enum(['on', 'off']).default('on')),
  SMTP_URL: setting(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: setting(z.string().max(200).optional()),
  REDIS_URL: setting(z.url({ protocol: /^rediss?$/ }).optional()),
  S3_BUCKET: setting(z.string().optional()),
  S3_REGION: setting(z.string().default('us-east-1')),
  S3_ENDPOINT: setting(z.url().optional()),
  S3_ACCESS_KEY_ID: setting(z.string().optional()),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional()),
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

export interface S3Config {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

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
  dataDir: string;
  /** Signs and encrypts what instances share. */
  secret: string;
  captchaEnabled: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  redisUrl: string | undefined;
  s3: S3Config | undefined;
  oidc: OidcConfig | undefined;
  /** Systems whose pages may frame the chat and let guests in. */
  guestHosts: readonly GuestHost[];
  /** Who may read the API's own description. */
  apiDocs: 'public' | 'signed-in' | 'off';
  logLevel: string;
  /** How many reverse proxies are in front of it and add to `X-Forwarded-For`. */
  trustedProxies: number;
}

const neededInProduction = ['DATABASE_URL', 'PUBLIC_URL', 'HELIODESK_SECRET', 'SMTP_URL', 'MAIL_FROM'] as const;

/** A fixed secret would be worthless in production, where it is required; the demo holds nothing worth protecting. */
const demoSecret = 'heliodesk-demo-secret-of-this-machine-only';

type Given = Record<string, string | undefined>;

/** What is missing, told by what is there at all, so that it is named together with what is wrong. */
function problemsOf(given: Given): string[] {
  const isMissing = (name: string): boolean => given[name] === undefined || given[name] === '';
  const problems: string[] = [];
  if (given['NODE_ENV'] === 'production') {
    for (const name of neededInProduction) if (isMissing(name)) problems.push(`${name} is missing`);
    if (given['HELIODESK_CAPTCHA'] === 'off')
      problems.push('HELIODESK_CAPTCHA=off is for the demo only; production turns it off in the system configuration');
  }
  if (!isMissing('S3_BUCKET'))
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
      if (isMissing(name)) problems.push(`${name} is missing beside S3_BUCKET`);
  if (isMissing('OIDC_ISSUER')) {
    for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const)
      if (!isMissing(name)) problems.push(`OIDC_ISSUER is missing beside ${name}`);
  } else {
    if (isMissing('OIDC_CLIENT_ID')) problems.push('OIDC_CLIENT_ID is missing beside OIDC_ISSUER');
    if (given['NODE_ENV'] === 'production' && given['OIDC_ISSUER']?.startsWith('http:') === true)
      problems.push('OIDC_ISSUER has to begin with https: in production');
  }
  return problems;
}

function toConfig(env: Environment): Config {
  const host = env.HOST ?? (env.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1');
  return {
    mode: env.NODE_ENV === 'production' ? 'production' : 'demo',
    host,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    databaseUrl: env.DATABASE_URL,
    dataDir: resolve(env.DATA_DIR),
    secret: env.HELIODESK_SECRET ?? demoSecret,
    captchaEnabled: env.HELIODESK_CAPTCHA === 'on',
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? 'Heliodesk <service@demo.heliodesk.test>',
    redisUrl: env.REDIS_URL,
    s3:
      env.S3_BUCKET === undefined
        ? undefined
        : {
            bucket: env.S3_BUCKET,
            region: env.S3_REGION,
            endpoint: env.S3_ENDPOINT,
            accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
            secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
          },
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

/** Reads the settings; the only place that looks at the environment. Throws a `ConfigError` naming everything missing or wrong. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const parsed = Environment.safeParse(environment);
  const wrong = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const problems = [
    ...wrong,
    ...problemsOf(environment),
    ...(parsed.success && parsed.data.NODE_ENV === 'production' ? guestHostProblems(parsed.data.GUEST_HOSTS) : []),
  ];
  if (!parsed.success || problems.length > 0)
    throw new ConfigError(
      `Heliodesk cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\nSee docs/operating.md for every setting.`,
    );
  return toConfig(parsed.data);
}
