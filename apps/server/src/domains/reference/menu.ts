import { referencePages as pages } from '@heliodesk/contract/reference';
import type { MenuEntry } from '#src/domains/identity/index.ts';

const administration = { group: 'administration' } as const;
const everybody = { customer: 'signedIn', provider: 'signedIn', staff: 'signedIn' } as const;
const dictionaries = {
  component: 'reference/dictionaries',
  title: 'menu.dictionaries',
  icon: 'columns',
  for: { staff: 'system:dict:list' },
} as const;

/** What administrators keep of reference data, and the static pages. */
export const referenceMenu: readonly MenuEntry[] = [
  { ...dictionaries, path: pages.dictionaries, ...administration, order: 30 },
  { ...dictionaries, path: pages.dictionary, hidden: true, activeMenu: pages.dictionaries },
  {
    path: pages.configuration,
    component: 'reference/configuration',
    title: 'menu.configuration',
    icon: 'settings',
    for: { staff: 'system:config:list' },
    ...administration,
    order: 40,
  },
  {
    path: pages.languages,
    component: 'reference/languages',
    title: 'menu.languages',
    icon: 'globe',
    for: { staff: 'csp:lang:edit' },
    ...administration,
    order: 50,
  },
  {
    path: pages.announcements,
    component: 'reference/announcements',
    title: 'menu.announcements',
    icon: 'sound',
    for: { staff: 'system:announcement:edit' },
    ...administration,
    order: 60,
  },
  {
    path: pages.staticPages,
    component: 'reference/static-pages',
    title: 'menu.staticPages',
    icon: 'file',
    for: { staff: 'system:page:edit' },
    ...administration,
    order: 70,
  },
  { path: pages.service, component: 'reference/service', title: 'menu.service', icon: 'help', for: everybody, hidden: true },
  { path: pages.staticPage, component: 'reference/static-page', title: 'menu.staticPage', icon: 'file', for: everybody, hidden: true },
];
