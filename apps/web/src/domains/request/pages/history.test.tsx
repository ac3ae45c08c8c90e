// @shares-process
import { getFromHistory, listHistory } from '@heliodesk/contract/request';
import type { HistoryDetail, HistoryRow } from '@heliodesk/contract/request';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { callsTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import HistoryDetailPage from './history-detail.tsx';
import HistoryPage from './history.tsx';

const imported: HistoryRow = {
  requestId: 1_000_000_000_007,
  requestNo: 'C-2019-04417',
  requestType: 3,
  status: 'completed',
  title: 'Connector burnt, Baza',
  desc: 'Eight connectors are burnt.',
  projectName: 'Baza',
  companyName: 'Sierra Clara Energía S.L.',
  creator: 'Rosa Vidal',
  contactName: '',
  quantity: 8,
  tips: 0,
  syncStatus: 0,
  binding: true,
  createTime: '2019-10-01T00:00:00.000Z',
  closeTime: '2019-11-06T00:00:00.000Z',
  externalSystem: 'Old desk',
  marks: null,
  cursor: '2019-11-06T00:00:00.000Z_1000000000007',
};
const own: HistoryRow = {
  ...imported,
  requestId: 7,
  requestNo: 'MC-20260902-00003',
  title: 'Yellowed',
  status: 'withdrawn',
  closeTime: '2026-09-04T10:00:00.000Z',
  externalSystem: null,
};
const detail: HistoryDetail = {
  ...imported,
  contactPerson: 'Rosa Vidal',
  outcome: 'Connectors replaced',
  firstContactAt: null,
  processNodes: [],
  serialNumbers: ['HD7226W14A018842'],
  serialTotal: 480,
};

let calls: Received[];
const asked = () => Object.fromEntries(callsTo(calls, listHistory).at(-1)?.url.searchParams ?? []);
const routes = [
  { path: '/profile/history', Component: HistoryPage },
  { path: '/profile/history/:id', Component: HistoryDetailPage },
];

beforeEach(() => {
  calls = stubServer([
    [listHistory, { rows: [own, imported], total: 2 }],
    [getFromHistory, detail],
  ]);
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

test('shows all that is known of a request of an older system', async () => {
  openPage(routes, '/profile/history/1000000000007');
  expect(await screen.findByRole('heading', { level: 1, name: 'Connector burnt, Baza' })).toBeVisible();
  expect(screen.getByText('Connectors replaced')).toBeVisible();
  expect(screen.getByText(/older system, Old desk/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'HD7226W14A018842' })).toHaveAttribute('href', '/passport/HD7226W14A018842');
  expect(screen.getByText('First 1 of 480')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open request' })).not.toBeInTheDocument();
});

test('leads on from a request of ours, staff to the desk', async () => {
  calls = stubServer([[getFromHistory, { ...detail, ...own, serialNumbers: [], serialTotal: 0 }]]);
  openPage(routes, '/profile/history/7', { permissions: ['csp:desk:list'] });
  expect(await screen.findByRole('link', { name: 'Open request' })).toHaveAttribute('href', '/desk/7');
});

test('says that nothing is there where the reader may see nothing', async () => {
  stubServer([[getFromHistory, new Refused({ code: 404, data: { key: 'notFound' } })]]);
  openPage(routes, '/profile/history/8');
  expect(await screen.findByRole('heading', { name: /Not found|Nothing here/i })).toBeVisible();
});
