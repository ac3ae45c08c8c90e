import { useSyncExternalStore } from 'react';

/** One clock for all that shows time left; it ticks once a minute, and only while something watches it. */
const watchers = new Set<() => void>();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = new Date();
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) {
    now = new Date();
    timer = setInterval(tick, 60_000);
  }
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) clearInterval(timer);
  };
}

/** The present minute. */
export const useNow = (): Date => useSyncExternalStore(watch, () => now);
