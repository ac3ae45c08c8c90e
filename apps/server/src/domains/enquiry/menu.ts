import { requestTypes } from '@heliodesk/contract/request';
import type { MenuEntry } from '#src/domains/identity/index.ts';
import { kindMenu } from '#src/domains/request/index.ts';

/** Enquiries on modules and on trackers. */
export const enquiryMenu: readonly MenuEntry[] = [
  ...kindMenu(requestTypes.moduleEnquiry, {
    components: ['enquiry/module-enquiry', 'enquiry/module-submit'],
    title: 'menu.moduleEnquiry',
    icon: 'help',
  }),
  ...kindMenu(requestTypes.trackerEnquiry, {
    components: ['enquiry/tracker-enquiry', 'enquiry/tracker-submit'],
    title: 'menu.trackerEnquiry',
    icon: 'help',
  }),
];
