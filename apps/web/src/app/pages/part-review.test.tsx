// @shares-process
import '../request-kinds.ts';
import { listCountries, listDictionaries } from '@heliodesk/contract/reference';
import { deskRequest } from '@heliodesk/contract/request';
import { decidePart, getPartReview, reviewParts, type PartReview } from '@heliodesk/contract/tracker-claim';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { bodiesTo, stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import ReviewPage from './review.tsx';

const undecided = { state: 'undecided', accepted: 0, reasonCode: '', reason: '' } as const;
const facts = { version: 0, failuresDesc: 'It stops halfway.', alarmDuration: 6, power: '24', errorCode: 'E-17' };
const controller = {
  ...facts,
  ...undecided,
  kind: 'inverter',
  id: 2,
  position: 1,
  productsType: 'HT-C4',
  pcs: 6,
  serialNumber: 'C1',
} as const;
const review: PartReview = {
  requestId: 7,
  total: 7,
  counts: { accepted: 0, refused: 0, asked: 0, undecided: 7 },
  refusedFor: [],
  finishedAt: null,
  finishedBy: '',
  reasons: [
    { value: '1', label: 'Out of warranty' },
    { value: '6', label: 'No defect found' },
  ],
  question: 'We need to know more.',
  parts: [controller, { ...controller, id: 3, position: 2, productsType: 'HT-C9', pcs: 1, serialNumber: 'D1' }],
};

function open(shown: PartReview, actions = [action('decideParts')]) {
  setWindowWidth(1440);
  const calls = stubServer([
    [getPartReview, shown],
    [listCountries, []],
    [listDictionaries, []],
    [decidePart, shown],
    [reviewParts, shown],
    [deskRequest, claimDetail({ requestId: 7, requestType: 4, version: 5, actions })],
  ]);
  openPage([{ path: '/desk/:requestId/review', Component: ReviewPage }], '/desk/7/review', {
    permissions: ['csp:desk:list', 'csp:request:solution'],
  });
  return calls;
}

const part = async (name: string) => within(await screen.findByRole('listitem', { name }));

test('accepts a part with all of its pieces', async () => {
  const calls = open(review);
  await user.click((await part('1. HT-C4')).getByText('Accept'));
  await waitFor(() =>
    expect(bodiesTo(calls, decidePart)).toEqual([{ requestId: 7, partId: 2, decision: 'accepted', accepted: 6, reasonCode: '' }]),
  );
});

test('refuses a part once there is a reason', async () => {
  const calls = open(review);
  const inverter = await part('2. HT-C9');
  await user.click(inverter.getByText('Refuse'));
  expect(bodiesTo(calls, decidePart)).toEqual([]);
  await user.click(inverter.getByRole('combobox', { name: 'Reason for “HT-C9”' }));
  await user.click(await screen.findByTitle('No defect found'));
  await waitFor(() => expect(bodiesTo(calls, decidePart)).toEqual([{ requestId: 7, partId: 3, decision: 'refused', reasonCode: '6' }]));
});

test('accepts some pieces, with a reason for the others', async () => {
  const calls = open({ ...review, parts: [{ ...controller, state: 'accepted', accepted: 6 }] });
  const inverter = await part('1. HT-C4');
  const pieces = inverter.getByRole('textbox', { name: 'Accepted pieces of HT-C4' });
  await user.clear(pieces);
  await user.type(pieces, '4{Enter}');
  expect(inverter.getByText('Pieces refused: 2')).toBeVisible();
  await user.click(inverter.getByRole('combobox', { name: 'Reason for “HT-C4”' }));
  await user.click(await screen.findByTitle('No defect found'));
  await waitFor(() =>
    expect(bodiesTo(calls, decidePart)).toEqual([{ requestId: 7, partId: 2, decision: 'accepted', accepted: 4, reasonCode: '6' }]),
  );
});

test('says of each part what was decided, and is finished with a question about those to ask', async () => {
  const decided = {
    ...review,
    counts: { accepted: 4, refused: 2, asked: 1, undecided: 0 },
    parts: [
      { ...controller, state: 'accepted', accepted: 4, reasonCode: '6', reason: 'No defect found' },
      { ...controller, id: 3, position: 2, productsType: 'HT-C9', pcs: 1, state: 'asked' },
    ],
  } satisfies PartReview;
  const calls = open(decided);
  expect((await part('1. HT-C4')).getByText('4 of 6 accepted')).toBeVisible();
  expect((await part('2. HT-C9')).getByText('Goes to the customer as a task')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Question for the customer' })).toHaveValue('We need to know more.');
  await user.click(screen.getByRole('button', { name: 'Finish review' }));
  await waitFor(() => expect(bodiesTo(calls, reviewParts)).toEqual([{ requestId: 7, version: 5, question: 'We need to know more.' }]));
});

test('is only looked at after the claim has left its review', async () => {
  open(review, []);
  expect((await screen.findAllByText('You can only make decisions while the claim is in review.'))[0]).toBeVisible();
  expect(screen.getAllByRole('radio')[0]).toBeDisabled();
});
