import { noticePages } from '@heliodesk/contract/notification';
import type { MenuEntry } from '#src/domains/identity/index.ts';

/** All notices, reached from the bell. */
export const noticeMenu: readonly MenuEntry[] = [
  {
    path: noticePages.list,
    component: 'notification/notices',
    title: 'menu.notices',
    icon: 'bell',
    for: { customer: 'signedIn', provider: 'signedIn', staff: 'signedIn' },
    hidden: true,
  },
  {
    path: noticePages.preferences,
    component: 'notification/preferences',
    title: 'menu.noticePreferences',
    icon: 'settings',
    for: { customer: 'signedIn', provider: 'signedIn', staff: 'signedIn' },
    hidden: true,
  },
];
