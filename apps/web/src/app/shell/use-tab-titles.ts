import type { OpenTab } from './tabs.ts';
import { useMenuTitle } from './use-menu-title.ts';

/** What a tab is called: by the menu, else as its page calls itself, until then by what it is, else by its path. */
export function useTabTitles(): (tab: OpenTab) => string {
  const title = useMenuTitle();
  return ({ meta, ownTitle, path }) => {
    if (meta.title !== undefined) return title(meta.title);
    return ownTitle ?? (meta.kind === undefined ? path.slice(1) : title(meta.kind));
  };
}
