import { macroPages } from '@heliodesk/contract/macro';
import type { MenuEntry } from '#src/domains/identity/index.ts';

/** Where leads edit macros. */
export const macroMenu: readonly MenuEntry[] = [
  {
    path: macroPages.list,
    component: 'macro/macros',
    title: 'menu.macros',
    icon: 'bolt',
    for: { staff: 'csp:macro:edit' },
    group: 'administration',
    order: 25,
  },
];
