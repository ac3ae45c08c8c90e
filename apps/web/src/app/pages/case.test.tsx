import '../request-kinds.ts';
import { listAttachments } from '@heliodesk/contract/attachment';
import { listMessages, markRead } from '@heliodesk/contract/case-chat';
import { getModuleClaimProfile } from '@heliodesk/contract/module-claim';
import { dictionary, listCountries } from '@heliodesk/contract/reference';
import { changeOwner, deskRequest, listColleagues } from '@heliodesk/contract/request';
import type { RequestDetail } from '@heliodesk/contract/request';
import { serialSummary } from '@heliodesk/contract/serial-number';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import events, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { tabStorage } from '#src/platform/storage.ts';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import CasePage from './case.tsx';

const userEvent = events.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

const action = (name: string, blockedBy: string[] = []) => ({ name, blockedBy });

const detail = (change: Partial<RequestDetail> = {}): RequestDetail => ({
  requestId: 7,
  requestNo: 'MC-20261103-00015',
  requestType: 3,
  status: 'picked_up',
  desc: '480 modules with hot spots',
  projectName: 'Ouarzazate Nord 2',
  companyName: 'Atlas Sun EPC',
  regionId: 504,
  language: 'fr',
  creator: 'Salma Haddad',
  contactName: 'Ingrid Halvorsen',
  ownerId: 1,
  waitingOn: 'us',
  nodes: [0, 1],
  firstContactDue: '2026-11-05T09:12:40Z',
  firstContactAt: '2026-11-03T11:02:00Z',
  quantity: 480,
  tips: 0,
  unread: 2,
  syncStatus: 0,
  binding: true,
  createTime: '2026-11-03T09:00:00Z',
  submitTime: '2026-11-03T09:12:40Z',
  updateTime: '2026-11-03T11:02:00Z',
  version: 5,
  processNodes: [
    { processCode: 0, createTime: '2026-11-03T09:12:40Z', etaEtds: [] },
    { processCode: 1, createTime: '2026-11-03T10:05:11Z', etaEtds: [] },
  ],
  onBehalf: null,
  actions: [action('message'), action('note'), action('changeOwner'), action('assign')],
  events: [1, 2, 3, 4, 5].map((eventId) => ({
    eventId,
    time: `2026-11-03T10:0${eventId}:00Z`,
    actor: 'Ingrid Halvorsen',
    onBehalfOf: null,
    action: eventId === 5 ? 'pickUp' : 'save',
    from: null,
    to: null,
    reason: '',
  })),
  guest: null,
  customer: {
    accountId: 2,
    companyName: 'Atlas Sun EPC',
    contactId: 3,
    contactPerson: 'Salma Haddad',
    email: 'salma@atlas.test',
    mobile: '+212 522 040 118',
    regionId: 504,
    openRequests: 2,
  },
  ...change,
});

const verdicts = {
  ok: 448,
  unknown: 0,
  replacedBefore: 5,
  inOtherClaim: 0,
  outOfWarranty: 19,
  otherType: 0,
  otherPower: 0,
  otherRegion: 8,
};

function open(request: unknown = detail(), more: Parameters<typeof stubServer>[0] = [], address = '/desk/7') {
  const calls = stubServer([
    ...more,
    [listColleagues, [{ userId: 5, name: 'Tomás Quiroga', openRequests: 3 }]],
    [deskRequest, request],
    [listMessages, { messages: [], hasMore: false, readByOther: 0, unread: 0 }],
    [markRead, null],
    [serialSummary, { total: 480, verdicts, limit: 100_000 }],
    [
      getModuleClaimProfile,
      {
        requestBasicInfo: detail(),
        moduleClaimInfo: { projectName: 'Ouarzazate Nord 2' },
        addressInfo: null,
        attachmentResList: [],
        requestSerialList: { total: 480 },
        solutions: [],
        tips: [],
        processNodes: [],
      },
    ],
    [listAttachments, []],
    [listCountries, [{ regionId: 504, regionName: 'Morocco', code: 'MA', salesRegion: 'mea' }]],
    [dictionary, []],
  ]);
  signInPerson({ permissions: ['csp:request:pickup'] });
  const router = createMemoryRouter([{ path: '/desk/:requestId', element: <CasePage /> }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { calls, router };
}

describe('a case', () => {
  test('says where it stands, whose it is, and what is known of it', async () => {
    setWindowWidth(1440);
    open();
    expect(await screen.findByRole('heading', { level: 1, name: '480 modules with hot spots' })).toBeVisible();
    expect(screen.getByText('In review')).toBeVisible();
    expect(screen.getByText('Kept')).toBeVisible();
    const timeline = screen.getByRole('complementary', { name: 'Progress' });
    expect(within(within(timeline).getByRole('list', { name: 'Progress' })).getByText('Picked up')).toBeVisible();
    const sidebar = screen.getByRole('complementary', { name: 'Details' });
    expect(await within(sidebar).findByText('Morocco')).toBeVisible();
    expect(within(sidebar).getByRole('link', { name: '2 open cases' })).toHaveAttribute('href', '/desk?text=Atlas+Sun+EPC');
    expect((await within(sidebar).findByText('448')).parentElement).toHaveTextContent('448 Valid');
    expect(within(sidebar).getByText('19').parentElement).toHaveTextContent('19 out of warranty');
  });

  test('shows the latest events first and all of them when asked', async () => {
    setWindowWidth(1440);
    open();
    const all = await screen.findByRole('button', { name: 'All 5 events' });
    const events = () => within(all.closest('section') as HTMLElement).getAllByRole('listitem');
    expect(events()).toHaveLength(4);
    expect(events()[0]).toHaveTextContent('Picked up by Ingrid Halvorsen');
    await userEvent.click(all);
    expect(events()).toHaveLength(5);
  });

  test('offers what the server lists; a blocked action says why', async () => {
    setWindowWidth(1440);
    open(detail({ actions: [action('pickUp', ['unownedOrOwn']), action('note'), action('saveSolution')] }));
    const bar = await screen.findByRole('toolbar', { name: 'Actions' });
    expect(within(bar).getByRole('button', { name: 'Internal note' })).toBeEnabled();
    const blocked = within(bar).getByRole('button', { name: 'Pick up' });
    expect(blocked).toHaveAttribute('aria-disabled', 'true');
    expect(blocked).toHaveAccessibleDescription(/no one else is handling/);
    expect(within(bar).queryByRole('button', { name: 'Assign' })).toBeNull();
  });

  test('has words for a case that is not there', async () => {
    setWindowWidth(1440);
    open(new Refused({ code: 404, msg: 'No' }));
    expect(await screen.findByText('This case is not here')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the desk' })).toHaveAttribute('href', '/desk');
  });
});

describe('changing the owner', () => {
  test('a stale version brings the newer state and keeps what was typed', async () => {
    setWindowWidth(1440);
    let version = 5;
    const bodies: unknown[] = [];
    const { calls } = open(
      () => detail({ version }),
      [
        [
          changeOwner,
          ({ body }: Received) => {
            bodies.push(body);
            if ((body as { version: number }).version === version && version > 5)
              return { requestId: 7, requestNo: 'MC-20261103-00015', version: 7, actions: [] };
            version = 6;
            return new Refused({ code: 409, msg: 'Changed by someone else.', data: { key: 'stale', version: 6 } });
          },
        ],
      ],
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Change owner' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('combobox'));
    await userEvent.click(await screen.findByText('Tomás Quiroga', { selector: '.ant-select-item-option-content *' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Part-time week');
    const reads = () => calls.filter(({ url }) => url.pathname === '/api/request/desk/7').length;
    const before = reads();
    await userEvent.click(within(dialog).getByRole('button', { name: /Change owner/ }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Changed by someone else.');
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveValue('Part-time week');
    await userEvent.click(within(dialog).getByRole('button', { name: /Change owner/ }));
    await waitFor(() => expect(toasts.get()[0]?.title).toBe('MC-20261103-00015 has another owner'));
    expect(bodies).toMatchObject([
      { version: 5, ownerId: 5, reason: 'Part-time week' },
      { version: 6, ownerId: 5, reason: 'Part-time week' },
    ]);
  });
});

test('a request whose state no longer allows another owner is not said to be changed by someone', async () => {
  setWindowWidth(1440);
  open(detail({ version: 5 }), [
    [changeOwner, new Refused({ code: 409, msg: 'Not possible in this state', data: { key: 'action.notAllowed', state: 'completed' } })],
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Change owner' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('combobox'));
  await userEvent.click(await screen.findByText('Tomás Quiroga', { selector: '.ant-select-item-option-content *' }));
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Part-time week');
  await userEvent.click(within(dialog).getByRole('button', { name: /Change owner/ }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^Not possible in this state$/);
});

describe('keys', () => {
  test('r writes a reply, j goes on to the next case of the desk', async () => {
    setWindowWidth(1440);
    tabStorage.setJson('desk_order', [7, 9]);
    const { router } = open();
    await screen.findByRole('textbox', { name: 'Message' });
    await userEvent.keyboard('r');
    const reply = screen.getByRole('textbox', { name: 'Message' });
    expect(reply).toHaveFocus();
    await userEvent.keyboard('j');
    expect(reply).toHaveValue('j');
    reply.blur();
    await userEvent.keyboard('j');
    await waitFor(() => expect(router.state.location.pathname).toBe('/desk/9'));
  });

  test('a opens what changes the owner', async () => {
    setWindowWidth(1440);
    open();
    await screen.findByRole('textbox', { name: 'Message' });
    await userEvent.keyboard('a');
    expect(await screen.findByRole('dialog')).toHaveTextContent('Change the owner of MC-20261103-00015');
  });
});

describe('on a phone', () => {
  test('the columns are views, and what was typed stays', async () => {
    setWindowWidth(390);
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'Half');
    await userEvent.click(screen.getByRole('radio', { name: /Progress/ }));
    expect(screen.getByRole('complementary', { name: 'Progress' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /Details/ }));
    expect(screen.getByRole('complementary', { name: 'Details' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Talk/ }));
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Half');
  });
});
