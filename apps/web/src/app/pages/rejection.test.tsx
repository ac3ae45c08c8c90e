// @shares-process
import '../request-kinds.ts';
import { listCaseFiles } from '@heliodesk/contract/attachment';
import { listMessages, markRead } from '@heliodesk/contract/case-chat';
import { getModuleClaimProfile } from '@heliodesk/contract/module-claim';
import { listCountries, listDictionaries } from '@heliodesk/contract/reference';
import { appealRequest, getRequest, proposeRejection, rejectReasons, rejectRequest, reopenClaim } from '@heliodesk/contract/request';
import { offeredSolutions } from '@heliodesk/contract/solution';
import type { Proposal } from '@heliodesk/contract/request';
import { serialSummary } from '@heliodesk/contract/serial-number';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { claimProfile } from '#src/domains/module-claim/testing/claim-profile.ts';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { serialSummaryOf } from '#src/domains/serial-number/testing/serial-summary.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { bodiesTo, stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openCase } from '../testing/case-server.tsx';
import RequestPage from './request.tsx';

const proposal: Proposal = {
  state: 'open',
  reasonCode: '1',
  reason: 'Out of warranty',
  publicText: 'La garantie a pris fin en mai.',
  note: 'All from one delivery',
  proposedBy: 'Ingrid Halvorsen',
  proposedAt: '2026-11-20T10:21:47Z',
  dueAt: '2026-11-24T10:21:47Z',
  decidedBy: null,
  decidedAt: null,
  decision: '',
};

const reasons = {
  reasons: [
    { value: '1', label: 'Out of warranty', text: 'La garantie avait pris fin.' },
    { value: '2', label: 'Not covered', text: 'Non couvert.' },
    { value: '7', label: 'Other reason', text: '' },
  ],
  language: 'fr',
  appealDays: 30,
};

describe('a proposal to reject', () => {
  test('starts with a text in the customer’s language, and keeps what someone has written', async () => {
    setWindowWidth(1440);
    const { calls } = openCase(claimDetail({ actions: [action('proposeRejection')] }), [
      [rejectReasons, reasons],
      [proposeRejection, { requestId: 7, requestNo: 'MC-20261103-00015', version: 6, actions: [] }],
    ]);
    await user.click(await screen.findByRole('button', { name: 'Propose rejection' }));
    const dialog = await screen.findByRole('dialog', { name: /Propose to reject/ });
    const choose = async (name: string) => {
      await user.click(await within(dialog).findByRole('combobox', { name: /Reason/ }));
      await user.click(await screen.findByTitle(name));
    };
    const text = () => within(dialog).getByRole('textbox', { name: /What the customer reads/ });
    await choose('Out of warranty');
    expect(text()).toHaveValue('La garantie avait pris fin.');
    expect(text()).toHaveAttribute('lang', 'fr');
    await choose('Not covered');
    expect(text()).toHaveValue('Non couvert.');
    await user.type(text(), ' Voir annexe.');
    await choose('Out of warranty');
    expect(text()).toHaveValue('Non couvert. Voir annexe.');
    await user.click(within(dialog).getByRole('button', { name: 'Send proposal' }));
    await waitFor(() =>
      expect(bodiesTo(calls, proposeRejection)).toMatchObject([
        { requestId: 7, reasonCode: '1', publicText: 'Non couvert. Voir annexe.', note: '' },
      ]),
    );
  });

  test('shows what the customer would read, and is decided once that was read', async () => {
    setWindowWidth(1440);
    const { calls } = openCase(claimDetail({ proposal, actions: [action('reject'), action('returnProposal')] }), [
      [rejectRequest, { requestId: 7, requestNo: 'MC-20261103-00015', version: 6, actions: [] }],
    ]);
    const card = within(await screen.findByRole('region', { name: 'Proposal to reject' }));
    expect(card.getByText('La garantie a pris fin en mai.')).toBeVisible();
    expect(card.getByText('All from one delivery')).toBeVisible();
    expect(card.getByText('Waiting for your decision')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reject claim' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Reject MC/ }));
    const confirm = dialog.getByRole('button', { name: 'Reject claim' });
    expect(confirm).toBeDisabled();
    await user.click(dialog.getByRole('checkbox'));
    await user.click(confirm);
    await waitFor(() => expect(bodiesTo(calls, rejectRequest)).toHaveLength(1));
  });

  test('says to its author why someone else decides, not they', async () => {
    setWindowWidth(1440);
    openCase(claimDetail({ proposal, actions: [action('reject', ['notAuthor']), action('takeBackProposal')] }));
    const card = await screen.findByRole('region', { name: 'Proposal to reject' });
    expect(card).toHaveTextContent('You proposed this, so someone else has to decide.');
    expect(screen.getByRole('button', { name: 'Take back proposal' })).toBeEnabled();
  });

  test('that was returned says who did and why', async () => {
    setWindowWidth(1440);
    const returned = { ...proposal, state: 'returned', decidedBy: 'Marta Lindqvist', decision: 'The photos show it' } as const;
    openCase(claimDetail({ proposal: returned }));
    const card = await screen.findByRole('region', { name: 'Proposal to reject' });
    expect(card).toHaveTextContent('Marta Lindqvist returned it');
    expect(card).toHaveTextContent('The photos show it');
  });
});

describe('an ended claim, as its customer sees it', () => {
  const rejection = { reason: 'Out of warranty', publicText: 'The warranty ended in May.', rejectedAt: '2026-11-20T10:00:00Z' };
  const rejected = {
    status: 'rejected',
    waitingOn: 'none',
    nodes: [0, 1, 6],
    rejection,
    appealUntil: '2999-12-20T10:00:00Z',
  } satisfies Parameters<typeof claimDetail>[0];

  function open(change: Parameters<typeof claimDetail>[0] = {}) {
    setWindowWidth(1440);
    const calls = stubServer([
      [getRequest, claimDetail({ ...rejected, events: null, customer: null, ...change })],
      [appealRequest, { requestId: 7, requestNo: 'MC-20261103-00015', version: 6, actions: [] }],
      [reopenClaim, { requestId: 7, requestNo: 'MC-20261103-00015', version: 6, actions: [] }],
      [offeredSolutions, { publicText: '', accepted: 0, refused: 0, solutions: [] }],
      [listMessages, { messages: [], hasMore: false, readByOther: 0, toldOther: 0, unread: 0 }],
      [markRead, null],
      [serialSummary, serialSummaryOf({ ok: 1 })],
      [getModuleClaimProfile, claimProfile(claimDetail())],
      [listCaseFiles, []],
      [listCountries, []],
      [listDictionaries, []],
    ]);
    openPage([{ path: '/request/:requestId', element: <RequestPage /> }], '/request/7');
    return calls;
  }

  test('says why, and until when it can be appealed in its place', async () => {
    const calls = open({ actions: [action('appeal'), action('message')] });
    expect(await screen.findByRole('heading', { name: 'Out of warranty' })).toBeVisible();
    expect(screen.getByText('The warranty ended in May.')).toBeVisible();
    expect(screen.getByText('You can appeal until')).toBeVisible();
    const card = within(screen.getByRole('region', { name: 'Your appeal' }));
    await user.click(card.getByRole('button', { name: 'Send appeal' }));
    expect(await card.findAllByText('Tell us in a sentence or two.')).not.toHaveLength(0);
    await user.type(card.getByRole('textbox', { name: /What did we miss/ }), 'The delivery note is from 2025.');
    await user.click(card.getByRole('button', { name: 'Send appeal' }));
    await waitFor(() =>
      expect(bodiesTo(calls, appealRequest)).toMatchObject([{ requestId: 7, reason: 'The delivery note is from 2025.' }]),
    );
  });

  test('that was appealed before is decided for good', async () => {
    open({ appealUntil: null, actions: [action('appeal', ['withinAppealPeriod', 'notAppealedYet'])] });
    expect(await screen.findByText('This decision is final.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your appeal' })).toBeNull();
  });

  test('that was completed can be reopened in its place, with a reason', async () => {
    const calls = open({
      status: 'completed',
      nodes: [0, 1, 2, 7, 5],
      rejection: null,
      actions: [action('reopenClaim'), action('message')],
    });
    const card = within(await screen.findByRole('region', { name: 'Something left to settle?' }));
    await user.click(card.getByRole('button', { name: 'Reopen claim' }));
    expect(await card.findAllByText('Tell us in a sentence or two.')).not.toHaveLength(0);
    await user.type(card.getByRole('textbox', { name: /What should we look at again/ }), 'One module is still dark.');
    await user.click(card.getByRole('button', { name: 'Reopen claim' }));
    await waitFor(() => expect(bodiesTo(calls, reopenClaim)).toMatchObject([{ requestId: 7, reason: 'One module is still dark.' }]));
    expect(bodiesTo(calls, appealRequest)).toHaveLength(0);
  });

  test('that was completed has no such form once its time is over', async () => {
    open({ status: 'completed', nodes: [0, 1, 2, 7, 5], rejection: null, actions: [action('reopenClaim', ['withinClaimReopenTime'])] });
    expect(await screen.findByText('You don’t need to do anything.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reopen claim' })).toBeNull();
  });
});
