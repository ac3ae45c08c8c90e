import { deskPages, requestTypes, typesOfRoles } from '@heliodesk/contract/request';
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
  {
    path: deskPages.rts,
    component: 'enquiry/rts-enquiries',
    title: 'menu.rtsEnquiries',
    icon: 'help',
    for: { staff: 'csp:request:bind' },
    hasContent: ({ roles }) =>
      typesOfRoles(roles).some((type) => type === requestTypes.moduleEnquiry || type === requestTypes.trackerEnquiry),
    order: 15,
  },
];
