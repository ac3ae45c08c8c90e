import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OidcConfig } from '#src/config.ts';
import { createIdentityProvider, type ProviderAccount } from '#src/demo/identity-provider/provider.ts';

/** A real OpenID provider on a port of its own, whose people come and go as a test likes. */
export interface TestIdentityProvider {
  oidc: OidcConfig;
  accounts: Map<string, ProviderAccount>;
  /** Goes to the address of a started sign-in as that person; answers what the browser is sent back with. */
  answerOf: (url: string, subject: string) => Promise<URLSearchParams>;
  stop: () => Promise<void>;
}

const client = { id: 'portal', secret: 'a secret : of & the portal' };

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

/** Follows redirects as a browser does, up to the one that leads to the portal. */
async function follow(address: string, redirectUri: string): Promise<URLSearchParams> {
  const cookies = new Map<string, string>();
  let at = address;
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const each of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      cookies.set(name, value);
    }
    const to = answer.headers.get('location');
    if (to === null) throw new Error(`${at} answered ${answer.status}: ${await answer.text()}`);
    at = new URL(to, at).href;
    if (at.startsWith(redirectUri)) return new URL(at).searchParams;
  }
  throw new Error('the redirects lead nowhere');
}

/** Starts one that sends browsers back to `redirectUri`. */
export async function startIdentityProvider(redirectUri = 'http://localhost:8080/oauth2/callback'): Promise<TestIdentityProvider> {
  const accounts = new Map<string, ProviderAccount>();
  const server = createServer();
  const issuer = `http://127.0.0.1:${await listen(server)}`;
  const provider = createIdentityProvider({
    issuer,
    client: { ...client, redirectUri },
    findAccount: async (subject) => accounts.get(subject),
    signInPath: (uid) => `/sign-in/${uid}`,
    errorPage: () => 'refused',
  });
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (request.url?.startsWith('/sign-in/') !== true) return void answer(request, response);
    // The user the start address hints at is signed in immediately.
    const { params } = await provider.interactionDetails(request, response);
    await provider.interactionFinished(request, response, { login: { accountId: String(params['login_hint']) } });
  });
  return {
    oidc: { issuer, clientId: client.id, clientSecret: client.secret, scopes: 'openid profile email' },
    accounts,
    answerOf: (url, subject) => follow(`${url}&login_hint=${encodeURIComponent(subject)}`, redirectUri),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
