import { liveTicket } from '@heliodesk/contract/live';
import {
  cancelImport,
  deleteSerials,
  importRows,
  importStatus,
  insertSerials,
  listSerials,
  serialSummary,
  applyImport,
} from '@heliodesk/contract/serial-number';
import type { ImportStatus } from '@heliodesk/contract/serial-number';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import events, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { useSerialBlock } from '../use-import.ts';
import { AddSerials } from './add-serials.tsx';
import { PasteBox } from './paste-box.tsx';
import { SerialsStep } from './serials-step.tsx';

const user = events.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const none = { ok: 0, unknown: 0, replacedBefore: 0, inOtherClaim: 0, outOfWarranty: 0, otherType: 0, otherPower: 0, otherRegion: 0 };
const noReasons = { duplicateInFile: 0, alreadyInClaim: 0, malformed: 0, numberUnreadable: 0, formulaWithoutValue: 0, overLimit: 0 };
const reading: ImportStatus = {
  importId: 5,
  requestId: 7,
  fileName: 'almeria.xlsx',
  state: 'reading',
  processed: 7_738,
  total: 12_480,
  percent: 62,
  valid: 7_647,
  duplicate: 54,
  malformed: 37,
  overLimit: 0,
  verdicts: { ...none, ok: 7_371, outOfWarranty: 147, otherRegion: 88, unknown: 41 },
  reasons: { ...noReasons, duplicateInFile: 54, malformed: 37 },
  actions: [
    { name: 'add', blockedBy: [] },
    { name: 'cancel', blockedBy: [] },
  ],
};
const rows = [
  {
    row: 7_726,
    sn: 'HD7225W40B210417',
    moduleType: 'HD-M72',
    power: 575,
    verdict: 'outOfWarranty',
    detail: '2026/09/30',
    leftOut: null,
    firstRow: null,
  },
  {
    row: 7_729,
    sn: 'HD7226W14A018842',
    moduleType: '',
    power: null,
    verdict: null,
    detail: '',
    leftOut: 'duplicateInFile',
    firstRow: 7_727,
  },
];

let status: ImportStatus | null;
let calls: Received[];
const callsTo = (path: string) => calls.filter(({ url }) => url.pathname === path);

function Block() {
  return <output aria-label="blocked">{useSerialBlock(7) ?? 'free'}</output>;
}

function open(element = <SerialsStep requestId={7} />) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Page = () => (
    <>
      {element}
      <Block />
    </>
  );
  const router = createMemoryRouter([{ path: '*', Component: Page }]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return client;
}

beforeEach(() => {
  status = reading;
  calls = stubServer([
    [liveTicket, new Refused({ code: 503 })],
    [importStatus, () => status],
    [importRows, { rows, total: 2 }],
    [listSerials, { rows: [], total: 0 }],
    [serialSummary, { total: 0, verdicts: none, limit: 100_000 }],
    [applyImport, () => (status = { ...reading, state: 'inserting', processed: 0, total: 7_647, percent: 0 })],
    [cancelImport, () => (status = { ...reading, state: 'cancelled' })],
    [insertSerials, ({ body }: Received) => insertAnswer(body as { snList: { sn: string }[] })],
  ]);
});

const insertAnswer = ({ snList }: { snList: { sn: string }[] }) => ({
  inserted: snList.length - 1,
  rejected: [{ row: 1, sn: snList[0]?.sn ?? '', reason: 'alreadyInClaim' }],
});

describe('an import', () => {
  test('that is being read shows how far it is and what was found, and lets no one go on', async () => {
    open();
    const card = await screen.findByRole('region', { name: 'Import of a spreadsheet' });
    expect(within(card).getByText('62%')).toBeInTheDocument();
    expect(within(card).getByText(/7,738 of 12,480 rows read/)).toBeInTheDocument();
    expect(within(card).getByText(/You can leave this page/)).toBeInTheDocument();
    const found = screen.getByRole('region', { name: 'What we found so far' });
    expect([...found.querySelectorAll('dd')].map((figure) => figure.textContent)).toEqual(['7,371', '276', '91']);
    expect(found).toHaveTextContent('147 out of warranty');
    expect(found).toHaveTextContent('54 twice in the file');
    expect(screen.getByLabelText('blocked')).toHaveTextContent('You can continue when the import is done');
  });

  test('tells of each row why it is doubtful or left out', async () => {
    open();
    expect(await screen.findByText('Out of warranty on the defect date: warranty ended 2026/09/30')).toBeInTheDocument();
    expect(screen.getByText('Twice in this file, first in row 7,727')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Left out' }));
    await waitFor(() => expect(callsTo(importRows.path).at(-1)?.url.searchParams.get('filter')).toBe('leftOut'));
  });

  test('that is ready is taken over by one press', async () => {
    status = { ...reading, state: 'ready', percent: 100, processed: 12_480 };
    open();
    await waitFor(() => expect(screen.getByLabelText('blocked')).toHaveTextContent('Take over the numbers'));
    await user.click(await screen.findByRole('button', { name: 'Take over 7,647 serial numbers' }));
    expect(await screen.findByText(/0 of 7,647 taken over/)).toBeInTheDocument();
    expect(callsTo(applyImport.path).map(({ url }) => url.search)).toEqual(['?requestId=7&importId=5']);
  });

  test('that failed says why', async () => {
    status = { ...reading, state: 'failed', message: 'No column of serial numbers was found' };
    open();
    expect(await screen.findByText('No column of serial numbers was found')).toBeInTheDocument();
    expect(screen.getByLabelText('blocked')).toHaveTextContent('free');
    await user.click(screen.getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByText('No column of serial numbers was found')).not.toBeInTheDocument();
  });

  test('that is cancelled leaves nothing behind', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Import of a spreadsheet' })).not.toBeInTheDocument());
    expect(callsTo(cancelImport.path)[0]?.body).toEqual({ requestId: 7, importId: 5 });
    expect(screen.getByLabelText('blocked')).toHaveTextContent('free');
  });
});

describe('the paste box', () => {
  test('adds what it recognizes and keeps what cannot be taken, with the reason', async () => {
    status = null;
    open(<PasteBox requestId={7} />);
    await user.click(screen.getByRole('textbox'));
    await user.paste('HD7226W14A000001, HD7226W14A000002\nHD72-26');
    expect(screen.getByText('2 numbers recognized')).toBeInTheDocument();
    expect(screen.getByText('Only letters and digits, 10 to 24 of them')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add 2' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('HD7226W14A000001\nHD72-26'));
    expect(screen.getByText('Already in this claim')).toBeInTheDocument();
    expect(callsTo(insertSerials.path)[0]?.body).toEqual({
      requestId: 7,
      snList: [{ sn: 'HD7226W14A000001' }, { sn: 'HD7226W14A000002' }],
    });
  });

  test('counts and sends only what was not refused, until it is typed again', async () => {
    status = null;
    open(<PasteBox requestId={7} />);
    const box = screen.getByRole('textbox');
    await user.clear(box);
    await user.click(box);
    await user.paste('HD7226W14A000001 HD7226W14A000002');
    await user.click(screen.getByRole('button', { name: 'Add 2' }));
    expect(await screen.findByText('Already in this claim')).toBeInTheDocument();
    expect(screen.getByText('0 numbers recognized')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add 0' })).toBeDisabled();
    await user.click(box);
    await user.paste(' HD7226W14A000003');
    expect(screen.getByText('1 number recognized')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add 1' }));
    await waitFor(() => expect(callsTo(insertSerials.path)).toHaveLength(2));
    expect(callsTo(insertSerials.path)[1]?.body).toEqual({ requestId: 7, snList: [{ sn: 'HD7226W14A000003' }] });
    await waitFor(() => expect(box).toHaveValue('HD7226W14A000001\nHD7226W14A000003'));
    await user.clear(box);
    await user.paste('HD7226W14A000001');
    expect(screen.getByRole('button', { name: 'Add 1' })).toBeEnabled();
    expect(screen.queryByText('Already in this claim')).not.toBeInTheDocument();
  });

  test('offers a refused number again once numbers have left the claim', async () => {
    status = null;
    let total = 2;
    calls = stubServer([
      [liveTicket, new Refused({ code: 503 })],
      [importStatus, null],
      [serialSummary, () => ({ total, verdicts: none, limit: 100_000 })],
      [insertSerials, { inserted: 0, rejected: [{ row: 1, sn: 'HD7226W14A000001', reason: 'alreadyInClaim' }] }],
      [listSerials, { rows: [], total: 0 }],
    ]);
    const client = open(<PasteBox requestId={7} />);
    await user.clear(screen.getByRole('textbox'));
    await user.click(screen.getByRole('textbox'));
    await user.paste('HD7226W14A000001');
    await user.click(screen.getByRole('button', { name: 'Add 1' }));
    expect(await screen.findByRole('button', { name: 'Add 0' })).toBeDisabled();
    total = 1;
    await client.invalidateQueries();
    expect(await screen.findByRole('button', { name: 'Add 1' })).toBeEnabled();
  });
});

describe('a spreadsheet of another kind', () => {
  test('is refused with the kinds that are taken', async () => {
    status = null;
    open(<AddSerials requestId={7} />);
    const free = events.setup({ applyAccept: false });
    await free.upload(screen.getByLabelText(/Choose a file/), new File(['sn'], 'serials.csv', { type: 'text/csv' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This kind of file is not accepted here. Accepted: .xls, .xlsx');
  });
});

describe('on a phone', () => {
  test('each serial number is a card that can be deleted', async () => {
    setWindowWidth(390);
    const row = { id: 31, sn: 'HD7225W40B210417', moduleType: 'HD-M72', power: 575, verdict: 'outOfWarranty', detail: '2026-09-30' };
    calls = stubServer([
      [liveTicket, new Refused({ code: 503 })],
      [importStatus, null],
      [listSerials, { rows: [row], total: 1 }],
      [serialSummary, { total: 1, verdicts: { ...none, outOfWarranty: 1 }, limit: 100_000 }],
      [deleteSerials, { deleted: 1 }],
    ]);
    open();
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent('HD7225W40B210417');
    expect(card).toHaveTextContent('HD-M72');
    expect(card).toHaveTextContent('575 W');
    expect(card).toHaveTextContent('2026/09/30');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(within(card).getByRole('button', { name: 'Delete HD7225W40B210417' }));
    expect(await screen.findByText('Delete 1 serial number?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(callsTo('/api/module/deleteSN')[0]?.body).toEqual({ requestId: 7, ids: [31] }));
  });
});
