import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';

/** Keeps what was fetched, and fails at the first refusal. */
export const newQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Opens pages at an address, without the shell around them. Answers the router, whose state tells where one is. */
export function openPage(routes: RouteObject[], address: string, client = newQueryClient()) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
