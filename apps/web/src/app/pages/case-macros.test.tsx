// @shares-process
import { offeredMacros, previewMacro, runMacro } from '@heliodesk/contract/macro';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { samplePreview, sampleStep } from '#src/domains/macro/testing/sample-macros.ts';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { bodiesTo, Refused } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openCase } from '../testing/case-server.tsx';
import { macroShown, macrosOffered, openMacro, runDone } from '../testing/macro-server.tsx';

beforeEach(() => setWindowWidth(1440));

test('m lists the macros; one that isn’t for this request says why', async () => {
  openCase(claimDetail({ actions: [action('runMacro')] }), [[offeredMacros, macrosOffered]]);
  await screen.findByRole('button', { name: 'Run macro' });
  await user.keyboard('m');
  const greet = await screen.findByRole('button', { name: /Greet/ });
  expect(greet).toBeDisabled();
  expect(greet).toHaveTextContent('Not for requests in this status');
  const photos = screen.getByRole('button', { name: /Photos missing/ });
  expect(photos).toHaveTextContent('Ask for files and write message');
  expect(photos).toHaveFocus();
});

test('a macro says what it would do, and runs with the text as it was changed', async () => {
  const calls = await openMacro([
    [previewMacro, samplePreview()],
    [runMacro, runDone()],
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: /Photos missing/ }));
  expect(await dialog.findByText('Missing: Back label')).toBeVisible();
  expect(dialog.getByText('Already there: Front')).toBeVisible();
  expect(dialog.getByText('Then waits for the customer')).toBeVisible();
  const text = dialog.getByRole('textbox', { name: 'Text of the message' });
  expect(text).toHaveAttribute('lang', 'fr');
  await user.type(text, ' Merci.');
  await user.click(dialog.getByRole('button', { name: 'Run macro' }));
  expect(await screen.findByText('“Photos missing” is done')).toBeVisible();
  expect(bodiesTo(calls, runMacro)).toEqual([
    { requestId: 7, version: 5, macroId: 2, macroVersion: 3, texts: [{ step: 1, text: 'Il manque : étiquette. Merci.' }], inputs: [] },
  ]);
});

test('a step that isn’t possible is named, and the macro can’t run', async () => {
  const blocked = sampleStep({ kind: 'askFiles', text: '', blocked: { why: 'nothingMissing', guards: [], task: null } });
  await openMacro([[previewMacro, samplePreview({ steps: [blocked, sampleStep()] })]]);
  const dialog = within(await screen.findByRole('dialog', { name: /Photos missing/ }));
  expect(await dialog.findByText('All these photos are already there.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Run macro' })).toBeDisabled();
});

test('a text that is too long, filled in, has to be shortened first', async () => {
  const blocked = { why: 'textTooLong' as const, guards: [], task: null };
  await openMacro([[previewMacro, samplePreview({ steps: [sampleStep({ text: 'Bonjour à tous', textLimit: 8, blocked })] })]]);
  const dialog = await macroShown();
  expect(await dialog.findByText('This text is too long. Shorten it.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Run macro' })).toBeDisabled();
  const text = dialog.getByRole('textbox', { name: 'Text of the message' });
  await user.clear(text);
  await user.type(text, 'Bonjour');
  expect(dialog.queryByText('This text is too long. Shorten it.')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Run macro' })).toBeEnabled();
});

test('a run that is refused says which step held it back and that nothing was done', async () => {
  const data = { key: 'macro.blocked', step: 0, kind: 'askFiles', why: 'other', guards: [], task: null };
  await openMacro([
    [previewMacro, samplePreview()],
    [runMacro, new Refused({ code: 409, msg: 'Step 1 isn’t possible.', data })],
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: /Photos missing/ }));
  await user.click(await dialog.findByRole('button', { name: 'Run macro' }));
  expect(await screen.findByText('“Photos missing” did nothing')).toBeVisible();
  expect(screen.getByText('The request doesn’t allow this right now.')).toBeVisible();
  expect(screen.getByText('This step wasn’t done')).toBeVisible();
});

test('after a change by someone else, it shows what would happen now and keeps what was typed', async () => {
  let version = 5;
  const calls = await openMacro([
    [previewMacro, () => samplePreview({ version })],
    [runMacro, new Refused({ code: 409, msg: 'Old.', data: { key: 'stale', version: 6, status: 'picked_up' } })],
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: /Photos missing/ }));
  await user.type(await dialog.findByRole('textbox', { name: 'Text of the message' }), ' Merci.');
  version = 6;
  await user.click(dialog.getByRole('button', { name: 'Run macro' }));
  expect(await dialog.findByText('Something has changed. This is what would happen now.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Text of the message' })).toHaveValue('Il manque : étiquette. Merci.');
  // While it is drawn as loading, its name says so.
  await user.click(dialog.getByRole('button', { name: /Run macro/ }));
  await waitFor(() => expect(bodiesTo(calls, runMacro).at(-1)).toMatchObject({ version: 6 }));
});

test('the history names the macro that took a step', async () => {
  const event = { eventId: 9, time: '2026-11-20T09:58:00.000Z', actor: 'Ingrid', onBehalfOf: null, from: null, to: null, reason: '' };
  openCase(claimDetail({ events: [{ ...event, action: 'askFiles', macro: 'Photos missing' }] }));
  expect((await screen.findByText('Files requested')).closest('li')).toHaveTextContent('Photos missing');
});
