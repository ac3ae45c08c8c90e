import { hasDesk } from '@heliodesk/contract/request';
import { shipmentPages } from '@heliodesk/contract/shipment';
import type { MenuEntry } from '#src/domains/identity/index.ts';

/** Old and new serial numbers of exchanges: staff enter them, customers read them. */
export const shipmentMenu: readonly MenuEntry[] = [
  {
    path: shipmentPages.rma,
    component: 'shipment/replacements',
    title: 'menu.replacements',
    icon: 'exchange',
    for: { staff: 'csp:request:solution', customer: 'csp:request:query' },
    hasContent: (actor) => actor.roles.includes('customer') || hasDesk(actor),
    order: 48,
  },
];
