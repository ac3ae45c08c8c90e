import * as api from '@heliodesk/contract/identity';
import { mountUnmanaged, mount, type Mounting } from '#src/platform/http/mount.ts';
import { changeOwnProfile, ownProfile } from './service/own-profile.ts';
import { endOthers, endSessionById, ownSessions } from './service/own-sessions.ts';
import { changePassword } from './service/password/change.ts';
import { updateLanguage } from './store/profile.ts';

/** Registers what signed-in people see and change of themselves. */
export function registerProfileRoutes(mounting: Mounting): void {
  mount(mounting, api.getMyProfile, (context) => ownProfile(context));
  mount(mounting, api.updateMyProfile, (context, { body }) => changeOwnProfile(context, body));
  mount(mounting, api.updateMyLanguage, async ({ tx, actor }, { body }) => {
    await updateLanguage(tx, actor.userId, body.language);
    return null;
  });
  mountUnmanaged(mounting, api.changePassword, async (context, { body, encryptKey }) => {
    await changePassword(context, { ...body, encryptKey });
    return null;
  });
  mount(mounting, api.listMySessions, (context) => ownSessions(context));
  mount(mounting, api.endMySession, async (context, { params }) => {
    await endSessionById(context, params.sessionId);
    return null;
  });
  mount(mounting, api.endMyOtherSessions, async (context) => {
    await endOthers(context);
    return null;
  });
}
