/** What the menu says of a page. */
interface TabMeta {
  /** Key of its title in the shell's phrases; nothing where the page names itself. */
  title?: string | undefined;
  /** Key of what all pages like it are called, until it has named itself. */
  kind?: string | undefined;
  /** Always open, before the others. */
  affix: boolean;
}

/** One visited page (spec 1 §3: full path, path, name, meta). */
export interface OpenTab {
  /** With search and hash: where the tab leads back to. */
  fullPath: string;
  path: string;
  /** Of its entry of the menu; empty where it has none. */
  name: string;
  meta: TabMeta;
  /** What the page calls itself. */
  ownTitle?: string | undefined;
  /** Counts refreshes: a page of an older one is forgotten. */
  epoch: number;
  /** Parts of the page that hold something unsaved. */
  unsaved: readonly string[];
}

/** What a visit tells about its page. */
export type Visit = Pick<OpenTab, 'fullPath' | 'path' | 'name' | 'meta'>;

const isSameMeta = (one: TabMeta, other: TabMeta): boolean => one.title === other.title && one.affix === other.affix;

/** Whether a page gets a tab at all. */
export const hasTab = (pathname: string): boolean => !pathname.startsWith('/redirect/') && pathname !== '/404' && pathname !== '/401';

/** Opens a tab for a page, or brings the one it has up to date. */
export function visit(tabs: readonly OpenTab[], page: Visit): readonly OpenTab[] {
  const known = tabs.find((tab) => tab.path === page.path);
  if (!known) return [...tabs, { ...page, epoch: 0, unsaved: [] }];
  if (known.fullPath === page.fullPath && known.name === page.name && isSameMeta(known.meta, page.meta)) return tabs;
  return tabs.map((tab) => (tab === known ? { ...tab, ...page } : tab));
}

/** Opens a tab of which only the path is known yet. */
export const open = (tabs: readonly OpenTab[], path: string): readonly OpenTab[] =>
  tabs.some((tab) => tab.path === path) ? tabs : visit(tabs, { path, fullPath: path, name: '', meta: { affix: false } });

/** Puts the affixed pages of a menu first. */
export function affix(tabs: readonly OpenTab[], pages: readonly Visit[]): readonly OpenTab[] {
  const missing = pages.filter((page) => !tabs.some((tab) => tab.path === page.path));
  return missing.length === 0 ? tabs : [...missing.map((page): OpenTab => ({ ...page, epoch: 0, unsaved: [] })), ...tabs];
}

/** How tabs can be closed, seen from one of them. */
export type Closing = 'current' | 'others' | 'all';

/** What stays open; affixed tabs always do. */
export function close(tabs: readonly OpenTab[], closing: Closing, path: string): readonly OpenTab[] {
  if (closing === 'all') return tabs.filter((tab) => tab.meta.affix);
  return tabs.filter((tab) => tab.meta.affix || (closing === 'current' ? tab.path !== path : tab.path === path));
}

/** Where to go when the page that is looked at was closed: its neighbor; nothing while it stays. */
export function nextAfterClosing(before: readonly OpenTab[], after: readonly OpenTab[], active: string): string | undefined {
  if (after.some((tab) => tab.path === active)) return undefined;
  const at = before.findIndex((tab) => tab.path === active);
  const stays = (tab: OpenTab): boolean => after.includes(tab);
  const neighbour = before.slice(at + 1).find(stays) ?? before.slice(0, Math.max(0, at)).findLast(stays);
  return neighbour?.fullPath ?? '/home';
}

/** Forgets a page and what was typed on it; it is made again at the next look. */
export const renew = (tabs: readonly OpenTab[], path: string): readonly OpenTab[] =>
  tabs.map((tab) => (tab.path === path ? { ...tab, epoch: tab.epoch + 1, unsaved: [] } : tab));

export const rename = (tabs: readonly OpenTab[], path: string, title: string): readonly OpenTab[] =>
  tabs.some((tab) => tab.path === path && tab.ownTitle !== title)
    ? tabs.map((tab) => (tab.path === path ? { ...tab, ownTitle: title } : tab))
    : tabs;

/** Notes whether a part of a page holds something unsaved. */
export function markUnsaved(tabs: readonly OpenTab[], path: string, part: string, isUnsaved: boolean): readonly OpenTab[] {
  const tab = tabs.find((candidate) => candidate.path === path);
  if (!tab || tab.unsaved.includes(part) === isUnsaved) return tabs;
  const unsaved = isUnsaved ? [...tab.unsaved, part] : tab.unsaved.filter((other) => other !== part);
  return tabs.map((candidate) => (candidate === tab ? { ...tab, unsaved } : candidate));
}

/** The tabs that would lose something. */
export const losing = (before: readonly OpenTab[], after: readonly OpenTab[]): OpenTab[] =>
  before.filter((tab) => tab.unsaved.length > 0 && !after.some((open) => open.path === tab.path && open.epoch === tab.epoch));
