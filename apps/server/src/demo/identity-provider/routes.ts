import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { readLanguage } from '@heliodesk/contract/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import { callbackPath, type SignOnSetup, type SignOnSource } from '#src/domains/identity/index.ts';
import { languageOf } from '#src/platform/i18n/texts.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findAccounts } from './accounts.ts';
import { choicePage, lostPage } from './page.ts';

const root = '/demo/openid';
const client = { id: 'heliodesk-demo', secret: randomBytes(24).toString('base64url') };

const Params = z.object({ uid: z.string().max(100) });
const Chosen = z.object({ as: z.string().max(100).default('') });

/** Where this site is reached; a port that the system has chosen is known once it listens. */
function siteOf(app: FastifyInstance, { config }: Platform): string {
  const address = app.server.address() as AddressInfo | null;
  return config.publicUrl.replace(/:0$/, `:${address?.port ?? 0}`);
}

/** The provider makes its addresses out of the request's; whatever those say, it is under this site's. */
function standUnder(issuer: string, { raw }: FastifyRequest): void {
  const { host, protocol } = new URL(issuer);
  Object.assign(raw.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
}

/** Hands a call to the provider as it came, with the security headers of this site. */
async function passOn({ raw }: FastifyRequest, reply: FastifyReply, provider: Provider): Promise<void> {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
  await provider.callback()(Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(root.length) }), reply.raw);
}

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);

/** Straight into this server, which may not be able to reach itself under its public address. */
const reachInside =
  (app: FastifyInstance): NonNullable<SignOnSetup['fetch']> =>
  async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const payload = body === undefined || body === null ? {} : { payload: String(body) };
    const answer = await app.inject({ method: method as 'GET' | 'POST', url: pathname + search, headers, ...payload });
    const bytes = new Uint8Array(answer.rawPayload);
    return new Response(bytes.length === 0 ? null : bytes, {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
    });
  };

/** The pages on which someone says who they are, and everything else that a provider answers. */
function addPages(scope: FastifyInstance, { db }: Platform, open: () => Promise<Provider>): void {
  const details = async (request: FastifyRequest, reply: FastifyReply) =>
    (await open()).interactionDetails(request.raw, reply.raw).catch(() => undefined);

  scope.get(`${root}/sign-in/:uid`, { schema: { hide: true, params: Params } }, async (request, reply) => {
    const interaction = await details(request, reply);
    const language = readLanguage(String(interaction?.params['ui_locales'] ?? '')) ?? languageOf(request.headers);
    if (interaction === undefined) return sendPage(reply, lostPage(language));
    return sendPage(reply, choicePage(language, `${root}/sign-in/${interaction.uid}`, await findAccounts(db)));
  });
  scope.post(`${root}/sign-in/:uid`, { schema: { hide: true, params: Params, querystring: Chosen } }, async (request, reply) => {
    if ((await details(request, reply)) === undefined) return reply.redirect('/login', 303);
    const { as } = request.query as z.output<typeof Chosen>;
    const account = (await findAccounts(db)).find(({ subject }) => subject === as);
    const result = account === undefined ? { error: 'access_denied' } : { login: { accountId: account.subject, remember: false } };
    return reply.redirect(await (await open()).interactionResult(request.raw, reply.raw, result), 303);
  });
  scope.all(`${root}/*`, { schema: { hide: true } }, async (request, reply) => passOn(request, reply, await open()));
}

/**
 * An OpenID provider of the demo's own under `/demo/openid`, so that single sign-on can be tried on a fresh clone. It starts with
 * its first use and exists in demo mode only.
 */
export function addDemoIdentityProvider(app: FastifyInstance, platform: Platform): SignOnSource {
  const issuer = (): string => siteOf(app, platform) + root;
  const redirectUri = (): string => siteOf(app, platform) + callbackPath;
  const open = async (): Promise<Provider> => {
    const { createIdentityProvider } = await import('./provider.ts');
    return createIdentityProvider({
      issuer: issuer(),
      client: { ...client, redirectUri: redirectUri() },
      findAccount: async (subject) => (await findAccounts(platform.db)).find((account) => account.subject === subject),
      signInPath: (uid) => `${root}/sign-in/${uid}`,
      errorPage: (headers) => lostPage(languageOf(headers)),
    });
  };
  let opening: Promise<Provider> | undefined;
  const provider = (): Promise<Provider> => (opening ??= open());

  app.register(async (scope) => {
    // The provider reads bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.addHook('onRequest', async (request) => standUnder(issuer(), request));
    addPages(scope, platform, provider);
  });

  return async () => ({
    issuer: issuer(),
    clientId: client.id,
    clientSecret: client.secret,
    scopes: 'openid profile email',
    redirectUri: redirectUri(),
    allowsHttp: true,
    prompt: 'login',
    fetch: reachInside(app),
  });
}
