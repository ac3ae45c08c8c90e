import { redirect } from 'react-router';
import type { RouteObject } from 'react-router';
import { loadFactorPhrases, loadFormPhrases, loadLandingPhrases, loadPagePhrases } from '#src/platform/i18n/language.ts';

type PageImport = () => Promise<{ default: NonNullable<RouteObject['Component']> }>;

/** A page with the phrases that it speaks beside the first ones. */
const page = (path: string, load: PageImport, loadPhrases?: () => Promise<void>): RouteObject => ({
  path,
  lazy: async () => {
    const [{ default: Component }] = await Promise.all([load(), loadPhrases?.()]);
    return { Component };
  },
});

/** A path that leads to another. */
export const forward = (path: string, to: string): RouteObject => ({ path, loader: () => redirect(to), Component: () => null });

/** Pages that say what is being prepared: the path and what it will hold. */
const prepared = {
  '/contactus': 'contact',
  '/serviceprovider': 'providers',
  '/knowledge/home': 'knowledge',
  '/knowledge/list': 'knowledge',
  '/knowledge/detail': 'knowledge',
  '/added/details': 'services',
  '/added/modules': 'services',
  '/added/contactus': 'services',
  '/evaluation/*': 'survey',
  '/prepared/:topic': undefined,
} as const;

const importHome = () => import('../pages/home.tsx');
const importPrepared = () => import('../pages/prepared.tsx');

/** What is in the public frame, with header and footer. */
const framed: RouteObject[] = [
  page('/home', importHome, loadLandingPhrases),
  page('/moduleQuery/index', () => import('../pages/module-query.tsx'), loadPagePhrases),
  page('/privacy', () => import('../pages/privacy.tsx'), loadPagePhrases),
  page('/401', () => import('../pages/not-allowed.tsx')),
  page('/404', () => import('../pages/not-found.tsx')),
  ...Object.entries(prepared).map(([path, topic]) => ({ ...page(path, importPrepared, loadPagePhrases), handle: { topic } })),
  forward('/knowledge', '/knowledge/home'),
  forward('/added', '/added/details'),
  ...['/knowledge/*', '/added/*', '/prepared/*'].map((path) => forward(path, '/404')),
];

/** What has a frame of its own. */
const alone: RouteObject[] = [
  page('/login', () => import('#src/domains/identity/pages/sign-in.tsx'), loadFormPhrases),
  page('/forget', () => import('#src/domains/identity/pages/forgotten-password.tsx'), loadFormPhrases),
  page(
    '/lostFactor',
    () => import('#src/domains/identity/pages/lost-factor.tsx'),
    async () => {
      await Promise.all([loadFormPhrases(), loadFactorPhrases()]);
    },
  ),
  page('/resetPwd', () => import('#src/domains/identity/pages/reset-password.tsx'), loadFormPhrases),
  page('/oauth2/callback', () => import('#src/domains/identity/pages/sign-on-callback.tsx'), loadPagePhrases),
  page('/auth-redirect', () => import('#src/domains/identity/pages/auth-redirect.tsx'), loadPagePhrases),
  page('/unsubscribe', () => import('#src/domains/notification/pages/unsubscribe.tsx'), loadPagePhrases),
  page('/bind', () => import('#src/domains/identity/pages/bind.tsx'), loadPagePhrases),
  page('/register', () => import('#src/domains/account/pages/register.tsx'), loadPagePhrases),
  page('/activeAccount', () => import('#src/domains/account/pages/activation.tsx'), loadPagePhrases),
];

/** The pages that need no sign-in (spec 1 §2). */
export const publicRoutes: RouteObject[] = [
  { lazy: async () => ({ Component: (await import('../public/public-layout.tsx')).PublicLayout }), children: framed },
  ...alone,
];
