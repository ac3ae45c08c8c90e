// @shares-process
import { previewMacro, runMacro } from '@heliodesk/contract/macro';
import { listDuplicates, remindCustomer } from '@heliodesk/contract/request';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { samplePreview, sampleStep } from '#src/domains/macro/testing/sample-macros.ts';
import { bodiesTo } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { macroShown, openMacro, requestRan, runDone } from '../testing/macro-server.tsx';

beforeEach(() => setWindowWidth(1440));

test('what is asked for already leads to the open task, or to a reminder', async () => {
  const task = { tipsId: 31, asker: 'Tomás Quiroga', askTime: '2026-11-18T10:00:00Z' };
  const blocked = sampleStep({ kind: 'askFiles', text: '', blocked: { why: 'alreadyAsked', guards: [], task } });
  const calls = await openMacro([
    [previewMacro, samplePreview({ steps: [blocked, sampleStep()] })],
    [remindCustomer, requestRan],
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
      runDone({
        steps: [
          { kind: 'askDetails', tipsId: 31, canUndo: true },
          { kind: 'linkDuplicate', tipsId: null, canUndo: false },
        ],
      }),
    ],
  ]);
  const start = await (await macroShown()).findByRole('button', { name: 'Run macro' });
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
    [runMacro, runDone({ steps: [{ kind: 'setDates', tipsId: null, canUndo: false }], undoUntil: null })],
  ]);
  const dialog = await macroShown();
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
  expect((await macroShown()).getByRole('button', { name: 'Run macro' })).toBeDisabled();
});
