import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

/** The mask closes this long after the last answer (spec 1 §7). */
const maskDelay = 300;

const isOpen = createStore(false);
let running = 0;
let closing: ReturnType<typeof setTimeout> | undefined;

/** Opens the loading mask; call what it returns when the answer is there. */
export function openMask(): () => void {
  running += 1;
  clearTimeout(closing);
  isOpen.set(true);
  return () => {
    running -= 1;
    if (running > 0) return;
    closing = setTimeout(() => isOpen.set(false), maskDelay);
  };
}

/** Whether a call is under way, or was 300 ms ago. */
export const useIsLoading = (): boolean => useSyncExternalStore(isOpen.subscribe, isOpen.get);
