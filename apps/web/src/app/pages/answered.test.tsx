// @shares-process
import { addNote, sendMessage } from '@heliodesk/contract/case-chat';
import { complete, turnIntoClaim } from '@heliodesk/contract/request';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { message } from '#src/domains/case-chat/testing/sample-messages.ts';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { bodiesTo, Refused } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openCase } from '../testing/case-server.tsx';

const number = 'ME-20261103-00015';
const enquiry = (change: object = {}) =>
  claimDetail({
    requestNo: number,
    requestType: 1,
    actions: ['message', 'note', 'reply', 'complete', 'turnIntoClaim', 'bind'].map((name) => action(name)),
    ...change,
  });
const acted = { requestId: 7, requestNo: number, version: 6, actions: [] };

beforeEach(() => {
  sessionStorage.clear();
  setWindowWidth(1440);
});

/** What a toast says. */
const said = (text: string) => waitFor(() => expect(toasts.get().map(({ title }) => title)).toContain(text));
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const dialogOf = (name: string | RegExp) => screen.findByRole('dialog', { name });

describe('an enquiry on the desk', () => {
  test('is completed with an answer, or where nothing was answered, says that it is missing', async () => {
    let isRefused = true;
    const missing = new Refused({
      code: 510,
      data: { errors: [{ path: 'content', rule: 'answerMissing', message: 'Write the answer first.' }] },
    });
    const { calls } = openCase(enquiry(), [[complete, () => (isRefused ? missing : acted)]]);
    await press('Complete');
    const dialog = within(await dialogOf(new RegExp(`Complete ${number}`)));
    await user.click(dialog.getByRole('button', { name: 'Complete enquiry' }));
    // At the field, and in the summary above it.
    await waitFor(() => expect(dialog.getAllByText('Write the answer first.')).toHaveLength(2));
    isRefused = false;
    await user.type(dialog.getByRole('textbox', { name: 'Answer' }), 'Up to 22 Nm.');
    await user.click(dialog.getByRole('button', { name: 'Complete enquiry' }));
    await said(`${number} completed`);
    expect(bodiesTo(calls, complete).at(-1)).toEqual({
      requestId: 7,
      version: 5,
      outcome: 'answered',
      content: 'Up to 22 Nm.',
      reason: '',
    });
  });

  test('that is not for us needs a reason', async () => {
    const { calls } = openCase(enquiry(), [[complete, acted]]);
    await press('Complete');
    const dialog = within(await dialogOf(new RegExp(`Complete ${number}`)));
    await user.click(dialog.getByRole('radio', { name: 'Not for us' }));
    await user.click(dialog.getByRole('button', { name: 'Complete enquiry' }));
    expect(bodiesTo(calls, complete)).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Why can’t we help/ }), 'Ask the maker of the clamps.');
    await user.click(dialog.getByRole('button', { name: 'Complete enquiry' }));
    await said(`${number} completed`);
    expect(bodiesTo(calls, complete)).toEqual([
      { requestId: 7, version: 5, outcome: 'notForUs', content: '', reason: 'Ask the maker of the clamps.' },
    ]);
  });

  test('becomes a claim, which opens in its wizard', async () => {
    const claim = { requestId: 9, requestNo: 'MC-20261103-00002', requestType: 3 };
    const { calls, router } = openCase(enquiry(), [[turnIntoClaim, { ...acted, claim }]]);
    await press('Turn into claim');
    await user.click(within(await dialogOf(/into a claim/)).getByRole('button', { name: 'Start claim' }));
    await said('Claim MC-20261103-00002 started');
    expect(bodiesTo(calls, turnIntoClaim)).toEqual([{ requestId: 7, version: 5 }]);
    expect(router.state.location.pathname + router.state.location.search).toBe('/warrantyclaim/moduleclaim?requestId=9');
  });

  test('of a company has nothing to bind; one of no company does, and can’t become a claim', async () => {
    openCase(enquiry());
    const bar = within(await screen.findByRole('toolbar', { name: 'Actions' }));
    expect(bar.queryByRole('button', { name: 'Link to customer' })).toBeNull();
    openCase(enquiry({ contactState: null, binding: false, customer: null }));
    expect(await screen.findByRole('button', { name: 'Link to customer' })).toBeVisible();
  });

  test('shows the claim that came of it', async () => {
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
    openCase(enquiry({ links: [link] }));
    expect(await screen.findByRole('link', { name: 'MC-20261103-00002' })).toHaveAttribute('href', '/desk/9');
    expect(screen.getByText('Claim from this enquiry')).toBeVisible();
  });
});

describe('what staff write in an enquiry', () => {
  const box = () => screen.findByRole('textbox', { name: 'Message' });

  test('is its answer only if it is sent as that, by button or key', async () => {
    let last = 8;
    const { calls } = openCase(enquiry(), [
      [sendMessage, ({ body }: Received) => message((last += 1), { ...(body as object), sender: 'you' })],
    ]);
    await user.type(await box(), 'We’re looking into it.{Control>}{Enter}{/Control}');
    await user.type(await box(), 'Back tomorrow.');
    await press('Send');
    await user.type(await box(), 'Up to 22 Nm.');
    await press('Send as answer');
    await user.type(await box(), 'Also on the short side.{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await waitFor(() => expect(bodiesTo(calls, sendMessage)).toHaveLength(4));
    const bodies = bodiesTo(calls, sendMessage);
    for (const body of bodies.slice(0, 2)) expect(body).not.toHaveProperty('reply');
    expect(bodies.slice(2)).toMatchObject([
      { content: 'Up to 22 Nm.', reply: true },
      { content: 'Also on the short side.', reply: true },
    ]);
  });

  test('is no answer in a note, nor where nothing is to be answered', async () => {
    openCase(enquiry({ actions: [action('message'), action('note')] }), [[addNote, message(9)]]);
    await box();
    expect(screen.queryByRole('button', { name: 'Send as answer' })).toBeNull();
  });
});
