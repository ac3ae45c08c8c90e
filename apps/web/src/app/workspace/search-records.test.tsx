import { find, type Found } from '@heliodesk/contract/request';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubServer } from '#src/platform/testing/stub-server.ts';
import { searchRecords } from './search-records.ts';

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
    },
  ],
  contacts: [{ contactId: 4, name: 'Amelia Ortega', email: 'amelia@sierra.test', companyName: 'Sierra Clara Energía S.L.' }],
  companies: [{ accountId: 2, companyName: 'Sierra Clara Energía S.L.', city: 'Almería' }],
  modules: [{ serialNumber: 'HD7226W14A018842', moduleType: 'HD-M54' }],
};

const search = (reader: 'customer' | 'staff') => searchRecords('sierra', reader, new AbortController().signal);

test('staff find requests by number first, customers, and modules, in groups', async () => {
  stubServer([[find, found]]);
  expect((await search('staff')).map(({ group, title, to }) => [group, title, to])).toEqual([
    ['Requests', 'MC-20261118-00012 · Hot spots, Almería Norte 3', '/desk/12'],
    ['Contacts', 'Amelia Ortega', '/callcenter/customermanagement?text=amelia%40sierra.test'],
    ['Companies', 'Sierra Clara Energía S.L.', '/callcenter/customermanagement?text=Sierra+Clara+Energ%C3%ADa+S.L.'],
    ['Registered modules', 'HD7226W14A018842', '/moduleQuery/index?sn=HD7226W14A018842'],
  ]);
});

test('customers find requests by title first', async () => {
  stubServer([[find, { ...found, contacts: [], companies: [], modules: [] }]]);
  expect(await search('customer')).toMatchObject([{ title: 'Hot spots, Almería Norte 3', note: 'MC-20261118-00012', to: '/request/12' }]);
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
