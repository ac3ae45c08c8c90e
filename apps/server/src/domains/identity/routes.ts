import * as api from '@heliodesk/contract/identity';
import { writeAudit } from '#src/platform/audit/audit.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { demoPassword, demoUsers } from './demo-users.ts';
import { menuOf } from './menu.ts';
import type { Identity } from './identity.ts';
import { addProfileRoutes } from './profile-routes.ts';
import { askForReset, resetPassword } from './service/password/reset.ts';
import { endSession, endPreviousSession } from './service/sessions.ts';
import { signIn } from './service/sign-in.ts';
import { viewUserInfo } from './view.ts';

/** Hangs in the calls of sign-in, session and forgotten password. */
export function addRoutes(mounting: Mounting, identity: Identity, singleSignOn: boolean): void {
  const { platform } = mounting;
  const { captcha, passwords } = identity;

  mount(mounting, api.publicKey, async () => ({ publicKey: await passwords.publicKey() }));
  mount(mounting, api.captchaImage, ({ origin }) => captcha.newPicture(origin.address));
  mount(mounting, api.sendCaptchaCode, ({ body, language, origin }) => captcha.mailCode(body.email, language, origin.address));
  mount(mounting, api.signInOptions, async () => ({
    singleSignOn,
    captchaEnabled: await captcha.isWanted(),
    demo: platform.config.mode === 'demo' ? { password: demoPassword, users: demoUsers } : null,
  }));

  mount(mounting, api.signIn, async ({ actor, body, encryptKey, origin }) => {
    const signedIn = await signIn(platform, identity, body, encryptKey, origin);
    await endPreviousSession(platform, actor);
    return signedIn;
  });
  mount(mounting, api.signOut, async ({ actor, origin }) => {
    if (actor === null) return null;
    await transaction(platform.db, async (tx) => {
      if (!(await endSession(platform, tx, actor))) return;
      const entry = {
        actorId: actor.userId,
        actorName: actor.name,
        action: 'identity.signOut',
        subjectType: 'user',
        subjectId: actor.userId,
      };
      await writeAudit(tx, { ...entry, at: platform.clock.now(), address: origin.address, requestId: origin.requestId });
    });
    return null;
  });
  mount(mounting, api.getInfo, async ({ actor }) => viewUserInfo(actor));
  mount(mounting, api.getRouters, async ({ actor }) => menuOf(actor));

  addProfileRoutes(mounting, passwords);

  mount(mounting, api.findPassword, async ({ body, origin }) => {
    await askForReset(platform, captcha, body, origin);
    return null;
  });
  mount(mounting, api.forgetPassword, async ({ body, encryptKey, origin }) => {
    await resetPassword(platform, passwords, body, encryptKey, origin);
    return null;
  });
}
