import * as api from '@heliodesk/contract/identity';
import { transaction } from '#src/platform/db/transaction.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { changeOwnProfile, ownProfile } from './service/own-profile.ts';
import { endOthers, endSessionById, ownSessions } from './service/own-sessions.ts';
import { changePassword } from './service/password/change.ts';
import type { PasswordEncryption } from './service/password/password-encryption.ts';
import { updateLanguage } from './store/profile.ts';

/** Hangs in what signed-in people see and change of themselves. */
export function addProfileRoutes(mounting: Mounting, passwords: PasswordEncryption): void {
  const { platform } = mounting;

  mount(mounting, api.getMyProfile, ({ actor }) => ownProfile(platform, platform.db, actor));
  mount(mounting, api.updateMyProfile, ({ actor, body, origin }) => changeOwnProfile(platform, actor, body, origin));
  mount(mounting, api.updateMyLanguage, async ({ actor, body }) => {
    await transaction(platform.db, (tx) => updateLanguage(tx, actor.userId, body.language));
    return null;
  });
  mount(mounting, api.changePassword, async ({ actor, body, encryptKey, origin }) => {
    await changePassword(platform, passwords, actor, body, encryptKey, origin);
    return null;
  });
  mount(mounting, api.listMySessions, ({ actor }) => ownSessions(platform, actor));
  mount(mounting, api.endMySession, async ({ actor, params, origin }) => {
    await endSessionById(platform, actor, params.sessionId, origin);
    return null;
  });
  mount(mounting, api.endMyOtherSessions, async ({ actor, origin }) => {
    await endOthers(platform, actor, origin);
    return null;
  });
}
