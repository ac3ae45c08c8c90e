// @shares-process
import { offeredMacros, previewMacro, runMacro, undoMacro } from '@heliodesk/contract/macro';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { samplePreview } from '#src/domains/macro/testing/sample-macros.ts';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { bodiesTo, Refused } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openCase } from '../testing/case-server.tsx';
import { macrosOffered, openMacro, requestRan, runDone, runShown, stepsRan } from '../testing/macro-server.tsx';

beforeEach(() => setWindowWidth(1440));

test('what it did can be undone for as long as messages can be recalled', async () => {
  const calls = await openMacro([
    [previewMacro, samplePreview()],
    [runMacro, runDone({ steps: [stepsRan[0], { ...stepsRan[1], canUndo: false }] })],
    [undoMacro, requestRan],
  ]);
  await runShown();
  expect(await screen.findByText('Asked the customer for files')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open task' })).toHaveAttribute('href', expect.stringContaining('/desk/7#tip-31'));
  expect(screen.getByText('Undo doesn’t change this')).toBeVisible();
  expect(screen.getByText(/You can undo this for 1:\d\d\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next case' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('“Photos missing” was undone')).toBeVisible();
  expect(screen.getByText('Taken back')).toBeVisible();
  expect(screen.getByText('Stays as it is')).toBeVisible();
  expect(bodiesTo(calls, undoMacro)).toEqual([{ runId: 90 }]);
});

test('once it is closed, a message undoes it on whatever page one is, and leads back to the case', async () => {
  let waitingOn: 'us' | 'customer' = 'us';
  const { calls, router } = openCase(
    () => claimDetail({ firstContactAt: null, waitingOn, actions: [action('message'), action('runMacro')] }),
    [
      [previewMacro, samplePreview()],
      [
        runMacro,
        () => {
          waitingOn = 'customer';
          return runDone();
        },
      ],
      [undoMacro, requestRan],
      [offeredMacros, macrosOffered],
    ],
    '/desk/7?from=next',
    [{ path: '/desk/next', element: <p>The next one</p> }],
  );
  await screen.findByRole('button', { name: 'Run macro' });
  await user.keyboard('m');
  await user.click(await screen.findByRole('button', { name: /Photos missing/ }));
  await runShown();
  await user.click(await screen.findByRole('button', { name: 'Next case' }));
  expect(await screen.findByText('The next one')).toBeVisible();
  const undoing = toasts.get().find(({ title }) => title === '“Photos missing” is done');
  expect(undoing).toMatchObject({ text: 'MC-20261103-00015', action: { label: 'Undo' } });
  expect(undoing?.until).toBeGreaterThan(Date.now());
  waitingOn = 'us';
  act(() => undoing?.action?.onClick());
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/desk/7', search: '?from=next' }));
  expect(bodiesTo(calls, undoMacro)).toEqual([{ runId: 90 }]);
  expect(toasts.get().map(({ title }) => title)).toEqual(expect.arrayContaining(['“Photos missing” was undone']));
  expect(toasts.get()).not.toContain(undoing);
});

test('without anything to take back, no undo is offered; one that is refused says why', async () => {
  await openMacro([
    [previewMacro, samplePreview()],
    [runMacro, runDone()],
    [undoMacro, new Refused({ code: 409, msg: 'The customer has answered.', data: { key: 'tip.closed', state: 'confirmed' } })],
  ]);
  await runShown();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The customer has answered.')).toBeVisible();
  expect(screen.getByText('“Photos missing” is done')).toBeVisible();
});
