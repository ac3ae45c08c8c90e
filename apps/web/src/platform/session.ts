import { holds } from '@heliodesk/contract/kit';
import type { Permission } from '@heliodesk/contract/kit';
import type { UserInfo } from '@heliodesk/contract/identity';
import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

const cookieName = 'Admin-Token';

/** A broken escape counts as no token: otherwise nothing would open until the cookie is gone. */
function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** The token of this browser's session, from its cookie (spec 1 §4). */
export function readToken(): string | undefined {
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${cookieName}=`));
  const value = entry?.slice(cookieName.length + 1);
  return value ? decoded(value) : undefined;
}

const cookieRules = (): string => `path=/; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`;

/** Counts changes of the cookie, which itself tells no one. */
const tokenChanges = createStore(0);
const tokenChanged = (): void => tokenChanges.set(tokenChanges.get() + 1);

/** Keeps the token until the browser is closed; the server ends the session by itself. */
export function storeToken(token: string): void {
  document.cookie = `${cookieName}=${encodeURIComponent(token)}; ${cookieRules()}`;
  tokenChanged();
}

/** Who is signed in; `undefined` before it is known and when no one is. */
const signedIn = createStore<UserInfo | undefined>(undefined);

export const currentUser = (): UserInfo | undefined => signedIn.get();
export const setCurrentUser = (info: UserInfo): void => signedIn.set(info);
/** Applies what signed-in users have changed about themselves: their name, their language. */
export function updateCurrentUser(change: Partial<UserInfo['user']>): void {
  const info = signedIn.get();
  if (info) signedIn.set({ ...info, user: { ...info.user, ...change } });
}
/** Calls `listener` when someone signs in or out, or has changed themselves. */
export const onUserChange = signedIn.subscribe;

/** Ends the session in this browser only. The identity domain's `signOut` also ends it on the server. */
export function forgetSession(): void {
  document.cookie = `${cookieName}=; ${cookieRules()}; max-age=0`;
  signedIn.set(undefined);
  tokenChanged();
}

/** Whether this browser has a session, in a component. */
export const useHasSession = (): boolean => useSyncExternalStore(tokenChanges.subscribe, () => readToken() !== undefined);

/** Who is signed in, in a component. */
export const useCurrentUser = (): UserInfo | undefined => useSyncExternalStore(signedIn.subscribe, signedIn.get);

/** Whether the signed-in user may do what needs this permission, or none. */
export const mayNow = (permission: Permission | undefined): boolean =>
  permission === undefined || holds(currentUser()?.permissions ?? [], permission);

/** Whether the signed-in user holds a permission, in a component. */
export function useCan(permission: Permission): boolean {
  return holds(useCurrentUser()?.permissions ?? [], permission);
}
