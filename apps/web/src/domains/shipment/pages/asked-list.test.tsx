// @shares-process
import { confirmTip, listTips, type Tip } from '@heliodesk/contract/request';
import { addRma, listRma, listRmaLists, type RmaList } from '@heliodesk/contract/shipment';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { pairsOf, pairTipOf } from '#src/domains/request/testing/sample-pair-tips.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { bodiesTo, callsTo, Refused, stubServer, type Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { rmaListOf, rmaRowOf } from '../testing/sample-rma.ts';
import ReplacementsPage from './replacements.tsx';

let calls: Received[];
beforeEach(() => {
  sessionStorage.clear();
  setWindowWidth(1440);
});

const asked = rmaListOf({ isAsked: true });
const permissions = ['csp:request:query', 'csp:request:file'];

function open(
  tip: Tip,
  {
    lists = [asked],
    answers = [],
    rights = permissions,
  }: { lists?: RmaList[]; answers?: Parameters<typeof stubServer>[0]; rights?: string[] } = {},
) {
  calls = stubServer([
    ...answers,
    [listRmaLists, { rows: lists, total: lists.length }],
    [listRma, { rows: [rmaRowOf(1)], total: 96 }],
    [listTips, [tip]],
  ]);
  signInPerson({ permissions: rights });
  return openPage([{ path: '/profile/rma', Component: ReplacementsPage }], '/profile/rma', { permissions: rights });
}

const bar = async () => within(await screen.findByRole('region', { name: 'Your answer' }));

test('a customer who is asked sees what is missing, and can’t confirm yet', async () => {
  open(pairTipOf());
  expect(await screen.findByText('Lists waiting for you: 1')).toBeVisible();
  const answer = await bar();
  expect(answer.getByText('90 of 96 pairs')).toBeVisible();
  expect(answer.getByText('To fix: 6')).toBeVisible();
  expect(answer.getByText(/Tomás Quiroga asks for old and new serial numbers/)).toHaveTextContent('As on the pallets.');
  expect(answer.getByRole('button', { name: 'Confirm list' })).toHaveAttribute('aria-disabled', 'true');
  expect(answer.getByRole('link', { name: /Answer with a note/ })).toHaveAttribute('href', '/request/7#task-41');
  expect(within(screen.getByRole('navigation', { name: 'Deliveries' })).getByText('You')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add pair' })).toBeVisible();
});

test('a complete list is confirmed once, and then looked at again', async () => {
  open(pairTipOf({ pairChanges: pairsOf(96) }), { answers: [[confirmTip, pairTipOf({ state: 'confirmed' })]] });
  await user.click((await bar()).getByRole('button', { name: 'Confirm list' }));
  await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Answer sent' }]));
  expect(callsTo(calls, confirmTip)).toHaveLength(1);
  await waitFor(() => expect(callsTo(calls, listRmaLists).length).toBeGreaterThan(1));
});

test('what is refused because the task was recalled says so, and the list is looked at again', async () => {
  open(pairTipOf(), { answers: [[addRma, new Refused({ code: 510, msg: 'This isn’t possible now.' })]] });
  await bar();
  fireEvent.change(screen.getByRole('textbox', { name: /New serial number/ }), { target: { value: 'B1' } });
  await user.click(screen.getByRole('button', { name: 'Add pair' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This isn’t possible now.');
  expect(bodiesTo(calls, addRma)).toHaveLength(1);
  await waitFor(() => expect(callsTo(calls, listRmaLists).length).toBeGreaterThan(1));
});

test('without an open task for it, there is nothing to confirm', async () => {
  open(pairTipOf({ state: 'recalled', pairs: null }), { lists: [rmaListOf({ isOpen: false })] });
  expect(await screen.findByRole('heading', { name: 'Exchange for Warehouse Jaén' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your answer' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add pair' })).not.toBeInTheDocument();
});

test('staff see that the customer is asked, and go on writing', async () => {
  open(pairTipOf(), { rights: ['csp:desk:list', 'csp:request:solution'] });
  const nav = within(await screen.findByRole('navigation', { name: 'Deliveries' }));
  expect(nav.getByText('Waiting for an answer')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add pair' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm list' })).not.toBeInTheDocument();
});
