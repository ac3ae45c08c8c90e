/**
 * Brings a lost focus back to what had it before, for example to the button that opened a dialog. Where that is gone too, as a line of a
 * menu is, or where nothing had it, the page gets it. A focus that is elsewhere by now stays there.
 */
export function returnFocus(before: Element | null): void {
  const isLost = () => document.activeElement === null || document.activeElement === document.body;
  if (!isLost()) return;
  if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
  // Others who wait for the same moment may know a better place.
  queueMicrotask(() => {
    if (isLost()) document.getElementById('main')?.focus({ preventScroll: true });
  });
}
