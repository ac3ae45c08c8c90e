import { getInfo, getRouters, signIn as signInCall, signOut as signOutCall } from '@heliodesk/contract/identity';
import type { MenuRoute, SignInBody, UserInfo } from '@heliodesk/contract/identity';
import { call } from '#src/platform/http/call.ts';
import { currentUser, forgetSession, readToken, setCurrentUser, storeToken } from '#src/platform/session.ts';

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

/** Signs in and answers who it is. The token is kept in its cookie. */
export async function signIn(body: SignInBody, encryptKey: string): Promise<UserInfo> {
  const { token } = await call(signInCall, { body, headers: { EncryptKey: encryptKey }, quiet: true });
  storeToken(token);
  return loadUser();
}

/** Ends the session on the server and here, then opens `to` afresh, so that nothing of the person stays in memory. */
export async function signOut(to = '/index'): Promise<void> {
  if (readToken() !== undefined) await call(signOutCall, { quiet: true }).catch(() => undefined);
  forgetSession();
  location.assign(to);
}
