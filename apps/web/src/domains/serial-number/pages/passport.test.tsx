// @shares-process
import { getPassport } from '@heliodesk/contract/serial-number';
import type { Passport } from '@heliodesk/contract/serial-number';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { user } from '#src/platform/testing/user.ts';
import PassportPage from './passport.tsx';

const request = {
  requestNo: 'MC-20261118-00012',
  requestType: 3,
  status: 'withdrawn',
  title: 'Hot spots, Almería Norte 3',
  companyName: 'Sierra Clara Energía S.L.',
  createTime: '2026-11-18T10:00:00.000Z',
  closeTime: '2026-11-19T10:00:00.000Z',
  externalSystem: null,
  verdict: 'outOfWarranty',
  outcome: 'Wrong plant',
} as const;
const passport: Passport = {
  serialNumber: 'HD7226W14A018842',
  module: {
    moduleType: 'HD-M72',
    grade: 'A',
    power: 575,
    productionDate: '2022-02-04',
    warrantyRegion: 'Spain',
    warrantyStart: '2022-05-03',
    productYears: 12,
    performanceYears: 30,
    productWarrantyEnd: '2034-05-03',
    performanceWarrantyEnd: '2052-05-03',
    settledOn: null,
  },
  requests: [
    { ...request, requestId: 12 },
    {
      ...request,
      requestId: 1_000_000_000_007,
      requestNo: 'C-2019-04417',
      externalSystem: 'Old desk',
      verdict: null,
      outcome: 'Cleaned',
      createTime: '2023-01-02T00:00:00.000Z',
    },
  ],
  readTime: '2026-11-20T08:00:00.000Z',
};

const open = (sn: string, permissions: string[] = []) =>
  openPage([{ path: '/passport/:sn', Component: PassportPage }], `/passport/${sn}`, { permissions });

test('tells what we made, how long its warranties run, and its requests, the last first', async () => {
  stubServer([[getPassport, passport]]);
  open('hd7226w14a018842');
  expect(await screen.findByText('HD-M72')).toBeVisible();
  expect(screen.getByText('Genuine')).toBeVisible();
  expect(screen.getByRole('img', { name: /Product warranty: Until May 3, 2034.*Performance warranty: Until May 3, 2052/ })).toBeVisible();
  expect(screen.getByText('Until May 3, 2034')).toBeVisible();
  const events = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(events).toEqual([
    expect.stringContaining('MC-20261118-00012'),
    expect.stringContaining('C-2019-04417'),
    expect.stringContaining('Warranty started'),
    expect.stringContaining('Produced'),
  ]);
  expect(events[0]).toContain('Out of warranty');
  expect(events[0]).toContain('Wrong plant');
  expect(events[1]).toContain('Imported from Old desk');
  expect(screen.getByRole('link', { name: 'MC-20261118-00012' })).toHaveAttribute('href', '/request/12');
  expect(screen.getByRole('link', { name: 'C-2019-04417' })).toHaveAttribute('href', '/profile/history/1000000000007');
});

test('draws a bar for each warranty on a phone', async () => {
  setWindowWidth(390);
  stubServer([[getPassport, passport]]);
  open('HD7226W14A018842');
  expect(await screen.findByRole('meter', { name: 'Product warranty' })).toBeVisible();
  expect(screen.getByRole('meter', { name: 'Performance warranty' })).toBeVisible();
});

test('leads staff to the desk', async () => {
  stubServer([[getPassport, passport]]);
  open('HD7226W14A018842', ['csp:desk:list']);
  expect(await screen.findByRole('link', { name: 'MC-20261118-00012' })).toHaveAttribute('href', '/desk/12');
});

test('says that there is none, and opens another', async () => {
  stubServer([
    [
      getPassport,
      ({ url }: { url: URL }) =>
        url.searchParams.get('sn') === 'HD7226W14A018842' ? passport : new Refused({ code: 404, data: { key: 'notFound' } }),
    ],
  ]);
  open('HD7226W14A018843');
  expect(await screen.findByText('No passport for this serial number')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Another serial number' }), 'hd7226w14a018842{Enter}');
  expect(await screen.findByText('Genuine')).toBeVisible();
});
