import { endAbsence, listTeamMembers, planAbsence } from '@heliodesk/contract/request';
import type { TeamMember, TeamMembers } from '@heliodesk/contract/request';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { bodiesTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { openDesk, rowOf } from '../testing/desk-server.tsx';
import { requestRow } from '../testing/sample-requests.ts';
import { TeamPage } from './team-page.tsx';

const person = (userId: number, name: string, change: Partial<TeamMember> = {}): TeamMember => ({
  userId,
  name,
  openRequests: 6,
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
  isRunning: true,
  handedOver: 4,
  mayEnd: true,
};
const teamOf = (...absences: TeamMember['absences']): TeamMembers => ({
  today: '2026-11-20',
  people: [person(1, 'Ingrid Halvorsen', { absences }), person(5, 'Jakub Wrona')],
});

function openTeam(answers: Parameters<typeof stubServer>[0]) {
  const calls = stubServer(answers);
  signInPerson();
  openPage([{ path: '/desk/team', element: <TeamPage /> }], '/desk/team');
  return calls;
}

const choose = async (field: string, name: string) => {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }));
};

test('says who is away, until when, who their substitute is and what they have', async () => {
  openTeam([[listTeamMembers, teamOf(away)]]);
  const line = within((await screen.findByText('Substitute: Jakub Wrona')).closest('li') as HTMLElement);
  expect(line.getByText('2026/11/18 – 2026/11/27')).toBeVisible();
  expect(line.getByText('With the substitute: 4')).toBeVisible();
  expect(line.getByText('Back on Monday')).toBeVisible();
  expect(screen.getByText('In the office')).toBeVisible();
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
  expect(within(await rowOf('MC-20261118-00002')).getByText('Out of office until 2026/11/27. Substitute: Jakub Wrona')).toBeInTheDocument();
});
