import { useSyncExternalStore } from 'react';

/** What a person may choose; `device` follows the operating system. */
export type AppearanceChoice = 'device' | 'light' | 'dark';
export type Appearance = 'light' | 'dark';

/** Keys in the browser's storage carry this prefix (spec 1 §4). */
const storageKey = 'csp_portal_appearance';
const watchers = new Set<() => void>();
const deviceQuery = '(prefers-color-scheme: dark)';

function readChoice(): AppearanceChoice {
  try {
    const kept = localStorage.getItem(storageKey);
    return kept === 'light' || kept === 'dark' ? kept : 'device';
  } catch (refused) {
    void refused;
    return 'device';
  }
}

let choice = readChoice();

const resolve = (): Appearance => (choice === 'device' ? (matchMedia(deviceQuery).matches ? 'dark' : 'light') : choice);

/** Writes the choice to the page: `data-theme` on the root; none while it follows the device. */
export function applyAppearance(): void {
  if (choice === 'device') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

/** Chooses light or dark for every page of the site, and keeps the choice in this browser. */
export function chooseAppearance(next: AppearanceChoice): void {
  choice = next;
  try {
    if (next === 'device') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, next);
  } catch (refused) {
    // Storage may be closed (private windows); the choice then lasts as long as the page.
    void refused;
  }
  applyAppearance();
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  const device = matchMedia(deviceQuery);
  watchers.add(watcher);
  device.addEventListener('change', watcher);
  return () => {
    watchers.delete(watcher);
    device.removeEventListener('change', watcher);
  };
}

/** What was chosen, and what that means just now. */
export function useAppearance(): { choice: AppearanceChoice; appearance: Appearance } {
  const chosen = useSyncExternalStore(watch, () => choice);
  const appearance = useSyncExternalStore(watch, resolve);
  return { choice: chosen, appearance };
}
