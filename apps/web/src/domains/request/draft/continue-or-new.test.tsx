// @shares-process
import { getCustomerChoice } from '@heliodesk/contract/account';
import { listAttachments } from '@heliodesk/contract/attachment';
import { getEnquiry, saveEnquiry } from '@heliodesk/contract/enquiry';
import { listDrafts } from '@heliodesk/contract/request';
import type { DraftRow } from '@heliodesk/contract/request';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { customerChoice } from '#src/domains/account/testing/customer-choice.ts';
import { field, write } from '#src/platform/testing/fill-in.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { callsTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { requestPaths } from '../paths.ts';
import { noteKind } from '../testing/note-kind.tsx';
import { draftRow, readyDraft } from '../testing/sample-drafts.ts';
import { DraftPage } from './draft-page.tsx';

let calls: Received[];
let rows: DraftRow[] | Refused;
beforeEach(() => {
  rows = [draftRow(1, { requestType: 1 }), readyDraft(2, { requestType: 1 })];
  calls = stubServer([
    [listDrafts, () => (rows instanceof Refused ? rows : { rows, total: rows.length })],
    [getEnquiry, new Refused({ code: 404 })],
    [saveEnquiry, new Refused({ code: 503 })],
    [listAttachments, []],
  ]);
});

const wizard = requestPaths.create(1);
function open(address = wizard) {
  const router = openPage(
    [
      { path: wizard, element: <DraftPage kind={noteKind} /> },
      { path: '*', element: null },
    ],
    address,
  );
  return { at: () => router.state.location.pathname + router.state.location.search };
}

test('open drafts of the kind come first: one of them continues at its step', async () => {
  const { at } = open();
  const dialog = within(await screen.findByRole('dialog', { name: 'You have 2 unfinished drafts' }));
  expect(callsTo(calls, listDrafts)[0]?.url.searchParams.get('type')).toBe('1');
  expect(dialog.getByRole('radio', { name: /Hot spots 1.*step 3/ })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: /Hot spots 2/ }));
  await user.click(dialog.getByRole('button', { name: 'Review and submit' }));
  expect(at()).toBe(requestPaths.draft(1, 2));
});

test('a new one starts beside them', async () => {
  const { at } = open();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Continue at step 3' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Start a new enquiry' }));
  expect(await field('Your question')).toHaveValue('');
  expect(at()).toBe(wizard);
});

test('what was typed into a new one before it could be saved continues, without a question', async () => {
  const { at } = open();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start a new enquiry' }));
  await write('Your question', 'Which torque?');
  await waitFor(() => expect(callsTo(calls, saveEnquiry)).not.toHaveLength(0));
  cleanup();
  open(at());
  expect(await field('Your question')).toHaveValue('Which torque?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('staff who act for someone choose among the drafts of that customer, however often they come back', async () => {
  signInPerson({ permissions: ['csp:request:behalf'] });
  calls = stubServer([
    [getCustomerChoice, customerChoice()],
    [listDrafts, { rows, total: 2 }],
  ]);
  for (let visit = 0; visit < 2; visit += 1) {
    open(`${wizard}?onBehalfOf=7`);
    expect(await screen.findByRole('dialog', { name: 'You have 2 unfinished drafts' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(callsTo(calls, listDrafts).at(-1)?.url.searchParams.get('onBehalfOf')).toBe('7');
    cleanup();
  }
});

test('without open drafts, or if they cannot be asked for, the form opens immediately', async () => {
  rows = [];
  const { at } = open();
  expect(await field('Your question')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(at()).toBe(wizard);
});

test('a failed question keeps no one from filing', async () => {
  rows = new Refused({ code: 503 });
  open();
  expect(await field('Your question')).toBeInTheDocument();
});
