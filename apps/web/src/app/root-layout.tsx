import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { signOut } from '#src/domains/identity/session-calls.ts';
import { LoadingBar } from '#src/platform/feedback/loading-bar.tsx';
import { SessionDialog } from '#src/platform/feedback/session-dialog.tsx';
import { Toasts } from '#src/platform/feedback/toasts.tsx';

/** Brings the focus to the page when its path changes, so that keyboard and screen reader start at its top. */
function useFocusOnArrival(isWorkspace: boolean): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!isWorkspace) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, isWorkspace]);
}

/** What stands around every page: loading line, messages, the dialog of an ended session. */
export function RootLayout() {
  const { state } = useNavigation();
  const { pathname, search, hash } = useLocation();
  // The frame of the workspace looks after focus and messages itself.
  const isWorkspace = useMatches().some(({ id }) => id === 'workspace');
  useFocusOnArrival(isWorkspace);
  const signInAgain = () => void signOut(`/login?redirect=${encodeURIComponent(pathname + search + hash)}`);
  return (
    <>
      <LoadingBar isBusy={state !== 'idle'} />
      <Outlet />
      {!isWorkspace && <Toasts />}
      <SessionDialog onSignIn={signInAgain} />
      <ScrollRestoration getKey={(location) => (isWorkspace ? location.pathname : location.key)} />
    </>
  );
}
