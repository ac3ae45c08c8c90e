import type { MenuRoute } from '@heliodesk/contract/identity';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { flattenMenu } from './menu.ts';
import { SearchPalette } from './search-palette.tsx';

const entry = (path: string, title: string): MenuRoute => ({
  path,
  name: path,
  component: path,
  meta: { title: `menu.${title}`, icon: 'inbox', group: 'group.customers' },
});

test('below a page is its heading of the menu, unless both have the same name', () => {
  render(
    <SearchPalette
      menu={flattenMenu([entry('/customers', 'customers'), entry('/contacts', 'claimContacts')])}
      searchRecords={undefined}
      page={{ title: 'Desk', offered: () => [] }}
      onClose={() => undefined}
    />,
    { wrapper: MemoryRouter },
  );
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Customers', 'Claim contactsCustomers']);
});
