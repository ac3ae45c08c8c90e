import type { UserInfo } from '@heliodesk/contract/identity';
import { patterns } from '@heliodesk/contract/kit';
import type { UserKind } from '@heliodesk/contract/kit';

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

/** Where people land without a place to return to. */
interface LandingPages {
  /** After signing in, by kind of user: where their work is, the first of them where they have any. */
  byKind: Readonly<Record<UserKind, readonly { path: string; canOpen?: (info: UserInfo) => boolean }[]>>;
  /** Who may do nothing there. */
  otherwise: string;
  /** Of specialists after single sign-on, by the id of their role (spec 1 §2). */
  byRole: Readonly<Record<number, string>>;
}

let landingPages: LandingPages | undefined;

/** Says where people land; the app does so, which alone knows all pages. */
export function registerLandingPages(pages: LandingPages): void {
  landingPages = pages;
}

const start = '/home';

/** Where someone lands after signing in without a place to return to. */
export function landingPath(info: UserInfo): string {
  if (landingPages === undefined) return start;
  const own = landingPages.byKind[info.user.kind].find(({ canOpen }) => canOpen?.(info) ?? true);
  return own?.path ?? landingPages.otherwise;
}

/** Where someone lands after single sign-on without a place to return to. */
export const signOnLanding = (roleId: number | null): string => landingPages?.byRole[roleId ?? 0] ?? start;
