// @shares-process
import type { MenuRoute } from '@heliodesk/contract/identity';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';
import { flattenMenu } from './menu.ts';

const entry = (path: string, title: string, meta: Partial<MenuRoute['meta']> = {}): MenuRoute => ({
  path,
  name: path,
  component: path,
  meta: { title: `menu.${title}`, icon: 'inbox', ...meta },
});
const menu = flattenMenu([
  entry('/customers', 'customers', { group: 'group.customers' }),
  entry('/contacts', 'claimContacts', { group: 'group.customers' }),
  entry('/dict', 'dictionaries', { group: 'group.administration' }),
  entry('/dict/:dictId', 'dictionaries', { hidden: true, activeMenu: '/dict' }),
]);

function wordsAt(pathname: string, pageTitle: string): string[] {
  const { unmount } = render(
    <MemoryRouter>
      <Breadcrumb menu={menu} pathname={pathname} pageTitle={pageTitle} />
    </MemoryRouter>,
  );
  const words = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  const said = words.map((word) => word.textContent);
  unmount();
  return said;
}

test('a heading of the menu is left out where its page has the same name', () => {
  expect(wordsAt('/customers', 'Customers')).toEqual(['Home', 'Customers']);
  expect(wordsAt('/contacts', 'Claim contacts')).toEqual(['Home', 'Customers', 'Claim contacts']);
});

test('the way to a part of a page leads through that page, once', () => {
  expect(wordsAt('/dict/6', 'Salutations')).toEqual(['Home', 'Administration', 'Dictionaries', 'Salutations']);
  expect(wordsAt('/dict/6', 'Dictionaries')).toEqual(['Home', 'Administration', 'Dictionaries']);
});
