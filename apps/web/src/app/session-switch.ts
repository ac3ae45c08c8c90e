import { readToken } from '#src/platform/session.ts';

/**
 * Opens the page afresh when someone else has signed in in another tab: menu and data in memory belong to the former user. A session
 * that only ended is told by the next call, so that what was typed stays.
 */
export function reloadOnSessionSwitch(): void {
  let token = readToken();
  document.addEventListener('visibilitychange', () => {
    const present = readToken();
    if (document.visibilityState === 'hidden') token = present;
    else if (token !== undefined && present !== undefined && present !== token) location.reload();
  });
}
