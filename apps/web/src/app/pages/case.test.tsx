// @shares-process
import { listCaseFiles } from '@heliodesk/contract/attachment';
import { listRelated, pickUp } from '@heliodesk/contract/request';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { ownKey } from '#src/platform/own-input.ts';
import { tabStorage } from '#src/platform/storage.ts';
import { bodiesTo, Refused } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openCase } from '../testing/case-server.tsx';

describe('a case', () => {
  test('says where it stands, whose it is, and what is known of it', async () => {
    setWindowWidth(1440);
    openCase();
    expect(await screen.findByRole('heading', { level: 1, name: '480 modules with hot spots' })).toBeVisible();
    expect(screen.getByText('In review')).toBeVisible();
    expect(screen.getByText('First contact after 1 h 49 min')).toBeVisible();
    const timeline = screen.getByRole('complementary', { name: 'Progress' });
    expect(within(within(timeline).getByRole('list', { name: 'Progress' })).getByText('Review started')).toBeVisible();
    const sidebar = screen.getByRole('complementary', { name: 'Details' });
    expect(await within(sidebar).findByText('Morocco')).toBeVisible();
    expect(within(sidebar).getByRole('link', { name: '2 open cases' })).toHaveAttribute('href', '/desk?openOf=2');
    expect((await within(sidebar).findByText('448')).parentElement).toHaveTextContent(/448\s*valid/);
    expect(within(sidebar).getByText('19').parentElement).toHaveTextContent(/19\s*out of warranty/);
  });

  test.each([1440, 390])('no one is late with a request that ended without contact, %i px wide', async (width) => {
    setWindowWidth(width);
    openCase(claimDetail({ status: 'withdrawn', firstContactAt: null, firstContactDue: '2026-11-05T10:00:00Z' }));
    expect((await screen.findAllByText('Withdrawn'))[0]).toBeVisible();
    expect(screen.queryByText(/ late$/)).toBeNull();
  });

  test('has the whole description below its title', async () => {
    setWindowWidth(1440);
    openCase(claimDetail({ title: 'Hot spots, Guadix I', desc: 'Hot spots in rows 4 to 9. Since May.' }));
    await screen.findByRole('heading', { level: 1, name: 'Hot spots, Guadix I' });
    const details = within(screen.getByRole('complementary', { name: 'Details' }));
    expect(details.getByText('Hot spots in rows 4 to 9. Since May.')).toBeInTheDocument();
  });

  test('has the description next to the customer, before everything that grows', async () => {
    setWindowWidth(1440);
    const related = { requestId: 1, requestNo: 'MC-1', requestType: 3, status: 'completed', title: 'Hot spots', relation: 'project' };
    openCase(claimDetail(), [[listRelated, [related]]]);
    await screen.findByRole('heading', { level: 2, name: 'More from this company' });
    const titles = within(screen.getByRole('complementary', { name: 'Details' })).getAllByRole('heading', { level: 2 });
    expect(titles.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['Customer', 'Description']);
  });

  test('shows the latest events first and all of them when asked', async () => {
    setWindowWidth(1440);
    openCase();
    const all = await screen.findByRole('button', { name: 'Show all 5 events' });
    const events = () => within(all.closest('section') as HTMLElement).getAllByRole('listitem');
    expect(events()).toHaveLength(4);
    expect(events()[0]).toHaveTextContent('Picked up by Ingrid Halvorsen');
    await user.click(all);
    expect(events()).toHaveLength(5);
  });

  test('names no one for what Heliodesk did by itself', async () => {
    setWindowWidth(1440);
    const { events } = claimDetail();
    openCase(
      claimDetail({
        events: (events ?? []).map((event) => (event.eventId === 5 ? { ...event, action: 'sendReminder', actor: '' } : event)),
      }),
    );
    const said = await screen.findByText('Reminder sent automatically');
    expect(said.closest('li')).toHaveTextContent(/^Reminder sent automatically ?2026/);
  });

  test('completing comes first for a claim of which all is done, and not for an enquiry, which may want an answer', async () => {
    setWindowWidth(1440);
    const actions = [action('note'), action('logCall'), action('complete')];
    const inBar = async () => within(await screen.findByRole('toolbar', { name: 'Actions' })).getAllByRole('button');
    openCase(claimDetail({ status: 'processing', actions }));
    expect((await inBar())[0]).toHaveTextContent('Complete');
    cleanup();
    openCase(claimDetail({ requestType: 1, actions }));
    expect((await inBar())[0]).toHaveTextContent('Internal note');
  });

  test('offers what the server lists; a blocked action says why', async () => {
    setWindowWidth(1440);
    openCase(claimDetail({ actions: [action('pickUp', ['unownedOrOwn']), action('note'), action('saveSolution')] }));
    const bar = await screen.findByRole('toolbar', { name: 'Actions' });
    expect(within(bar).getByRole('button', { name: 'Internal note' })).toBeEnabled();
    const blocked = within(bar).getByRole('button', { name: 'Pick up' });
    expect(blocked).toHaveAttribute('aria-disabled', 'true');
    expect(blocked).toHaveAccessibleDescription(/Someone else is already handling/);
    expect(within(bar).queryByRole('button', { name: 'Assign' })).toBeNull();
  });

  test('lists every file of the case, and says where each comes from', async () => {
    setWindowWidth(1440);
    const file = (attId: number, fileName: string, purpose: string) => ({
      attId,
      fileName,
      purpose,
      description: '',
      size: 2_000,
      contentType: 'text/plain',
      url: `/common/download?fileName=${attId}`,
      createTime: '2026-11-18T08:00:00Z',
      previewable: false,
    });
    openCase(claimDetail(), [
      [listCaseFiles, [file(1, 'front.txt', 'request'), file(2, 'label.txt', 'message'), file(3, 'margin.txt', 'note')]],
    ]);
    const list = await screen.findByRole('list', { name: 'Files of this request' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringMatching(/front\.txt.*Submitted with the request/),
      expect.stringMatching(/label\.txt.*From the conversation/),
      expect.stringMatching(/margin\.txt.*Internal note, staff only/),
    ]);
  });

  test('has words for a case that is not there', async () => {
    setWindowWidth(1440);
    openCase(new Refused({ code: 404, msg: 'No' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find this request' })).toBeVisible();
  });
});

describe('keys', () => {
  test('r writes a reply, j opens the next case of the desk', async () => {
    setWindowWidth(1440);
    const { router } = openCase();
    tabStorage.setJson(ownKey('desk', 'order'), [7, 9]);
    await screen.findByRole('textbox', { name: 'Message' });
    await user.keyboard('r');
    const reply = screen.getByRole('textbox', { name: 'Message' });
    expect(reply).toHaveFocus();
    await user.keyboard('j');
    expect(reply).toHaveValue('j');
    reply.blur();
    await user.keyboard('j');
    await waitFor(() => expect(router.state.location.pathname).toBe('/desk/9'));
  });

  test('n writes a note, and an address can ask for one', async () => {
    setWindowWidth(1440);
    openCase();
    await screen.findByRole('textbox', { name: 'Message' });
    await user.keyboard('i');
    expect(screen.getByRole('textbox', { name: 'Internal note' })).toHaveFocus();
    cleanup();
    const { router } = openCase(claimDetail({ requestId: 8 }), [], '/desk/8?write=note');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Internal note' })).toHaveFocus());
    expect(router.state.location.search).toBe('');
  });

  test('p picks up what is offered', async () => {
    setWindowWidth(1440);
    const { calls } = openCase(claimDetail({ ownerId: null, actions: [action('pickUp')] }), [[pickUp, () => new Promise(() => undefined)]]);
    await screen.findByRole('button', { name: 'Pick up' });
    await user.keyboard('p');
    await waitFor(() => expect(bodiesTo(calls, pickUp)).toEqual([{ requestId: 7, version: 5 }]));
  });

  test('p, a and n say why they do nothing where that is not allowed', async () => {
    setWindowWidth(1440);
    openCase(claimDetail({ ownerId: null, actions: [] }));
    await screen.findByText('No owner yet');
    for (const [key, reason] of [
      ['p', 'This isn’t possible for MC-20261103-00015 right now'],
      ['a', 'Only the owner or a supervisor can reassign MC-20261103-00015'],
      ['i', 'Your role doesn’t allow this'],
    ] as const) {
      await user.keyboard(key);
      expect(toasts.get().at(-1)?.title).toBe(reason);
    }
  });

  test('a opens what changes the owner', async () => {
    setWindowWidth(1440);
    openCase();
    await screen.findByRole('textbox', { name: 'Message' });
    await user.keyboard('a');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Change the owner of MC-20261103-00015');
    expect(within(dialog).getByText('MC-20261103-00015')).toHaveClass('hd-nowrap');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'New owner' })).toHaveFocus());
  });
});

describe('on a phone', () => {
  test('its actions come before its views, whichever view is open', async () => {
    setWindowWidth(390);
    openCase(claimDetail({ ownerId: null, actions: [action('pickUp'), action('message'), action('note')] }));
    const bar = await screen.findByRole('toolbar', { name: 'Actions' });
    const isBefore = (part: HTMLElement) => Boolean(bar.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING);
    for (const name of [/Conversation/, /Progress/, /Details/]) {
      const view = screen.getByRole('radio', { name });
      await user.click(view);
      expect(within(bar).getByRole('button', { name: 'Pick up' })).toBeVisible();
      expect(isBefore(view)).toBe(true);
    }
  });

  test('the columns are views, and what was typed stays', async () => {
    setWindowWidth(390);
    openCase();
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Half');
    await user.click(screen.getByRole('radio', { name: /Progress/ }));
    expect(screen.getByRole('complementary', { name: 'Progress' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Details/ }));
    expect(screen.getByRole('complementary', { name: 'Details' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Conversation/ }));
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Half');
  });

  test('the view in sight is in the address, and there again after a reload', async () => {
    setWindowWidth(390);
    const { router } = openCase();
    await user.click(await screen.findByRole('radio', { name: /Details/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?view=details'));
    cleanup();
    openCase(claimDetail(), [], '/desk/7?view=details');
    expect(await screen.findByRole('radio', { name: /Details/ })).toBeChecked();
  });
});
