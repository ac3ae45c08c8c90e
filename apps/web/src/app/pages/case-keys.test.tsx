// @shares-process
import { logCall } from '@heliodesk/contract/request';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { switchLanguage } from '#src/platform/i18n/language.ts';
import { bodiesTo, Refused } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openCase } from '../testing/case-server.tsx';

beforeEach(() => setWindowWidth(1440));
afterEach(() => act(() => switchLanguage('en')));

const withCalls = (more: object = {}) => claimDetail({ actions: [action('message'), action('note'), action('logCall')], ...more });
const openDialog = async () => {
  await screen.findByRole('button', { name: 'Log a call' });
  await user.keyboard('c');
  return within(await screen.findByRole('dialog'));
};

test('c logs a call: number, time, result and what was said', async () => {
  const { calls } = openCase(withCalls({ firstContactAt: null }), [[logCall, null]]);
  const dialog = await openDialog();
  expect(dialog.getByText('Counts as first contact')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Number' })).toHaveValue('+212 522 040 118');
  await user.click(dialog.getByRole('radio', { name: 'No answer' }));
  expect(dialog.getByText('First contact is still due')).toBeVisible();
  fireEvent.change(dialog.getByLabelText(/Time of the call/), { target: { value: '2026-11-20T10:02' } });
  await user.type(dialog.getByRole('textbox', { name: 'What was said' }), 'Rang ten times');
  await user.click(dialog.getByRole('button', { name: 'Save call' }));
  await waitFor(() => expect(toasts.get().at(-1)?.title).toBe('MC-20261103-00015: call logged'));
  const calledAt = new Date('2026-11-20T10:02').toISOString();
  expect(bodiesTo(calls, logCall)).toEqual([
    { requestId: 7, direction: 'out', phone: '+212 522 040 118', calledAt, result: 'noAnswer', note: 'Rang ten times' },
  ]);
});

test('who calls us is reached; a refusal keeps the dialog open', async () => {
  const refused = new Refused({ code: 409, msg: 'Not in this state.' });
  const { calls } = openCase(withCalls(), [[logCall, refused]]);
  const dialog = await openDialog();
  await user.click(dialog.getByRole('radio', { name: 'No answer' }));
  await user.click(dialog.getByRole('radio', { name: 'They called' }));
  expect(dialog.queryByRole('radio', { name: 'No answer' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save call' }));
  expect(await dialog.findByText('Not in this state.')).toBeVisible();
  expect(bodiesTo(calls, logCall)).toMatchObject([{ direction: 'in', result: 'reached' }]);
});

test('the history says what became of a call, which number, and what was said', async () => {
  const call = { direction: 'out', phone: '+34 950 118 204', calledAt: '2026-11-20T09:40:00.000Z', result: 'message' };
  const event = { eventId: 9, time: '2026-11-20T09:58:00.000Z', actor: 'Ingrid', onBehalfOf: null, from: null, to: null };
  openCase(claimDetail({ events: [{ ...event, action: 'logCall', reason: 'She calls back', call }] } as object));
  const line = (await screen.findByText('Called, left a message')).closest('li');
  expect(line).toHaveTextContent('Called, left a message by Ingrid');
  // In its own direction, whatever that of the page.
  expect(screen.getByText('She calls back')).toHaveProperty('localName', 'bdi');
  expect(line).toHaveTextContent('+34 950 118 204');
  expect(line).toHaveTextContent('2026/11/20 09:40:00');
});

test('keys work where the layout writes other letters, and are named at their buttons', async () => {
  openCase(withCalls());
  expect(await screen.findByRole('button', { name: 'Internal note' })).toHaveAttribute('aria-keyshortcuts', 'i');
  fireEvent.keyDown(document.body, { key: 'ه', code: 'KeyI' });
  expect(screen.getByRole('textbox', { name: 'Internal note' })).toHaveFocus();
});

test('the list of keys has those of the reader’s role', async () => {
  openCase(withCalls());
  await screen.findByRole('button', { name: 'Log a call' });
  fireEvent.keyDown(document.body, { key: '؟', code: 'Slash', shiftKey: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByText('Pick up')).toBeVisible();
  expect(dialog.getByText('Next case on the desk')).toBeVisible();
  expect(dialog.getByText('Ctrl K').closest('div')).toHaveTextContent('Page, request, name, serial');
  // This reader may only pick up.
  expect(dialog.queryByText('Log a call')).toBeNull();
});

test('Escape leaves the reply as it is, and a closed dialog gives the focus back', async () => {
  openCase(withCalls());
  await screen.findByRole('button', { name: 'Log a call' });
  await user.keyboard('r');
  const reply = screen.getByRole('textbox', { name: 'Message' });
  await user.keyboard('Half a sentence{Escape}');
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveFocus();
  expect(reply).toHaveValue('Half a sentence');
  const opener = screen.getByRole('button', { name: 'Log a call' });
  opener.focus();
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

test('from where Escape leads, the keys of the case work, also in Arabic', async () => {
  await act(() => switchLanguage('ar'));
  openCase(withCalls());
  const note = await screen.findByRole('button', { name: 'ملاحظة داخلية' });
  await user.keyboard('r{Escape}');
  const messages = screen.getByRole('region', { name: 'الرسائل' });
  expect(messages).toHaveFocus();
  fireEvent.keyDown(messages, { key: 'ه', code: 'KeyI' });
  expect(screen.getByRole('textbox', { name: note.textContent })).toHaveFocus();
});
