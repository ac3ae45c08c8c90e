// @shares-process
import '../request-kinds.ts';
import { listCountries } from '@heliodesk/contract/reference';
import { deskRequest, splitClaim } from '@heliodesk/contract/request';
import {
  applyVerdicts,
  decideSerials,
  getSerialReview,
  getVerdictFile,
  listReviewRows,
  reviewSerials,
  type ReviewRow,
  type SerialReview,
  type VerdictFile,
} from '@heliodesk/contract/serial-number';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { bodiesTo, stubServer } from '#src/platform/testing/stub-server.ts';
import { UploadRequest } from '#src/platform/testing/upload-request.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import ReviewPage from './review.tsx';

const none = { accepted: 0, refused: 0, asked: 0, undecided: 0 };
const review: SerialReview = {
  requestId: 7,
  total: 5,
  counts: { ...none, accepted: 3, undecided: 2 },
  refusedFor: [],
  groups: [
    { verdict: 'ok', total: 3, counts: { ...none, accepted: 3 }, detail: '', otherDetails: 0, reasonCode: '' },
    { verdict: 'outOfWarranty', total: 2, counts: { ...none, undecided: 2 }, detail: '2025-05-02', otherDetails: 1, reasonCode: '' },
  ],
  cells: 'aaauu',
  serialsPerCell: 1,
  finishedAt: null,
  finishedBy: '',
  reasons: [
    { value: '1', label: 'Out of warranty' },
    { value: '7', label: 'Other reason' },
  ],
  question: 'Please compare them with the labels.',
};
const row: ReviewRow = {
  id: 44,
  position: 4,
  sn: 'HD7226W14A018842',
  moduleType: 'HD-M72',
  power: 575,
  verdict: 'outOfWarranty',
  detail: '2025-05-02',
  state: 'undecided',
  reason: '',
};

function open(shown: SerialReview, answer: SerialReview, actions = [action('decideSerials')], more: Parameters<typeof stubServer>[0] = []) {
  setWindowWidth(1440);
  const server = stubServer([
    ...more,
    [getVerdictFile, null],
    [getSerialReview, shown],
    [listReviewRows, { rows: [row], total: 1 }],
    [listCountries, []],
    [decideSerials, answer],
    [reviewSerials, answer],
    [deskRequest, claimDetail({ requestId: 7, version: 5, actions })],
  ]);
  openPage([{ path: '/desk/:requestId/review', Component: ReviewPage }], '/desk/7/review', {
    permissions: ['csp:desk:list', 'csp:request:solution'],
  });
  return server;
}

test('decides about all of a finding, with its usual reason', async () => {
  const calls = open(review, { ...review, counts: { ...none, accepted: 3, refused: 2 }, cells: 'aaarr' });
  const choice = await screen.findByRole('radiogroup', { name: /Decision on “Out of warranty/ });
  expect(screen.getByText(/2 May 2025|May 2, 2025/)).toBeVisible();
  await user.click(within(choice).getByText('Refuse'));
  await waitFor(() =>
    expect(bodiesTo(calls, decideSerials)).toEqual([
      { requestId: 7, selection: { verdict: 'outOfWarranty' }, decision: 'refused', reasonCode: '1' },
    ]),
  );
  expect(await screen.findByRole('option', { name: 'Row 4: Refused' })).toBeInTheDocument();
});

test('selects a range of cells with the keyboard and decides about it', async () => {
  const calls = open(review, review);
  const field = await screen.findByRole('listbox', { name: /Serial numbers as cells/ });
  field.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getByRole('option', { name: 'Row 5: Undecided' })).toHaveAttribute('aria-selected', 'true');
  await user.click(await screen.findByRole('button', { name: /^Accept$/ }));
  await waitFor(() =>
    expect(bodiesTo(calls, decideSerials)).toEqual([{ requestId: 7, selection: { from: 4, to: 5 }, decision: 'accepted', reasonCode: '' }]),
  );
});

test('can’t be finished while something is undecided, and says so', async () => {
  open(review, review);
  expect(await screen.findByRole('button', { name: 'Finish review' })).toHaveAccessibleDescription('Not everything is decided yet.');
});

test('is finished with a question to the customer about those to ask', async () => {
  const asked = { ...review, counts: { ...none, accepted: 3, asked: 2 }, cells: 'aaaqq' };
  const calls = open(asked, { ...asked, finishedAt: '2026-11-20T10:00:00Z', finishedBy: 'Ingrid Halvorsen' });
  const question = await screen.findByRole('textbox', { name: 'Question for the customer' });
  expect(question).toHaveValue('Please compare them with the labels.');
  await user.type(question, ' Thanks.');
  await user.click(screen.getByRole('button', { name: 'Finish review' }));
  await waitFor(() =>
    expect(bodiesTo(calls, reviewSerials)).toEqual([
      { requestId: 7, version: 5, question: 'Please compare them with the labels. Thanks.' },
    ]),
  );
  expect(await screen.findByText(/by Ingrid Halvorsen/)).toBeVisible();
});

test('is only looked at after the claim has left its review', async () => {
  open(review, review, []);
  expect((await screen.findAllByText('You can only make decisions while the claim is in review.'))[0]).toBeVisible();
  expect(screen.getAllByRole('radio')[0]).toBeDisabled();
});

const read: NonNullable<VerdictFile> = {
  fileId: 3,
  fileName: 'verdicts.xlsx',
  rows: 480,
  apply: 465,
  unchanged: 11,
  differ: 2,
  leftOut: 2,
  leftOutRows: [
    { row: 77, fault: 'notInClaim', sn: 'HD7226W14A01', text: '', otherRow: null },
    { row: 310, fault: 'unknownDecision', sn: 'HD7226W14A018842', text: 'maybe', otherRow: null },
  ],
  differing: [
    { id: 1, sn: 'HD7219W08A000951', here: 'refused', hereReason: 'Out of warranty', file: 'accepted', fileReason: '' },
    { id: 2, sn: 'HD7219W08A000952', here: 'asked', hereReason: '', file: 'accepted', fileReason: '' },
  ],
  readAs: [{ text: 'out of waranty', reason: 'Out of warranty', rows: 12 }],
};

/** Uploads a file that is answered like this. */
async function upload(answer: { code: number; msg?: string; data: unknown }) {
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends UploadRequest {
      override response = new Blob([JSON.stringify({ msg: 'ok', ...answer })]);
      override status = answer.code === 200 ? 200 : 422;
      send() {
        this.dispatchEvent(new Event('load'));
      }
    },
  );
  const calls = open(review, review, undefined, [[applyVerdicts, review]]);
  const input = await screen.findByLabelText<HTMLInputElement>('Upload');
  await user.upload(input, new File(['x'], 'verdicts.xlsx'));
  return calls;
}

test('shows what a file with decisions would do, and applies what is kept of it', async () => {
  const calls = await upload({ code: 200, data: read });
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText('Row 77').parentElement).toHaveTextContent('Row 77 HD7226W14A01 isn’t in this claim.');
  expect(drawer.getByText(/“maybe” isn’t a decision/)).toBeVisible();
  expect(drawer.getByText('“out of waranty” was read as “Out of warranty”. Rows: 12')).toBeVisible();
  const second = within(drawer.getByRole('radiogroup', { name: 'Keep for HD7219W08A000952' }));
  await user.click(second.getByText('File'));
  await user.click(drawer.getByRole('button', { name: 'Apply decisions (466)' }));
  await waitFor(() => expect(bodiesTo(calls, applyVerdicts)).toEqual([{ requestId: 7, fileId: 3, keep: 'here', except: [2] }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show result' })).toBeNull());
});

test('takes the file where it differs, if that is chosen for all', async () => {
  const calls = await upload({ code: 200, data: read });
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(within(drawer.getByRole('radiogroup', { name: 'Keep for all' })).getByText('File'));
  await user.click(drawer.getByRole('button', { name: 'Apply decisions (467)' }));
  await waitFor(() => expect(bodiesTo(calls, applyVerdicts)).toMatchObject([{ keep: 'file', except: [] }]));
});

test('says why a file can’t be read', async () => {
  await upload({ code: 510, msg: 'The spreadsheet has no rows.', data: null });
  expect(await screen.findByRole('alert')).toHaveTextContent('The spreadsheet has no rows.');
});

test('moves what is undecided to a claim of its own, with the reason, and leads there', async () => {
  const rest = { ...review, total: 3, counts: { ...none, accepted: 3 }, cells: 'aaa' };
  const answered: SerialReview[] = [review];
  const calls = open(
    review,
    review,
    [action('decideSerials'), action('split')],
    [
      [getSerialReview, () => answered.at(-1)],
      [
        splitClaim,
        () => {
          answered.push(rest);
          return { moved: 2, claim: { requestId: 8, requestNo: 'MC-20261120-00008', requestType: 3 } };
        },
      ],
    ],
  );
  await user.click(await screen.findByRole('button', { name: 'Split off 2 undecided' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Moving to the new claim/)).toHaveTextContent('2');
  expect(dialog.getByText(/Staying in this claim/)).toHaveTextContent('3');
  await user.click(dialog.getByRole('button', { name: 'Split claim' }));
  expect(bodiesTo(calls, splitClaim)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The factory checks them.');
  await user.click(dialog.getByRole('button', { name: 'Split claim' }));
  await waitFor(() => expect(bodiesTo(calls, splitClaim)).toEqual([{ requestId: 7, version: 5, reason: 'The factory checks them.' }]));
  expect(await screen.findByRole('link', { name: 'MC-20261120-00008' })).toHaveAttribute('href', '/desk/8');
  expect(await screen.findByText('of 3 claimed')).toBeVisible();
});

test('says why a claim can’t be split now', async () => {
  open(review, review, [action('decideSerials'), { name: 'split', blockedBy: ['noOpenTip'] }]);
  expect(await screen.findByRole('button', { name: 'Split off 2 undecided' })).toHaveAccessibleDescription('There’s still an open task.');
});
