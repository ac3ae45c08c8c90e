import type { Permission } from './permissions.ts';

/** Holds every permission (spec 3 §2). */
export const wildcard = '*:*:*';

/** Whether what was granted covers a permission. Apart from the table of roles, so that asking does not load it. */
export const holds = (granted: readonly string[], permission: Permission): boolean =>
  granted.includes(wildcard) || granted.includes(permission);
