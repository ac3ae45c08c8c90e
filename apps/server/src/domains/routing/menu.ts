import { routingPages } from '@heliodesk/contract/routing';
import type { MenuEntry } from '#src/domains/identity/index.ts';

/** Where leads say who gets requests. */
export const routingMenu: readonly MenuEntry[] = [
  {
    path: routingPages.rules,
    component: 'routing/rules',
    title: 'menu.routing',
    icon: 'route',
    for: { staff: 'csp:routing:edit' },
    group: 'administration',
    order: 24,
  },
];
