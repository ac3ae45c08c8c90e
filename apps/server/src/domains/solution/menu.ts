import { deskPages, hasDesk } from '@heliodesk/contract/request';
import type { MenuEntry } from '#src/domains/identity/index.ts';

/** Where staff write and approve the solutions of a claim; its case leads there. */
export const solutionMenu: readonly MenuEntry[] = [
  {
    path: deskPages.solutions,
    component: 'app/solutions',
    title: 'menu.solutions',
    icon: 'scales',
    for: { staff: 'csp:request:solution' },
    hasContent: hasDesk,
    hidden: true,
    activeMenu: deskPages.list,
  },
];
