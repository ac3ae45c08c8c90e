// @shares-process
import { offeredMacros, previewMacro, runMacro, undoMacro } from '@heliodesk/contract/macro';
import { listDuplicates, remindCustomer } from '@heliodesk/contract/request';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { samplePreview, sampleStep } from '#src/domains/macro/testing/sample-macros.ts';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { bodiesTo, Refused } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openCase } from '../testing/case-server.tsx';

beforeEach(() => setWindowWidth(1440));

const offered = [
  { macroId: 1, name: 'Greet', steps: ['pickUp', 'message'], unfit: 'status' },
  { macroId: 2, name: 'Photos missing', steps: ['askFiles', 'message'], unfit: null },
];
const ran = { requestId: 7, requestNo: 'MC-20261103-00015', version: 6, actions: [], macroId: 2, name: 'Photos missing' };
const steps = [
  { kind: 'askFiles', tipsId: 31, canUndo: true },
  { kind: 'message', tipsId: null, canUndo: true },
];
const done = (change: object = {}) => ({ ...ran, runId: 90, steps, undoUntil: new Date(Date.now() + 90_000).toISOString(), ...change });

async function openMacro(more: Parameters<typeof openCase>[1] = []) {
  const { calls } = openCase(claimDetail({ actions: [action('message'), action('runMacro')] }), [...more, [offeredMacros, offered]]);
  await screen.findByRole('button', { name: 'Run macro' });
  await user.keyboard('m');
  await user.click(await screen.findByRole('button', { name: /Photos missing/ }));
  return calls;
}

const shown = async () => within(await screen.findByRole('dialog', { name: /Photos missing/ }));
const runShown = async () => user.click(await (await shown()).findByRole('button', { name: 'Run macro' }));

test('m lists the macros; one that isn’t for this request says why', async () => {
  openCase(claimDetail({ actions: [action('runMacro')] }), [[offeredMacros, offered]]);
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
    [runMacro, done()],
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
  const dialog = await shown();
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

test('what it did can be undone for as long as messages can be recalled', async () => {
  const calls = await openMacro([
    [previewMacro, samplePreview()],
    [runMacro, done({ steps: [steps[0], { ...steps[1], canUndo: false }] })],
    [undoMacro, ran],
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
          return done();
        },
      ],
      [undoMacro, ran],
      [offeredMacros, offered],
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
    [runMacro, done()],
    [undoMacro, new Refused({ code: 409, msg: 'The customer has answered.', data: { key: 'tip.closed', state: 'confirmed' } })],
  ]);
  await runShown();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The customer has answered.')).toBeVisible();
  expect(screen.getByText('“Photos missing” is done')).toBeVisible();
});

test('what is asked for already leads to the open task, or to a reminder', async () => {
  const task = { tipsId: 31, asker: 'Tomás Quiroga', askTime: '2026-11-18T10:00:00Z' };
  const blocked = sampleStep({ kind: 'askFiles', text: '', blocked: { why: 'alreadyAsked', guards: [], task } });
  const calls = await openMacro([
    [previewMacro, samplePreview({ steps: [blocked, sampleStep()] })],
    [remindCustomer, ran],
  ]);
  expect(await screen.findByText(/Tomás Quiroga asked for this on November 18, 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open task' })).toHaveAttribute('href', expect.stringContaining('#tip-31'));
  await user.click(screen.getByRole('button', { name: 'Remind instead' }));
  await waitFor(() => expect(bodiesTo(calls, remindCustomer)).toEqual([{ requestId: 7, version: 5 }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what a macro leaves open is chosen before it runs: details, and which claim continues', async () => {
  const [asks, links] = [
    sampleStep({ kind: 'askDetails', text: '', input: 'fields', fieldChoices: ['moduleClaim.quantity', 'moduleClaim.defectDate'] }),
    sampleStep({ kind: 'linkDuplicate', text: null, textLanguage: null, input: 'duplicate' }),
  ];
  const missing = { why: 'inputMissing' as const, guards: [], task: null };
  const calls = await openMacro([
    [
      previewMacro,
      ({ body }: { body: { inputs: { step: number; fields?: string[]; duplicateNo?: string }[] } }) => {
        const [fields = [], duplicateNo = ''] = [body.inputs[0]?.fields, body.inputs[1]?.duplicateNo];
        return samplePreview({
          steps: [
            { ...asks, fields, blocked: fields.length > 0 ? null : missing },
            { ...links, duplicateNo, blocked: duplicateNo === '' ? missing : null },
          ],
        });
      },
    ],
    [listDuplicates, []],
    [
      runMacro,
      done({
        steps: [
          { kind: 'askDetails', tipsId: 31, canUndo: true },
          { kind: 'linkDuplicate', tipsId: null, canUndo: false },
        ],
      }),
    ],
  ]);
  const start = await (await shown()).findByRole('button', { name: 'Run macro' });
  expect(start).toBeDisabled();
  await user.click(await screen.findByRole('checkbox', { name: 'Date found' }));
  await user.type(screen.getByRole('combobox', { name: 'Which claim continues?' }), 'mc-20261106-00022');
  await user.tab();
  expect(await screen.findByText('Details: Date found')).toBeVisible();
  await waitFor(() => expect(start).toBeEnabled());
  await user.click(start);
  expect(await screen.findByText('Linked with MC-20261106-00022')).toBeVisible();
  expect(bodiesTo(calls, runMacro)).toMatchObject([
    {
      inputs: [
        { step: 0, fields: ['moduleClaim.defectDate'] },
        { step: 1, duplicateNo: 'MC-20261106-00022' },
      ],
    },
  ]);
});

test('delivery dates are chosen before a macro sets them', async () => {
  const choices = [
    { addressId: 41, name: 'Warehouse Jaén', etd: '', eta: '' },
    { addressId: 42, name: 'Plant Écija', etd: '2026-11-20', eta: '2026-12-02' },
  ];
  const calls = await openMacro([
    [
      previewMacro,
      ({ body }: { body: { inputs: { addressIds?: number[]; etd?: string; eta?: string }[] } }) => {
        const { addressIds = [41], etd = '', eta = '' } = body.inputs[0] ?? {};
        const blocked = etd === '' || eta === '' ? { why: 'inputMissing' as const, guards: [], task: null } : null;
        const dates = { choices, addressIds, etd, eta, reason: '' };
        return samplePreview({ steps: [sampleStep({ kind: 'setDates', text: null, textLanguage: null, input: 'dates', dates, blocked })] });
      },
    ],
    [runMacro, done({ steps: [{ kind: 'setDates', tipsId: null, canUndo: false }], undoUntil: null })],
  ]);
  const dialog = await shown();
  const start = await dialog.findByRole('button', { name: 'Run macro' });
  expect(start).toBeDisabled();
  expect(dialog.getByRole('checkbox', { name: 'Warehouse Jaén' })).toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: /Plant Écija: ETD November 20, 2026, ETA December 2, 2026/ }));
  for (const [name, day] of [
    [/ETD/, '2026/12/10'],
    [/ETA/, '2026/12/20'],
  ] as const) {
    await user.type(dialog.getByRole('textbox', { name }), day);
    await user.keyboard('{Enter}');
  }
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The port is closed.');
  await user.tab();
  expect(await dialog.findByText('ETD December 10, 2026, ETA December 20, 2026')).toBeVisible();
  expect(dialog.getByText('Deliveries: Warehouse Jaén and Plant Écija')).toBeVisible();
  await waitFor(() => expect(start).toBeEnabled());
  await user.click(start);
  expect(await screen.findByText('Set the delivery dates')).toBeVisible();
  expect(bodiesTo(calls, runMacro)).toMatchObject([
    { inputs: [{ step: 0, addressIds: [41, 42], etd: '2026-12-10', eta: '2026-12-20', reason: 'The port is closed.' }] },
  ]);
});

test('bank details that are asked for lead to the open task, and to a reminder', async () => {
  const task = { tipsId: 31, asker: '', askTime: '2026-11-18T10:00:00Z' };
  const blocked = sampleStep({ kind: 'askBank', text: null, textLanguage: null, blocked: { why: 'bankAsked', guards: [], task } });
  await openMacro([[previewMacro, samplePreview({ steps: [blocked, sampleStep()] })]]);
  expect(await screen.findByText(/The customer was asked for bank details on November 18, 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open task' })).toHaveAttribute('href', expect.stringContaining('#tip-31'));
  expect(screen.getByRole('button', { name: 'Remind instead' })).toBeEnabled();
  expect((await shown()).getByRole('button', { name: 'Run macro' })).toBeDisabled();
});

test('the history names the macro that took a step', async () => {
  const event = { eventId: 9, time: '2026-11-20T09:58:00.000Z', actor: 'Ingrid', onBehalfOf: null, from: null, to: null, reason: '' };
  openCase(claimDetail({ events: [{ ...event, action: 'askFiles', macro: 'Photos missing' }] }));
  expect((await screen.findByText('Files requested')).closest('li')).toHaveTextContent('Photos missing');
});
