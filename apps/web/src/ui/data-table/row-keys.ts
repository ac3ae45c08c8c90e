import { useEffect } from 'react';
import type { RefObject } from 'react';
import { pressedKey } from '../page/pressed-key.ts';

const rowsIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-row-key]')];

export const isTyping = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable || element.matches('input:not([type="checkbox"]), textarea, select, [role="combobox"]'));

export const overlays = 'dialog, [role="dialog"], [role="menu"], [role="listbox"]';

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Comes back to the row where one was, for example before a row was opened; else to the first one or the last. */
function move(list: HTMLElement, step: number): void {
  const rows = rowsIn(list);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const kept = rows.findIndex((row) => row.tabIndex === 0);
  const start = kept > 0 ? kept : step > 0 ? 0 : rows.length - 1;
  const next = rows[at === -1 ? start : Math.min(rows.length - 1, Math.max(0, at + step))];
  if (!next) return;
  for (const row of rows) row.tabIndex = row === next ? 0 : -1;
  next.focus();
}

/** Chooses the row in focus, or no longer; with the shift key all from the last one that was touched. */
function pick(row: HTMLElement, isSpan: boolean): void {
  const box = row.querySelector('.hd-pick-cell input');
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: isSpan }));
}

/** Moves through the rows of a list with j, k and the arrows, opens the one in focus with Enter and chooses it with x. */
export function useRowKeys(list: RefObject<HTMLElement | null>, onOpen: ((key: string) => void) | undefined): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const box = list.current;
      const active = document.activeElement;
      if (!box || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(active)) return;
      const isInside = box.contains(active);
      // Elsewhere arrows scroll the page. Letters are free where nothing has the focus, and on the page of a list that leads somewhere,
      // unless what lies over the page takes them: beside other lists, the page has keys of its own.
      const isNowhere = active === null || active === document.body || active.matches('#main, h1, h2, h3');
      const isFree = isNowhere || (onOpen !== undefined && active.closest(overlays) === null);
      const key = pressedKey(event);
      const step = steps[key];
      if (step !== undefined && (isInside || (isFree && key.length === 1))) {
        event.preventDefault();
        move(box, step);
      } else if (event.key === 'Enter' && isInside && active instanceof HTMLElement && active.dataset.rowKey !== undefined) {
        onOpen?.(active.dataset.rowKey);
      } else if (key.toLowerCase() === 'x' && isInside) {
        const row = active?.closest<HTMLElement>('[data-row-key]');
        if (row) pick(row, event.shiftKey);
      }
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [list, onOpen]);
}
