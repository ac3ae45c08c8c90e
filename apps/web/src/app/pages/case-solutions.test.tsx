// @shares-process
import { solutionPlan as readPlan } from '@heliodesk/contract/solution';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { exchange, solutionPlan } from '#src/domains/solution/testing/sample-plan.ts';
import { callsTo } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { openCase } from '../testing/case-server.tsx';

const page = { path: '/desk/:requestId/solutions', element: <p>Their page</p> };

test('a case shows its solutions in short, and leads to them', async () => {
  openCase(
    claimDetail({ actions: [action('saveSolution')] }),
    [[readPlan, solutionPlan({ solutions: [exchange({ state: 'returned' })], covered: 96 })]],
    '/desk/7',
    [page],
  );
  const link = await screen.findByRole('link', { name: 'Open solutions' });
  const card = within(link.closest('section') as HTMLElement);
  expect(card.getByText('With a solution: 96 of 131')).toBeVisible();
  expect(card.getByText('To change')).toBeVisible();
  await user.click(link);
  expect(await screen.findByText('Their page')).toBeVisible();
});

test('a case has no such card before anything was accepted', async () => {
  const { calls } = openCase(claimDetail({ actions: [action('saveSolution', ['hasAccepted'])] }), [[readPlan, solutionPlan()]]);
  expect(await screen.findByRole('heading', { name: 'Customer' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open solutions' })).toBeNull();
  expect(callsTo(calls, readPlan)).toEqual([]);
});

test('the action bar leads to the solutions, and says why not yet', async () => {
  openCase(claimDetail({ actions: [action('saveSolution', ['hasAccepted'])] }), [[readPlan, solutionPlan({ accepted: 0 })]]);
  expect(await screen.findByRole('button', { name: 'Prepare solutions' })).toHaveAccessibleDescription(
    'The review isn’t finished, or nothing was accepted.',
  );
});
