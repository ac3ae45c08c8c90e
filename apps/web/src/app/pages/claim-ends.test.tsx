// @shares-process
import { complete } from '@heliodesk/contract/request';
import { finishRepair, solutionKinds, solutionPlan as solutionPlanCall } from '@heliodesk/contract/solution';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { compensation, solutionPlan } from '#src/domains/solution/testing/sample-plan.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { bodiesTo, Refused } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openCase } from '../testing/case-server.tsx';
import { openSolutions } from '../testing/solutions-server.tsx';

const number = 'MC-20261103-00015';
const acted = { requestId: 7, requestNo: number, version: 6, actions: [] };
const processing = { status: 'processing' } as const;

beforeEach(() => {
  sessionStorage.clear();
  setWindowWidth(1440);
});

const said = (text: string) => waitFor(() => expect(toasts.get().map(({ title }) => title)).toContain(text));

const repair = compensation({ kind: solutionKinds.repair, state: 'running', repairSite: 'Vera', unitPrice: '', money: '' });
const running = (change: object = {}) =>
  solutionPlan({
    ...processing,
    actions: [action('finishRepair')],
    solutions: [{ ...repair, ...change }, compensation({ state: 'running', solutionId: 22 })],
  });

test('a claim is completed with closing words, and says where they are missing', async () => {
  const claim = claimDetail({ requestNo: number, ...processing, actions: [action('complete')] });
  const { calls } = openCase(claim, [
    [complete, { ...acted, status: 'completed' }],
    [solutionPlanCall, running({ state: 'done' })],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Complete' }));
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(`Complete ${number}`) }));
  await user.click(dialog.getByRole('button', { name: 'Complete claim' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /Closing words/ })).toBeInvalid());
  expect(bodiesTo(calls, complete)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Closing words/ }), 'All 28 modules are paid.');
  await user.click(dialog.getByRole('button', { name: 'Complete claim' }));
  await said(`${number} completed`);
  expect(bodiesTo(calls, complete)).toEqual([{ requestId: 7, version: 5, content: 'All 28 modules are paid.', reason: '' }]);
});

test('a repair is entered with its day and its report; what is wrong stands at the field, and nothing is lost', async () => {
  let isRefused = true;
  const early = new Refused({ code: 510, data: { errors: [{ path: 'repairedOn', rule: 'invalid', message: 'Check this day.' }] } });
  const calls = openSolutions(running(), [[finishRepair, () => (isRefused ? early : acted)]], processing);
  const [enter, ...others] = await screen.findAllByRole('button', { name: 'Enter repair' });
  expect(others).toEqual([]);
  await user.click(enter ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Repair carried out' }));
  const day = dialog.getByRole('textbox', { name: /Carried out on/ });
  await user.type(day, '2026/11/20');
  fireEvent.blur(day);
  await user.type(dialog.getByRole('textbox', { name: /What was done/ }), 'Both boxes were replaced.');
  await user.click(dialog.getByRole('button', { name: 'Save repair' }));
  await waitFor(() => expect(dialog.getAllByText('Check this day.')).toHaveLength(2));
  expect(dialog.getByRole('textbox', { name: /What was done/ })).toHaveValue('Both boxes were replaced.');
  isRefused = false;
  await user.click(dialog.getByRole('button', { name: 'Save repair' }));
  await said('Repair saved');
  expect(bodiesTo(calls, finishRepair).at(-1)).toEqual({
    requestId: 7,
    version: 5,
    solutionId: 21,
    repairedOn: '2026-11-20',
    report: 'Both boxes were replaced.',
  });
});

test('a repair that is done shows its day and its report, and can’t be entered again', async () => {
  openSolutions(running({ state: 'done', repairedOn: '2026-11-20', repairReport: 'Both boxes were replaced.' }), [], processing);
  expect(await screen.findByText('Both boxes were replaced.')).toBeVisible();
  expect(screen.getByText('Done')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enter repair' })).toBeNull();
});
