import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const isHidden = (element: Element | null): boolean =>
  element !== null && ((element instanceof HTMLElement && element.style.display === 'none') || isHidden(element.parentElement));

const isNowhere = (active: Element | null): boolean => active === null || active === document.body;

/**
 * Brings the focus to the page when the menu that led to it, the bar that the search was opened from, a page that is out of sight by now, or
 * nothing has it. What lay over the frame may have led to the very page that is open.
 */
export function usePageArrival(main: RefObject<HTMLElement | null>, pathname: string, overlay: string | undefined): void {
  const last = useRef({ pathname, overlay });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, overlay };
    const isUncovered = before.overlay !== undefined && overlay === undefined;
    if (before.pathname === pathname && !isUncovered) return;
    const active = document.activeElement;
    const isLeft = active?.closest(before.pathname === pathname ? '.hd-sidebar, .hd-dialog' : '.hd-sidebar, .hd-top, .hd-dialog');
    if (isNowhere(active) || isLeft || isHidden(active)) main.current?.focus({ preventScroll: true });
  }, [main, pathname, overlay]);
}

/** The heading of the smallest part of the page that is left of those which held an element. */
function headingNear(parts: readonly Element[], main: HTMLElement): HTMLElement {
  for (const part of parts) {
    const heading = part.isConnected ? [...part.querySelectorAll<HTMLElement>('h1, h2, h3')].find((one) => !isHidden(one)) : undefined;
    if (heading) return heading;
  }
  return main;
}

function partsAround(element: Element, main: HTMLElement): Element[] {
  const parts: Element[] = [];
  for (let part = element.parentElement; part && main.contains(part); part = part.parentElement) parts.push(part);
  return parts;
}

/**
 * What has the focus on the page may go away, as a button does whose action is done. Then the heading of what it was in gets the focus:
 * without it, the next key would start at the top of the frame.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = main.current;
    if (!page) return undefined;
    let last: { element: Element; parts: readonly Element[] } | undefined;
    const note = ({ target }: FocusEvent) => {
      const isInPage = target instanceof Element && target !== page && page.contains(target);
      last = isInPage ? { element: target, parts: partsAround(target, page) } : undefined;
    };
    // Who clicks beside everything takes the focus away themselves.
    const forget = () => {
      last = undefined;
    };
    const observer = new MutationObserver(() => {
      if (last === undefined || last.element.isConnected) return;
      const { parts } = last;
      last = undefined;
      if (!isNowhere(document.activeElement)) return;
      const place = headingNear(parts, page);
      if (place !== page) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    });
    observer.observe(page, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, [main]);
}
