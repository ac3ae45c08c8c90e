// @shares-process
import { addRma, deleteAllRma, deleteRma, exportRma, importRma, listRma, listRmaLists, updateRma } from '@heliodesk/contract/shipment';
import type { RmaCounts, RmaList } from '@heliodesk/contract/shipment';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { bodiesTo, callsTo, Refused, stubServer, type Received } from '#src/platform/testing/stub-server.ts';
import { UploadRequest } from '#src/platform/testing/upload-request.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { rmaListOf, rmaRowOf } from '../testing/sample-rma.ts';
import ReplacementsPage from './replacements.tsx';

let calls: Received[];
beforeEach(() => {
  sessionStorage.clear();
  setWindowWidth(1440);
});

const counts: RmaCounts = { addressId: 81, quantity: 96, oldCount: 96, newCount: 91, fitCount: 91, fixCount: 5 };
const missing = rmaRowOf(2, { newSn: '', state: 'missing' });
const wrong = rmaRowOf(3, { newSn: 'HD7225W14A009999', state: 'wrong', newFault: 'isOld' });
const lists = [
  rmaListOf(),
  rmaListOf({ addressId: 82, name: 'Gate 2', state: 'shipped', quantity: 28, oldCount: 0, newCount: 0, fitCount: 0, fixCount: 0 }),
  rmaListOf({ addressId: 83, name: 'Yard', fixCount: 0, fitCount: 96, finishTime: '2025-08-19T10:00:00.000Z', isOpen: false }),
];

function open(address = '/profile/rma', answers: Parameters<typeof stubServer>[0] = [], shown: readonly RmaList[] = lists) {
  calls = stubServer([
    ...answers,
    [
      listRmaLists,
      ({ url }: Received) => {
        const asked = url.searchParams.get('addressId');
        const rows = asked === null ? shown : [rmaListOf({ addressId: Number(asked), name: 'Far away' })];
        return { rows, total: rows.length };
      },
    ],
    [listRma, { rows: [rmaRowOf(1), missing, wrong], total: 96 }],
  ]);
  signInPerson({ permissions: ['csp:desk:list', 'csp:request:solution'] });
  return openPage([{ path: '/profile/rma', Component: ReplacementsPage }], address, { permissions: ['csp:request:solution'] });
}

const rowOf = async (number: string) => (await screen.findByText(number)).closest('tr') as HTMLElement;
const side = (name: RegExp) => screen.getByRole('textbox', { name });

test('shows how full each list is, and the pairs of the first with what is wrong', async () => {
  open();
  const nav = within(await screen.findByRole('navigation', { name: 'Deliveries' }));
  const links = nav.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links[0]).toContain('90 of 96 pairsTo fix: 6');
  expect(links[1]).toContain('0 of 28 pairsNot delivered yet');
  expect(links[2]).toContain('Locked');
  expect(nav.getAllByRole('link')[0]).toHaveAttribute('aria-current', 'true');
  expect(within(await rowOf(rmaRowOf(1).oldSn)).getByText('Fits')).toBeVisible();
  const line = await rowOf(wrong.oldSn);
  expect(within(line).getByText('Wrong')).toBeVisible();
  expect(line).toHaveTextContent('HD7225W14A009999 This is an old module of this claim');
  expect(screen.getByRole('link', { name: /Open request MC-20261012-00031/ })).toHaveAttribute('href', '/desk/7');
});

test('keeps filter and search in the address, and changes of the list with it', async () => {
  const router = open();
  await user.click(await screen.findByRole('radio', { name: 'To fix: 6' }));
  expect(router.state.location.search).toBe('?show=toFix');
  fireEvent.change(side(/Find a serial number/), { target: { value: '118640' } });
  await waitFor(() => expect(router.state.location.search).toBe('?show=toFix&text=118640'));
  const asked = () => Object.fromEntries(callsTo(calls, listRma).at(-1)?.url.searchParams ?? []);
  await waitFor(() => expect(asked()).toMatchObject({ addressId: '81', show: 'toFix', text: '118640' }));
  await user.click(screen.getByRole('link', { name: /Gate 2/ }));
  await waitFor(() => expect(asked()).toMatchObject({ addressId: '82', show: 'all' }));
});

test('saves a missing number on leaving its field; a refused one stays, with the reason', async () => {
  let isAway = true;
  open('/profile/rma', [[updateRma, () => (isAway ? new Refused({ code: 503, msg: 'Away' }) : counts)]]);
  const field = await screen.findByRole('textbox', { name: `New number for ${missing.oldSn}` });
  await user.type(field, 'hd7226w44b118999');
  fireEvent.blur(field);
  expect(await screen.findByRole('alert')).toHaveTextContent('Away');
  expect(field).toHaveValue('hd7226w44b118999');
  isAway = false;
  fireEvent.blur(field);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  const seen = { oldSn: missing.oldSn, newSn: '' };
  const body = { addressId: 81, id: 2, oldSn: missing.oldSn, newSn: 'HD7226W44B118999', seen };
  expect(bodiesTo(calls, updateRma)).toEqual([body, body]);
});

test('adds columns that are pasted, matched in order; what is refused stays typed', async () => {
  let isRefused = true;
  const fault = { path: 'pairs.1.newSn', rule: 'tooLong', message: 'New serial number is too long.' };
  open('/profile/rma', [[addRma, () => (isRefused ? new Refused({ code: 510, data: { errors: [fault] } }) : counts)]]);
  const add = await screen.findByRole('button', { name: 'Add pair' });
  expect(add).toBeDisabled();
  fireEvent.change(side(/Old serial number/), { target: { value: 'A1\nA2\n\nA4\n' } });
  fireEvent.change(side(/New serial number/), { target: { value: 'B1\nB2' } });
  await user.click(screen.getByRole('button', { name: 'Add pairs: 3' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(fault.message);
  expect(side(/New serial number/)).toBeInvalid();
  expect(side(/New serial number/)).toHaveValue('B1\nB2');
  isRefused = false;
  await user.click(screen.getByRole('button', { name: /Add pairs: 3/ }));
  await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Pairs added: 3' }]));
  expect(bodiesTo(calls, addRma).at(-1)).toEqual({
    addressId: 81,
    pairs: [
      { oldSn: 'A1', newSn: 'B1' },
      { oldSn: 'A2', newSn: 'B2' },
      { oldSn: 'A4', newSn: '' },
    ],
  });
  expect(side(/Old serial number/)).toHaveValue('');
});

test('splits two columns that are pasted into one field, and keeps them in this tab', async () => {
  open();
  await screen.findByRole('button', { name: 'Add pair' });
  fireEvent.change(side(/Old serial number/), { target: { value: 'A1\tB1\nA2\tB2' } });
  expect(side(/Old serial number/)).toHaveValue('A1\nA2');
  expect(side(/New serial number/)).toHaveValue('B1\nB2');
  open();
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: /Old serial number/ }).at(-1)).toHaveValue('A1\nA2'));
});

test('deletes a pair after a question', async () => {
  open('/profile/rma', [[deleteRma, counts]]);
  await user.click(await screen.findByRole('button', { name: `Delete pair ${wrong.oldSn}` }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent(`Delete the pair with ${wrong.oldSn}?`);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(bodiesTo(calls, deleteRma)).toEqual([{ addressId: 81, rows: [{ id: 3, seen: { oldSn: wrong.oldSn, newSn: wrong.newSn } }] }]),
  );
});

test('shows what someone else has made of a pair before it is deleted after all', async () => {
  const newer = { ...missing, newSn: 'HD7226W44B118777' };
  let shown = [missing];
  open('/profile/rma', [
    [
      deleteRma,
      () => {
        if (shown[0] === newer) return counts;
        shown = [newer];
        return new Refused({ code: 409, msg: 'Someone else changed this.', data: { key: 'stale' } });
      },
    ],
    [listRma, () => ({ rows: shown, total: 1 })],
  ]);
  await user.click(await screen.findByRole('button', { name: `Delete pair ${missing.oldSn}` }));
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await within(question).findByText(newer.newSn)).toBeVisible();
  expect(toasts.get()).toMatchObject([{ kind: 'bad', text: 'Someone else changed this.' }]);
  await user.click(await within(question).findByRole('button', { name: /Delete$/ }));
  const seen = { oldSn: missing.oldSn, newSn: '' };
  await waitFor(() =>
    expect(bodiesTo(calls, deleteRma)).toEqual([
      { addressId: 81, rows: [{ id: 2, seen }] },
      { addressId: 81, rows: [{ id: 2, seen: { ...seen, newSn: newer.newSn } }] },
    ]),
  );
});

test('deletes everything after a question that says how much that is, and refuses to delete more unseen', async () => {
  let isRefused = true;
  open('/profile/rma', [
    [
      deleteAllRma,
      () => {
        if (!isRefused) return { ...counts, oldCount: 0, newCount: 0, fitCount: 0, fixCount: 0 };
        isRefused = false;
        return new Refused({ code: 409, msg: 'Someone else changed this.', data: { key: 'stale' } });
      },
    ],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Delete all' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('Delete all 186?');
  expect(question).toHaveTextContent('Warehouse Jaén: 96 old, 90 new');
  await user.click(within(question).getByRole('button', { name: 'Delete 186' }));
  await waitFor(() => expect(toasts.get()).toMatchObject([{ kind: 'bad', text: 'Someone else changed this.' }]));
  const again = within(question).getByRole('button', { name: /Delete 186$/ });
  await waitFor(() => expect(again).not.toHaveClass('ant-btn-loading'));
  await user.click(again);
  const body = { addressId: 81, flag: true, seen: { oldCount: 96, newCount: 90 } };
  await waitFor(() => expect(bodiesTo(calls, deleteAllRma)).toEqual([body, body]));
});

test('reads a spreadsheet, and says why one can’t be read', async () => {
  const answers = [
    { code: 510, msg: 'Use the template.', data: { key: 'rma.noHeader' } },
    { code: 200, msg: 'ok', data: counts },
  ];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends UploadRequest {
      send() {
        this.response = new Blob([JSON.stringify(answers.shift())]);
        queueMicrotask(() => this.dispatchEvent(new Event('load')));
      }
    },
  );
  open('/profile/rma', [[importRma, counts]]);
  const input = await screen.findByLabelText('Import Excel');
  const file = () => new File(['x'], 'pairs.xlsx');
  await user.upload(input, file());
  expect(await screen.findByRole('alert')).toHaveTextContent('Use the template.');
  await user.upload(input, file());
  await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'File imported: 91 of 96 pairs fit' }]));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a locked list can be read and exported alone', async () => {
  open('/profile/rma?list=83', [[exportRma, new Blob(['x'])]]);
  expect(await screen.findByText(/locked because the exchange was finished on August 19, 2025/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Export/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Delete|Add/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /number for|Old serial number/ })).not.toBeInTheDocument();
});

test('a list that is not among the first is opened by its address', async () => {
  open('/profile/rma?list=900');
  expect(await screen.findByRole('heading', { name: 'Exchange for Far away' })).toBeVisible();
});

test('without lists says what will show up', async () => {
  open('/profile/rma', [], []);
  expect(await screen.findByText('No replacements yet')).toBeVisible();
});

test('on a phone, the lists lead to one, and back', async () => {
  setWindowWidth(390);
  const router = open();
  await user.click(await screen.findByRole('link', { name: /Gate 2/ }));
  expect(router.state.location.search).toBe('?list=82');
  expect(await screen.findByRole('heading', { name: 'Exchange for Gate 2' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Deliveries' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'All deliveries' }));
  expect(await screen.findByRole('navigation', { name: 'Deliveries' })).toBeVisible();
});
