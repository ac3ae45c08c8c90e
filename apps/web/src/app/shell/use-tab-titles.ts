import type { OpenTab } from './tabs.ts';
import { useMenuTitle } from './use-menu-title.ts';

/** What a tab is called: by the menu, else as its page calls itself, else by its path. */
export function useTabTitles(): (tab: OpenTab) => string {
  const title = useMenuTitle();
  return ({ meta, ownTitle, path }) => (meta.title === undefined ? (ownTitle ?? path.slice(1)) : title(meta.title));
}
