import { createBrowserRouter, redirect } from 'react-router';
import type { MiddlewareFunction, RouteObject } from 'react-router';
import { registerLandingPages } from '#src/domains/identity/redirect-target.ts';
import { readToken } from '#src/platform/session.ts';
import { ErrorPage } from '../error-page.tsx';
import { RootLayout } from '../root-layout.tsx';
import { guard } from './guard.ts';
import { forward, publicRoutes } from './public-routes.tsx';
import { SessionOpening } from './session-opening.ts';

const workspaceId = 'workspace';

registerLandingPages(async () => (await import('../landing-pages.ts')).landingPages);

/** What no route takes, behind sign-in: a page of someone else's role, or nothing at all. It is told inside the frame. */
const unavailable: RouteObject = {
  path: '*',
  lazy: async () => {
    const { UnavailablePage } = await import('../unavailable/unavailable-page.tsx');
    return { Component: UnavailablePage };
  },
};

function guardNavigation(session: SessionOpening): MiddlewareFunction {
  return async ({ request }) => {
    if (session.takeFailure()) throw redirect('/');
    const url = new URL(request.url);
    // A request carries no fragment; that of the address one came with goes along to the sign-in page.
    if (url.pathname + url.search === location.pathname + location.search) url.hash = location.hash;
    const to = guard(url, readToken() !== undefined);
    if (to !== undefined) throw redirect(to);
  };
}

/** The workspace brings theme, query client and frame with it; nothing of it is loaded before. */
function workspaceRoute(session: SessionOpening): RouteObject {
  return {
    id: workspaceId,
    lazy: async () => {
      const [{ Workspace }] = await Promise.all([
        import('../workspace/workspace.tsx'),
        import('../shell/preferences.ts').then(({ prepareThemeColor }) => prepareThemeColor()),
      ]);
      return { Component: Workspace };
    },
    loader: () => session.open(),
    children: [
      {
        path: '/redirect/*',
        lazy: async () => {
          const { RedirectPage } = await import('../shell/redirect-page.tsx');
          return { Component: RedirectPage };
        },
      },
      unavailable,
    ],
  };
}

function routesOf(session: SessionOpening): RouteObject[] {
  return [
    {
      id: 'root',
      Component: RootLayout,
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
      middleware: [guardNavigation(session)],
      children: [forward('/', '/home'), ...publicRoutes, workspaceRoute(session)],
    },
  ];
}

interface PatchArguments {
  path: string;
  patch: (routeId: string, children: RouteObject[]) => void;
}

/**
 * The router of the web. Routes of the menu join it when a path asks for them after sign-in. One router serves one user: signing out
 * opens the site afresh. Tests give a `create` of their own, which keeps the history in memory.
 */
export function createAppRouter(create: typeof createBrowserRouter = createBrowserRouter) {
  const session = new SessionOpening();
  let isPatched = false;
  return create(routesOf(session), {
    patchRoutesOnNavigation: async ({ path, patch }: PatchArguments) => {
      if (path === '/404' || isPatched || readToken() === undefined) return;
      const [opened, { menuRoutes }] = await Promise.all([session.open(), import('./menu-routes.tsx')]);
      if (!opened || isPatched) return;
      isPatched = true;
      patch(workspaceId, menuRoutes(opened.menu));
    },
  });
}
