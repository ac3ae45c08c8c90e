import { isLoopback, isMissing, type Given } from './given-settings.ts';
import { plainConnectionProblems } from './plain-connections.ts';
import { isWeakSecret } from './secret-strength.ts';
import { certificateProblems } from './service-certificates.ts';
import { storageSettingProblems } from './storage-settings.ts';

const neededInProduction = ['DATABASE_URL', 'PUBLIC_URL', 'HELIODESK_SECRET', 'HELIODESK_KEYS', 'SMTP_URL', 'MAIL_FROM'] as const;

/** Settings that only a server for real use has. With any of them, the demo starts only if it was asked for by name. */
const ofServers = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'HELIODESK_SECRET',
  'HELIODESK_KEYS',
  'SMTP_URL',
  'MAIL_FROM',
  'REDIS_URL',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'CLAMD_URL',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'GUEST_HOSTS',
] as const;

/** How to make a secret, in every message that refuses one. */
export const secretHint = 'openssl rand -base64 32 makes one';

/** A fixed secret would be worthless in production, where it is required; the demo holds nothing worth protecting. */
export const demoSecret = 'heliodesk-demo-secret-of-this-machine-only';

/** Read as the settings are: blanks around an address are left out, and its scheme is in capitals or not. */
const isPlainHttp = (url = ''): boolean => URL.canParse(url) && new URL(url).protocol === 'http:';

/** Whether an address of the portal is for this machine alone. */
const isLocal = (url: string): boolean => isPlainHttp(url) && isLoopback(new URL(url).hostname);

/** Which of the settings say that this is meant to be a server, not a demo on someone's machine. */
function signsOfServer(given: Given): string[] {
  const { HOST: host = '', PUBLIC_URL: publicUrl = '', TRUST_PROXY: proxies = '' } = given;
  return [
    ...ofServers.filter((name) => !isMissing(given, name)),
    ...(host === '' || isLoopback(host) ? [] : ['HOST']),
    ...(publicUrl === '' || isLocal(publicUrl) ? [] : ['PUBLIC_URL']),
    ...(['', '0', 'false'].includes(proxies) ? [] : ['TRUST_PROXY']),
  ];
}

/** Forgetting `NODE_ENV=production` must not serve the demo, whose sign-ins everyone knows. */
function problemsOfDemo(given: Given): string[] {
  if (given['HELIODESK_DEMO'] === 'on') return [];
  const remedy =
    'set NODE_ENV=production to run the portal, or HELIODESK_DEMO=on to run the demo, with sign-ins that everyone knows and its own data';
  if (given['HELIODESK_DEMO'] === 'off') return [`NODE_ENV is not production, and HELIODESK_DEMO=off rules out the demo: ${remedy}`];
  const signs = signsOfServer(given);
  return signs.length === 0 ? [] : [`NODE_ENV is not production, but there are settings of a server (${signs.join(', ')}): ${remedy}`];
}

function problemsOfProduction(given: Given): string[] {
  const { PUBLIC_URL: publicUrl, HELIODESK_SECRET: secret = '' } = given;
  return [
    ...neededInProduction.filter((name) => isMissing(given, name)).map((name) => `${name} is missing`),
    ...(given['HELIODESK_DEMO'] === 'on' ? ['HELIODESK_DEMO=on and NODE_ENV=production exclude each other'] : []),
    ...(given['HELIODESK_CAPTCHA'] === 'off'
      ? ['HELIODESK_CAPTCHA=off is for the demo only; production turns it off in the system configuration']
      : []),
    ...(isPlainHttp(publicUrl) ? ['PUBLIC_URL has to begin with https: in production'] : []),
    ...(secret === demoSecret
      ? [`HELIODESK_SECRET is that of the demo, which everyone knows; ${secretHint}`]
      : secret !== '' && isWeakSecret(secret)
        ? [`HELIODESK_SECRET is weak; ${secretHint}`]
        : []),
    ...plainConnectionProblems(given),
    ...(isPlainHttp(given['OIDC_ISSUER']) ? ['OIDC_ISSUER has to begin with https: in production'] : []),
  ];
}

/** What is missing, told by what is there at all, so that it is named together with what is wrong. */
export function problemsOf(given: Given): string[] {
  const problems = given['NODE_ENV'] === 'production' ? problemsOfProduction(given) : problemsOfDemo(given);
  problems.push(...storageSettingProblems(given), ...certificateProblems(given));
  if (!isMissing(given, 'OIDC_ISSUER')) {
    if (isMissing(given, 'OIDC_CLIENT_ID')) problems.push('OIDC_CLIENT_ID is missing beside OIDC_ISSUER');
    return problems;
  }
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const)
    if (!isMissing(given, name)) problems.push(`OIDC_ISSUER is missing beside ${name}`);
  return problems;
}
