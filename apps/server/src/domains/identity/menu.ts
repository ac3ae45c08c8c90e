import type { MenuRoute } from '@heliodesk/contract/identity';
import type { Permission, UserKind } from '@heliodesk/contract/kit';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Platform } from '#src/platform/platform.ts';
import { registry } from '#src/platform/port.ts';

/** The headings of the menu, in order; entries without one come before them. */
const menuGroups = ['newRequest', 'myCompany', 'customers', 'administration'] as const;

/** What every page behind sign-in declares. */
interface Page {
  path: string;
  /** Under which name the web finds it: `request/desk` is in the pages of a domain, `app/case` in those that join domains. */
  component: string;
  /** Key of its title: in the shell's phrases, or with the namespace of its domain before it (`request:menu`). */
  title: string;
  icon: string;
  /** Who has it: which kinds of users, and the permissions they need. */
  for: Partial<Record<UserKind, Permission | 'signedIn'>>;
  /** Whether it has anything for someone who may open it; if left out, always. */
  hasContent?: (actor: Pick<Actor, 'roles' | 'permissions'>) => boolean;
}

/** A page that the menu shows. */
interface ShownEntry extends Page {
  group?: (typeof menuGroups)[number];
  /** Its place within the group. */
  order: number;
  /** Its tab can't be closed. */
  affix?: true;
  /** Users with this permission have a fuller page in the menu, and reach this one only by its address. */
  hiddenWith?: Permission;
}

/** A page that is reached from others. */
interface LinkedEntry extends Page {
  hidden: true;
  /** The entry to mark while this page is open. */
  activeMenu?: string;
  /** In the menu of people who have nothing else there. */
  shownAlone?: true;
}

export type MenuEntry = ShownEntry | LinkedEntry;

/** The pages behind sign-in, by the domain that adds them. */
export const menuEntries = registry<string, readonly MenuEntry[]>('menu of the domain');

const isFor = ({ for: readers, hasContent }: MenuEntry, actor: Actor): boolean => {
  const needed = readers[actor.kind];
  return (needed === 'signedIn' || (needed !== undefined && actor.can(needed))) && (hasContent?.(actor) ?? true);
};

const isShown = (entry: MenuEntry): entry is ShownEntry => 'order' in entry;

const groupIndexOf = ({ group }: ShownEntry): number => (group === undefined ? -1 : menuGroups.indexOf(group));

const byPlace = (one: ShownEntry, other: ShownEntry): number => groupIndexOf(one) - groupIndexOf(other) || one.order - other.order;

function metaOf(entry: MenuEntry, { can }: Actor, isAlone: boolean): MenuRoute['meta'] {
  const { title, icon } = entry;
  if (!isShown(entry)) {
    const isHidden = !(isAlone && entry.shownAlone);
    return { title, icon, ...(isHidden && { hidden: true }), ...(entry.activeMenu !== undefined && { activeMenu: entry.activeMenu }) };
  }
  const { group, affix, hiddenWith } = entry;
  return {
    title,
    icon,
    ...(group && { group: `group.${group}` }),
    ...(affix && { affix }),
    ...(hiddenWith && can(hiddenWith) && { hidden: true }),
  };
}

/** A user's menu by what they may and can do: first the visible entries, in order, then the pages reached from them. */
export function menuOf(platform: Platform, actor: Actor): MenuRoute[] {
  const own = [...menuEntries.all(platform).values()].flat().filter((entry) => isFor(entry, actor));
  const shown = own.filter(isShown).toSorted(byPlace);
  return [...shown, ...own.filter((entry) => !isShown(entry))].map((entry) => ({
    path: entry.path,
    name: entry.path.slice(1).replaceAll('/', '-').replaceAll(':', ''),
    component: entry.component,
    meta: metaOf(entry, actor, shown.length === 0),
  }));
}

/** The page at an address, no matter who it is for; its pattern may hold parameters (`/desk/:requestId`). */
export function pageAt(platform: Platform, path: string): readonly MenuEntry[] {
  const parts = path.split('/');
  return [...menuEntries.all(platform).values()].flat().filter((entry) => {
    const pattern = entry.path.split('/');
    return pattern.length === parts.length && pattern.every((part, at) => part.startsWith(':') || part === parts[at]);
  });
}
