// @shares-process
import { linkDuplicate, listDuplicates, proposeRejection, rejectReasons, unlinkDuplicate } from '@heliodesk/contract/request';
import type { PossibleDuplicate } from '@heliodesk/contract/request';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { bodiesTo, Refused } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openCase } from '../testing/case-server.tsx';

beforeEach(() => setWindowWidth(1440));

const other = (change: Partial<PossibleDuplicate> = {}): PossibleDuplicate => ({
  requestId: 1,
  requestNo: 'MC-20261106-00022',
  requestType: 3,
  status: 'submitted',
  title: 'Junction boxes, Almería Norte 3',
  companyName: 'Sierra Clara Energía',
  contactName: 'Tomás Quiroga',
  sharedSerials: 16,
  isSameDefect: false,
  isSameCompany: true,
  ...change,
});
const request = claimDetail({ actions: [action('linkDuplicate'), action('unlinkDuplicate'), action('proposeRejection')] });
const { requestId, requestNo, version } = request;
const answered = { requestId, requestNo, version: version + 1, actions: [] };

const cardOf = async (title: string) => within((await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement);

test('a case names claims that may be duplicates, says why, and links one in one click', async () => {
  const foreign = other({ requestId: 2, requestNo: 'MC-20261107-00003', sharedSerials: 0, isSameDefect: true, isSameCompany: false });
  const { calls } = openCase(request, [
    [listDuplicates, [other(), foreign]],
    [linkDuplicate, answered],
  ]);
  const card = await cardOf('Possible duplicates');
  expect(card.getByRole('link', { name: 'MC-20261106-00022' }).closest('li')).toHaveTextContent(/16 shared serial numbers/);
  expect(card.getByRole('link', { name: 'MC-20261107-00003' }).closest('li')).toHaveTextContent(
    /Same project and defect date.*From Sierra Clara Energía.*Customers won’t see the link\./,
  );
  await user.click(card.getByRole('button', { name: 'Link claims: MC-20261106-00022' }));
  await waitFor(() => expect(bodiesTo(calls, linkDuplicate)).toEqual([{ requestId, version, duplicateNo: 'MC-20261106-00022' }]));
});

test('a claim is closed as a duplicate by a proposal with that reason, which links it first', async () => {
  const { calls } = openCase(request, [
    [listDuplicates, [other()]],
    [linkDuplicate, answered],
    [
      rejectReasons,
      { reasons: [{ value: '6', label: 'Duplicate', text: 'Ya ha presentado una solicitud.' }], language: 'es', appealDays: 30 },
    ],
    [proposeRejection, { ...answered, version: version + 2 }],
  ]);
  const card = await cardOf('Possible duplicates');
  await user.click(card.getByRole('button', { name: 'Close as duplicate: MC-20261106-00022' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Propose to reject/ }));
  expect(dialog.getByText('We’ll also link this claim with MC-20261106-00022.')).toBeVisible();
  expect(await dialog.findByRole('textbox', { name: /What the customer reads/ })).toHaveValue('Ya ha presentado una solicitud.');
  await user.click(dialog.getByRole('button', { name: 'Send proposal' }));
  await waitFor(() => expect(bodiesTo(calls, proposeRejection)).toMatchObject([{ requestId, version: version + 1, reasonCode: '6' }]));
  expect(bodiesTo(calls, linkDuplicate)).toHaveLength(1);
});

test('the customer’s text has no draft where the other claim is from another company', async () => {
  openCase(request, [
    [listDuplicates, [other({ isSameCompany: false })]],
    [rejectReasons, { reasons: [{ value: '6', label: 'Duplicate', text: 'You’ve filed both.' }], language: 'es', appealDays: 30 }],
  ]);
  const card = await cardOf('Possible duplicates');
  await user.click(card.getByRole('button', { name: 'Close as duplicate: MC-20261106-00022' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Propose to reject/ }));
  expect(await dialog.findByRole('textbox', { name: /What the customer reads/ })).toHaveValue('');
});

test('a claim is linked by the number of another one, which is refused at its field', async () => {
  const refused = new Refused({
    code: 510,
    data: {
      key: 'validation',
      errors: [{ path: 'duplicateNo', rule: 'linksItself', message: 'This is the number of the claim itself. Enter another one.' }],
    },
  });
  openCase(request, [[linkDuplicate, refused]]);
  await user.click(await screen.findByRole('button', { name: 'Link duplicate' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Link MC.* as a duplicate/ }));
  await user.type(dialog.getByRole('textbox', { name: /Number of the other claim/ }), requestNo);
  await user.click(dialog.getByRole('button', { name: 'Link claims' }));
  expect(await dialog.findByText('This is the number of the claim itself. Enter another one.')).toBeVisible();
});

test('two linked claims are taken apart with a reason', async () => {
  const link = { ...other(), kind: 'duplicateOf', outward: true, reason: '' } as const;
  const { calls } = openCase(claimDetail({ ...request, links: [link] }), [[unlinkDuplicate, answered]]);
  const card = await cardOf('Linked requests');
  expect(card.getByText('Duplicate of')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Unlink MC-20261106-00022' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Unlink MC/ }));
  await user.click(dialog.getByRole('button', { name: 'Unlink' }));
  expect(await dialog.findByText('Reason is required.')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Other modules');
  await user.click(dialog.getByRole('button', { name: 'Unlink' }));
  await waitFor(() => expect(bodiesTo(calls, unlinkDuplicate)).toEqual([{ requestId, version, otherId: 1, reason: 'Other modules' }]));
});
