import * as api from '@heliodesk/contract/identity';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Origin } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { endPreviousSession } from './service/sessions.ts';
import type { PasswordEncryption } from './service/password/password-encryption.ts';
import { bindSignOn } from './service/sign-on/binding.ts';
import { createSignOnProvider, type SignOnProvider, type SignOnSource } from './service/sign-on/provider.ts';
import { beginSignOn, finishSignOn } from './service/sign-on/sign-on.ts';

/** Hangs in the calls of single sign-on; without a provider they answer that there is none. */
export function addSignOnRoutes(mounting: Mounting, passwords: PasswordEncryption, source: SignOnSource | undefined): void {
  const { platform } = mounting;
  const known = source && createSignOnProvider(source, platform.clock, platform.log);
  const provider = (): SignOnProvider => {
    if (known === undefined) throw fail('notFound');
    return known;
  };

  mount(mounting, api.beginSignOn, ({ query, language, origin }) => beginSignOn(platform, provider(), query.redirect, language, origin));
  const finish = async (answer: Parameters<typeof finishSignOn>[2], origin: Origin, former: Actor | null) => {
    const outcome = await finishSignOn(platform, provider(), answer, origin);
    if (outcome.outcome === 'signedIn') await endPreviousSession(platform, former);
    return outcome;
  };
  mount(mounting, api.finishSignOn, ({ actor, body, origin }) => finish(body, origin, actor));
  mount(mounting, api.oauthLogin, async ({ actor, body: { code, redirectUrl, state, iss }, origin }) => {
    if (state === undefined || redirectUrl !== (await provider().redirectUri())) throw fail('auth.signOnFailed');
    return finish({ code, state, iss }, origin, actor);
  });
  mount(mounting, api.bindSignOn, async ({ actor, body, encryptKey, origin }) => {
    provider();
    const signedOn = await bindSignOn(platform, passwords, body, encryptKey, origin);
    await endPreviousSession(platform, actor);
    return signedOn;
  });
}
