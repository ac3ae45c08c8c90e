// @shares-process
import '../request-kinds.ts';
import { listAttachments, listCaseFiles } from '@heliodesk/contract/attachment';
import { listMessages, sendMessage } from '@heliodesk/contract/case-chat';
import { confirmTip, getRequest, listTasks, listTips, noteTip, taskOverview } from '@heliodesk/contract/request';
import type { TaskOverview, WaitingRequest } from '@heliodesk/contract/request';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { prepareBrowser } from '#src/domains/case-chat/testing/conversation-server.ts';
import { message } from '#src/domains/case-chat/testing/sample-messages.ts';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { tipOf } from '#src/domains/request/testing/sample-tips.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { bodiesTo, callsTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import TasksPage from './tasks.tsx';

beforeEach(() => {
  sessionStorage.clear();
  prepareBrowser();
});

const waiting = (change: Partial<WaitingRequest> = {}): WaitingRequest => ({
  requestId: 7,
  requestNo: 'MC-20261118-00012',
  requestType: 3,
  title: 'Hot spots on 480 modules',
  contactPerson: 'Amelia Ortega',
  isMine: true,
  tips: 1,
  questionTime: null,
  askTime: '2026-11-18T09:00:00.000Z',
  remindTime: '2026-11-23T09:00:00.000Z',
  closeTime: null,
  ...change,
});
const overviewOf = (change: Partial<TaskOverview> = {}): TaskOverview => ({
  people: [
    { name: 'Amelia Ortega', isYou: true, tasks: 2 },
    { name: 'Luis Navarro', isYou: false, tasks: 1 },
  ],
  receipts: [],
  ...change,
});
const receipt = {
  tipsId: 41,
  tipsType: 4 as const,
  requestId: 7,
  requestNo: 'MC-20261118-00012',
  title: 'Hot spots on 480 modules',
  sendTime: '2026-11-24T09:00:00.000Z',
};
const question = message(3, { sender: 'customerService', senderName: 'Tomás Quiroga', content: 'Gate 2 or main gate?', needsAnswer: true });
const asked = waiting({ requestId: 8, title: 'Glass breakage', tips: 0, questionTime: '2026-11-19T09:00:00.000Z' });

function openTasks(
  rows: WaitingRequest[],
  more: Parameters<typeof stubServer>[0] = [],
  actions = [action('message'), action('answerTip')],
) {
  const calls = stubServer([
    ...more,
    [listTasks, { rows, total: rows.length }],
    [taskOverview, overviewOf()],
    [getRequest, claimDetail({ waitingOn: 'customer', tips: 1, actions, events: null, customer: null })],
    [listTips, [tipOf()]],
    [listMessages, { messages: [question], hasMore: false, readByOther: 0, toldOther: 0, unread: 0 }],
    [listAttachments, []],
    [listCaseFiles, []],
  ]);
  openPage([{ path: '/profile/tasks', element: <TasksPage /> }], '/profile/tasks');
  return calls;
}

test('shows what waits across requests, when the next reminder goes out, and who it waits for', async () => {
  openTasks([waiting(), asked]);
  const claim = await screen.findByRole('region', { name: 'Hot spots on 480 modules' });
  expect(await within(claim).findByText('We can’t read the label.')).toBeVisible();
  expect(within(claim).getByText(/Next reminder/)).toBeVisible();
  expect(within(claim).getByRole('link', { name: 'Hot spots on 480 modules' })).toHaveAttribute('href', '/request/7');
  const other = screen.getByRole('region', { name: 'Glass breakage' });
  expect(await within(other).findByText('Gate 2 or main gate?')).toBeVisible();
  expect(screen.getByText('2 tasks waiting for you')).toBeVisible();
  expect(screen.getByText(/for Luis Navarro/)).toBeVisible();
});

test('answers a question in its place; a refusal keeps what was typed', async () => {
  let isDown = true;
  const calls = openTasks(
    [asked],
    [[sendMessage, () => (isDown ? new Refused({ code: 503, msg: 'Not available right now.' }) : question)]],
  );
  const box = await screen.findByRole('textbox', { name: 'Your answer' });
  await user.type(box, 'Gate 2');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not available right now.');
  expect(box).toHaveValue('Gate 2');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Answer sent')).toBeVisible();
  const bodies = bodiesTo(calls, sendMessage);
  expect(bodies).toMatchObject([
    { requestId: 8, content: 'Gate 2' },
    { requestId: 8, content: 'Gate 2' },
  ]);
  expect(new Set(bodies.map((body) => (body as { clientMsgId: string }).clientMsgId)).size).toBe(1);
});

test('confirms a task in its place and shows the receipt', async () => {
  let isDone = false;
  openTasks(
    [],
    [
      [listTasks, () => ({ rows: isDone ? [] : [waiting()], total: isDone ? 0 : 1 })],
      [taskOverview, () => overviewOf({ receipts: isDone ? [receipt] : [] })],
      [noteTip, tipOf({ note: 'Not possible' })],
      [
        confirmTip,
        () => {
          isDone = true;
          return tipOf({ state: 'confirmed' });
        },
      ],
    ],
  );
  await user.type(await screen.findByRole('textbox', { name: 'Your note' }), 'Not possible');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('No open tasks')).toBeVisible();
  expect(within(screen.getByRole('status')).getByText('Answer sent')).toBeVisible();
});

test('shows a colleague’s tasks, and why they can’t be answered', async () => {
  const calls = openTasks(
    [],
    [
      [
        listTasks,
        ({ url }: { url: URL }) =>
          url.searchParams.get('company') === 'true'
            ? { rows: [waiting({ isMine: false, contactPerson: 'Luis Navarro' })], total: 1 }
            : { rows: [], total: 0 },
      ],
    ],
    [],
  );
  expect(await screen.findByText('No open tasks')).toBeVisible();
  await user.click(screen.getByText('Company'));
  expect(await screen.findByText('Contact: Luis Navarro')).toBeVisible();
  expect(await screen.findByText('You can’t answer this. Luis Navarro is the contact for this request.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send answer' })).not.toBeInTheDocument();
  await waitFor(() => expect(callsTo(calls, listTasks).length).toBe(2));
});
