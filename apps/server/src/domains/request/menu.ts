import { deskPages, hasDesk, historyPages, ownRequestPages } from '@heliodesk/contract/request';
import type { MenuEntry } from '#src/domains/identity/index.ts';

/** Customers have a history, and everyone whose desk has anything. */
const hasHistory: MenuEntry['hasContent'] = (actor) => actor.roles.includes('customer') || hasDesk(actor);

const request = { title: 'menu.request', icon: 'file', hidden: true } as const;

/** The desk, and one's own requests. */
export const requestMenu: readonly MenuEntry[] = [
  {
    path: deskPages.list,
    component: 'request/desk',
    title: 'menu.desk',
    icon: 'inbox',
    for: { staff: 'csp:desk:list' },
    hasContent: hasDesk,
    order: 10,
    affix: true,
  },
  {
    ...request,
    path: deskPages.one,
    component: 'app/case',
    for: { staff: 'csp:desk:list' },
    hasContent: hasDesk,
    activeMenu: deskPages.list,
  },
  {
    path: deskPages.next,
    component: 'request/next',
    title: 'menu.next',
    icon: 'inbox',
    hidden: true,
    for: { staff: 'csp:request:pickup' },
    hasContent: hasDesk,
    activeMenu: deskPages.list,
  },
  {
    path: deskPages.team,
    component: 'app/team',
    title: 'menu.team',
    icon: 'people',
    for: { staff: 'csp:request:owner' },
    hasContent: hasDesk,
    order: 45,
  },
  {
    path: ownRequestPages.list,
    component: 'request/my-requests',
    title: 'menu.myRequests',
    icon: 'inbox',
    for: { customer: 'csp:request:list' },
    order: 20,
    affix: true,
  },
  {
    path: ownRequestPages.tasks,
    component: 'app/tasks',
    title: 'menu.tasks',
    icon: 'checklist',
    for: { customer: 'csp:request:list' },
    order: 10,
  },
  {
    path: ownRequestPages.drafts,
    component: 'request/my-drafts',
    title: 'menu.myDrafts',
    icon: 'pen',
    for: { customer: 'csp:request:file' },
    order: 30,
  },
  {
    ...request,
    path: ownRequestPages.one,
    component: 'app/request',
    for: { customer: 'csp:request:query' },
    activeMenu: ownRequestPages.list,
  },
  {
    path: historyPages.list,
    component: 'request/history',
    title: 'menu.history',
    icon: 'clock',
    for: { customer: 'csp:request:list', staff: 'csp:desk:list' },
    hasContent: hasHistory,
    order: 40,
  },
  {
    ...request,
    path: historyPages.one,
    component: 'app/history-detail',
    for: { customer: 'csp:request:query', staff: 'csp:desk:list' },
    hasContent: hasHistory,
    activeMenu: historyPages.list,
  },
];
