import type { MenuRoute } from '@heliodesk/contract/identity';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

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
      lazy: async () => ({ Component: (await load()).default }),
    };
    return [route, ...children];
  });
}
