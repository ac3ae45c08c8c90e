// @shares-process
import '../request-kinds.ts';
import { correctDelivery, finishExchange, listExchanges, markDelivered, markShipped, recordOldPieces } from '@heliodesk/contract/shipment';
import type { BatchAddress, BatchSettlement } from '@heliodesk/contract/shipment';
import { solutionPlan as readPlan } from '@heliodesk/contract/solution';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { addressOf, exchangeOf } from '#src/domains/shipment/testing/sample-exchange.ts';
import { exchange, solutionPlan } from '#src/domains/solution/testing/sample-plan.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { bodiesTo, Refused } from '#src/platform/testing/stub-server.ts';
import { UploadRequest } from '#src/platform/testing/upload-request.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openCase } from '../testing/case-server.tsx';

/** Every upload is stored under this number. */
class StoredUpload extends UploadRequest {
  send() {
    this.response = new Blob([JSON.stringify({ code: 200, msg: 'ok', data: { attId: 55, fileName: 'pod.png', size: 1_024 } })]);
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

beforeEach(() => {
  sessionStorage.clear();
  setWindowWidth(1440);
  vi.stubGlobal('XMLHttpRequest', StoredUpload);
});

const acted = { requestId: 7, requestNo: 'MC-20261103-00015', status: 'processing', version: 6, actions: [] };
const planned = { etd: '2026-11-18', eta: '2026-11-27', reason: '', setBy: 'Tomás Quiroga', setTime: '2026-11-12T14:02:10.000Z' };
const shipped: Partial<BatchAddress> = {
  dates: [planned],
  state: 'shipped',
  shipTime: '2026-11-19',
  carrier: 'Transportes Levante',
  trackingNo: 'TL-5521',
};

/** Opens a case whose exchange goes to one address; answers with what is asked for come first. */
function openGoods(address: Partial<BatchAddress>, more: Parameters<typeof openCase>[1] = [], settled: Partial<BatchSettlement> = {}) {
  return openCase(claimDetail({ status: 'processing', actions: [] }), [
    ...more,
    [readPlan, solutionPlan({ solutions: [exchange({ state: 'running' })] })],
    [listExchanges, [exchangeOf([addressOf(address)], { state: 'addressed', ...settled })]],
  ]);
}

const card = async () => within((await screen.findByRole('heading', { name: 'Deliveries' })).closest('section') as HTMLElement);
const said = (text: string) => waitFor(() => expect(toasts.get().map(({ title }) => title)).toContain(text));
const begin = async (name: string) => {
  await user.click(await (await card()).findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
};
const typeDay = async (dialog: Awaited<ReturnType<typeof begin>>, name: RegExp, day: string) => {
  const field = dialog.getByRole('textbox', { name });
  await user.type(field, day);
  fireEvent.blur(field);
};
const upload = async (name: string) => {
  const input = document.querySelector<HTMLInputElement>('.ant-modal input[type=file]');
  if (!input) throw new Error('no field for files');
  await user.upload(input, new File(['png'], name, { type: 'image/png' }));
};

test('goods are marked as shipped; what is wrong stands at its field, and nothing typed is lost', async () => {
  let isRefused = true;
  const fault = { path: 'shipTime', rule: 'notInFuture', message: 'Shipped on can’t be in the future.' };
  const { calls } = openGoods({ dates: [planned], actions: [action('ship')] }, [
    [markShipped, () => (isRefused ? new Refused({ code: 510, data: { errors: [fault] } }) : acted)],
  ]);
  expect((await card()).getByText('Not shipped yet')).toBeVisible();
  const dialog = await begin('Mark as shipped: Warehouse Jaén');
  await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /Shipped on/ })).toBeInvalid());
  expect(bodiesTo(calls, markShipped)).toEqual([]);
  await typeDay(dialog, /Shipped on/, '2026/11/19');
  await user.type(dialog.getByRole('textbox', { name: /Carrier/ }), 'Maersk');
  await user.type(dialog.getByRole('textbox', { name: /Tracking number/ }), 'MSKU 88');
  await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
  expect(await dialog.findAllByText(fault.message)).not.toEqual([]);
  expect(dialog.getByRole('textbox', { name: /Tracking number/ })).toHaveValue('MSKU 88');
  isRefused = false;
  await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
  await said('Shipping details saved');
  const body = { requestId: 7, version: 5, addressIds: [81], shipTime: '2026-11-19', carrier: 'Maersk', trackingNo: 'MSKU 88' };
  expect(bodiesTo(calls, markShipped).at(-1)).toEqual(body);
});

test('goods are delivered with a proof; a lost connection loses nothing', async () => {
  let isAway = true;
  const { calls } = openGoods({ ...shipped, actions: [action('ship'), action('deliver')] }, [
    [markDelivered, () => (isAway ? new Refused({ code: 503, msg: 'Away' }) : acted)],
  ]);
  const shown = await card();
  for (const text of ['On the way', 'November 19, 2026', 'Transportes Levante', 'TL-5521']) expect(shown.getByText(text)).toBeVisible();
  expect(shown.getByRole('button', { name: 'Correct shipping details: Warehouse Jaén' })).toBeVisible();
  const dialog = await begin('Mark as delivered: Warehouse Jaén');
  await typeDay(dialog, /Delivered on/, '2026/11/26');
  await user.click(dialog.getByRole('button', { name: 'Mark as delivered' }));
  expect(await dialog.findAllByText('Upload at least one proof of delivery.')).not.toEqual([]);
  await upload('pod.png');
  expect(await dialog.findByText('pod.png')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Mark as delivered' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Away');
  expect(dialog.getByText('pod.png')).toBeVisible();
  isAway = false;
  await user.click(dialog.getByRole('button', { name: 'Mark as delivered' }));
  await said('Marked as delivered');
  const body = { requestId: 7, version: 5, addressId: 81, deliverTime: '2026-11-26', attIds: [55] };
  expect(bodiesTo(calls, markDelivered)).toEqual([body, body]);
});

test('what was recorded of a delivery is corrected with a reason, and staff see what was there before', async () => {
  const note = {
    attId: 54,
    fileName: 'wrong-note.png',
    size: 1_024,
    contentType: 'image/png',
    url: '/api/file?fileName=a',
    createTime: planned.setTime,
  };
  const before = { shipTime: '2026-11-18', carrier: 'DHL', trackingNo: '', deliverTime: '2026-11-25', proofs: [] };
  const correction = { correctedBy: 'Mei Lin', at: planned.setTime, reason: 'Misread the note', ...before };
  const arrived = { ...shipped, state: 'delivered' as const, deliverTime: '2026-11-26', proofs: [note] as BatchAddress['proofs'] };
  const { calls } = openGoods({ ...arrived, corrections: [correction], actions: [action('correct')] }, [[correctDelivery, acted]]);
  const shown = await card();
  for (const text of ['Misread the note', 'DHL', 'November 25, 2026']) expect(shown.getByText(text)).toBeVisible();
  const dialog = await begin('Correct delivery: Warehouse Jaén');
  expect(dialog.getByText('wrong-note.png')).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: /Carrier/ }));
  await user.type(dialog.getByRole('textbox', { name: /Carrier/ }), 'Maersk');
  await user.click(dialog.getByRole('button', { name: 'Save correction' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /Reason/ })).toBeInvalid());
  expect(bodiesTo(calls, correctDelivery)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The carrier changed');
  await upload('pod.png');
  expect(await dialog.findByText('pod.png')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save correction' }));
  await said('Delivery corrected. The customer sees it now.');
  const recorded = { shipTime: '2026-11-19', deliverTime: '2026-11-26', carrier: 'Maersk', trackingNo: 'TL-5521' };
  const body = { requestId: 7, version: 5, addressId: 81, ...recorded, attIds: [54, 55], reason: 'The carrier changed' };
  expect(bodiesTo(calls, correctDelivery)).toEqual([body]);
});

test('old components come back, or are scrapped with a photo', async () => {
  const { calls } = openGoods({ ...shipped, actions: [action('recordOldPieces')] }, [[recordOldPieces, acted]]);
  const dialog = await begin('Record old components: Warehouse Jaén');
  await user.click(dialog.getByRole('radio', { name: /scrapped on site/ }));
  await user.click(dialog.getByRole('button', { name: 'Save old components' }));
  expect(await dialog.findAllByText('Upload at least one photo of the scrapped components.')).not.toEqual([]);
  await upload('scrap.png');
  expect(await dialog.findByText('pod.png')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Shredded in Jaén');
  await user.click(dialog.getByRole('button', { name: 'Save old components' }));
  await said('Old components saved');
  const body = { requestId: 7, version: 5, addressId: 81, handling: 'scrap', note: 'Shredded in Jaén', attIds: [55] };
  expect(bodiesTo(calls, recordOldPieces)).toEqual([body]);
});

test('an exchange is finished after a question; until then its card says what is missing', async () => {
  const guards = ['allDelivered', 'serialsComplete'];
  openGoods(shipped, [], { actions: [action('finish', guards)] });
  const blocked = await (await card()).findByRole('button', { name: 'Finish exchange' });
  expect(blocked).toHaveAttribute('aria-disabled', 'true');
  expect(blocked).toHaveAccessibleDescription('Not all goods have been delivered. Serial numbers are missing or wrong.');
});

test('finishing asks first, and shows a refusal in its place', async () => {
  let isRefused = true;
  const { calls } = openGoods(
    { ...shipped, state: 'delivered', deliverTime: '2026-11-26', oldHandling: 'return', oldNote: 'On two pallets' },
    [[finishExchange, () => (isRefused ? new Refused({ code: 409, data: { key: 'stale' } }) : acted)]],
    { actions: [action('finish')] },
  );
  const shown = await card();
  for (const text of ['Delivered', 'November 26, 2026', 'They’re returned to us', 'On two pallets'])
    expect(shown.getByText(text)).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Finish exchange' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Finish the exchange?' }));
  await user.click(dialog.getByRole('button', { name: 'Finish exchange' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  isRefused = false;
  await user.click(dialog.getByRole('button', { name: /Finish exchange$/ }));
  await said('Exchange finished');
  expect(bodiesTo(calls, finishExchange).at(-1)).toEqual({ requestId: 7, version: 5, exchangeId: 9 });
});

test('a finished exchange says when, with its proof to download', async () => {
  const proof = {
    attId: 5,
    fileName: 'pod.pdf',
    description: '',
    size: 2_048,
    contentType: 'application/pdf',
    url: '/api/file/5',
    createTime: '',
    previewable: true,
    place: null,
  };
  openGoods({ ...shipped, state: 'delivered', deliverTime: '2026-11-26', proofs: [proof], oldCount: 24, newCount: 24 }, [], {
    state: 'done',
    finishTime: '2026-11-27T10:00:00.000Z',
  });
  const shown = await card();
  expect(await shown.findByText('Exchange finished on November 27, 2026')).toBeVisible();
  expect(shown.getByRole('link', { name: 'pod.pdf' })).toHaveAttribute('href', '/api/file/5');
  expect(shown.getByRole('link', { name: /^Serial numbers: .+ needed Warehouse Jaén$/ })).toHaveAttribute('href', '/profile/rma?list=81');
  expect(shown.queryByRole('button')).not.toBeInTheDocument();
});
