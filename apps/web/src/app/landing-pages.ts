import { identityPages } from '@heliodesk/contract/identity';
import { deskPages, ownRequestPages, requestPages, requestTypes } from '@heliodesk/contract/request';
import { registerLandingPages } from '#src/domains/identity/redirect-target.ts';

/* Where people land after signing in: only here all pages are known. */

registerLandingPages({
  byKind: {
    staff: { path: deskPages.list, needs: 'csp:desk:list' },
    customer: { path: ownRequestPages.list, needs: 'csp:request:list' },
    provider: { path: identityPages.profile },
  },
  otherwise: identityPages.profile,
  byRole: { 4: requestPages[requestTypes.moduleClaim].wizard, 6: requestPages[requestTypes.trackerClaim].wizard },
});
