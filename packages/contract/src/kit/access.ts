import { holds } from './grants.ts';
import type { Permission } from './permissions.ts';

/**
 * Who may call: anyone, any user who signed in, users who hold a permission, or guests, who came by a signed link instead of signing in.
 * What is for guests is for no user, and the other way around.
 */
export type Access = 'public' | 'signedIn' | 'guest' | { permission: Permission };

/** Who calls, as far as rights ask for it; on public calls a guest counts as no one. */
export type AccessCaller = 'noOne' | 'guest' | { permissions: readonly string[] };

/** Whether a call is let through, or what it is refused with. */
export function checkAccess(access: Access, caller: AccessCaller): 'allowed' | 'signInRequired' | 'forbidden' {
  if (access === 'public') return 'allowed';
  if (caller === 'noOne') return 'signInRequired';
  if (access === 'guest' || caller === 'guest') return access === caller ? 'allowed' : 'forbidden';
  return access === 'signedIn' || holds(caller.permissions, access.permission) ? 'allowed' : 'forbidden';
}

/** Kinds of records that a signed link can let a guest in to, one record at a time. */
export const guestSubjectKinds = ['request', 'order'] as const;
export type GuestSubjectKind = (typeof guestSubjectKinds)[number];
