import { deskPages, hasDesk, historyPages } from '@heliodesk/contract/request';
import { passportPage } from '@heliodesk/contract/module';
import type { MenuEntry } from '#src/domains/identity/index.ts';

/** Everything known of one module; serial numbers everywhere lead there. */
export const serialMenu: readonly MenuEntry[] = [
  {
    path: deskPages.review,
    component: 'app/review',
    title: 'menu.review',
    icon: 'module',
    for: { staff: 'csp:request:solution' },
    hasContent: hasDesk,
    hidden: true,
    activeMenu: deskPages.list,
  },
  {
    path: passportPage,
    component: 'serial-number/passport',
    title: 'menu.passport',
    icon: 'module',
    for: { customer: 'csp:request:list', staff: 'csp:desk:list' },
    hidden: true,
    activeMenu: historyPages.list,
  },
];
