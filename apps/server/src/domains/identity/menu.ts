import type { MenuRoute } from '@heliodesk/contract/identity';
import type { Permission, UserKind } from '@heliodesk/contract/kit';
import type { Actor } from '#src/platform/auth/actor.ts';

interface Entry extends MenuRoute {
  for: UserKind;
  needs: Permission;
}

/** Every page behind sign-in: who has it, where it stands in the menu, and under which name the web finds its screen. */
const entries: Entry[] = [
  {
    for: 'staff',
    needs: 'csp:desk:list',
    path: '/desk',
    name: 'desk',
    component: 'request/desk',
    meta: { title: 'menu.desk', icon: 'inbox' },
  },
  {
    for: 'staff',
    needs: 'csp:desk:list',
    path: '/desk/:requestId',
    name: 'case',
    component: 'app/case',
    meta: { title: 'menu.request', icon: 'file', hidden: true, activeMenu: '/desk' },
  },
  {
    for: 'customer',
    needs: 'csp:request:list',
    path: '/profile/myRequest',
    name: 'my-requests',
    component: 'request/my-requests',
    meta: { title: 'menu.myRequests', icon: 'inbox' },
  },
  {
    for: 'customer',
    needs: 'csp:request:file',
    path: '/profile/draftRequest',
    name: 'my-drafts',
    component: 'request/my-drafts',
    meta: { title: 'menu.myDrafts', icon: 'pen' },
  },
  {
    for: 'customer',
    needs: 'csp:request:file',
    path: '/warrantyclaim/moduleclaim',
    name: 'module-claims',
    component: 'module-claim/module-claim',
    meta: { title: 'menu.moduleClaim', icon: 'module', group: 'group.newRequest' },
  },
  {
    for: 'customer',
    needs: 'csp:request:file',
    path: '/warrantyclaim/moduleSubmit',
    name: 'module-submit',
    component: 'module-claim/module-submit',
    meta: { title: 'menu.moduleClaim', icon: 'module', hidden: true, activeMenu: '/warrantyclaim/moduleclaim' },
  },
  {
    for: 'customer',
    needs: 'csp:request:query',
    path: '/request/:requestId',
    name: 'request',
    component: 'app/request',
    meta: { title: 'menu.request', icon: 'file', hidden: true, activeMenu: '/profile/myRequest' },
  },
];

/** The menu of somebody, made of what they may do. */
export const menuOf = ({ kind, can }: Pick<Actor, 'kind' | 'can'>): MenuRoute[] =>
  entries.filter((entry) => entry.for === kind && can(entry.needs)).map(({ for: _for, needs: _needs, ...route }) => route);
