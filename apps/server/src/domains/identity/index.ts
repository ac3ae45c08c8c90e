import type { Mounting } from '#src/platform/http/mount.ts';
import type { Identity } from './identity.ts';
import { subjectNames } from './ports.ts';
import { ownSubjectNames } from './store/audit.ts';
import { addAuditRoutes } from './audit-routes.ts';
import { addRoutes } from './routes.ts';
import { addSignOnRoutes } from './sign-on-routes.ts';
import { addStaffRoutes } from './staff-routes.ts';
import type { StaffCases } from './staff-cases.ts';
import { createCaptchaGate } from './service/captcha.ts';
import { scheduleCleanUp } from './service/clean-up.ts';
import { createPasswordEncryption } from './service/password/password-encryption.ts';
import { defineResetMails } from './service/password/reset.ts';
import { actorOfSession, authenticate } from './service/sessions.ts';
import type { SignOnSource } from './service/sign-on/provider.ts';

export type { Identity } from './identity.ts';
export { companies, subjectNames, type Companies, type CustomerRow, type ProviderRow } from './ports.ts';
export { demoPassword, demoUsers } from './demo-users.ts';
export { createAdministrator } from './service/create-administrator.ts';
export { activateByLink, createLink, type Activation } from './service/links.ts';
export { findInvited, inviteUser, mailInvitation, mailPasswordReset, limitMailsTo } from './service/staff/invitations.ts';
export { hashPassword } from './service/password/hash.ts';
export { checkNewPassword } from './service/password/rules.ts';
export { mailReset } from './service/password/reset.ts';
export { idleSince } from './service/sessions.ts';
export { callbackPath, configuredSignOn } from './service/sign-on/configured.ts';
export type { SignOnSetup, SignOnSource } from './service/sign-on/provider.ts';
export { stateOf } from './service/staff/view.ts';
export { changeEmail, disableUser, enableUser, endSessionsOfAll } from './service/users.ts';
export type { StaffCases } from './staff-cases.ts';
export { updateLanguage as changeLanguage, updateName as renameUser } from './store/profile.ts';
export {
  findUser,
  findUserByEmail,
  insertUser as createUser,
  updateActivated as activateUser,
  type NewUser,
  type UserRow,
} from './store/users.ts';

/**
 * Adds sign-in, sessions and the administration of staff. `isCaptchaConfigured` answers from the system configuration and `cases` from
 * the requests, which stand above; `signOn` tells which identity provider vouches for employees, if one does.
 */
export function registerIdentity(
  mounting: Mounting,
  isCaptchaConfigured: () => Promise<boolean>,
  cases: StaffCases,
  signOn: SignOnSource | undefined,
): Identity {
  const { platform } = mounting;
  const identity: Identity = { captcha: createCaptchaGate(platform, isCaptchaConfigured), passwords: createPasswordEncryption(platform) };
  for (const [type, nameOf] of Object.entries(ownSubjectNames)) subjectNames.register(platform, type, nameOf);
  platform.authenticate = (token) => authenticate(platform, token);
  platform.actorOfSession = (sessionKey) => actorOfSession(platform, sessionKey);
  // So that the first person to sign in does not wait for it.
  platform.onStart(async () => void (await identity.passwords.publicKey()));
  defineResetMails(platform);
  scheduleCleanUp(platform);
  addRoutes(mounting, identity, signOn !== undefined);
  addSignOnRoutes(mounting, identity.passwords, signOn);
  addStaffRoutes(mounting, cases);
  addAuditRoutes(mounting);
  return identity;
}
