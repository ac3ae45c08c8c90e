// @shares-process
import '../request-kinds.ts';
import { listCaseFiles } from '@heliodesk/contract/attachment';
import { getFromHistory, getRequest, reopenClaim, type HistoryDetail, type RequestDetail } from '@heliodesk/contract/request';
import { listExchanges } from '@heliodesk/contract/shipment';
import { offeredSolutions, solutionPlan } from '@heliodesk/contract/solution';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { importedDetail, ownHistory } from '#src/domains/request/testing/sample-history.ts';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { compensation, exchange, solutionPlan as planOf } from '#src/domains/solution/testing/sample-plan.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { bodiesTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import HistoryDetailPage from './history-detail.tsx';

beforeEach(() => {
  sessionStorage.clear();
  setWindowWidth(1440);
});

const routes = [
  { path: '/profile/history/:id', Component: HistoryDetailPage },
  ...['/request/:id', '/desk/:id', '/warrantyclaim/moduleclaim'].map((path) => ({ path, element: <p>Elsewhere</p> })),
];
const notFound = new Refused({ code: 404, data: { key: 'notFound' } });

const photo = {
  attId: 4,
  fileName: 'label.pdf',
  url: '/common/download?fileName=k4',
  size: 2_048,
  contentType: 'application/pdf',
  previewable: false,
  description: '',
  place: null,
  purpose: 'request',
};
const completed = { status: 'completed', closeTime: '2026-11-20T12:00:00.000Z' } as const;

interface Opened {
  history?: Partial<HistoryDetail>;
  request?: Partial<RequestDetail>;
  more?: Parameters<typeof stubServer>[0];
  permissions?: string[];
}

/** Opens a claim of ours that was submitted on 2026-11-03. */
function openOwn({ history = {}, request = {}, more = [], permissions = [] }: Opened = {}) {
  const one = claimDetail({ status: 'completed', waitingOn: 'none', actions: [], events: null, customer: null, ...request });
  const calls = stubServer([
    ...more,
    [getFromHistory, ownHistory({ ...completed, firstContactAt: one.firstContactAt, ...history })],
    [getRequest, one],
    [offeredSolutions, { publicText: '', accepted: 0, refused: 0, solutions: [] }],
    [listExchanges, []],
    [listCaseFiles, [photo]],
  ]);
  return { calls, router: openPage(routes, '/profile/history/7', { permissions }) };
}

const block = async (name: string) => within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement);

test('shows all that is known of a request of an older system, and nothing that is not', async () => {
  stubServer([[getFromHistory, importedDetail]]);
  openPage(routes, '/profile/history/1000000000007');
  expect(await screen.findByRole('heading', { level: 1, name: 'Connector burnt, Baza' })).toBeVisible();
  for (const known of ['Connectors replaced', '36 days', '2019/11/06', 'First 1 of 480']) expect(screen.getByText(known)).toBeVisible();
  expect(screen.getByText(/older system, Old desk/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'HD7226W14A018842' })).toHaveAttribute('href', '/passport/HD7226W14A018842');
  expect(screen.queryByRole('link', { name: 'Open request' })).not.toBeInTheDocument();
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  for (const unknown of ['Progress', 'Attachments', 'Messages'])
    expect(screen.queryByRole('heading', { name: unknown })).not.toBeInTheDocument();
});

test('says nothing of how long a request of an older system took if its days are the same', async () => {
  stubServer([[getFromHistory, { ...importedDetail, createTime: importedDetail.closeTime }]]);
  openPage(routes, '/profile/history/1000000000007');
  expect(await screen.findByText('Connectors replaced')).toBeVisible();
  expect(screen.queryByText('From submission to completion')).not.toBeInTheDocument();
});

test('tells how long a request took, and how far its pieces came', async () => {
  const solutions = [exchange({ state: 'done' }), compensation({ state: 'done', paid: true, payTime: '2026-11-20' })];
  openOwn({ more: [[offeredSolutions, { publicText: '', accepted: 124, refused: 8, solutions }]] });
  expect(await screen.findByText('17 days')).toBeVisible();
  expect(screen.getByText('From submission to completion')).toBeVisible();
  expect(screen.getByText('First contact after 1 h 49 min')).toBeVisible();
  const thread = await block('What happens to your modules');
  for (const [step, pieces] of [
    ['Claimed', '132'],
    ['Accepted', '124'],
    ['With a solution', '124'],
    ['Done', '124'],
  ] as const)
    expect(within(thread.getByText(step).parentElement as HTMLElement).getByText(pieces)).toBeVisible();
  expect(thread.getByText('Refused: 8')).toBeVisible();
});

test('has the files to download, and leads to the messages', async () => {
  openOwn({ request: { requestType: 1, quantity: null, reopenUntil: '2099-11-30T10:00:00.000Z' }, history: { requestType: 1 } });
  expect(await screen.findByRole('link', { name: 'Download label.pdf' })).toHaveAttribute('href', photo.url);
  const messages = await block('Messages');
  expect(messages.getByRole('link', { name: 'Open conversation' })).toHaveAttribute('href', '/request/7?view=messages');
  expect(messages.getByText(/If you write by/)).toBeVisible();
});

test('a customer copies it into a new request', async () => {
  const { router } = openOwn();
  await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(router.state.location.search).toBe('?requestId=7&action=clone'));
});

test('a customer reopens it, and goes on with it on its page', async () => {
  const request = { actions: [action('reopenClaim')], appealUntil: '2099-11-30T10:00:00.000Z' };
  let isOpen = false;
  const { calls, router } = openOwn({
    request,
    more: [
      [
        reopenClaim,
        () => {
          isOpen = true;
          return { requestId: 7, requestNo: 'MC-20261103-00015', version: 6, actions: [] };
        },
      ],
      [getFromHistory, () => (isOpen ? notFound : ownHistory(completed))],
      [getRequest, () => claimDetail({ status: isOpen ? 'picked_up' : 'completed', customer: null, ...request })],
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Reopen claim' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Two more modules are dark.');
  await user.click(dialog.getByRole('button', { name: 'Reopen claim' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/request/7'));
  expect(bodiesTo(calls, reopenClaim)).toMatchObject([{ requestId: 7, reason: 'Two more modules are dark.' }]);
});

test('says why it can’t be reopened anymore', async () => {
  openOwn({ request: { actions: [action('reopenClaim', ['withinClaimReopenTime'])] } });
  expect(await screen.findByText('The time to reopen this claim has ended.')).toBeVisible();
});

test('why a claim was rejected is said in the words of the decision, once', async () => {
  const rejection = { reason: 'Out of warranty', publicText: 'The warranty ended in May.', rejectedAt: '2026-11-20T12:00:00.000Z' };
  openOwn({
    history: { status: 'rejected', outcome: 'Out of warranty' },
    request: { status: 'rejected', rejection, actions: [action('appeal')] } as Partial<RequestDetail>,
  });
  expect(await screen.findByText('The warranty ended in May.')).toBeVisible();
  expect(screen.getAllByText('Out of warranty')).toHaveLength(1);
  expect(screen.getByText('From submission to rejection')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Appeal' })).toHaveClass('ant-btn-primary');
});

test('staff see their solutions, reopen it, and are led to the desk', async () => {
  openOwn({
    permissions: ['csp:desk:list'],
    request: { actions: [action('reopenCase'), action('logCall')] },
    more: [[solutionPlan, planOf({ accepted: 96, solutions: [exchange({ state: 'done' })] })]],
  });
  expect(await screen.findByRole('link', { name: 'Open request' })).toHaveAttribute('href', '/desk/7');
  expect(await screen.findByRole('link', { name: 'Open conversation' })).toHaveAttribute('href', '/desk/7');
  expect(await screen.findByRole('link', { name: 'Open solutions' })).toBeVisible();
  const bar = within(screen.getByRole('toolbar'));
  expect(bar.getAllByRole('button').map((button) => button.textContent)).toEqual(['Reopen']);
});

test('leads from the history to the page of a request that was reopened', async () => {
  const { router } = openOwn({
    more: [[getFromHistory, notFound]],
    request: { status: 'picked_up' },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/request/7'));
});

test('says that nothing is there where the reader may see nothing', async () => {
  stubServer([
    [getFromHistory, notFound],
    [getRequest, notFound],
  ]);
  openPage(routes, '/profile/history/8');
  expect(await screen.findByRole('heading', { name: /Not found|Nothing here/i })).toBeVisible();
});
