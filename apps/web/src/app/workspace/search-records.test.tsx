// @shares-process
import { find, type Found, type RequestMarks } from '@heliodesk/contract/request';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { stubServer } from '#src/platform/testing/stub-server.ts';
import { searchRecords } from './search-records.ts';

const nothing: RequestMarks = { requestNo: [], title: [], companyName: [], excerpt: null };
const sierra = [{ from: 0, to: 6 }];

const found: Found = {
  requests: [
    {
      requestId: 12,
      requestNo: 'MC-20261118-00012',
      requestType: 3,
      status: 'submitted',
      title: 'Hot spots, Almería Norte 3',
      companyName: 'Sierra Clara Energía S.L.',
      firstContactDue: new Date(Date.now() + 3.5 * 3_600_000).toISOString(),
      firstContactAt: null,
      submitTime: new Date(Date.now() - 40 * 3_600_000).toISOString(),
      marks: { ...nothing, companyName: sierra },
    },
  ],
  imported: [
    {
      requestId: 1_000_000_000_007,
      requestNo: 'C-2019-04417',
      requestType: 3,
      status: 'completed',
      title: 'Connector burnt, Baza',
      companyName: 'Baza Solar',
      marks: { ...nothing, excerpt: { text: '… bought from Sierra …', marks: [{ from: 14, to: 20 }] } },
    },
  ],
  contacts: [
    {
      contactId: 4,
      name: 'Amelia Ortega',
      email: 'amelia@sierra.test',
      companyName: 'Sierra Clara Energía S.L.',
      marks: { name: [], email: [{ from: 7, to: 13 }], companyName: sierra },
    },
  ],
  companies: [{ accountId: 2, companyName: 'Sierra Clara Energía S.L.', city: 'Almería', marks: { companyName: sierra, city: [] } }],
  modules: [{ serialNumber: 'HD7226W14A018842', moduleType: 'HD-M54', marks: { serialNumber: [{ from: 0, to: 4 }] } }],
};

/** What is shown, with the found parts in brackets. */
function shown(node: ReactNode): string {
  const { container } = render(node);
  for (const part of container.querySelectorAll('mark')) part.textContent = `[${part.textContent}]`;
  return container.textContent;
}

const search = (reader: 'customer' | 'staff') => searchRecords('sierra', reader, new AbortController().signal);

test('staff find requests by number first, customers, and modules, in groups', async () => {
  stubServer([[find, found]]);
  expect((await search('staff')).map(({ group, title, note, to }) => [group, shown(title), shown(note), to])).toEqual([
    ['Requests', 'MC-20261118-00012 · Hot spots, Almería Norte 3', 'Submitted · [Sierra] Clara Energía S.L.', '/desk/12'],
    [
      'Requests from older systems',
      'C-2019-04417 · Connector burnt, Baza',
      'Completed · Baza Solar · … bought from [Sierra] …',
      '/profile/history/1000000000007',
    ],
    [
      'Contacts',
      'Amelia Ortega',
      '[Sierra] Clara Energía S.L. · amelia@[sierra].test',
      '/callcenter/customermanagement?text=amelia%40sierra.test',
    ],
    ['Companies', '[Sierra] Clara Energía S.L.', 'Almería', '/callcenter/customermanagement?text=Sierra+Clara+Energ%C3%ADa+S.L.'],
    ['Registered modules', '[HD72]26W14A018842', 'HD-M54', '/passport/HD7226W14A018842'],
  ]);
});

test('words from a request read in their own direction, whatever stands before them', async () => {
  stubServer([[find, found]]);
  const imported = (await search('staff')).find(({ icon }) => icon === 'clock');
  const { container } = render(imported?.note);
  expect([...container.querySelectorAll('bdi')].at(-1)).toHaveTextContent('… bought from Sierra …');
});

test('customers find requests by title first', async () => {
  stubServer([[find, { ...found, imported: [], contacts: [], companies: [], modules: [] }]]);
  const [hit] = await search('customer');
  expect([shown(hit?.title), shown(hit?.note), hit?.to]).toEqual(['Hot spots, Almería Norte 3', 'MC-20261118-00012', '/request/12']);
});

test.each([
  ['that is due soon', '3 h left', {}],
  ['that is overdue', '5 h late', { firstContactDue: new Date(Date.now() - 5.5 * 3_600_000).toISOString() }],
  ['that is far off', '', { firstContactDue: new Date(Date.now() + 40 * 3_600_000).toISOString() }],
  ['that was kept', '', { firstContactAt: new Date().toISOString() }],
  ['of a request that is over', '', { status: 'withdrawn' }],
] as const)('staff see the state of a request, and a promise %s as "%s"', async (_which, promise, change) => {
  const [request] = found.requests.map((one) => ({ ...one, ...change }));
  stubServer([[find, { ...found, requests: [request] }]]);
  const [hit] = await search('staff');
  expect(render(hit?.note).container).toHaveTextContent(`${'status' in change ? 'Withdrawn' : 'Submitted'} · Sierra Clara Energía S.L.`);
  expect(render(hit?.extra).container).toHaveTextContent(promise === '' ? /^$/ : promise);
});
