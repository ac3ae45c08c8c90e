import { getInfo, getRouters, signIn as signInCall, signOut as signOutCall, updateMyLanguage } from '@heliodesk/contract/identity';
import type { MenuRoute, SecondStep, SignInBody, UserInfo } from '@heliodesk/contract/identity';
import type { Language } from '@heliodesk/contract/kit';
import { call } from '#src/platform/http/call.ts';
import { switchLanguage } from '#src/platform/i18n/language.ts';
import { forgetOwnInput } from '#src/platform/own-input.ts';
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

/** Ends the session on the server; asks no more of one that has ended there. */
async function endSession(): Promise<void> {
  if (readToken() !== undefined) await call(signOutCall, { quiet: true }).catch(() => undefined);
}

/** Ends the session on the server and here, then opens the start page afresh, so that nothing of the person stays in memory or storage. */
export async function signOut(): Promise<void> {
  await endSession();
  forgetOwnInput();
  forgetSession();
  location.assign('/index');
}

/** Replaces a session that is no longer good: what was typed is there again when `to` is opened after the sign-in. */
export async function signInAgain(to: string): Promise<void> {
  await endSession();
  forgetSession();
  location.assign(to);
}
