import { listCountries } from '@heliodesk/contract/reference';
import { deskCounts, deskList, deskRequest, listColleagues, listDeskViews } from '@heliodesk/contract/request';
import { screen } from '@testing-library/react';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { stubServer } from '#src/platform/testing/stub-server.ts';
import { DeskList } from '../desk/desk-list.tsx';
import { requestRow } from './sample-requests.ts';

/** How many requests each view of the desk holds. */
export const counts = (change = {}, cap = 10_000) => ({
  counts: {
    all: 2,
    mine: 0,
    unassigned: 1,
    today: 1,
    late: 0,
    answered: 0,
    waitingCustomer: 0,
    toApprove: 0,
    bankCheck: 0,
    toPay: 0,
    away: 0,
    ...change,
  },
  cap,
  countedAt: '2026-11-20T10:06:40Z',
});

const people = [
  { userId: 1, name: 'Ingrid Halvorsen', openRequests: 14 },
  { userId: 5, name: 'Tomás Quiroga', openRequests: 3 },
];

type Answers = Parameters<typeof stubServer>[0];

/** Opens the desk of an agent; `more` of the answers comes first. */
export function openDesk(
  address = '/desk',
  more: Answers = [],
  { rows = [requestRow(1), requestRow(2, { ownerId: 5, contactName: 'Tomás Quiroga' })], permissions = [] as readonly string[] } = {},
) {
  const calls = stubServer([
    ...more.filter(([spec]) => spec !== deskRequest),
    [deskList, () => rows],
    [deskCounts, counts()],
    [listCountries, [{ regionId: 504, regionName: 'Morocco', code: 'MA', salesRegion: 'mea' }]],
    [listColleagues, people],
    [listDeskViews, { views: [], teamName: '' }],
    // Its path fits the others too, so it comes last.
    ...more.filter(([spec]) => spec === deskRequest),
  ]);
  signInPerson({ permissions: [...permissions] });
  const router = openPage(
    [
      { path: '/desk', element: <DeskList /> },
      { path: '/desk/:requestId', Component: () => null },
    ],
    address,
    { permissions },
  );
  return { calls, router };
}

export const rowOf = async (number: string) => (await screen.findByRole('link', { name: number })).closest('tr') as HTMLElement;
