import { render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createAppRouter } from '#src/app/router/router.tsx';

/** Opens the whole web at an address, as a browser would. Returns the router, whose state tells the current page. */
export function openApp(address: string) {
  const router = createAppRouter((routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [address] }));
  render(<RouterProvider router={router} />);
  return router;
}
