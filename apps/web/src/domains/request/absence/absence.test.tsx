// @shares-process
import { changeAbsence, deskList, endAbsence, listTeamMembers, planAbsence } from '@heliodesk/contract/request';
import type { TeamMember, TeamMembers } from '@heliodesk/contract/request';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { bodiesTo, callsTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { openDesk, rowOf } from '../testing/desk-server.tsx';
import { requestRow } from '../testing/sample-requests.ts';
import { OwnAbsence } from './own-absence.tsx';
import { TeamPage } from './team-page.tsx';

const person = (userId: number, name: string, change: Partial<TeamMember> = {}): TeamMember => ({
  userId,
  name,
  openRequests: 6,
  requestTypes: [1, 3],
  absences: [],
  mayPlan: userId === 1,
  ...change,
});
const away = {
  absenceId: 9,
  userId: 1,
  fromDay: '2026-11-18',
  untilDay: '2026-11-27',
  standInId: 5,
  standIn: 'Jakub Wrona',
  note: 'Back on Monday',
  handNew: true,
  handOpen: true,
  tellCustomers: false,
  isRunning: true,
  handedOver: 4,
  mayEnd: true,
};
const teamOf = (...absences: TeamMember['absences']): TeamMembers => ({
  today: '2026-11-20',
  people: [person(1, 'Ingrid Halvorsen', { absences }), person(5, 'Jakub Wrona')],
});

function openTeam(answers: Parameters<typeof stubServer>[0]) {
  const calls = stubServer([...answers, [deskList, { rows: [], total: 0 }]]);
  signInPerson();
  openPage([{ path: '/desk/team', element: <TeamPage /> }], '/desk/team');
  return calls;
}

const choose = async (field: string, name: string) => {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }));
};

test('says who is away, until when, who their substitute is and what they have', async () => {
  const handed = requestRow(1, { ownerId: 5, contactName: 'Jakub Wrona', standsInFor: 'Ingrid Halvorsen' });
  const calls = openTeam([
    [listTeamMembers, teamOf(away)],
    [deskList, { rows: [handed, requestRow(2, { ownerId: 5 })], total: 2 }],
  ]);
  const row = within((await screen.findByRole('rowheader', { name: /Ingrid Halvorsen/ })).closest('tr') as HTMLElement);
  expect(row.getByText(/^until/)).toHaveTextContent('until November 27, 2026');
  expect(row.getByText('Jakub Wrona')).toBeVisible();
  expect(row.getByText('Back on Monday')).toBeVisible();
  expect(screen.getByText('In the office')).toBeVisible();
  const now = within((await screen.findByRole('heading', { name: 'Now with Jakub Wrona' })).closest('section') as HTMLElement);
  expect(await now.findByRole('link', { name: 'MC-20261118-00001' })).toBeVisible();
  expect(now.queryByText('MC-20261118-00002')).not.toBeInTheDocument();
  expect(now.getByText('Covers for Ingrid Halvorsen')).toBeVisible();
  expect(now.getByRole('link', { name: 'Show all on the desk' })).toHaveAttribute('href', '/desk?view=away&owner=5');
  expect(calls.find(({ url }) => url.pathname === '/api/request/desk/list')?.url.searchParams.get('owner')).toBe('5');
});

test('shows four weeks from Monday on, with the days someone is away', async () => {
  const planned = { ...away, absenceId: 10, fromDay: '2026-12-01', untilDay: '2026-12-07', isRunning: false, handedOver: 0 };
  openTeam([[listTeamMembers, teamOf(away, planned)]]);
  const table = await screen.findByRole('table', { name: 'Out of office, 4 weeks' });
  const [numbers, cells] = table.querySelectorAll('.hd-days');
  expect([...(numbers?.children ?? [])].map((day) => day.textContent).join(' ')).toBe(
    '16 17 18 19 20 23 24 25 26 27 30 1 2 3 4 7 8 9 10 11',
  );
  expect(cells?.querySelectorAll('.hd-day-away')).toHaveLength(8);
  expect(cells?.querySelectorAll('.hd-day-planned')).toHaveLength(5);
  expect(within(table).getByText(/^from/)).toHaveTextContent('from December 1, 2026 to December 7, 2026');
  expect(within(table).getAllByRole('button', { name: 'Edit' })).toHaveLength(2);
});

test('of an absence that has started, the end and what it does can change', async () => {
  const calls = openTeam([
    [listTeamMembers, teamOf(away)],
    [changeAbsence, teamOf({ ...away, untilDay: '2026-11-30' })],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit absence of Ingrid Halvorsen' }));
  expect(dialog.getByLabelText(/First day/)).toBeDisabled();
  expect(dialog.getByRole('combobox', { name: 'Substitute' })).toBeDisabled();
  await user.clear(dialog.getByLabelText(/Last day/));
  await user.type(dialog.getByLabelText(/Last day/), '2026/11/30{Enter}');
  await user.click(dialog.getByRole('checkbox', { name: 'Tell customers who write' }));
  await user.click(dialog.getByRole('button', { name: 'Save absence' }));
  await waitFor(() =>
    expect(bodiesTo(calls, changeAbsence)).toEqual([
      {
        absenceId: 9,
        fromDay: '2026-11-18',
        untilDay: '2026-11-30',
        standInId: 5,
        note: 'Back on Monday',
        handNew: true,
        handOpen: true,
        tellCustomers: true,
      },
    ]),
  );
});

test('a substitute who is away then too is pointed out, and those who are free are offered', async () => {
  const people = [
    person(1, 'Ingrid Halvorsen'),
    person(5, 'Jakub Wrona', { absences: [{ ...away, userId: 5, standInId: 6, fromDay: '2026-12-01', untilDay: '2026-12-07' }] }),
    person(6, 'Mei Lin'),
    person(7, 'Ada Lindqvist', { requestTypes: [1] }),
  ];
  openTeam([[listTeamMembers, { today: '2026-11-20', people }]]);
  await user.type(await screen.findByLabelText(/First day/), '2026/12/04{Enter}');
  await user.type(screen.getByLabelText(/Last day/), '2026/12/11{Enter}');
  await choose('Substitute', 'Jakub Wrona');
  const conflict = within(await screen.findByRole('alert'));
  expect(conflict.getByText('Jakub Wrona is also away then, until December 7, 2026.')).toBeVisible();
  expect(conflict.queryByRole('button', { name: 'Ingrid Halvorsen' })).not.toBeInTheDocument();
  expect(conflict.queryByRole('button', { name: 'Ada Lindqvist' })).not.toBeInTheDocument();
  await user.click(conflict.getByRole('button', { name: 'Mei Lin' }));
  await waitFor(() => expect(screen.queryByText(/away then too/)).not.toBeInTheDocument());
});

test('ends an absence early', async () => {
  const calls = openTeam([
    [listTeamMembers, teamOf(away)],
    [endAbsence, teamOf()],
  ]);
  await user.click(await screen.findByRole('button', { name: 'End now' }));
  await waitFor(() => expect(bodiesTo(calls, endAbsence)).toEqual([{ absenceId: 9 }]));
});

test('a refused stand-in is said at the field, and what was typed stays', async () => {
  const error = { path: 'standInId', rule: 'standInAway', message: 'This colleague is away. Choose someone else.' };
  const calls = openTeam([
    [listTeamMembers, teamOf()],
    [planAbsence, new Refused({ code: 510, data: { key: 'validation', errors: [error] } })],
  ]);
  await user.type(await screen.findByLabelText(/First day/), '2026/12/04{Enter}');
  await user.type(screen.getByLabelText(/Last day/), '2026/12/11{Enter}');
  await choose('Substitute', 'Jakub Wrona');
  await user.click(screen.getByRole('button', { name: 'Save absence' }));
  expect((await screen.findAllByText('This colleague is away. Choose someone else.'))[0]).toBeVisible();
  expect(bodiesTo(calls, planAbsence)).toMatchObject([{ userId: 1, fromDay: '2026-12-04', untilDay: '2026-12-11', standInId: 5 }]);
  expect(screen.getByLabelText(/First day/)).toHaveValue('2026/12/04');
});

test('the desk says that an owner is away, and who a substitute works for', async () => {
  openDesk('/desk', [], {
    rows: [
      requestRow(1, { ownerId: 5, contactName: 'Jakub Wrona', standsInFor: 'Sofie Dahl' }),
      requestRow(2, { ownerId: 6, contactName: 'Sofie Dahl', ownerAway: { until: '2026-11-27', standIn: 'Jakub Wrona' } }),
    ],
  });
  expect(within(await rowOf('MC-20261118-00001')).getByText('Covers for Sofie Dahl')).toBeVisible();
  expect(
    within(await rowOf('MC-20261118-00002')).getByText('Out of office until November 27, 2026. Substitute: Jakub Wrona'),
  ).toBeInTheDocument();
});

/** The block of the reader's own absences, as the profile shows it. */
function openOwn(answers: Parameters<typeof stubServer>[0]) {
  const calls = stubServer(answers);
  signInPerson();
  openPage([{ path: '/user/profile', element: <OwnAbsence /> }], '/user/profile');
  return calls;
}

test('in their profile, people enter an absence of their own', async () => {
  let members = teamOf();
  const planned = teamOf({ ...away, isRunning: false, fromDay: '2026-12-01', untilDay: '2026-12-04' });
  const calls = openOwn([
    [listTeamMembers, () => members],
    [planAbsence, () => (members = planned)],
  ]);
  expect(await screen.findByText('In the office')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Absences of the whole team' })).toHaveAttribute('href', '/desk/team');
  await user.click(screen.getByRole('button', { name: 'Enter absence' }));
  await user.type(await screen.findByLabelText(/First day/), '2026/12/01{Enter}');
  await user.type(screen.getByLabelText(/Last day/), '2026/12/04{Enter}');
  await choose('Substitute', 'Jakub Wrona');
  await user.click(screen.getByRole('button', { name: 'Save absence' }));
  await waitFor(() =>
    expect(bodiesTo(calls, planAbsence)).toMatchObject([{ userId: 1, fromDay: '2026-12-01', untilDay: '2026-12-04', standInId: 5 }]),
  );
  expect(await screen.findByText('Substitute: Jakub Wrona')).toBeVisible();
});

test('there they see that they are away, and end it', async () => {
  let members = teamOf(away);
  const calls = openOwn([
    [listTeamMembers, () => members],
    [endAbsence, () => (members = teamOf())],
  ]);
  expect(await screen.findByText('Away')).toBeVisible();
  expect(screen.getByText('Back on Monday')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End now' }));
  await waitFor(() => expect(bodiesTo(calls, endAbsence)).toEqual([{ absenceId: 9 }]));
  expect(await screen.findByText('In the office')).toBeVisible();
});

test('who doesn’t work on requests has no absences in their profile', async () => {
  const calls = openOwn([[listTeamMembers, { today: '2026-11-20', people: [person(5, 'Jakub Wrona')] }]]);
  await waitFor(() => expect(callsTo(calls, listTeamMembers)).not.toEqual([]));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Out of office' })).toBeNull());
});
