// @shares-process
import { approvalCheck as checkCall, approveSolution, returnSolution } from '@heliodesk/contract/solution';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { action } from '#src/domains/request/testing/sample-requests.ts';
import { approvalCheck, pendingPlan } from '#src/domains/solution/testing/sample-plan.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { bodiesTo } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { openSolutions } from '../testing/solutions-server.tsx';

const pending = { status: 'pending' } as const;
const acted = { requestId: 7, requestNo: 'MC-20261103-00015', version: 6, actions: [], status: 'approved' };
const decideOn = async (name: string, decision: string) =>
  user.click(within(await screen.findByRole('radiogroup', { name: `Decision: ${name}` })).getByText(decision));

test('shows each fact of the check sheet with a tick or a warning', async () => {
  const check = approvalCheck({
    warranty: { covered: 120, outside: 10, unknown: 1 },
    amounts: [{ currency: 'EUR', amount: '30000.00', limit: '25000.00', within: false }],
    needsSecond: true,
    settledBefore: [{ requestId: 3, requestNo: 'MC-20260902-00003', kind: 1, count: 2 }],
    comparable: [{ solutionId: 21, cases: 3, lowest: '60.00', median: '70.00', highest: '80.00' }],
  });
  openSolutions(pendingPlan(), [[checkCall, check]], pending);
  expect(await screen.findByText('Quantities fit')).toBeVisible();
  const facts = screen.getAllByRole('listitem');
  const factOf = (name: RegExp) => facts.find(({ textContent }) => name.test(textContent ?? ''));
  expect(factOf(/Quantities fit/)).toHaveTextContent('fine');
  expect(factOf(/Warranty on the defect date/)).toHaveTextContent('Out of warranty: 10. Unknown: 1.');
  expect(factOf(/Amount within your limit/)).toHaveTextContent('please check');
  expect(screen.getByRole('link', { name: 'MC-20260902-00003' })).toHaveAttribute('href', '/desk/3');
  expect(screen.getByText(/per piece 60.00 EUR to 80.00 EUR/)).toBeVisible();
  expect(screen.getByText(/a second person has to approve as well/)).toBeVisible();
});

test('approves once everything is decided', async () => {
  const calls = openSolutions(
    pendingPlan(),
    [
      [checkCall, approvalCheck()],
      [approveSolution, acted],
    ],
    pending,
  );
  expect(await screen.findByText('You’re the second person to decide.')).toBeVisible();
  expect(screen.getByText('Same lot as an earlier case.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send decisions' })).toHaveAccessibleDescription('Still to decide: Exchange and Compensation');
  await decideOn('Exchange', 'Approve');
  await decideOn('Compensation', 'Approve');
  await user.click(screen.getByRole('button', { name: 'Send decisions' }));
  await waitFor(() => expect(bodiesTo(calls, approveSolution)).toEqual([{ requestId: 7, version: 5 }]));
  await waitFor(() => expect(toasts.get().at(-1)?.title).toMatch(/^Solutions approved/));
});

test('says that it takes a second approval', async () => {
  openSolutions(
    pendingPlan(),
    [
      [checkCall, approvalCheck()],
      [approveSolution, { ...acted, status: 'pending' }],
    ],
    pending,
  );
  await decideOn('Exchange', 'Approve');
  await decideOn('Compensation', 'Approve');
  await user.click(screen.getByRole('button', { name: 'Send decisions' }));
  await waitFor(() => expect(toasts.get().at(-1)?.title).toMatch(/^First approval given/));
});

test('returns what has to change, with a reason', async () => {
  const calls = openSolutions(
    pendingPlan(),
    [
      [checkCall, approvalCheck()],
      [returnSolution, { ...acted, status: 'picked_up' }],
    ],
    pending,
  );
  await decideOn('Exchange', 'Approve');
  await decideOn('Compensation', 'Return');
  await user.click(screen.getByRole('button', { name: 'Send decisions' }));
  const reason = screen.getByRole('textbox', { name: /Reason, visible to Ingrid Halvorsen/ });
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription('Reason is required.');
  expect(bodiesTo(calls, returnSolution)).toEqual([]);
  await user.type(reason, 'Too much for one piece');
  await user.click(screen.getByRole('button', { name: 'Send decisions' }));
  await waitFor(() =>
    expect(bodiesTo(calls, returnSolution)).toEqual([{ requestId: 7, version: 5, reason: 'Too much for one piece', solutionIds: [21] }]),
  );
});

test.each([
  ['notAuthor', 'Someone other than the author has to do this.'],
  ['notApprovedBefore', 'You’ve already approved this. Someone else has to approve it too.'],
])('can’t be decided by everyone: %s', async (guard, words) => {
  openSolutions(pendingPlan({ actions: [action('approveSolution', [guard]), action('returnSolution', [guard])] }), [], pending);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.getByText('HD-M72 575 W')).toBeVisible();
});

test('is only looked at by those who don’t approve', async () => {
  openSolutions(pendingPlan({ actions: [] }), [], pending);
  expect(await screen.findByText('The solutions are waiting for someone to approve them.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Send/ })).toBeNull();
});
