import type { Mounting } from '#src/platform/http/mount.ts';
import { identityOf } from './identity.ts';
import { menuEntries } from './menu.ts';
import { identityMenu } from './own-menu.ts';
import { subjectNames } from './ports.ts';
import { ownSubjectNames } from './store/audit.ts';
import { registerAuditRoutes } from './audit-routes.ts';
import { registerGuestRoutes } from './guest-routes.ts';
import { registerProfileRoutes } from './profile-routes.ts';
import { registerRoutes } from './routes.ts';
import { registerSecondFactorRoutes } from './second-factor-routes.ts';
import { registerSignOnRoutes } from './sign-on-routes.ts';
import { registerStaffRoutes } from './staff-routes.ts';
import { scheduleCleanUp } from './service/clean-up.ts';
import { defineResetMails } from './service/password/reset.ts';
import { authenticateGuest, guestOfSession, isGuestToken } from './service/guests/guest-sessions.ts';
import { actorOfSession, authenticate, isSessionOfDisabledAccount } from './service/sessions.ts';

export { identityOf, type Identity } from './identity.ts';
export {
  captchaSetting,
  companies,
  factorRoles,
  guestSubjects,
  signOnSource,
  staffCases,
  subjectNames,
  type NameOfSubject,
  type Companies,
  type CustomerRow,
  type ProviderRow,
} from './ports.ts';
export { demoPassword, demoUsers } from './demo-users.ts';
export { menuEntries, type MenuEntry } from './menu.ts';
export { greetingOf } from './service/greeting.ts';
export { requireFactor } from './service/second-factor/factors.ts';
export { removeFactorsByOperator } from './service/second-factor/lost-factor.ts';
export { createAdministrator } from './service/create-administrator.ts';
export { activateByLink, createLink, type Activation } from './service/links.ts';
export { mailAlarm } from './service/staff/alarm-mail.ts';
export { findInvited, inviteUser, mailInvitation, mailPasswordReset, limitMailsTo } from './service/staff/invitations.ts';
export { updateLinksUsed as endLinks } from './store/links.ts';
export { hashPassword } from './service/password/hash.ts';
export { checkNewPassword } from './service/password/rules.ts';
export { mailReset } from './service/password/reset.ts';
export { actorOfStaff, actorOfUser, idleSince } from './service/sessions.ts';
export { hashToken, newToken } from './service/token.ts';
export { callbackPath, configuredSignOn } from './service/sign-on/configured.ts';
export type { SignOnSetup, SignOnSource } from './service/sign-on/provider.ts';
export { stateOf } from './service/staff/view.ts';
export { changeEmail, disableUser, enableUser, endSessionsOfAll } from './service/users.ts';
export { updateLanguage as changeLanguage, updateName as renameUser } from './store/profile.ts';
export {
  findUser,
  findUserByEmail,
  insertUser as createUser,
  removePassword,
  removeUser,
  updatePassword as setPassword,
  type NewUser,
  type UserRow,
} from './store/users.ts';

/** Sign-in, sessions, the own profile, the administration of staff and the audit. */
export function registerIdentity(mounting: Mounting): void {
  const { platform } = mounting;
  for (const [type, nameOf] of Object.entries(ownSubjectNames)) subjectNames.register(platform, type, nameOf);
  menuEntries.register(platform, 'identity', identityMenu);
  platform.authenticate = (token) => (isGuestToken(token) ? authenticateGuest(platform, token) : authenticate(platform, token));
  platform.isSessionOfDisabledAccount = async (token) => !isGuestToken(token) && (await isSessionOfDisabledAccount(platform, token));
  platform.actorOfSession = (key) => (isGuestToken(key) ? guestOfSession(platform, key) : actorOfSession(platform, key));
  // So that the first person to sign in does not have to wait for it.
  platform.onStart(async () => void (await identityOf(platform).passwords.publicKey()));
  defineResetMails(platform);
  scheduleCleanUp(platform);
  registerRoutes(mounting);
  registerProfileRoutes(mounting);
  registerSignOnRoutes(mounting);
  registerSecondFactorRoutes(mounting);
  registerStaffRoutes(mounting);
  registerAuditRoutes(mounting);
  registerGuestRoutes(mounting);
}
