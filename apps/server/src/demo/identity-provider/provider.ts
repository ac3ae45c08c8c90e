import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import Provider, { type Configuration } from 'oidc-provider';
import { createMemoryAdapter } from './memory-adapter.ts';

/** Someone who can sign in at the identity provider. */
export interface ProviderAccount {
  subject: string;
  email: string;
  isEmailVerified: boolean;
  name: string;
}

export interface ProviderShape {
  issuer: string;
  client: { id: string; secret: string; redirectUri: string };
  findAccount: (subject: string) => Promise<ProviderAccount | undefined>;
  /** Where someone chooses who they are. */
  signInPath: (interactionId: string) => string;
  /** What is shown of a sign-in that cannot continue. */
  errorPage: (headers: IncomingHttpHeaders) => string;
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid: randomBytes(8).toString('hex') };
}

function configurationOf({ client, findAccount, signInPath, errorPage }: ProviderShape): Configuration {
  return {
    adapter: createMemoryAdapter(),
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        id_token_signed_response_alg: 'ES256',
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { AccessToken: 300, AuthorizationCode: 60, Grant: 3_600, IdToken: 300, Interaction: 600, Session: 3_600 },
    interactions: { url: (_context, interaction) => signInPath(interaction.uid) },
    findAccount: async (_context, subject) => {
      const account = await findAccount(subject);
      if (account === undefined) return undefined;
      const { email, isEmailVerified, name } = account;
      return { accountId: subject, claims: async () => ({ sub: subject, email, email_verified: isEmailVerified, name }) };
    },
    // There is one client and it is ours, so no one is asked whether it may know who they are.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: client.id, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError: async (context) => {
      context.type = 'html';
      context.body = errorPage(context.headers);
    },
  };
}

/** A whole OpenID provider that remembers nothing beyond the process. */
export function createIdentityProvider(shape: ProviderShape): Provider {
  const provider = new Provider(shape.issuer, configurationOf(shape));
  // The routes that mount it set its address; see `standUnder`.
  provider.proxy = true;
  return provider;
}
