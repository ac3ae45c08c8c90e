import { holds, roleKeys, type Permission, type RoleKey } from '../kit/index.ts';
import type { DeskView } from './schemas.ts';
import { requestTypes, requestTypeValues, type RequestType } from './states.ts';

const all: readonly RoleKey[] = ['admin', 'agent', 'supervisor'];
const teams: Partial<Record<RoleKey, readonly RequestType[]>> = {
  module_agent: [requestTypes.moduleEnquiry, requestTypes.moduleClaim],
  tracker_agent: [requestTypes.trackerEnquiry, requestTypes.trackerClaim],
};

/** The request types that staff of these roles work on (spec 3 §2). */
export const typesOfRoles = (roles: readonly string[]): RequestType[] =>
  requestTypeValues.filter(
    (type) =>
      all.some((role) => roles.includes(role)) ||
      Object.entries(teams).some(([role, types]) => roles.includes(role) && types.includes(type)),
  );

/** The roles whose staff work on a request type. */
export const rolesOfType = (type: RequestType): RoleKey[] => roleKeys.filter((role) => typesOfRoles([role]).includes(type));

/** Whether the desk has anything for someone: people who work on no type, such as finance, would always find it empty. */
export const hasDesk = ({ roles, permissions }: { roles: readonly string[]; permissions: readonly string[] }): boolean =>
  holds(permissions, 'csp:desk:list') && typesOfRoles(roles).length > 0;

/**
 * Views of the desk that only some have: those of what waits for finance. They are for finance, and for leads, who are told of what is late
 * there. To everyone else they are empty.
 */
export const deskViewsOfSome = {
  bankCheck: ['csp:pay:check', 'csp:request:assign'],
  toPay: ['csp:pay:paid', 'csp:request:assign'],
} as const satisfies Partial<Record<DeskView, readonly Permission[]>>;
export type FinanceView = keyof typeof deskViewsOfSome;

export const isFinanceView = (view: DeskView): view is FinanceView => Object.hasOwn(deskViewsOfSome, view);
