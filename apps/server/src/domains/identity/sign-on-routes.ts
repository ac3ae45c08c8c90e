import * as api from '@heliodesk/contract/identity';
import { fail } from '#src/platform/http/failure.ts';
import { mountUnmanaged, type Mounting } from '#src/platform/http/mount.ts';
import { beginSignOnProof, finishSignOnProof } from './service/second-factor/sign-on-proof.ts';
import { bindSignOn } from './service/sign-on/binding.ts';
import { findSignOnSource } from './service/sign-on/configured.ts';
import { createSignOnProvider, type SignOnProvider } from './service/sign-on/provider.ts';
import { beginSignOn, finishSignOn } from './service/sign-on/sign-on.ts';

/** Registers the calls of single sign-on; without a provider they answer that there is none. */
export function registerSignOnRoutes(mounting: Mounting): void {
  const { platform } = mounting;
  const source = findSignOnSource(platform);
  const known = source && createSignOnProvider(source, platform.clock, platform.log);
  const provider = (): SignOnProvider => {
    if (known === undefined) throw fail('notFound');
    return known;
  };

  mountUnmanaged(mounting, api.beginSignOn, (context, { query }) => beginSignOn(context, provider(), query.redirect));
  mountUnmanaged(mounting, api.finishSignOn, (context, { body }) => finishSignOn(context, provider(), body));
  mountUnmanaged(mounting, api.oauthLogin, async (context, { body: { code, redirectUrl, state, iss } }) => {
    if (state === undefined || redirectUrl !== (await provider().redirectUri())) throw fail('auth.signOnFailed');
    return finishSignOn(context, provider(), { code, state, iss });
  });
  mountUnmanaged(mounting, api.beginSignOnProof, (context) => beginSignOnProof(context, provider()));
  mountUnmanaged(mounting, api.finishSignOnProof, async (context, { body }) => {
    await finishSignOnProof(context, provider(), body);
    return null;
  });
  mountUnmanaged(mounting, api.bindSignOn, (context, { body, encryptKey }) => {
    provider();
    return bindSignOn(context, { ...body, encryptKey });
  });
}
