import { requestTypes } from '@heliodesk/contract/request';
import { kindMenu } from '#src/domains/request/index.ts';

/** Claims on trackers and inverters. */
export const trackerClaimMenu = kindMenu(requestTypes.trackerClaim, {
  components: ['tracker-claim/tracker-claim', 'tracker-claim/tracker-claim-submit'],
  title: 'menu.trackerClaim',
  icon: 'tracker',
});
