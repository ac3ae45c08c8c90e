// @shares-process
import { listMessages } from '@heliodesk/contract/case-chat';
import { changeContact, listCaseContacts } from '@heliodesk/contract/request';
import type { CaseContact } from '@heliodesk/contract/request';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { own } from '#src/domains/case-chat/testing/conversation-server.ts';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { bodiesTo } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openCase } from '../testing/case-server.tsx';

const mayGive = [action('message'), action('note'), action('changeContact')];

const people: CaseContact[] = [
  { contactId: 3, name: 'Salma Haddad', email: 'salma@atlas.test', state: 'noSignIn', language: 'fr', lastSignIn: null },
  { contactId: 8, name: 'Karim Idrissi', email: 'karim@atlas.test', state: 'inactive', language: 'fr', lastSignIn: null },
  { contactId: 9, name: 'Ana Prieto', email: 'ana@atlas.test', state: 'active', language: 'es', lastSignIn: '2026-11-18T09:00:00Z' },
];
const given = { requestId: 7, requestNo: 'MC-20261103-00015', version: 6, actions: [] };
const left = claimDetail({ contactState: 'disabled', firstContactAt: null, actions: mayGive });

describe.each([1440, 390])('a contact who is not reached, %i px wide', (width) => {
  test('is named, and in the place of a reply a colleague of theirs takes over', async () => {
    setWindowWidth(width);
    const { calls } = openCase(left, [
      [listCaseContacts, people],
      [changeContact, given],
    ]);
    const panel = within(await screen.findByRole('region', { name: 'Salma Haddad can’t read this. Who should take over?' }));
    expect(panel.getByText('First contact is still due. Only a reply that reaches someone counts.')).toBeVisible();
    expect(screen.getByText(width > 767 ? 'Disabled' : 'Disabled, can’t sign in or get e-mails')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    const choices = await panel.findAllByRole('radio', { name: /language/i });
    expect(choices.map((choice) => [choice.closest('label')?.textContent, choice.matches(':disabled')])).toEqual([
      ['Ana PrietoLast sign-in: November 18, 2026 · Language: Spanish', false],
      ['Karim IdrissiNot activated yetLanguage: French', true],
    ]);
    expect(panel.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+212522040118');
    await user.click(panel.getByRole('button', { name: 'Hand over to Ana Prieto' }));
    await waitFor(() => expect(toasts.get()[0]?.title).toBe('MC-20261103-00015: contact changed'));
    const reason = 'Salma Haddad: Disabled, can’t sign in or get e-mails';
    expect(bodiesTo(calls, changeContact)).toEqual([{ requestId: 7, version: 5, contactId: 9, reason }]);
  });

  test('leaves room for a note, and the way back', async () => {
    setWindowWidth(width);
    openCase(left, [[listCaseContacts, people]]);
    const panel = within(await screen.findByRole('region', { name: /Who should take over/ }));
    await user.click(panel.getByRole('radio', { name: 'Internal note' }));
    expect(screen.getByRole('textbox', { name: 'Internal note' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /Who should take over/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Reply' }));
    expect(screen.getByRole('region', { name: /Who should take over/ })).toBeVisible();
  });
});

describe('a contact who is not reached', () => {
  test('r leads to who takes over, also from a note; with nothing that may be written, it says why', async () => {
    setWindowWidth(1440);
    openCase(left, [[listCaseContacts, people]]);
    await screen.findByRole('region', { name: /Who should take over/ });
    await user.keyboard('r');
    expect(screen.getByRole('region', { name: /Who should take over/ })).toHaveFocus();
    await user.keyboard('i');
    await user.keyboard('{Escape}r');
    expect(screen.getByRole('region', { name: /Who should take over/ })).toHaveFocus();
    cleanup();
    openCase(claimDetail({ status: 'withdrawn', actions: [action('note')] }));
    await screen.findByRole('button', { name: 'Internal note' });
    await user.keyboard('r');
    expect(toasts.get().at(-1)?.title).toBe('MC-20261103-00015 is no longer open');
    expect(screen.getByRole('textbox', { name: 'Internal note' })).not.toHaveFocus();
  });

  test('can be replaced once someone has picked the request up, which the note says', async () => {
    setWindowWidth(1440);
    const first = /Pick up the request first\. Then you can hand it over to someone else at the company\./;
    openCase(claimDetail({ contactState: 'disabled', ownerId: null, actions: [action('message'), action('pickUp')] }));
    expect(await screen.findByText(first)).toHaveTextContent('can no longer sign in');
    cleanup();
    openCase(claimDetail({ contactState: 'disabled', actions: [action('message')] }));
    expect(await screen.findByText(/can no longer sign in/)).not.toHaveTextContent(first);
  });

  test('stays with the colleague who was chosen while the request is being given to them', async () => {
    setWindowWidth(1440);
    const colleague: CaseContact = {
      contactId: 10,
      name: 'Omar Ziani',
      email: 'omar@atlas.test',
      state: 'active',
      language: 'fr',
      lastSignIn: null,
    };
    const answer = Promise.withResolvers<typeof given>();
    openCase(left, [
      [listCaseContacts, [...people, colleague]],
      [changeContact, () => answer.promise],
    ]);
    const panel = within(await screen.findByRole('region', { name: /Who should take over/ }));
    await user.click(await panel.findByRole('radio', { name: /Omar Ziani/ }));
    await user.click(panel.getByRole('button', { name: 'Hand over to Omar Ziani' }));
    for (const choice of panel.getAllByRole('radio', { name: /language/i })) expect(choice).toBeDisabled();
    answer.resolve(given);
    await waitFor(() => expect(panel.getByRole('radio', { name: /Ana Prieto/ })).toBeEnabled());
  });

  test('has not been delivered what was written in vain; what they were mailed before counts as sent', async () => {
    setWindowWidth(1440);
    const messages = [own(11), own(12)];
    const list = { messages, hasMore: false, readByOther: 0, toldOther: 11, unread: 0 };
    openCase(left, [
      [listCaseContacts, people],
      [listMessages, list],
    ]);
    expect(await screen.findByText('Not delivered')).toBeVisible();
    cleanup();
    openCase(left, [
      [listCaseContacts, people],
      [listMessages, { ...list, toldOther: 12 }],
    ]);
    expect(await screen.findByText('Sent')).toBeVisible();
    expect(screen.queryByText('Not delivered')).toBeNull();
  });

  test('on a phone, is beside the last word that did not arrive', async () => {
    setWindowWidth(390);
    const list = { messages: [own(11)], hasMore: false, readByOther: 0, toldOther: 0, unread: 0 };
    openCase({ ...left, lastWord: { by: 'us', at: '2026-11-18T08:41:00.000Z' } }, [
      [listCaseContacts, people],
      [listMessages, list],
    ]);
    const lastWord = (await screen.findByText('Last message:')).parentElement;
    await waitFor(() => expect(lastWord).toHaveTextContent(/Heliodesk .* Not delivered/));
    cleanup();
    openCase({ ...left, lastWord: { by: 'us', at: '2026-11-18T08:41:00.000Z' } }, [
      [listCaseContacts, people],
      [listMessages, { ...list, toldOther: 11 }],
    ]);
    expect(await screen.findByText('Sent')).toBeVisible();
    expect((await screen.findByText('Last message:')).parentElement).not.toHaveTextContent('Not delivered');
  });

  test('is given to no one where the company has no one else', async () => {
    setWindowWidth(1440);
    openCase(left, [[listCaseContacts, people.slice(0, 1)]]);
    const panel = within(await screen.findByRole('region', { name: /Who should take over/ }));
    expect(await panel.findByText(/no one else at this company/)).toBeVisible();
    expect(panel.queryByRole('button', { name: /Hand over to/ })).toBeNull();
  });

  test('without the right to change it is named, but not offered another', async () => {
    setWindowWidth(1440);
    openCase(claimDetail({ contactState: 'noSignIn', actions: [action('message')] }));
    expect(await screen.findByText(/Salma Haddad can’t sign in to the portal\./)).toBeVisible();
    expect(screen.queryByRole('region', { name: /Who should take over/ })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Message' })).toBeVisible();
  });
});

test('a contact who is reached is not mentioned, and a request without a company has none to change', async () => {
  setWindowWidth(1440);
  openCase(claimDetail({ contactState: null, customer: null, actions: mayGive }));
  expect(await screen.findByRole('button', { name: 'Internal note' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change contact' })).toBeNull();
  expect(screen.queryByText(/won’t count as first contact/)).toBeNull();
});
