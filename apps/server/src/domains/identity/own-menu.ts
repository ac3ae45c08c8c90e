import { identityPages as pages } from '@heliodesk/contract/identity';
import type { MenuEntry } from './menu.ts';

const profile = { path: pages.profile, component: 'identity/profile', title: 'menu.profile', icon: 'person' };

/** The own profile, and the administration of employees. */
export const identityMenu: readonly MenuEntry[] = [
  // Most find it behind their name.
  { ...profile, for: { customer: 'signedIn', provider: 'signedIn', staff: 'signedIn' }, hidden: true, shownAlone: true },
  {
    path: pages.password,
    component: 'identity/password',
    title: 'menu.password',
    icon: 'lock',
    for: { customer: 'signedIn', provider: 'signedIn', staff: 'signedIn' },
    hidden: true,
  },
  {
    path: pages.staffUsers,
    component: 'identity/staff-users',
    title: 'menu.staffUsers',
    icon: 'people',
    for: { staff: 'system:user:list' },
    group: 'administration',
    order: 10,
  },
  {
    path: pages.audit,
    component: 'identity/audit',
    title: 'menu.audit',
    icon: 'shield',
    for: { staff: 'system:audit:list' },
    group: 'administration',
    order: 80,
  },
];
