import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';

interface Granted {
  permissions: readonly string[];
  /** Keys of the caller's roles. */
  roles: readonly string[];
}

const wildcard = '*:*:*';
const GrantedContext = createContext<Granted>({ permissions: [], roles: [] });

/** Tells everything below what the signed-in person may do. */
export function PermissionProvider({ permissions, roles, children }: Granted & { children: ReactNode }) {
  const granted = useMemo(() => ({ permissions, roles }), [permissions, roles]);
  return <GrantedContext value={granted}>{children}</GrantedContext>;
}

function listOf(asked: string | readonly string[], what: string): readonly string[] {
  const list = typeof asked === 'string' ? [asked] : asked;
  if (list.length === 0) throw new Error(`Name at least one ${what}.`);
  return list;
}

/** Asks whether the caller holds one of the permissions, or all by the wildcard. An empty list is a mistake and throws. */
function useCan(): (anyOf: string | readonly string[]) => boolean {
  const { permissions } = useContext(GrantedContext);
  return (anyOf) => {
    const list = listOf(anyOf, 'permission');
    return permissions.includes(wildcard) || list.some((permission) => permissions.includes(permission));
  };
}

interface CanProps {
  /** One of them is enough. */
  permission: string | readonly string[];
  children: ReactNode;
  otherwise?: ReactNode;
}

/** Shows its children only to users with a permission. The server checks every call again. */
export function Can({ permission, children, otherwise = null }: CanProps) {
  return useCan()(permission) ? children : otherwise;
}

/** Shows its children only to administrators or users with one of the roles. */
export function HasRole({ anyOf, children }: { anyOf: string | readonly string[]; children: ReactNode }) {
  const { roles } = useContext(GrantedContext);
  const list = listOf(anyOf, 'role');
  return roles.includes('admin') || list.some((key) => roles.includes(key)) ? children : null;
}
