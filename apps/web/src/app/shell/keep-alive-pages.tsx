import { Activity, useContext, useMemo, useState } from 'react';
import type { ContextType, ReactNode } from 'react';
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_DataRouterStateContext as StateContext,
  UNSAFE_LocationContext as LocationContext,
  useNavigate,
  useOutlet,
} from 'react-router';
import { TabContext } from '#src/ui/page/tab.ts';
import type { TabStore } from './tab-store.ts';
import type { OpenTab } from './tabs.ts';

/** A page as it was when last looked at: its element and what the router told it. */
interface AlivePage {
  path: string;
  epoch: number;
  element: ReactNode;
  location: ContextType<typeof LocationContext>;
  state: ContextType<typeof StateContext>;
  data: ContextType<typeof DataContext>;
}

const isSamePage = (one: AlivePage | undefined, other: AlivePage): boolean =>
  one !== undefined && (Object.keys(other) as (keyof AlivePage)[]).every((key) => one[key] === other[key]);

/** The present page in its place among those that stay; the very same list when nothing changed. */
function mergePages(alive: readonly AlivePage[], present: AlivePage, stays: (page: AlivePage) => boolean): readonly AlivePage[] {
  const place = alive.find((page) => page.path === present.path);
  const next = alive
    .filter((page) => page === place || stays(page))
    .map((page) => (page === place && !isSamePage(page, present) ? present : page));
  const pages = place ? next : [...next, present];
  return pages.length === alive.length && pages.every((page, index) => page === alive[index]) ? alive : pages;
}

interface KeepAlivePagesProps {
  tabs: readonly OpenTab[];
  store: TabStore;
  /** Off: only the present page is there. */
  keepsAlive: boolean;
}

/**
 * The present page, and behind it those whose tabs are open: hidden, with all that was typed, and with the address they had,
 * so that a hidden list does not follow the address of another page.
 */
export function KeepAlivePages({ tabs, store, keepsAlive }: KeepAlivePagesProps) {
  const element = useOutlet();
  const location = useContext(LocationContext);
  const state = useContext(StateContext);
  const data = useContext(DataContext);
  const active = store.keys.of(location.location);
  const epochOf = (path: string): number | undefined => tabs.find((tab) => tab.path === path)?.epoch;

  const [alive, setAlive] = useState<readonly AlivePage[]>([]);
  const present: AlivePage = { path: active, epoch: epochOf(active) ?? 0, element, location, state, data };
  const pages = mergePages(alive, present, (page) => keepsAlive && epochOf(page.path) === page.epoch);
  if (pages !== alive) setAlive(pages);

  return pages.map((page) => (
    <Activity key={`${page.path} ${page.epoch}`} mode={page.path === active ? 'visible' : 'hidden'}>
      <LocationContext value={page.location}>
        <StateContext value={page.state}>
          <DataContext value={page.data}>
            <PageTab path={page.path} store={store} isKeptAlive={keepsAlive}>
              {page.element}
            </PageTab>
          </DataContext>
        </StateContext>
      </LocationContext>
    </Activity>
  ));
}

/** Lets a page speak to its tab. */
function PageTab({ path, store, isKeptAlive, children }: { path: string; store: TabStore; isKeptAlive: boolean; children: ReactNode }) {
  const navigate = useNavigate();
  const tab = useMemo(
    () => ({
      isKeptAlive,
      setTitle: (title: string) => store.setTitle(path, title),
      reportUnsaved: (part: string, isUnsaved: boolean) => store.reportUnsaved(path, part, isUnsaved),
      offer: (actions: Parameters<TabStore['offer']>[1]) => store.offer(path, actions),
      close: (next?: string) => store.finish(path, navigate, next),
    }),
    [path, store, isKeptAlive, navigate],
  );
  return <TabContext value={tab}>{children}</TabContext>;
}
