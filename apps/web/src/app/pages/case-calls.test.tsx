// @shares-process
import { listTips } from '@heliodesk/contract/request';
import { listMessages } from '@heliodesk/contract/case-chat';
import { screen, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { tipOf } from '#src/domains/request/testing/sample-tips.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openCase } from '../testing/case-server.tsx';

/** What the bench `case-opening` measures; `{requestId}` stands for the case. */
const measured = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../bench/harness/case-calls.json'), 'utf8')) as string[];

const addressOf = ({ method, url }: Received): string => `${method} ${url.pathname}${url.search}`;

test('opening a case makes the calls that are measured, and no others', async () => {
  setWindowWidth(1440);
  const message = {
    msgId: 500,
    requestId: 7,
    clientMsgId: '0198f0aa-0000-7000-8000-000000000001',
    sender: 'customerService',
    senderName: 'Ingrid Halvorsen',
    senderId: 3,
    customerType: 0,
    type: 2,
    action: 1,
    internal: false,
    needsAnswer: true,
    reply: false,
    content: 'The label, please.',
    params: { tip: 'files' },
    attachments: [],
    attachment: null,
    createTime: '2026-11-20T08:00:00.000Z',
    recallUntil: null,
  };
  const { calls } = openCase(claimDetail(), [
    [listMessages, { messages: [message], hasMore: true, readByOther: 0, toldOther: 0, unread: 1 }],
    [listTips, [tipOf({ msgId: 500, content: 'The label, please.' })]],
  ]);
  await screen.findByText('The label, please.');
  const made = () => [...new Set(calls.map(addressOf))].toSorted();
  const expected = measured.map((address) => address.replace('{requestId}', '7')).toSorted();
  await waitFor(() => expect(made()).toEqual(expected));
});
