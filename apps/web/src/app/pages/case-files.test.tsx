// @shares-process
import { listCaseFiles } from '@heliodesk/contract/attachment';
import type { CaseFile } from '@heliodesk/contract/attachment';
import { liveTicket } from '@heliodesk/contract/live';
import { deskRequest } from '@heliodesk/contract/request';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { connected, prepareBrowser, socket } from '#src/domains/case-chat/testing/conversation-server.ts';
import { message } from '#src/domains/case-chat/testing/sample-messages.ts';
import { claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openCase } from '../testing/case-server.tsx';

beforeEach(prepareBrowser);

const label: CaseFile = {
  attId: 5,
  fileName: 'label.txt',
  description: '',
  place: null,
  purpose: 'message',
  size: 2_000,
  contentType: 'text/plain',
  previewable: false,
  createTime: '2026-11-18T08:00:00Z',
  url: '/common/download?fileName=5',
};

test('the files of a case take in what comes with a message while it is open', async () => {
  setWindowWidth(1440);
  const files: CaseFile[] = [];
  openCase(claimDetail(), [
    [liveTicket, { ticket: 't' }],
    [listCaseFiles, () => files],
  ]);
  const details = within(await screen.findByRole('complementary', { name: 'Details' }));
  expect(await details.findByText('No files')).toBeVisible();
  await connected();
  files.push(label);
  socket().say({ kind: 'message', topic: 'request:7', message: message(2, { content: 'The label' }) });
  expect(await details.findByText('label.txt')).toBeVisible();
  expect(details.queryByText('No files')).not.toBeInTheDocument();
});

test('what happened to a case while the connection was lost shows once it is back', async () => {
  setWindowWidth(1440);
  const files: CaseFile[] = [];
  let title = 'Hot spots';
  openCase(undefined, [
    [liveTicket, { ticket: 't' }],
    [listCaseFiles, () => files],
    [deskRequest, () => ({ ...claimDetail(), title })],
  ]);
  const details = within(await screen.findByRole('complementary', { name: 'Details' }));
  expect(await details.findByText('No files')).toBeVisible();
  await connected();
  files.push(label);
  title = 'Cracked backsheets';
  act(() => void socket().dispatchEvent(new Event('close')));
  expect(await details.findByText('label.txt')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Cracked backsheets' })).toBeVisible();
});
