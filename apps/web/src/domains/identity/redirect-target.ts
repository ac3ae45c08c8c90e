import { identityPages, type UserInfo } from '@heliodesk/contract/identity';
import { patterns } from '@heliodesk/contract/kit';

/**
 * Where a `redirect` parameter may lead: a path of this site, whole with its query. Anything that a browser could read as another
 * site (`//host`, backslashes, a scheme, control characters) and the sign-in page itself give `undefined`.
 */
export function safeRedirect(value: string | null | undefined): string | undefined {
  if (!value || !patterns.sitePath.test(value)) return undefined;
  const url = URL.canParse(value, location.origin) ? new URL(value, location.origin) : undefined;
  if (url?.origin !== location.origin || url.pathname.startsWith('//') || url.pathname === '/login') return undefined;
  return url.pathname + url.search + url.hash;
}

/** Where somebody lands after signing in without a place to return to. */
export function landingPath({ user }: UserInfo): string {
  if (user.kind === 'staff') return '/desk';
  return user.kind === 'provider' ? identityPages.profile : '/profile/myRequest';
}

/** Where the specialists land after single sign-on (spec 1 §2). */
const landings = new Map([
  [4, '/warrantyclaim/moduleclaim'],
  [6, '/warrantyclaim/partsclaim'],
]);

/** Where somebody lands after single sign-on without a place to return to. */
export const signOnLanding = (roleId: number | null): string => landings.get(roleId ?? 0) ?? '/home';
