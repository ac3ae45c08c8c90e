import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { entryAt } from './menu.ts';
import type { MenuEntry } from './menu.ts';
import { createTabStore } from './tab-store.ts';
import type { TabStore } from './tab-store.ts';
import { affix, hasTab, visit } from './tabs.ts';
import type { OpenTab } from './tabs.ts';

/** The visited pages of this frame; every change of the address is a visit. */
export function useTabs(menu: readonly MenuEntry[]): { store: TabStore; tabs: readonly OpenTab[] } {
  const [store] = useState(createTabStore);
  const tabs = useSyncExternalStore(store.tabs.subscribe, store.tabs.get);
  const { pathname, search, hash } = useLocation();
  const fullPath = pathname + search + hash;

  useLayoutEffect(() => {
    store.setActive(pathname);
    const affixed = menu
      .filter((entry) => entry.isAffixed)
      .map((entry) => ({ path: entry.path, fullPath: entry.path, titleKey: entry.title, isAffixed: true }));
    const entry = entryAt(menu, pathname);
    // A page with parameters has its own name; its entry's would be the same for all of them.
    const titleKey = entry && !entry.path.includes(':') ? entry.title : undefined;
    store.edit((before) => {
      const withAffixed = affix(before, affixed);
      return hasTab(pathname)
        ? visit(withAffixed, { path: pathname, fullPath, titleKey, isAffixed: entry?.isAffixed ?? false })
        : withAffixed;
    });
  }, [store, menu, pathname, fullPath]);

  return { store, tabs };
}
