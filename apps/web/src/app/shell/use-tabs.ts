import { useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { NavigationType, UNSAFE_DataRouterContext as RouterContext } from 'react-router';
import type { Location } from 'react-router';
import { entryAt } from './menu.ts';
import type { MenuEntry } from './menu.ts';
import { createTabStore } from './tab-store.ts';
import type { TabStore } from './tab-store.ts';
import { affix, hasTab, visit } from './tabs.ts';
import type { OpenTab, Visit } from './tabs.ts';

/** What says in an address which record, or which static page, is shown. */
const whichParams = ['requestId', 'page'];

/** Whether the menu names the page: one that shows a record names itself, since the entry's title would be the same for all of them. */
function isNamedByMenu(entry: MenuEntry, search: string): boolean {
  const params = new URLSearchParams(search);
  return !entry.path.includes(':') && !whichParams.some((name) => params.has(name));
}

/** What a visit of an address tells its tab. */
function visitOf(menu: readonly MenuEntry[], { pathname, search, hash }: Location, path: string): Visit {
  const entry = entryAt(menu, pathname);
  return {
    path,
    fullPath: pathname + search + hash,
    name: entry?.name ?? '',
    meta: { title: entry && isNamedByMenu(entry, search) ? entry.title : undefined, kind: entry?.title, affix: entry?.isAffixed ?? false },
  };
}

/** The page itself says that what it shows has got an address of its own. */
const isMoved = (from: Location, { pathname, state }: Location): boolean =>
  from.pathname === pathname && typeof state === 'object' && state !== null && 'keepsTab' in state;

/** The visited pages of this frame; every change of the address is a visit, also one that goes by too fast to be drawn. */
export function useTabs(menu: readonly MenuEntry[]): { store: TabStore; tabs: readonly OpenTab[] } {
  const [store] = useState(createTabStore);
  const tabs = useSyncExternalStore(store.tabs.subscribe, store.tabs.get);
  const router = useContext(RouterContext)?.router;

  useLayoutEffect(() => {
    if (!router) return;
    const note = (location: Location) => {
      const key = store.keys.of(location);
      store.setActive(key);
      if (hasTab(location.pathname)) store.edit((before) => visit(before, visitOf(menu, location, key)));
    };
    store.edit((before) =>
      affix(
        before,
        menu
          .filter((entry) => entry.isAffixed)
          .map((entry) => ({ path: entry.path, fullPath: entry.path, name: entry.name, meta: { title: entry.title, affix: true } })),
      ),
    );
    let noted = router.state.location;
    note(noted);
    return router.subscribe(({ location, historyAction }) => {
      // While the next page loads the address stays; noting it again would open the tab that was just closed.
      if (location === noted) return;
      if (historyAction === NavigationType.Replace && isMoved(noted, location)) store.keys.move(noted, location);
      noted = location;
      note(location);
    });
  }, [store, menu, router]);

  return { store, tabs };
}
