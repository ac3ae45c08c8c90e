import { wildcard } from './grants.ts';
import type { Permission } from './permissions.ts';

type Granted = Permission | typeof wildcard;

export type UserKind = 'customer' | 'provider' | 'staff';

interface Role {
  roleId: number;
  kind: UserKind;
  permissions: readonly Granted[];
}

const caseWork = [
  'csp:request:list',
  'csp:request:query',
  'csp:request:pickup',
  'csp:request:reply',
  'csp:request:tip',
  'csp:request:note',
  'csp:request:solution',
  'csp:request:owner',
  'csp:request:behalf',
  'csp:request:bind',
  'csp:request:bulk',
  'csp:desk:list',
  'csp:desk:export',
  'csp:macro:run',
  'csp:chat:send',
  'csp:workorder:assign',
  'csp:workorder:close',
  'csp:common:list',
  'csp:customer:list',
  'csp:customer:add',
  'system:dict:query',
] as const satisfies Permission[];

/** The closed list of roles with their permissions (spec 3 §2, workflow §7). Server and web read only this table. */
export const roles = {
  admin: { roleId: 1, kind: 'staff', permissions: [wildcard] },
  agent: { roleId: 2, kind: 'staff', permissions: caseWork },
  customer: {
    roleId: 3,
    kind: 'customer',
    permissions: ['csp:request:list', 'csp:request:query', 'csp:request:file', 'csp:chat:send', 'csp:account:query', 'csp:account:edit'],
  },
  module_agent: { roleId: 4, kind: 'staff', permissions: caseWork },
  provider: { roleId: 5, kind: 'provider', permissions: ['csp:workorder:handle', 'csp:settle:apply'] },
  tracker_agent: { roleId: 6, kind: 'staff', permissions: caseWork },
  supervisor: {
    roleId: 7,
    kind: 'staff',
    permissions: [
      ...caseWork,
      'csp:desk:team',
      'csp:macro:edit',
      'csp:routing:edit',
      'csp:request:assign',
      'csp:request:reopen',
      'csp:request:approve',
      'csp:request:return',
      'csp:request:reject',
      'csp:common:edit',
      'csp:faq:edit',
      'csp:survey:edit',
      'csp:lang:edit',
      'csp:customer:edit',
      'csp:customer:status',
      'csp:customer:activate',
      'csp:provider:list',
      'system:user:list',
      'system:audit:list',
    ],
  },
  finance: {
    roleId: 8,
    kind: 'staff',
    permissions: [
      'csp:request:list',
      'csp:request:query',
      'csp:desk:list',
      'csp:bank:read',
      'csp:pay:check',
      'csp:pay:paid',
      'csp:settle:audit',
      'system:dict:query',
    ],
  },
} as const satisfies Record<string, Role>;
export type RoleKey = keyof typeof roles;
/** The keys of all roles. */
export const roleKeys = Object.keys(roles) as RoleKey[];

/** The role of someone who has none: public pages and the own profile only. */
export const defaultRole = 'ROLE_DEFAULT';

/** What several roles permit together. */
export const permissionsOf = (keys: readonly RoleKey[]): Granted[] => [...new Set(keys.flatMap((key) => [...roles[key].permissions]))];
