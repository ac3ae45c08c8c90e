import { holds, type Permission } from '@heliodesk/contract/kit';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

const PermissionContext = createContext<readonly string[]>([]);

/** Tells everything below what the signed-in person may do. */
export function PermissionProvider({ permissions, children }: { permissions: readonly string[]; children: ReactNode }) {
  return <PermissionContext value={permissions}>{children}</PermissionContext>;
}

/** Asks whether the caller holds one of the permissions, by name or by the wildcard. An empty list is a mistake and throws. */
function useCan(): (anyOf: Permission | readonly Permission[]) => boolean {
  const permissions = useContext(PermissionContext);
  return (anyOf) => {
    const list = typeof anyOf === 'string' ? [anyOf] : anyOf;
    if (list.length === 0) throw new Error('Name at least one permission.');
    return list.some((permission) => holds(permissions, permission));
  };
}

interface CanProps {
  /** One of them is enough. */
  permission: Permission | readonly Permission[];
  children: ReactNode;
  otherwise?: ReactNode;
}

/** Shows its children only to users with a permission. The server checks every call again. */
export function Can({ permission, children, otherwise = null }: CanProps) {
  return useCan()(permission) ? children : otherwise;
}
