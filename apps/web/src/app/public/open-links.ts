import { holds } from '@heliodesk/contract/kit';
import type { UserInfo } from '@heliodesk/contract/identity';
import { requestTypes, typesOfRoles } from '@heliodesk/contract/request';
import { useCurrentUser, useHasSession } from '#src/platform/session.ts';
import type { links } from './links.ts';

/** Links behind which a request is filed. */
const filing = {
  moduleEnquiry: requestTypes.moduleEnquiry,
  trackerEnquiry: requestTypes.trackerEnquiry,
  moduleClaim: requestTypes.moduleClaim,
  trackerClaim: requestTypes.trackerClaim,
} as const;

const isFiling = (link: keyof typeof links): link is keyof typeof filing => link in filing;

function canOpen(link: keyof typeof links, { user, roles, permissions }: UserInfo): boolean {
  if (!isFiling(link)) return true;
  if (user.kind === 'staff') return holds(permissions, 'csp:request:behalf') && typesOfRoles(roles).includes(filing[link]);
  return holds(permissions, 'csp:request:file');
}

/** Which links of the public site are open to the reader: all to visitors, to others what their role can do, once it is known. */
export function useOpenLinks(): (link: keyof typeof links) => boolean {
  const info = useCurrentUser();
  const hasSession = useHasSession();
  return (link) => (info === undefined ? !hasSession || !isFiling(link) : canOpen(link, info));
}
