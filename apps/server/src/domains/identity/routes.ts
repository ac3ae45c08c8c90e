import { Readable } from 'node:stream';
import * as api from '@heliodesk/contract/identity';
import { mountUnmanaged, mount, type Mounting } from '#src/platform/http/mount.ts';
import { demoPassword, demoUsers } from './demo-users.ts';
import { identityOf } from './identity.ts';
import { menuOf } from './menu.ts';
import { findPageAccess } from './service/page-access.ts';
import { checkLink, askForReset, resetPassword } from './service/password/reset.ts';
import { signIn, signOut } from './service/sign-in.ts';
import { findSignOnSource } from './service/sign-on/configured.ts';
import { viewUserInfo } from './view.ts';

/** Registers the calls of sign-in, session and forgotten password. */
export function registerRoutes(mounting: Mounting): void {
  const { platform } = mounting;
  const { captcha, passwords } = identityOf(platform);

  mount(mounting, api.publicKey, async () => ({ publicKey: await passwords.publicKey() }));
  mount(mounting, api.captchaImage, (context) => captcha.newPicture(context));
  mountUnmanaged(mounting, api.sendCaptchaCode, (context, { body }) => captcha.mailCode(context, body.email));
  mountUnmanaged(mounting, api.speakCaptchaCode, async (context, { body }) => {
    const wav = await captcha.speakCode(context, body.uuid);
    return { content: Readable.from([wav]), fileName: 'code.wav', contentType: 'audio/wav', size: wav.length, inline: true };
  });
  mount(mounting, api.signInOptions, async () => ({
    singleSignOn: findSignOnSource(platform) !== undefined,
    captchaEnabled: await captcha.isWanted(),
    demo: platform.config.mode === 'demo' ? { password: demoPassword, users: demoUsers } : null,
  }));

  mountUnmanaged(mounting, api.signIn, (context, { body, encryptKey }) => signIn(context, { ...body, encryptKey }));
  mount(mounting, api.signOut, async (context) => {
    await signOut(context);
    return null;
  });
  mount(mounting, api.getInfo, async ({ actor, language }) => viewUserInfo(actor, language));
  mount(mounting, api.getRouters, async ({ actor }) => menuOf(platform, actor));
  mount(mounting, api.pageAccess, (context, { query }) => findPageAccess(context, query.path));

  mountUnmanaged(mounting, api.findPassword, async (context, { body }) => {
    await askForReset(context, body);
    return null;
  });
  mountUnmanaged(mounting, api.checkResetLink, async (context, { body }) => {
    await checkLink(context, body.key);
    return null;
  });
  mountUnmanaged(mounting, api.forgetPassword, async (context, { body, encryptKey }) => {
    await resetPassword(context, { ...body, encryptKey });
    return null;
  });
}
