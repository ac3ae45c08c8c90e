/** Where a call on the address bar is sent instead, by whether someone is signed in; `undefined` lets it pass. */
export function guard({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>, isSignedIn: boolean): string | undefined {
  const isCallback = pathname === '/callback' || pathname === '/callback/';
  if (isCallback || (pathname === '/' && new URLSearchParams(search).has('code'))) return `/oauth2/callback${search}${hash}`;
  if (pathname === '/' || pathname === '/index') return '/home';
  if (pathname === '/login' && isSignedIn) return '/';
  if (!isSignedIn && !isPublicPath(pathname)) return `/login?redirect=${encodeURIComponent(pathname + search + hash)}`;
  return undefined;
}

/** The paths that need no sign-in (spec 1 §2), and those of this product that say what is being prepared. */
const publicPaths = new Set([
  '/home',
  '/login',
  '/oauth2/callback',
  '/register',
  '/forget',
  '/resetPwd',
  '/lostFactor',
  '/activeAccount',
  '/contactus',
  '/serviceprovider',
  '/moduleQuery/index',
  '/privacy',
  '/auth-redirect',
  '/bind',
  '/unsubscribe',
  '/401',
  '/404',
]);
const publicTrees = ['/knowledge', '/added', '/evaluation', '/prepared'];

/** Whether a path is open to everyone. Previewing a questionnaire is work of staff. */
export function isPublicPath(pathname: string): boolean {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  if (path.startsWith('/evaluation/preview/')) return false;
  return publicPaths.has(path) || publicTrees.some((tree) => path === tree || path.startsWith(`${tree}/`));
}
