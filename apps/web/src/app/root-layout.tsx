import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { signInAgain } from '#src/domains/identity/session-calls.ts';
import { LoadingBar } from '#src/platform/feedback/loading-bar.tsx';
import { isSessionExpired } from '#src/platform/feedback/notices.ts';
import { loadPagePhrases } from '#src/platform/i18n/language.ts';
import { Toasts } from '#src/platform/feedback/toasts.tsx';

/** Most visits never see it. */
const SessionDialog = lazy(async () => {
  const [{ SessionDialog: dialog }] = await Promise.all([import('#src/platform/feedback/session-dialog.tsx'), loadPagePhrases()]);
  return { default: dialog };
});

/** Brings the focus to the page when its path changes, so that keyboard and screen reader start at its top. */
function useFocusOnArrival(isWorkspace: boolean): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // What had the focus is gone on the way into the workspace; within it, its frame sees to that.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isWorkspace || isLost) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, isWorkspace]);
}

/** What is around every page: loading line, messages, the dialog of an ended session. */
export function RootLayout() {
  const { state } = useNavigation();
  const { pathname, search, hash } = useLocation();
  // The frame of the workspace handles focus itself.
  const isWorkspace = useMatches().some(({ id }) => id === 'workspace');
  useFocusOnArrival(isWorkspace);
  const isExpired = useSyncExternalStore(isSessionExpired.subscribe, isSessionExpired.get);
  const handleSignIn = () => void signInAgain(`/login?redirect=${encodeURIComponent(pathname + search + hash)}`);
  return (
    <>
      <LoadingBar isBusy={state !== 'idle'} />
      <Outlet />
      <Toasts />
      {isExpired && (
        <Suspense>
          <SessionDialog onSignIn={handleSignIn} />
        </Suspense>
      )}
      <ScrollRestoration getKey={(location) => (isWorkspace ? location.pathname : location.key)} />
    </>
  );
}
