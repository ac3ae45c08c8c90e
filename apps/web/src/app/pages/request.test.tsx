import '../request-kinds.ts';
import { listCaseFiles } from '@heliodesk/contract/attachment';
import { listMessages, markRead } from '@heliodesk/contract/case-chat';
import { getModuleClaimProfile } from '@heliodesk/contract/module-claim';
import { dictionary, listCountries } from '@heliodesk/contract/reference';
import { getRequest } from '@heliodesk/contract/request';
import { serialSummary } from '@heliodesk/contract/serial-number';
import { loadPhrases } from '@heliodesk/phrases/languages';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { claimProfile } from '#src/domains/module-claim/testing/claim-profile.ts';
import { serialSummaryOf } from '#src/domains/serial-number/testing/serial-summary.ts';
import { i18n } from '#src/platform/i18n/language.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { stubServer } from '#src/platform/testing/stub-server.ts';
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
  firstContactDue: '2026-11-05T09:12:40Z',
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
};

// A customer's sign-in does not bring what only staff read.
beforeAll(async () => {
  for (const namespace of Object.keys(await loadPhrases.backOffice('en'))) i18n.removeResourceBundle('en', namespace);
});

function open() {
  stubServer([
    [getRequest, request],
    [listMessages, { messages: [], hasMore: false, readByOther: 0, unread: 0 }],
    [markRead, null],
    [serialSummary, serialSummaryOf({ ok: 479, unknown: 1 })],
    [getModuleClaimProfile, claimProfile(request)],
    [listCaseFiles, []],
    [listCountries, []],
    [dictionary, []],
  ]);
  openPage([{ path: '/request/:requestId', element: <RequestPage /> }], '/request/7');
}

test('the customer reads every heading of their request in words', async () => {
  open();
  for (const name of ['Project', 'Serial numbers', 'Attachments']) expect(await screen.findByRole('heading', { name })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open list' })).toBeVisible();
  expect(screen.getByText('One cell is 3 modules.')).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'Details' })).toBeVisible();
});

test('on a phone the parts of a request have names', async () => {
  setWindowWidth(390);
  open();
  for (const name of ['Talk', 'Progress', 'Details']) expect(await screen.findByRole('radio', { name })).toBeInTheDocument();
});
