// @shares-process
import '../request-kinds.ts';
import { listCaseFiles } from '@heliodesk/contract/attachment';
import { getEnquiry } from '@heliodesk/contract/enquiry';
import { listMessages, markRead, sendMessage } from '@heliodesk/contract/case-chat';
import { liveTicket } from '@heliodesk/contract/live';
import { getModuleClaimProfile } from '@heliodesk/contract/module-claim';
import { listCountries, listDictionaries } from '@heliodesk/contract/reference';
import { getRequest } from '@heliodesk/contract/request';
import { serialSummary } from '@heliodesk/contract/serial-number';
import { loadPhrases } from '@heliodesk/phrases/languages';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { localTime } from '#src/platform/testing/local-time.ts';
import { connected, prepareBrowser, socket } from '#src/domains/case-chat/testing/conversation-server.ts';
import { message } from '#src/domains/case-chat/testing/sample-messages.ts';
import { claimProfile } from '#src/domains/module-claim/testing/claim-profile.ts';
import { serialSummaryOf } from '#src/domains/serial-number/testing/serial-summary.ts';
import { i18n } from '#src/platform/i18n/language.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { bodiesTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import RequestPage from './request.tsx';

const submitted = '2026-11-03T09:12:40Z';
const request = {
  requestId: 7,
  requestNo: 'MC-20261103-00015',
  requestType: 3,
  status: 'submitted',
  desc: '480 modules with hot spots, seen from a drone',
  projectName: 'Ouarzazate Nord 2',
  companyName: 'Atlas Sun EPC',
  creator: 'Salma Haddad',
  contactName: null,
  waitingOn: 'us',
  contactState: 'active',
  firstContactDue: '2999-11-05T09:12:40Z',
  firstContactAt: null,
  tips: 0,
  lastWord: { by: 'customer', at: '2026-11-18T08:41:00.000Z' },
  unread: 0,
  submitTime: submitted,
  version: 5,
  processNodes: [{ processCode: 0, createTime: submitted, etaEtds: [] }],
  onBehalf: null,
  actions: [{ name: 'message', blockedBy: [] }],
  customer: null,
  outcome: null,
  reopenUntil: null,
  appealUntil: null,
  decisionDue: null,
  financeDue: null,
  solutionsDone: false,
  links: [],
  proposal: null,
  rejection: null,
};

// A customer's sign-in does not bring what only staff read.
beforeAll(async () => {
  for (const namespace of Object.keys(await loadPhrases('backOffice', 'en'))) i18n.removeResourceBundle('en', namespace);
});

beforeEach(() => sessionStorage.clear());

const question = message(3, { sender: 'customerService', senderName: 'Tomás Quiroga', content: 'Can the truck turn?', needsAnswer: true });

function open(change: object = {}, messages: unknown[] = [], more: Parameters<typeof stubServer>[0] = [], address = '/request/7') {
  const shown = { ...request, ...change };
  const calls = stubServer([
    ...more,
    [getRequest, shown],
    [listMessages, { messages, hasMore: false, readByOther: 0, toldOther: 0, unread: 0 }],
    [sendMessage, ({ body }: { body: unknown }) => message(9, { ...(body as object), sender: 'you' })],
    [markRead, null],
    [serialSummary, serialSummaryOf({ ok: 479, unknown: 1 })],
    [getModuleClaimProfile, claimProfile(request)],
    [getEnquiry, { enquiryReq: { requestType: 1, desc: request.desc, language: 'en', region: null, product: 'HD-M72' } }],
    [listCaseFiles, []],
    [listCountries, []],
    [listDictionaries, []],
  ]);
  const router = openPage([{ path: '/request/:requestId', element: <RequestPage /> }], address);
  return { calls, router };
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('a claim shows what is to do, its serial numbers and its details, with the messages beside them', async () => {
  setWindowWidth(1440);
  open();
  expect(await screen.findByRole('heading', { name: 'Serial numbers' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Details' })).toBeVisible();
  expect(headings()).toEqual(['Progress', 'Serial numbers', 'Details', 'Messages']);
  expect(screen.getByText('You don’t need to do anything.').parentElement).toHaveTextContent(
    `We’ll contact you by ${localTime('2999-11-05T09:12:40Z')}.`,
  );
  expect(screen.getByRole('button', { name: 'Open list' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Excel' })).toBeVisible();
  expect(screen.getByText('Each cell is 3 modules.')).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'Messages' })).toBeVisible();
});

test('the progress says that the review of a claim has started once someone works on it', async () => {
  setWindowWidth(1440);
  const pickedUp = { processCode: 1, createTime: '2026-11-03T10:04:21Z', etaEtds: [] };
  open({ status: 'picked_up', processNodes: [...request.processNodes, pickedUp] });
  const progress = await screen.findByRole('list', { name: 'Progress' });
  expect(within(progress).getByText('Review started')).toBeVisible();
  expect(within(progress).queryByText('In review')).not.toBeInTheDocument();
});

test('a first contact that is late is called late', async () => {
  open({ firstContactDue: '2020-11-05T09:12:40Z' });
  expect(await screen.findByText('You don’t need to do anything.')).toBeVisible();
  expect(screen.getByText(/^We’re late: you should have heard from us by/)).toBeVisible();
});

test('everything that was submitted is there on demand', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: 'All details and files' }));
  for (const name of ['Description', 'Project', 'Attachments']) expect(screen.getByRole('heading', { name })).toBeVisible();
});

test('the head has a menu of actions, with withdrawing last', async () => {
  open({ actions: [...request.actions, { name: 'withdraw', blockedBy: [] }] });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Duplicate', 'Withdraw']);
});

test('a question of ours is answered where it stands, and the answer goes into the conversation', async () => {
  const { calls } = open({ status: 'picked_up', waitingOn: 'customer', lastWord: { by: 'us', at: question.createTime } }, [question]);
  expect(await screen.findByRole('heading', { name: 'Tomás Quiroga asked you a question' })).toBeVisible();
  expect(screen.queryByText('You don’t need to do anything.')).not.toBeInTheDocument();
  const send = screen.getByRole('button', { name: 'Send answer' });
  expect(send).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Yes, at gate 2.');
  await user.click(send);
  await waitFor(() => expect(bodiesTo(calls, sendMessage)).toMatchObject([{ content: 'Yes, at gate 2.', requestId: 7 }]));
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('');
  expect(within(screen.getByRole('complementary', { name: 'Messages' })).getByText('Yes, at gate 2.')).toBeInTheDocument();
});

test('a question of ours that can’t be fetched says so, and can be tried again', async () => {
  let isDown = true;
  const asked = { status: 'picked_up', waitingOn: 'customer', lastWord: { by: 'us', at: question.createTime } };
  const list = { messages: [question], hasMore: false, readByOther: 0, toldOther: 0, unread: 0 };
  open(asked, [], [[listMessages, () => (isDown ? new Refused({ code: 500, msg: 'Out of order' }) : list)]]);
  const main = (await screen.findByRole('heading', { name: 'Details' })).closest<HTMLElement>('.hd-request-main');
  const retry = await within(main as HTMLElement).findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('textbox', { name: 'Your answer' })).not.toBeInTheDocument();
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Tomás Quiroga asked you a question' })).toBeVisible();
});

test('an enquiry is read as question and answers, with what it is about beside them', async () => {
  const answer = message(3, { sender: 'customerService', senderName: 'Jakub Wrona', content: '10 to 12 Nm' });
  open({ requestType: 1, lastWord: { by: 'us', at: answer.createTime } }, [answer]);
  const thread = await screen.findByRole('region', { name: 'Enquiry and answers' });
  expect(within(thread).getByText(request.desc)).toBeVisible();
  expect(await within(thread).findByText('10 to 12 Nm')).toBeVisible();
  expect(within(thread).getByText('Answered')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
  expect(await screen.findByText('HD-M72')).toBeVisible();
});

test('a completed enquiry says until when a message brings it back, and links the claim that came of it', async () => {
  const link = {
    requestId: 9,
    requestNo: 'MC-20261103-00002',
    requestType: 3,
    status: 'draft',
    title: 'Clamps',
    kind: 'claimOf',
    outward: false,
    reason: '',
  };
  open({ requestType: 1, status: 'completed', waitingOn: 'none', outcome: 'answered', reopenUntil: '2999-11-17T09:00:00Z', links: [link] });
  expect(await screen.findByText(/If you write by .*, we’ll reopen it\./)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'MC-20261103-00002' })).toHaveAttribute('href', '/request/9');
});

test('a claim that was split names the other one, and why', async () => {
  const link = {
    requestId: 9,
    requestNo: 'MC-20261103-00002',
    requestType: 3,
    status: 'picked_up',
    title: 'Hot spots',
    kind: 'splitFrom',
    outward: false,
    reason: 'The factory still checks these.',
  };
  open({ links: [link] });
  expect(await screen.findByRole('link', { name: 'MC-20261103-00002' })).toHaveAttribute('href', '/request/9');
  expect(screen.getByText('Undecided pieces continue in')).toBeVisible();
  expect(screen.getByText('The factory still checks these.')).toBeVisible();
});

test('what an enquiry is about scrolls by keyboard, though nothing in it may be pressed', async () => {
  setWindowWidth(1440);
  open({ requestType: 1 });
  const beside = await screen.findByRole('complementary', { name: 'Overview' });
  expect((await within(beside).findByText('HD-M72')).closest('[tabindex="0"]')).not.toBeNull();
});

test('an enquiry with an open question says so, and the question stands out', async () => {
  open({ requestType: 1, waitingOn: 'customer', lastWord: { by: 'us', at: question.createTime } }, [question]);
  const thread = await screen.findByRole('region', { name: 'Enquiry and answers' });
  expect(within(thread).getByText('Answer our question')).toBeVisible();
  expect(within(thread).queryByText('Answered')).not.toBeInTheDocument();
  expect((await within(thread).findByText('Can the truck turn?')).closest('article')).toHaveClass('hd-msg-question');
});

test('on a phone the parts of a request are views, the overview first', async () => {
  setWindowWidth(390);
  open();
  const views = await screen.findAllByRole('radio');
  expect(views.map((view) => view.closest('label')?.textContent?.trim())).toEqual(['Overview', 'Messages', 'Progress']);
  expect(screen.getByRole('radio', { name: 'Overview' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Messages' }));
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeVisible();
});

test('the view in sight is there again after a reload, and the first one leaves no trace in the address', async () => {
  setWindowWidth(390);
  const { router } = open();
  const inAddress = () => router.state.location.search;
  await user.click(await screen.findByRole('radio', { name: 'Messages' }));
  await waitFor(() => expect(inAddress()).toBe('?view=messages'));
  cleanup();
  open({}, [], [], `/request/7${inAddress()}`);
  expect(await screen.findByRole('radio', { name: 'Messages' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeVisible();
  cleanup();
  const { router: again } = open({}, [], [], '/request/7?view=progress');
  await user.click(await screen.findByRole('radio', { name: 'Overview' }));
  await waitFor(() => expect(again.state.location.search).toBe(''));
  cleanup();
  open({}, [], [], '/request/7?view=nonsense');
  expect(await screen.findByRole('radio', { name: 'Overview' })).toBeChecked();
});

test('every column has its place while the request is on its way', async () => {
  stubServer([[getRequest, () => new Promise(() => undefined)]]);
  openPage([{ path: '/request/:requestId', element: <RequestPage /> }], '/request/7');
  await screen.findAllByText('Loading');
  expect(document.querySelectorAll('.hd-request > *')).toHaveLength(3);
});

test('what happened to a request while the connection was lost shows once it is back', async () => {
  prepareBrowser();
  let title = 'Hot spots';
  open(
    {},
    [],
    [
      [liveTicket, { ticket: 't' }],
      [getRequest, () => ({ ...request, title })],
    ],
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Hot spots' })).toBeVisible();
  await connected();
  title = 'Cracked backsheets';
  act(() => void socket().dispatchEvent(new Event('close')));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cracked backsheets' })).toBeVisible();
});
