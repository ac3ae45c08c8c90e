// @shares-process
import { deskList, listTeamMembers } from '@heliodesk/contract/request';
import type { TeamMembers } from '@heliodesk/contract/request';
import { getRouting } from '@heliodesk/contract/routing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { samplePerson, sampleRouting } from '#src/domains/routing/testing/sample-routing.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { callsTo, stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import RoutingPage from '../../domains/routing/pages/rules.tsx';
import TeamAbsencesPage from './team.tsx';

const team: TeamMembers = { today: '2026-11-20', people: [] };

function openTeam(permissions: string[]) {
  const calls = stubServer([
    [listTeamMembers, team],
    [deskList, { rows: [], total: 0 }],
    [getRouting, sampleRouting({ people: [samplePerson(5, 'Sofie Dahl', { isAway: true })] })],
  ]);
  signInPerson({ permissions });
  openPage(
    [
      { path: '/desk/team', element: <TeamAbsencesPage /> },
      { path: '/routing', element: <RoutingPage /> },
    ],
    '/desk/team',
  );
  return calls;
}

test('supervisors go from who is out of office to the rules and back', async () => {
  openTeam(['csp:routing:edit']);
  const tabs = async () => within(await screen.findByRole('navigation', { name: 'Routing' }));
  expect(await (await tabs()).findByRole('link', { name: 'Out of office 1' })).toHaveAttribute('aria-current', 'page');
  await user.click((await tabs()).getByRole('link', { name: 'Rules 4' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Routing' })).toBeVisible();
  expect((await tabs()).getByRole('link', { name: 'Rules 4' })).toHaveAttribute('aria-current', 'page');
  await user.click((await tabs()).getByRole('link', { name: 'Out of office 1' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Out of office' })).toBeVisible();
});

test('who doesn’t edit rules sees no way to them, and doesn’t ask for them', async () => {
  const calls = openTeam(['csp:request:owner']);
  expect(await screen.findByRole('heading', { level: 1, name: 'Out of office' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Routing' })).toBeNull();
  expect(callsTo(calls, getRouting)).toEqual([]);
});
