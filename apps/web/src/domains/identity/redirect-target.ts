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
export interface LandingPages {
  /** After signing in, by kind of user: where their work is, the first of them where they have any. */
  byKind: Readonly<Record<UserKind, readonly { path: string; canOpen?: (info: UserInfo) => boolean }[]>>;
  /** Who may do nothing there. */
  otherwise: string;
  /** Of specialists after single sign-on, by the id of their role (spec 1 §2). */
  byRole: Readonly<Record<number, string>>;
}

const registered: { load?: () => Promise<LandingPages> } = {};

/** Says where people land; the app does so, which alone knows all pages. They are loaded once someone has signed in. */
export const registerLandingPages = (load: () => Promise<LandingPages>): void => void (registered.load = load);

const start = '/home';

/** Where someone lands, of these. */
export const landingAmong = ({ byKind, otherwise }: LandingPages, info: UserInfo): string =>
  byKind[info.user.kind].find(({ canOpen }) => canOpen?.(info) ?? true)?.path ?? otherwise;

/** Where someone lands after signing in without a place to return to. */
export async function landingPath(info: UserInfo): Promise<string> {
  const pages = await registered.load?.();
  return pages ? landingAmong(pages, info) : start;
}

/** Where someone lands after single sign-on without a place to return to. */
export async function signOnLanding(roleId: number | null): Promise<string> {
  const pages = await registered.load?.();
  return pages?.byRole[roleId ?? 0] ?? start;
}
