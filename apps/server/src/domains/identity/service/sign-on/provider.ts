import type * as OpenIdClient from 'openid-client';
import type { Language } from '@heliodesk/contract/kit';
import { fail } from '#src/platform/http/failure.ts';
import type { Log } from '#src/platform/log.ts';
import type { Clock } from '#src/platform/clock.ts';
import { boundedFetch, isProviderUnavailable } from './fetch.ts';
import { readIdTokenIdentity, type IdTokenIdentity } from './id-token-identity.ts';

/** The identity provider that employees sign in with, and this site as its client. */
export interface SignOnSetup {
  issuer: string;
  clientId: string;
  /** A public client has none; PKCE protects either. */
  clientSecret: string | undefined;
  scopes: string;
  /** Where it sends the browser back to; registered there. */
  redirectUri: string;
  allowsHttp: boolean;
  /** Makes the provider ask for credentials each time. */
  prompt?: 'login';
  /** Replaces `fetch` where the provider is not reached over the network. */
  fetch?: OpenIdClient.CustomFetch;
}

/** Finds the setup on first use: the demo's provider starts only then. */
export type SignOnSource = () => Promise<SignOnSetup>;

export interface StartedSignOn {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface SignOnProvider {
  redirectUri: () => Promise<string>;
  /** Random values for one sign-in, and the address that it starts at; a fresh one asks for credentials even of someone signed in there. */
  begin: (language: Language, isFresh?: boolean) => Promise<StartedSignOn & { url: string }>;
  /** Who the code identifies; refuses with `auth.signOnFailed` if anything about the answer is wrong. */
  redeem: (answer: { code: string; iss?: string | undefined }, started: StartedSignOn) => Promise<IdTokenIdentity>;
}

/** For each call to the provider; someone is waiting. */
const timeoutSeconds = 5;
/** Milliseconds; keys are renewed separately, endpoints rarely change. */
const metadataTtl = 60 * 60_000;

type Client = typeof OpenIdClient;

/** In a header if the provider accepts that, the standard's default, else in the body. */
function authentication({ ClientSecretBasic, ClientSecretPost, None }: Client, secret: string | undefined): OpenIdClient.ClientAuth {
  if (secret === undefined) return None();
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (as, ...rest) =>
    (as.token_endpoint_auth_methods_supported ?? ['client_secret_basic']).includes('client_secret_basic')
      ? basic(as, ...rest)
      : post(as, ...rest);
}

async function discover(client: Client, setup: SignOnSetup): Promise<OpenIdClient.Configuration> {
  const { issuer, clientId, clientSecret, allowsHttp, fetch: send = fetch } = setup;
  return client.discovery(new URL(issuer), clientId, {}, authentication(client, clientSecret), {
    timeout: timeoutSeconds,
    [client.customFetch]: boundedFetch(send as OpenIdClient.CustomFetch),
    // Signatures are checked too, though the token comes straight from the provider.
    execute: [client.enableNonRepudiationChecks, ...(allowsHttp ? [client.allowInsecureRequests] : [])],
  });
}

/** The names of an error and its causes without their details: nothing secret is logged. */
function reasonOf(error: unknown): string {
  const parts: string[] = [];
  for (let cause = error; cause instanceof Error && parts.length < 5; cause = cause.cause) parts.push(cause.message.slice(0, 200));
  const { code, error: named } = error as { code?: unknown; error?: unknown };
  return [...parts, named, code].filter((part) => typeof part === 'string').join(': ');
}

/** An OpenID Connect client of the provider; discovered metadata is cached. */
export function createSignOnProvider(find: SignOnSource, clock: Clock, log: Log): SignOnProvider {
  let known: { setup: SignOnSetup; client: Client; configuration: OpenIdClient.Configuration; until: number } | undefined;
  let learning: Promise<NonNullable<typeof known>> | undefined;

  const learn = async (): Promise<NonNullable<typeof known>> => {
    const [setup, client] = await Promise.all([find(), import('openid-client')]);
    known = { setup, client, configuration: await discover(client, setup), until: clock.now().getTime() + metadataTtl };
    return known;
  };
  const provider = async (): Promise<NonNullable<typeof known>> => {
    if (known !== undefined && clock.now().getTime() < known.until) return known;
    try {
      learning ??= learn().finally(() => (learning = undefined));
      return await learning;
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'the identity provider does not say what it offers');
      throw fail('auth.signOnUnavailable');
    }
  };

  return {
    redirectUri: async () => (await find()).redirectUri,
    begin: async (language, isFresh = false) => {
      const { setup, client, configuration } = await provider();
      const started = { state: client.randomState(), nonce: client.randomNonce(), codeVerifier: client.randomPKCECodeVerifier() };
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: setup.redirectUri,
        scope: setup.scopes,
        state: started.state,
        nonce: started.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(started.codeVerifier),
        code_challenge_method: 'S256',
        ui_locales: language,
        ...(isFresh ? { prompt: 'login', max_age: '0' } : setup.prompt === undefined ? {} : { prompt: setup.prompt }),
      });
      return { ...started, url: url.href };
    },
    redeem: async ({ code, iss }, { state, nonce, codeVerifier }) => {
      const { setup, client, configuration } = await provider();
      const answer = new URL(setup.redirectUri);
      // There is one provider only, so an answer without its name cannot be another's.
      answer.search = new URLSearchParams({ code, state, iss: iss ?? configuration.serverMetadata().issuer }).toString();
      try {
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier, idTokenExpected: true };
        const tokens = await client.authorizationCodeGrant(configuration, answer, checks);
        const claims = tokens.claims();
        if (claims === undefined) throw new Error('there is no identity in the answer');
        const saysAll = 'email' in claims || configuration.serverMetadata().userinfo_endpoint === undefined;
        const more = saysAll ? {} : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
        return readIdTokenIdentity({ ...more, ...claims });
      } catch (error) {
        log.warn({ reason: reasonOf(error) }, 'sign-in by the identity provider failed');
        throw fail(isProviderUnavailable(error) ? 'auth.signOnUnavailable' : 'auth.signOnFailed');
      }
    },
  };
}
