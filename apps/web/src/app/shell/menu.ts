import type { MenuRoute } from '@heliodesk/contract/identity';
import { matchPath } from 'react-router';

/** One entry of the menu with its whole path and the entries above it. */
export interface MenuEntry {
  /** Whole path, possibly with parameters (`/profile/history/:id`). */
  path: string;
  name: string;
  /** Key of its title in the shell's phrases. */
  title: string;
  /** Key of the heading it is under. */
  group: string | undefined;
  icon: string;
  isAffixed: boolean;
  isHidden: boolean;
  isInBreadcrumb: boolean;
  /** The entry to mark while this one is open. */
  activeMenu: string | undefined;
  /** Only a heading for its children. */
  isHeading: boolean;
  parents: readonly MenuEntry[];
}

const join = (parent: string, path: string): string => (path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`);

/** The menu of the server as a flat list, in its order. */
export function flattenMenu(routes: readonly MenuRoute[], parents: readonly MenuEntry[] = []): MenuEntry[] {
  return routes.flatMap((route) => {
    const { meta, children = [] } = route;
    const parent = parents.at(-1);
    const entry: MenuEntry = {
      path: join(parent?.path ?? '/', route.path),
      name: route.name,
      title: meta.title,
      group: meta.group ?? parent?.title,
      icon: meta.icon,
      isAffixed: meta.affix ?? false,
      isHidden: (meta.hidden ?? false) || parents.some((above) => above.isHidden),
      isInBreadcrumb: meta.breadcrumb !== false,
      activeMenu: meta.activeMenu,
      isHeading: children.some((child) => !child.meta.hidden),
      parents,
    };
    return [entry, ...flattenMenu(children, [...parents, entry])];
  });
}

const hasParameters = (path: string): boolean => path.includes(':') || path.includes('*');

/** The entry that a path belongs to; a path without parameters wins. */
export function entryAt(menu: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  const matches = menu.filter((entry) => matchPath({ path: entry.path, end: true }, pathname) !== null);
  return matches.find((entry) => !hasParameters(entry.path) && !entry.isHeading) ?? matches.at(-1);
}

/** Path of the entry that is marked in the menu while a page is open. */
export const markedPath = (entry: MenuEntry | undefined): string | undefined => entry?.activeMenu ?? entry?.path;

/** One link or word of the breadcrumb. */
export interface Crumb {
  /** Key of its title. */
  title: string;
  /** Nothing where it is only a heading, or the page itself. */
  to?: string;
}

export const homePath = '/home';

/** What leads to an entry: those it is a child of, or the one that is marked while it is open. */
const above = (menu: readonly MenuEntry[], { parents, activeMenu }: MenuEntry): readonly MenuEntry[] =>
  parents.length > 0 ? parents : menu.filter((other) => other.path === activeMenu);

/**
 * The breadcrumb of a page (spec 1 §2): its titled entries, home before them unless it starts with the dashboard, without
 * those that are flagged out. Redirect paths have none.
 */
export function breadcrumbOf(menu: readonly MenuEntry[], pathname: string): Crumb[] {
  if (pathname.startsWith('/redirect/')) return [];
  const entry = entryAt(menu, pathname);
  const trail = entry ? [...above(menu, entry), entry] : [];
  const crumbs = trail
    .filter((step) => step.isInBreadcrumb && step.title !== '')
    .flatMap((step, index): Crumb[] => {
      const own: Crumb =
        step === entry || step.isHeading || hasParameters(step.path) ? { title: step.title } : { title: step.title, to: step.path };
      const isGrouped = index === 0 && step.group !== undefined && step.parents.length === 0;
      return isGrouped ? [{ title: step.group ?? '' }, own] : [own];
    });
  const isHome = trail[0]?.path === homePath || trail[0]?.name.toLowerCase() === 'dashboard';
  return isHome ? crumbs : [{ title: 'menu.home', to: homePath }, ...crumbs];
}

/** Entries a person can choose: not hidden, not only headings, without parameters. */
export const choosable = (menu: readonly MenuEntry[]): MenuEntry[] =>
  menu.filter((entry) => !entry.isHidden && !entry.isHeading && !hasParameters(entry.path));
