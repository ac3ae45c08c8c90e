import { createTabKeys } from './tab-keys.ts';
import { createStore } from '#src/platform/store.ts';
import type { PageAction } from '#src/ui/page/tab.ts';
import { close, hasTab, losing, markUnsaved, nextAfterClosing, open, rename, renew } from './tabs.ts';
import type { Closing, OpenTab } from './tabs.ts';

/** Something that would lose what was typed, and waits for a yes. */
export interface TabQuestion {
  kind: 'close' | 'refresh' | 'signOut';
  tabs: readonly OpenTab[];
  run: () => void;
}

type Go = (to: string, options?: { replace: boolean }) => unknown;

/** The visited pages of one frame, and what can be done with them. */
export function createTabStore() {
  const tabs = createStore<readonly OpenTab[]>([]);
  const question = createStore<TabQuestion | undefined>(undefined);
  const offers = new Map<string, () => readonly PageAction[]>();
  let active = '';

  const edit = (change: (before: readonly OpenTab[]) => readonly OpenTab[]): void => tabs.set(change(tabs.get()));

  /** Runs immediately, or asks first if something would be lost. */
  const askBefore = (kind: TabQuestion['kind'], lost: readonly OpenTab[], run: () => void): void => {
    if (lost.length === 0) run();
    else question.set({ kind, tabs: lost, run });
  };

  const closeNow = (after: readonly OpenTab[], go: Go, next?: string): void => {
    const neighbour = nextAfterClosing(tabs.get(), after, active);
    tabs.set(after);
    const to = next ?? neighbour;
    if (to !== undefined) void go(to);
  };

  return {
    tabs,
    question,
    keys: createTabKeys(),
    edit,
    setActive: (path: string): void => {
      active = path;
    },
    setTitle: (path: string, title: string): void => {
      // A new page names itself before its visit is noted.
      if (active !== path && hasTab(path)) edit((before) => open(before, path));
      edit((before) => rename(before, path, title));
    },
    reportUnsaved: (path: string, part: string, isUnsaved: boolean): void => {
      // A page that goes out of sight takes its reports back, but keeps what was typed.
      if (isUnsaved || active === path) edit((before) => markUnsaved(before, path, part, isUnsaved));
    },
    offer: (path: string, actions: (() => readonly PageAction[]) | undefined): void => {
      if (actions) offers.set(path, actions);
      else offers.delete(path);
    },
    /** The actions available on the active page. */
    offered: (): readonly PageAction[] => offers.get(active)?.() ?? [],
    /** A page that is done closes itself without being asked. */
    finish: (path: string, go: Go, next?: string): void => closeNow(close(tabs.get(), 'current', path), go, next),
    close: (closing: Closing, path: string, go: Go): void => {
      const after = close(tabs.get(), closing, path);
      askBefore('close', losing(tabs.get(), after), () => closeNow(after, go));
    },
    refresh: (path: string, go: Go): void => {
      const tab = tabs.get().find((candidate) => candidate.path === path);
      if (!tab) return;
      const after = renew(tabs.get(), path);
      askBefore('refresh', losing(tabs.get(), after), () => {
        tabs.set(after);
        void go(`/redirect${tab.fullPath}`, { replace: active === path });
      });
    },
    leave: (run: () => void): void => askBefore('signOut', losing(tabs.get(), []), run),
    answer: (isYes: boolean): void => {
      const asked = question.get();
      question.set(undefined);
      if (isYes) asked?.run();
    },
  };
}

export type TabStore = ReturnType<typeof createTabStore>;
