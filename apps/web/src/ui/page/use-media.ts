import { useSyncExternalStore } from 'react';

/** Whether a media query matches right now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (watcher) => {
      const media = matchMedia(query);
      media.addEventListener('change', watcher);
      return () => media.removeEventListener('change', watcher);
    },
    () => matchMedia(query).matches,
  );
}

/** Under 768 px: rows become cards. */
export const useNarrow = (): boolean => useMedia('(max-width: 767px)');

/** Under 992 px: the sidebar becomes a drawer (spec 1 §9). */
export const useMobile = (): boolean => useMedia('(max-width: 991px)');

/** Whether the person asked their device for less motion. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
