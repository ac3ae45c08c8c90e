import { useEffect, useRef } from 'react';
import { pressedKey } from '#src/ui/page/pressed-key.ts';

const isTyping = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable || element.matches('input:not([type="checkbox"], [type="radio"]), textarea, select, [role="combobox"]'));

const isInDialog = (element: Element | null): boolean => element?.closest('[role="dialog"]') != null;

/** Single keys of a page; they rest while someone types or a dialog is open. */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const run = latest.current[pressedKey(event)];
      const active = document.activeElement;
      if (
        !run ||
        event.defaultPrevented ||
        event.isComposing ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(active) ||
        isInDialog(active)
      )
        return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
