import { holds } from './grants.ts';
import type { Permission } from './permissions.ts';

/**
 * Who may call: anyone, anyone signed in, or holders of a permission. A guest, who came by a signed link instead of signing in, may
 * call only what says `guest`: beside all who signed in, beside the holders of a permission, or alone.
 */
export type Access = 'public' | 'signedIn' | { permission: Permission; guest?: true } | { signedIn?: true; guest: true };

/** Who calls, as far as rights ask for it; on public calls a guest counts as no one. */
export type AccessCaller = 'noOne' | 'guest' | { permissions: readonly string[] };

const forUser = (access: Exclude<Access, string>, permissions: readonly string[]): boolean =>
  'permission' in access ? holds(permissions, access.permission) : access.signedIn === true;

/** Whether a call is let through, or what it is refused with. */
export function checkAccess(access: Access, caller: AccessCaller): 'allowed' | 'signInRequired' | 'forbidden' {
  if (access === 'public') return 'allowed';
  if (caller === 'noOne') return 'signInRequired';
  if (access === 'signedIn') return caller === 'guest' ? 'forbidden' : 'allowed';
  const isAllowed = caller === 'guest' ? access.guest === true : forUser(access, caller.permissions);
  return isAllowed ? 'allowed' : 'forbidden';
}

/** Whether guests may call it at all. */
export const isForGuests = (access: Access): boolean => typeof access === 'object' && access.guest === true;

/** Kinds of records that a signed link can let a guest in to, one record at a time. */
export const guestSubjectKinds = ['request', 'order'] as const;
export type GuestSubjectKind = (typeof guestSubjectKinds)[number];
