import type { Permission } from './permissions.ts';

/** Holds every permission but those of `grantedByName` (spec 3 §2). */
export const wildcard = '*:*:*';

/**
 * What moves money: deciding on a solution, checking and reading bank details, paying, auditing a settlement. The wildcard doesn't cover it,
 * so that giving out roles isn't enough to decide and pay: it takes a role that names it.
 */
export const grantedByName: readonly Permission[] = [
  'csp:request:approve',
  'csp:request:return',
  'csp:request:reject',
  'csp:bank:read',
  'csp:pay:check',
  'csp:pay:paid',
  'csp:settle:audit',
];

/** Whether what was granted covers a permission. Apart from the table of roles, so that asking does not load it. */
export const holds = (granted: readonly string[], permission: Permission): boolean =>
  granted.includes(permission) || (granted.includes(wildcard) && !grantedByName.includes(permission));
