import type { MenuRoute } from '@heliodesk/contract/identity';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadRequestPhrases } from '#src/platform/i18n/language.ts';

interface PageModule {
  default: ComponentType;
}
type PageLoader = () => Promise<PageModule>;

/** Every page of the web, by the file it is in. */
const pages = import.meta.glob<PageModule>(['../../domains/*/pages/*.tsx', '../pages/*.tsx', '!../../**/*.test.tsx']);

/**
 * The page that a menu entry names: `request/my-requests` is in the pages of a domain, `app/case` in those of the app that join
 * several domains.
 */
export function findPage(component: string, among: Readonly<Record<string, PageLoader>> = pages): PageLoader | undefined {
  const [domain, page, ...rest] = component.split('/');
  if (!domain || !page || rest.length > 0) return undefined;
  return among[domain === 'app' ? `../pages/${page}.tsx` : `../../domains/${domain}/pages/${page}.tsx`];
}

/** Lists of requests, with which people start; they do without the texts of a single request. */
const lists = new Set(['request/my-requests', 'request/desk']);

/** Containers of the menu have this component and no page of their own. */
const containers = new Set(['', 'Layout', 'ParentView']);

const join = (parent: string, path: string): string => (path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`);

/** The routes of a menu, flat and with whole paths; entries without a page in this web are left out, so that they lead to /404. */
export function menuRoutes(menu: readonly MenuRoute[], parent = '', among = pages): RouteObject[] {
  return menu.flatMap((entry) => {
    const path = join(parent, entry.path);
    const children = menuRoutes(entry.children ?? [], path, among);
    const load = containers.has(entry.component) ? undefined : findPage(entry.component, among);
    if (!load) return children;
    const route: RouteObject = {
      id: `menu:${entry.name}`,
      path,
      handle: entry.meta,
      lazy: async () => {
        const [page] = await Promise.all([load(), lists.has(entry.component) ? undefined : loadRequestPhrases()]);
        return { Component: page.default };
      },
    };
    return [route, ...children];
  });
}
