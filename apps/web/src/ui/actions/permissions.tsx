import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

const wildcard = '*:*:*';
const PermissionContext = createContext<readonly string[]>([]);

/** Tells everything below what the signed-in person may do. */
export function PermissionProvider({ permissions, children }: { permissions: readonly string[]; children: ReactNode }) {
  return <PermissionContext value={permissions}>{children}</PermissionContext>;
}

/** Asks whether the caller holds one of the permissions, or all by the wildcard. An empty list is a mistake and throws. */
function useCan(): (anyOf: string | readonly string[]) => boolean {
  const permissions = useContext(PermissionContext);
  return (anyOf) => {
    const list = typeof anyOf === 'string' ? [anyOf] : anyOf;
    if (list.length === 0) throw new Error('Name at least one permission.');
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
