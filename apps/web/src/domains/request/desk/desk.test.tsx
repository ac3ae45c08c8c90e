import { listCountries } from '@heliodesk/contract/reference';
import { assign, deskCounts, deskList, deskRequest, listColleagues, pickUp } from '@heliodesk/contract/request';
import type { RequestDetail, RequestRow } from '@heliodesk/contract/request';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import events, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { DeskList } from './desk-list.tsx';

const userEvent = events.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

const action = (name: string, blockedBy: string[] = []) => ({ name, blockedBy });

const row = (requestId: number, change: Partial<RequestRow> = {}): RequestRow => ({
  requestId,
  requestNo: `MC-20261118-0000${requestId}`,
  requestType: 3,
  status: 'submitted',
  desc: `Hot spots ${requestId}`,
  projectName: 'Ouarzazate Nord 2',
  companyName: 'Atlas Sun EPC',
  regionId: 504,
  language: 'fr',
  creator: 'Salma Haddad',
  contactName: '',
  ownerId: null,
  waitingOn: 'us',
  nodes: [0],
  firstContactDue: at(4),
  firstContactAt: null,
  quantity: 480,
  tips: 0,
  unread: 2,
  syncStatus: 0,
  binding: true,
  actions: [action('pickUp'), action('assign')],
  createTime: at(-30),
  submitTime: at(-30),
  updateTime: at(-1),
  version: 3,
  ...change,
});
const detailOf = (one: RequestRow): RequestDetail => ({
  ...one,
  onBehalf: null,
  processNodes: [],
  events: [],
  customer: null,
  guest: null,
});

const counts = (change = {}, cap = 10_000) => ({
  counts: { all: 2, mine: 0, unassigned: 1, today: 1, late: 0, answered: 0, waitingCustomer: 0, ...change },
  cap,
  countedAt: '2026-11-20T10:06:40Z',
});

const people = [
  { userId: 1, name: 'Ingrid Halvorsen', openRequests: 14 },
  { userId: 5, name: 'Tomás Quiroga', openRequests: 3 },
];

type Answers = Parameters<typeof stubServer>[0];

function open(address = '/desk', more: Answers = [], { rows = [row(1), row(2, { ownerId: 5, contactName: 'Tomás Quiroga' })] } = {}) {
  const calls = stubServer([
    ...more.filter(([spec]) => spec !== deskRequest),
    [deskList, () => rows],
    [deskCounts, counts()],
    [listCountries, [{ regionId: 504, regionName: 'Morocco', code: 'MA', salesRegion: 'mea' }]],
    [listColleagues, people],
    // Its path fits the others too, so it comes last.
    ...more.filter(([spec]) => spec === deskRequest),
  ]);
  signInPerson();
  const router = createMemoryRouter(
    [
      { path: '/desk', element: <DeskList /> },
      { path: '/desk/:requestId', element: <h1>The case</h1> },
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { calls, router };
}

const asked = (calls: Received[]) =>
  calls.filter(({ url }) => url.pathname === deskList.path).map(({ url }) => Object.fromEntries(url.searchParams));
const rowOf = async (number: string) => (await screen.findByRole('link', { name: number })).closest('tr') as HTMLElement;

describe('the desk', () => {
  test('shows whose turn it is and by when, the most urgent first', async () => {
    const { calls } = open();
    const line = await rowOf('MC-20261118-00001');
    expect(within(line).getByText('3 h left')).toBeVisible();
    expect(within(line).getByText('Us')).toBeVisible();
    expect(within(line).getByText('Module claim')).toBeInTheDocument();
    expect(await within(line).findByText('MA · fr')).toBeVisible();
    expect(within(line).getByText('2 unread messages')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: /Promise/ })).toHaveAttribute('aria-sort', 'ascending');
    expect(asked(calls)[0]).toMatchObject({ view: 'all', orderByColumn: 'promise', isAsc: 'asc', pageNum: '1' });
  });

  test('says how many each view holds and when that was counted; a capped figure says so', async () => {
    open('/desk', [[deskCounts, counts({ all: 10_001 })]]);
    expect(await screen.findByText(/10,000\+ requests, counted/)).toHaveTextContent('10:06:40 UTC');
    const views = screen.getByRole('navigation', { name: 'Saved views' });
    expect(within(views).getByRole('link', { name: /All/ })).toHaveTextContent('10,000+');
  });

  test('keeps views and filters in the address, and a view drops the filters', async () => {
    const { calls, router } = open('/desk?status=submitted&owner=5');
    await rowOf('MC-20261118-00001');
    expect(asked(calls)[0]).toMatchObject({ status: 'submitted', owner: '5' });
    await userEvent.type(screen.getByRole('textbox', { name: /Number, serial/ }), 'Atlas{Enter}');
    await waitFor(() => expect(router.state.location.search).toContain('text=Atlas'));
    await userEvent.click(screen.getByRole('link', { name: /Late/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?view=late'));
    await waitFor(() => expect(asked(calls).at(-1)).toMatchObject({ view: 'late' }));
  });

  test('clears the filters and stays in the view', async () => {
    const { router } = open('/desk?view=mine&type=3');
    await rowOf('MC-20261118-00001');
    const clear = () => screen.queryByText('Clear', { selector: '.ant-btn-link *' });
    await userEvent.click(clear() as HTMLElement);
    await waitFor(() => expect(router.state.location.search).toBe('?view=mine'));
    expect(clear()).toBeNull();
  });

  test('has words for an empty view and for a failure', async () => {
    open('/desk?view=late', [], { rows: [] });
    expect(await screen.findByText('Nothing in this view')).toBeVisible();
  });

  test('says when the desk is not open to the reader', async () => {
    open('/desk', [[deskList, new Refused({ code: 403, msg: 'No' })]]);
    expect(await screen.findByText('This page is not open to you')).toBeVisible();
  });
});

describe('keys', () => {
  test('j moves, Enter opens, / searches, ? helps', async () => {
    const { router } = open();
    await rowOf('MC-20261118-00001');
    await userEvent.keyboard('/');
    expect(screen.getByRole('textbox', { name: /Number, serial/ })).toHaveFocus();
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog')).toHaveTextContent('Next row');
    await userEvent.keyboard('{Escape}');
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard('jj{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/desk/2'));
  });
});

describe('pick up', () => {
  test('shows the new owner immediately, and the rest as the server answers it', async () => {
    let answer: (saved: object) => void = () => undefined;
    const { calls } = open('/desk', [[pickUp, () => new Promise((resolve) => (answer = resolve))]]);
    await userEvent.click(await screen.findByRole('button', { name: 'Pick up MC-20261118-00001' }));
    expect(await within(await rowOf('MC-20261118-00001')).findByText('Ingrid Halvorsen')).toBeVisible();
    const call = calls.find(({ url }) => url.pathname === pickUp.path);
    expect(call?.body).toEqual({ requestId: 1, version: 3 });
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(within(await rowOf('MC-20261118-00001')).getByText('Submitted')).toBeVisible();
    const { requestId, requestNo, nodes, updateTime } = row(1);
    const state = { status: 'pending', ownerId: 1, contactName: 'I. Halvorsen', waitingOn: 'customer' };
    act(() => answer({ requestId, requestNo, nodes, updateTime, version: 4, actions: [], ...state }));
    const line = within(await rowOf('MC-20261118-00001'));
    expect(await line.findByText('Pending')).toBeVisible();
    expect(line.getByText('I. Halvorsen')).toBeVisible();
    expect(line.getByText('Customer')).toBeVisible();
    await waitFor(() => expect(toasts.get()[0]?.title).toBe('MC-20261118-00001 is yours'));
  });

  test('tells who was faster and shows the row as it is now', async () => {
    const taken = row(1, { ownerId: 9, contactName: 'Mei Lin', status: 'picked_up', version: 4 });
    open('/desk', [
      [pickUp, new Refused({ code: 409, msg: 'Already picked up by Mei Lin', data: { key: 'request.alreadyPickedUp' } })],
      [deskRequest, detailOf(taken)],
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Pick up MC-20261118-00001' }));
    const line = await rowOf('MC-20261118-00001');
    expect(await within(line).findByText('Mei Lin')).toBeVisible();
    expect(within(line).getByText('In review')).toBeVisible();
    expect(toasts.get()[0]).toMatchObject({ text: 'Already picked up by Mei Lin' });
  });

  test('is offered where the row says so, whatever its state, and gray with the reason where it is blocked', async () => {
    const blocked = row(3, { actions: [action('pickUp', ['unownedOrOwn'])] });
    const { calls } = open('/desk', [], { rows: [row(1, { status: 'processing' }), row(2, { actions: [] }), blocked] });
    await rowOf('MC-20261118-00001');
    const offers = screen.getAllByRole('button', { name: /^Pick up / });
    expect(offers.map((button) => button.getAttribute('aria-label'))).toEqual(['Pick up MC-20261118-00001', 'Pick up MC-20261118-00003']);
    expect(offers[1]).toHaveAttribute('aria-disabled', 'true');
    expect(offers[1]).toHaveAccessibleDescription('Still missing: a request no one else is handling');
    await userEvent.click(offers[1] as HTMLElement);
    expect(calls.some(({ url }) => url.pathname === pickUp.path)).toBe(false);
  });

  test('an action that the web does not know is not shown', async () => {
    open('/desk', [], { rows: [row(1, { actions: [action('toString'), action('teleport')] })] });
    const line = await rowOf('MC-20261118-00001');
    expect(within(line).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('assigning several', () => {
  test('reports what became of each, and tries the rest again with the present version', async () => {
    let isStale = true;
    const bodies: unknown[] = [];
    open('/desk', [
      [deskRequest, detailOf(row(2, { version: 8 }))],
      [
        assign,
        ({ body }: Received) => {
          bodies.push(body);
          const { requestId } = body as { requestId: number };
          return requestId === 2 && isStale
            ? new Refused({ code: 409, msg: 'Changed in the meantime', data: { key: 'stale', version: 8 } })
            : { requestId, requestNo: '', version: 9, actions: [] };
        },
      ],
    ]);
    await rowOf('MC-20261118-00001');
    for (const box of screen.getAllByRole('checkbox').slice(1)) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Assign 2 requests');
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'New owner' }));
    await userEvent.click(await screen.findByText('Tomás Quiroga', { selector: '.ant-select-item-option-content *' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }));
    expect(await within(dialog).findByText('Assigned to Tomás Quiroga')).toBeInTheDocument();
    expect(await within(dialog).findByText('Changed in the meantime')).toBeInTheDocument();
    isStale = false;
    await userEvent.click(await within(dialog).findByRole('button', { name: /Try the rest again/ }));
    await waitFor(() => expect(within(dialog).getAllByText('Assigned to Tomás Quiroga')).toHaveLength(2));
    expect(bodies).toEqual([
      { requestId: 1, ownerId: 5, version: 3 },
      { requestId: 2, ownerId: 5, version: 3 },
      { requestId: 2, ownerId: 5, version: 8 },
    ]);
  });
});
