import * as api from '@heliodesk/contract/identity';
import { fail } from '#src/platform/http/failure.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import type { PasswordTransit } from './service/password-transit.ts';
import { bindSignOn } from './service/sign-on-binding.ts';
import { createSignOnProvider, type SignOnProvider, type SignOnSource } from './service/sign-on-provider.ts';
import { beginSignOn, finishSignOn } from './service/sign-on.ts';

/** Hangs in the calls of single sign-on; without a provider they answer that there is none. */
export function addSignOnRoutes(mounting: Mounting, passwords: PasswordTransit, source: SignOnSource | undefined): void {
  const { platform } = mounting;
  const known = source && createSignOnProvider(source, platform.clock, platform.log);
  const provider = (): SignOnProvider => {
    if (known === undefined) throw fail('notFound');
    return known;
  };

  mount(mounting, api.beginSignOn, ({ query, language, origin }) => beginSignOn(platform, provider(), query.redirect, language, origin));
  mount(mounting, api.finishSignOn, ({ body, origin }) => finishSignOn(platform, provider(), body, origin));
  mount(mounting, api.oauthLogin, async ({ body: { code, redirectUrl, state, iss }, origin }) => {
    if (state === undefined || redirectUrl !== (await provider().redirectUri())) throw fail('auth.signOnFailed');
    return finishSignOn(platform, provider(), { code, state, iss }, origin);
  });
  mount(mounting, api.bindSignOn, ({ body, encryptKey, origin }) => {
    provider();
    return bindSignOn(platform, passwords, body, encryptKey, origin);
  });
}
