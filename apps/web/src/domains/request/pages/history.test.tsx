// @shares-process
import { listHistory } from '@heliodesk/contract/request';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { callsTo, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { importedRow as imported, ownRow as own } from '../testing/sample-history.ts';
import HistoryPage from './history.tsx';

let calls: Received[];
const asked = () => Object.fromEntries(callsTo(calls, listHistory).at(-1)?.url.searchParams ?? []);
const routes = [{ path: '/profile/history', Component: HistoryPage }];

beforeEach(() => {
  calls = stubServer([[listHistory, { rows: [own, imported], total: 2 }]]);
});

test('lists what is closed, the company’s too, and says which rows are from older systems', async () => {
  openPage(routes, '/profile/history');
  expect(await screen.findByRole('link', { name: /Connector burnt, Baza/ })).toHaveAttribute('href', '/profile/history/1000000000007');
  expect(screen.getByText(/Imported from Old desk/)).toBeVisible();
  expect(screen.getByText('2019/11/06 00:00:00')).toBeVisible();
  expect(asked()).toMatchObject({ company: 'true' });
});

test('is filtered by how requests ended, and by words, whose place it marks', async () => {
  const text = 'connector';
  const marks = {
    requestNo: [],
    title: [{ from: 0, to: 9 }],
    companyName: [],
    excerpt: { text: 'Eight connectors', marks: [{ from: 6, to: 15 }] },
  };
  calls = stubServer([[listHistory, { rows: [{ ...imported, marks }], total: 1 }]]);
  openPage(routes, `/profile/history?text=${text}`);
  const found = await screen.findAllByText(/connector/i, { selector: 'mark' });
  expect(found.map((mark) => mark.textContent)).toEqual(['Connector', 'connector']);
  await user.click(screen.getByText('Withdrawn', { selector: '.ant-segmented-item-label' }));
  await waitFor(() => expect(asked()).toMatchObject({ text, status: 'withdrawn' }));
});

test('leads from a whole serial number to what is known of the module', async () => {
  openPage(routes, '/profile/history?text=hd7226w14a018842');
  expect(await screen.findByRole('link', { name: 'HD7226W14A018842' })).toHaveAttribute('href', '/passport/HD7226W14A018842');
});
