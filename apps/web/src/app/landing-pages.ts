import { identityPages } from '@heliodesk/contract/identity';
import { holds } from '@heliodesk/contract/kit';
import { paymentPages } from '@heliodesk/contract/payment';
import { deskPages, hasDesk, ownRequestPages, requestPages, requestTypes } from '@heliodesk/contract/request';
import type { LandingPages } from '#src/domains/identity/redirect-target.ts';

/** Where people land after signing in: only here all pages are known. */
export const landingPages: LandingPages = {
  byKind: {
    staff: [
      { path: deskPages.list, canOpen: hasDesk },
      { path: paymentPages.bank, canOpen: ({ permissions }) => holds(permissions, 'csp:pay:check') },
    ],
    customer: [{ path: ownRequestPages.list, canOpen: ({ permissions }) => holds(permissions, 'csp:request:list') }],
    provider: [{ path: identityPages.profile }],
  },
  otherwise: identityPages.profile,
  byRole: { 4: requestPages[requestTypes.moduleClaim].wizard, 6: requestPages[requestTypes.trackerClaim].wizard },
};
