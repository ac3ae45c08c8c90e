// @shares-process
import type { MenuRoute } from '@heliodesk/contract/identity';
import { listDeskViews } from '@heliodesk/contract/request';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '#src/platform/i18n/language.ts';
import { ownKey } from '#src/platform/own-input.ts';
import { tabStorage } from '#src/platform/storage.ts';
import { stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import type { PageAction } from '#src/ui/page/tab.ts';
import { otherWaysIn } from '../workspace/other-ways.ts';
import { loadViews } from '../workspace/search-views.ts';
import { flattenMenu } from './menu.ts';
import { SearchPalette } from './search-palette.tsx';
import type { Searched } from './use-palette-hits.tsx';

const entry = (path: string, title: string): MenuRoute => ({
  path,
  name: path,
  component: path,
  meta: { title: `menu.${title}`, icon: 'inbox', group: 'group.customers' },
});
const menu = [
  entry('/customers', 'customers'),
  entry('/profile/history', 'history'),
  entry('/enquiryrequest/assing/contact-list', 'chooseCustomer'),
];

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
};

function openPalette(offered: readonly PageAction[] = [], change: Partial<Searched> = {}) {
  const onClose = vi.fn<() => void>();
  const searched = {
    menu: flattenMenu(menu),
    searchRecords: async () => [],
    otherWays: otherWaysIn(menu),
    page: { path: '/desk/7', title: 'MC-20261118-00012', offered: () => offered },
    ...change,
  };
  render(
    <>
      <SearchPalette {...searched} onClose={onClose} />
      <Address />
    </>,
    { wrapper: MemoryRouter },
  );
  return { onClose };
}

/** An action with a second step: the colleague that it assigns to. */
const assigning = (assign: (name: string) => void): PageAction => ({
  name: 'assign',
  label: 'Assign',
  icon: 'person',
  key: 'a',
  run: () => undefined,
  choices: {
    title: 'Assign MC-20261118-00012',
    placeholder: 'Name',
    load: async () => ['Tomás Quiroga', 'Mei Lin'].map((title) => ({ key: title, title, run: () => assign(title) })),
  },
});
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const marked = () => screen.getByRole('option', { selected: true });

beforeEach(() => sessionStorage.clear());
afterEach(() => act(() => switchLanguage('en')));

test('below a page is its heading of the menu, unless both have the same name', () => {
  openPalette([], { menu: flattenMenu([entry('/customers', 'customers'), entry('/contacts', 'claimContacts')]) });
  expect(options()).toEqual(['Customers', 'Claim contactsCustomers']);
});

test('commands come first, each with its key; the arrows go round, and Enter runs one', async () => {
  const run = vi.fn<() => void>();
  const { onClose } = openPalette([
    { name: 'note', label: 'Internal note', icon: 'note', key: 'i', run },
    { name: 'pickUp', label: 'Pick up', icon: 'check', blocked: 'Someone else has it', run },
  ]);
  expect(marked()).toHaveTextContent('Internal noteI');
  await user.keyboard('{ArrowUp}');
  expect(marked()).toBe(screen.getAllByRole('option').at(-1));
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(run).not.toHaveBeenCalled();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(run).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

test('what is typed is looked for letter by letter, at beginnings first; scattered letters find nothing', async () => {
  const run = () => undefined;
  const macros = ['Greet', 'Serials wrong'].map((title) => ({ key: title, title, run }));
  const named = (label: string): PageAction => ({ name: label, label, icon: 'note', run });
  openPalette(
    [
      ...['Propose rejection', 'Unreject', 'Reject the claim', 'Internal note', 'Log a call'].map(named),
      { ...named('Run macro'), choices: { title: 'Macros', placeholder: 'Name', isFoundDirectly: true, load: async () => macros } },
    ],
    { menu: [] },
  );
  const search = screen.getByRole('combobox');
  await user.type(search, 'réject');
  await waitFor(() => expect(options()).toEqual(['Reject the claim', 'Propose rejection', 'Unreject']));
  for (const [typed, found] of [
    ['call log', ['Log a call']],
    ['intrenal', ['Internal note']],
    ['gret', []],
    ['regent', []],
    ['intermal', ['Internal note']],
    ['seri', ['Serials wrong']],
  ] as const) {
    await user.clear(search);
    await user.type(search, typed);
    await waitFor(() => expect(screen.queryAllByRole('option').map(({ textContent }) => textContent)).toEqual(found));
  }
});

test('Tab goes to the second step of a command, Backspace and Escape lead back', async () => {
  const assign = vi.fn<(name: string) => void>();
  const { onClose } = openPalette([assigning(assign)]);
  for (const back of ['{Backspace}', '{Escape}']) {
    await user.keyboard('{Tab}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Assign' })).toHaveFocus());
    expect(await screen.findByRole('option', { name: 'Mei Lin' })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Customers' })).toBeNull();
    await user.keyboard(back);
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus());
  }
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Tab}');
  await user.type(await screen.findByRole('combobox', { name: 'Assign' }), 'mei');
  await waitFor(() => expect(options()).toEqual(['Mei Lin']));
  await user.keyboard('{Enter}');
  expect(assign).toHaveBeenCalledWith('Mei Lin');
});

test('records that were opened last are offered until something is typed, without the present one', async () => {
  const page = (id: number, minutes: number) => ({
    to: `/desk/${id}?from=next`,
    path: `/desk/${id}`,
    title: `MC-20261118-0000${id}`,
    kind: 'menu.desk',
    at: Date.now() - minutes * 60_000,
  });
  tabStorage.setJson(ownKey('recent', 'pages'), [page(7, 0), page(3, 20), { to: 5 }, page(2, 60 * 30)]);
  openPalette();
  expect(screen.getByText('Recent')).toBeVisible();
  expect(options().slice(0, 2)).toEqual(['MC-20261118-00003Desk, opened 20 minutes ago', 'MC-20261118-00002Desk, opened yesterday']);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent('/desk/3?from=next');
  await user.type(screen.getByRole('combobox'), 'cust');
  expect(screen.queryByText('Recent')).toBeNull();
});

test('a page that is called what was typed comes before actions and records', async () => {
  const offered = [{ name: 'tell', label: 'Tell the customers', icon: 'chat', run: () => undefined }] as const;
  openPalette(offered, { searchRecords: async () => [{ group: 'Requests', title: 'Customers of Murcia', to: '/desk/9', icon: 'inbox' }] });
  await user.type(screen.getByRole('combobox'), 'customers');
  expect(await screen.findByRole('option', { name: /Customers of Murcia/ })).toBeInTheDocument();
  expect(options()[0]).toBe('Customers');
  expect(options()[1]).toBe('Tell the customers');
});

test('Ctrl Enter opens a page in a new tab of the browser', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { onClose } = openPalette();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledWith('/customers', '_blank', 'noopener');
  expect(onClose).not.toHaveBeenCalled();
});

test('where nothing is found, other ways take the text along', async () => {
  openPalette();
  await user.type(screen.getByRole('combobox'), 'qqqq77');
  expect(await screen.findByRole('heading', { name: 'Nothing found for “qqqq77”' })).toBeVisible();
  expect(within(screen.getByRole('listbox')).getByText('Other ways')).toBeVisible();
  expect(options()).toEqual(['Search request history', 'New request for a customer']);
  expect(screen.getByText('Nothing found. Try another word.')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent('/profile/history?text=qqqq77');
});

test('in Arabic, its words and its second step are in Arabic', async () => {
  await act(() => switchLanguage('ar'));
  tabStorage.setJson(ownKey('recent', 'pages'), [
    { to: '/desk/3', path: '/desk/3', title: 'MC-20261118-00003', kind: 'menu.desk', at: Date.now() - 1_200_000 },
  ]);
  openPalette([assigning(() => undefined)]);
  expect(document.documentElement.dir).toBe('rtl');
  expect(screen.getByRole('combobox', { name: 'بحث' })).toHaveFocus();
  expect(screen.getByText('المفتوحة مؤخرًا')).toBeVisible();
  expect(screen.getByRole('option', { name: /MC-20261118-00003/ })).toHaveTextContent(/قبل 20 دقيقة/);
  await user.keyboard('{Tab}');
  expect(await screen.findByRole('option', { name: 'Mei Lin' })).toBeVisible();
});

test('the view of what is to be approved is found by what it holds', async () => {
  stubServer([[listDeskViews, { views: [] }]]);
  openPalette([], { menu: [], loadViews });
  await user.keyboard('reject');
  await user.click(await screen.findByRole('option', { name: /^To approve/ }));
  expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent('/desk?view=toApprove');
});
