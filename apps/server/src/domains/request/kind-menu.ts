import { accountPages } from '@heliodesk/contract/account';
import { deskPages, requestPages, type RequestType } from '@heliodesk/contract/request';
import type { MenuEntry } from '#src/domains/identity/index.ts';

interface KindPages {
  /** Names of the screens: the wizard and the submitted view. */
  components: [wizard: string, submitted: string];
  title: string;
  icon: string;
}

/** The pages of a kind of request: its wizard, for customers and for staff who file for them, and its submitted view. */
export function kindMenu(type: RequestType, { components: [wizard, submitted], ...head }: KindPages): readonly MenuEntry[] {
  const pages = requestPages[type];
  return [
    {
      ...head,
      path: pages.wizard,
      component: wizard,
      for: { customer: 'csp:request:file' },
      group: 'newRequest',
      order: type * 10,
    },
    // Staff come here through the customer they file for.
    {
      ...head,
      path: pages.wizard,
      component: wizard,
      for: { staff: 'csp:request:behalf' },
      hidden: true,
      activeMenu: accountPages.onBehalf,
    },
    {
      ...head,
      path: pages.submitted,
      component: submitted,
      for: { customer: 'csp:request:query' },
      hidden: true,
      activeMenu: pages.wizard,
    },
    { ...head, path: pages.submitted, component: submitted, for: { staff: 'csp:request:query' }, hidden: true, activeMenu: deskPages.list },
  ];
}
