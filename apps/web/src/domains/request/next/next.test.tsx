// @shares-process
import { listCaseFiles } from '@heliodesk/contract/attachment';
import { listCountries } from '@heliodesk/contract/reference';
import { deskRequest, holdNext, leaveNext, pickUp, skipNext, takeNext } from '@heliodesk/contract/request';
import type { NextAnswer } from '@heliodesk/contract/request';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { bodiesTo, callsTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { openDesk } from '../testing/desk-server.tsx';
import { action, claimDetail, requestRow } from '../testing/sample-requests.ts';
import { discountAnswered, forgetProgress, nextProgress } from './next-queries.ts';
import { NextPage } from './next-page.tsx';
import { useNextQueue } from './use-next-queue.tsx';

afterEach(() => {
  vi.useRealTimers();
  forgetProgress();
});

const handedOut = (requestId: number, change = {}): NextAnswer => ({
  next: {
    requestId,
    request: requestRow(requestId, { contactName: '', ...change }),
    reason: 'late',
    heldUntil: '2026-11-20T10:11:00Z',
    lastMessage: 'Nous avons besoin d’une réponse avant lundi.',
  },
  after: [requestRow(2), requestRow(3)],
  remaining: 3,
});
const nothing: NextAnswer = { next: null, after: [], remaining: 0 };

function openNext(answers: Parameters<typeof stubServer>[0]) {
  const calls = stubServer([
    [leaveNext, null],
    ...answers,
    [deskRequest, claimDetail()],
    [listCaseFiles, []],
    [listCountries, [{ regionId: 504, regionName: 'Morocco', code: 'MA', salesRegion: 'mea' }]],
  ]);
  signInPerson({ permissions: ['csp:request:pickup'] });
  const router = openPage(
    [
      { path: '/desk', element: <p>The desk</p> },
      { path: '/desk/next', element: <NextPage /> },
      { path: '/desk/:requestId', element: <p>The case</p> },
    ],
    '/desk/next',
  );
  return { calls, router };
}

test('says what is most urgent, why, and what comes after it', async () => {
  openNext([[takeNext, handedOut(1)]]);
  expect(await screen.findByRole('heading', { level: 2, name: 'Hot spots 1' })).toBeVisible();
  expect(screen.getByText('Nous avons besoin d’une réponse avant lundi.')).toBeVisible();
  expect(screen.getByText('It’s overdue')).toBeVisible();
  expect(screen.getByText('No owner yet')).toBeVisible();
  expect(screen.getByText('Remaining: 3')).toBeVisible();
  expect(screen.getByText(/On hold for you until/)).toHaveTextContent(/until 10:11\sAM UTC, so/);
  const after = screen.getAllByRole('listitem').filter((item) => item.textContent.includes('Hot spots'));
  expect(after).toHaveLength(2);
});

test('shows what one has to know to take it: country, files, and what else the company has open', async () => {
  const detail = claimDetail();
  openNext([
    [takeNext, handedOut(1, { regionId: 504 })],
    [deskRequest, { ...detail, customer: { ...detail.customer, accountId: 3, openRequests: 3 } }],
  ]);
  const fact = async (name: string) => within((await screen.findByText(name, { selector: 'dt' })).parentElement as HTMLElement);
  expect((await fact('Country')).getByText('Morocco')).toBeVisible();
  expect((await fact('Files')).getByText('0')).toBeVisible();
  expect((await fact('Also open')).getByRole('link', { name: '2 open cases' })).toHaveAttribute('href', '/desk?openOf=3');
});

test('hands out from what is chosen, also after a skip', async () => {
  const { calls } = openNext([
    [takeNext, handedOut(1)],
    [skipNext, handedOut(2)],
  ]);
  await screen.findByRole('heading', { level: 2, name: 'Hot spots 1' });
  await user.click(screen.getByRole('combobox', { name: 'Cases from' }));
  await user.click(await screen.findByText('Unassigned', { selector: '.ant-select-item-option-content' }));
  await waitFor(() => expect(callsTo(calls, takeNext).at(-1)?.url.search).toBe('?owner=unassigned'));
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Hot spots 2' })).toBeVisible();
  expect(callsTo(calls, skipNext).at(-1)?.url.search).toBe('?owner=unassigned');
});

test('what is chosen to hand out from survives a reload, and ends with leaving', async () => {
  const { calls } = openNext([[takeNext, handedOut(1)]]);
  await user.click(await screen.findByRole('combobox', { name: 'Cases from' }));
  await user.click(await screen.findByText('Unassigned', { selector: '.ant-select-item-option-content' }));
  await waitFor(() => expect(callsTo(calls, takeNext).at(-1)?.url.search).toBe('?owner=unassigned'));
  cleanup();
  const reloaded = openNext([[takeNext, handedOut(1)]]);
  await screen.findByRole('heading', { level: 2, name: 'Hot spots 1' });
  expect(callsTo(reloaded.calls, takeNext).map(({ url }) => url.search)).toEqual(['?owner=unassigned']);
  await user.click(screen.getByRole('button', { name: 'Leave Next case' }));
  cleanup();
  const again = openNext([[takeNext, handedOut(1)]]);
  await screen.findByRole('heading', { level: 2, name: 'Hot spots 1' });
  expect(callsTo(again.calls, takeNext).map(({ url }) => url.search)).toEqual(['']);
});

test('Enter picks it up and opens it, so that the case leads back', async () => {
  const { calls, router } = openNext([
    [takeNext, handedOut(1)],
    [pickUp, { ...requestRow(1), version: 4, actions: [] }],
  ]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pick up and open' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/desk/1', search: '?from=next' }));
  expect(bodiesTo(calls, pickUp)).toEqual([{ requestId: 1, version: 3 }]);
});

test('an own case is opened as it is', async () => {
  const { calls, router } = openNext([[takeNext, handedOut(1, { ownerId: 1, status: 'picked_up', actions: [action('note')] })]]);
  expect(await screen.findByText('You handle it')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open case' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/desk/1'));
  expect(callsTo(calls, pickUp)).toEqual([]);
});

test('who was faster is said, and another one is handed out', async () => {
  const answers = [handedOut(1), handedOut(2)];
  openNext([
    [takeNext, () => answers.shift()],
    [pickUp, new Refused({ code: 409, msg: 'Mei Lin has already picked up this request.', data: { key: 'request.alreadyPickedUp' } })],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Pick up and open' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Hot spots 2' })).toBeVisible();
  expect(toasts.get()[0]).toMatchObject({ text: 'Mei Lin has already picked up this request.' });
});

test('skipping asks why, and goes on to the next', async () => {
  const { calls } = openNext([
    [takeNext, handedOut(1)],
    [skipNext, handedOut(2)],
  ]);
  await screen.findByRole('heading', { level: 2, name: 'Hot spots 1' });
  await user.keyboard('s');
  const reasons = within(screen.getByRole('group', { name: 'Reason for skipping' }));
  expect(reasons.getByRole('button', { name: 'Other language' })).toHaveFocus();
  await user.click(reasons.getByRole('button', { name: 'Not now' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Hot spots 2' })).toBeVisible();
  expect(bodiesTo(calls, skipNext)).toEqual([{ requestId: 1, reason: 'notNow' }]);
  expect(screen.getByText('Skipped: 1')).toBeVisible();
});

test('what is looked at stays on hold', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  const { calls } = openNext([
    [takeNext, handedOut(1)],
    [holdNext, { requestId: 1, heldUntil: '2026-11-20T10:13:00Z' }],
  ]);
  await screen.findByRole('heading', { level: 2, name: 'Hot spots 1' });
  await vi.advanceTimersByTimeAsync(120_000);
  await waitFor(() => expect(bodiesTo(calls, holdNext)).toEqual([{ requestId: 1 }]));
});

/** A case that was handed out; the buttons are what an answer does to it, and what is open until it is closed. */
function Answered({ isHeldAtFirst = false }: { isHeldAtFirst?: boolean }) {
  const [request, setRequest] = useState(claimDetail({ waitingOn: 'us', firstContactAt: null }));
  const [isHeld, setHeld] = useState(isHeldAtFirst);
  return (
    <>
      {useNextQueue(request, { isHeld }).strip}
      <button type="button" onClick={() => setRequest({ ...request, waitingOn: 'customer' })}>
        Ask
      </button>
      <button type="button" onClick={() => setRequest({ ...request, waitingOn: 'customer', tips: request.tips + 1 })}>
        Ask for files
      </button>
      <button type="button" onClick={() => setHeld(false)}>
        Close
      </button>
    </>
  );
}

test('after the answer, the next one comes by itself; without the queue, the case stays', async () => {
  for (const [search, end] of [
    ['?from=next', '/desk/next'],
    ['', '/desk/7'],
  ] as const) {
    const routes = [
      { path: '/desk/next', element: <p>Next one</p> },
      { path: '/desk/:requestId', element: <Answered /> },
    ];
    const router = openPage(routes, `/desk/7${search}`);
    await user.click(await screen.findByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(end));
    cleanup();
  }
});

test('going on says what was done with which case, and leads back to it', async () => {
  const router = openPage(
    [
      { path: '/desk/next', element: <p>Next one</p> },
      { path: '/desk/:requestId', element: <Answered /> },
    ],
    '/desk/7?from=next',
  );
  await user.click(await screen.findByRole('button', { name: 'Ask for files' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/desk/next'));
  const toast = toasts.get().at(-1);
  expect(toast).toMatchObject({ title: 'MC-20261103-00015: the customer was asked', action: { label: 'Back to MC-20261103-00015' } });
  act(() => toast?.action?.onClick());
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/desk/7', search: '?from=next' }));
});

test('what is still open holds the case; an answer that is taken back isn’t counted', async () => {
  const router = openPage(
    [
      { path: '/desk/next', element: <p>Next one</p> },
      { path: '/desk/:requestId', element: <Answered isHeldAtFirst /> },
    ],
    '/desk/7?from=next',
  );
  await user.click(await screen.findByRole('button', { name: 'Ask' }));
  expect(router.state.location.pathname).toBe('/desk/7');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/desk/next'));
  expect(nextProgress.get().answered).toEqual([7]);
  discountAnswered(7);
  expect(nextProgress.get().answered).toEqual([]);
});

test('leaving gives it back', async () => {
  const { calls, router } = openNext([[takeNext, handedOut(1)]]);
  await screen.findByRole('heading', { level: 2, name: 'Hot spots 1' });
  await user.click(screen.getByRole('button', { name: 'Leave Next case' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/desk'));
  expect(callsTo(calls, leaveNext)).toHaveLength(1);
});

test('says so when nothing is left', async () => {
  openNext([[takeNext, nothing]]);
  expect(await screen.findByText('All caught up')).toBeVisible();
});

test('the desk leads there, by button and key, for people who pick up', async () => {
  const { router } = openDesk('/desk', [], { permissions: ['csp:request:pickup'] });
  expect(await screen.findByRole('link', { name: /^Next case/ })).toHaveAttribute('href', '/desk/next');
  await user.keyboard('n');
  await waitFor(() => expect(router.state.location.pathname).toBe('/desk/next'));
});
