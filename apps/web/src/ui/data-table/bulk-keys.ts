import { useEffect } from 'react';
import type { RefObject } from 'react';
import { pressedKey } from '../page/pressed-key.ts';
import { isTyping, overlays } from './row-keys.ts';

/** Goes from the rows to what can be done with the chosen ones, which is far behind them in the order of Tab. */
export const bulkKey = '.';

/** `bulkKey` goes to the bar, Escape back to the row in focus before. */
export function useBulkKeys(list: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const active = document.activeElement;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(active)) return;
      const to =
        pressedKey(event) === bulkKey && active?.closest(overlays) === null
          ? bar.current?.querySelector<HTMLElement>('button:not(:disabled)')
          : event.key === 'Escape' && bar.current?.contains(active) === true
            ? list.current?.querySelector<HTMLElement>('[data-row-key][tabindex="0"]')
            : undefined;
      if (!to) return;
      event.preventDefault();
      to.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [list, bar]);
}
