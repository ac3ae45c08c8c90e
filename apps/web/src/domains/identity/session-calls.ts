import { getInfo, getRouters, signIn as signInCall, signOut as signOutCall, updateMyLanguage } from '@heliodesk/contract/identity';
import type { MenuRoute, SecondStep, SignInBody, UserInfo } from '@heliodesk/contract/identity';
import type { Language } from '@heliodesk/contract/kit';
import { call } from '#src/platform/http/call.ts';
import { switchLanguage } from '#src/platform/i18n/language.ts';
import { currentUser, forgetSession, readToken, setCurrentUser, storeToken, updateCurrentUser } from '#src/platform/session.ts';

/** Who is signed in; asked of the server once. Rejects, quietly, when the session is no longer good. */
export async function loadUser(): Promise<UserInfo> {
  const known = currentUser();
  if (known) return known;
  const info = await call(getInfo, { quiet: true });
  setCurrentUser(info);
  return info;
}

/** The signed-in user's menu. */
export const loadMenu = (): Promise<MenuRoute[]> => call(getRouters, { quiet: true });

/** Takes a session and answers whose it is. The token is kept in its cookie. */
export function takeSession(token: string): Promise<UserInfo> {
  storeToken(token);
  return loadUser();
}

/** Signs in and answers who it is, or what is left to do before there is a session. */
export async function signIn(body: SignInBody, encryptKey: string): Promise<UserInfo | SecondStep> {
  const { token, secondStep } = await call(signInCall, { body, headers: { EncryptKey: encryptKey }, quiet: true });
  return secondStep ?? takeSession(token);
}

/** Speaks another language, and stores it with the user: mails come in it from now on. */
export async function chooseLanguage(language: Language): Promise<void> {
  await switchLanguage(language);
  updateCurrentUser({ language });
  // The choice holds in this browser whether or not it could be stored there.
  await call(updateMyLanguage, { body: { language }, quiet: true, background: true }).catch(() => undefined);
}

/** Ends the session on the server and here, then opens `to` afresh, so that nothing of the person stays in memory. */
export async function signOut(to = '/index'): Promise<void> {
  if (readToken() !== undefined) await call(signOutCall, { quiet: true }).catch(() => undefined);
  forgetSession();
  location.assign(to);
}
