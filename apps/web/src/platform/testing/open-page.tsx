import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { PermissionProvider } from '#src/ui/actions/permissions.tsx';

/** Keeps what was fetched, and fails at the first refusal. */
export const newQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

interface Surroundings {
  client?: QueryClient;
  /** Tells the pages what the reader may do, as the shell would. */
  permissions?: readonly string[];
}

/** Opens pages at an address, without the shell around them. Answers the router, whose state tells where one is. */
export function openPage(routes: RouteObject[], address: string, { client = newQueryClient(), permissions = [] }: Surroundings = {}) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <QueryClientProvider client={client}>
      <PermissionProvider permissions={permissions}>
        <RouterProvider router={router} />
      </PermissionProvider>
    </QueryClientProvider>,
  );
  return router;
}
