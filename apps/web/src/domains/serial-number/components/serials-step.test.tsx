import {
  applyImport,
  cancelImport,
  deleteSerials,
  importRows,
  importStatus,
  listSerials,
  serialSummary,
} from '@heliodesk/contract/serial-number';
import { screen, waitFor, within } from '@testing-library/react';
import events from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { bodiesTo, callsTo } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { block, openSerials, prepareSerials, reading, serialServer } from '../testing/serial-server.tsx';
import { serialSummaryOf } from '../testing/serial-summary.ts';
import { AddSerials } from './add-serials.tsx';
import { SerialsStep } from './serials-step.tsx';

beforeEach(() => prepareSerials());

describe('an import', () => {
  test('that is being read shows how far it is and what was found, and lets no one go on', async () => {
    openSerials(<SerialsStep requestId={7} />);
    const card = await screen.findByRole('region', { name: 'Import of a spreadsheet' });
    expect(within(card).getByText('62%')).toBeInTheDocument();
    expect(within(card).getByText(/7,738 of 12,480 rows read/)).toBeInTheDocument();
    expect(within(card).getByText(/You can leave this page/)).toBeInTheDocument();
    const found = screen.getByRole('region', { name: 'What we found so far' });
    expect([...found.querySelectorAll('dd')].map((figure) => figure.textContent)).toEqual(['7,371', '276', '91']);
    expect(found).toHaveTextContent('147 out of warranty');
    expect(found).toHaveTextContent('54 twice in the file');
    expect(block()).toHaveTextContent('You can continue when the import is done');
  });

  test('tells of each row why it is doubtful or left out', async () => {
    openSerials(<SerialsStep requestId={7} />);
    expect(await screen.findByText('Out of warranty on the defect date: warranty ended 2026/09/30')).toBeInTheDocument();
    expect(screen.getByText('Twice in this file, first in row 7,727')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Left out' }));
    await waitFor(() => expect(callsTo(serialServer.calls, importRows).at(-1)?.url.searchParams.get('filter')).toBe('leftOut'));
  });

  test('that is ready is added by one press', async () => {
    serialServer.status = { ...reading, state: 'ready', percent: 100, processed: 12_480 };
    openSerials(<SerialsStep requestId={7} />);
    await waitFor(() => expect(block()).toHaveTextContent('Add the numbers we found'));
    await user.click(await screen.findByRole('button', { name: 'Add 7,647 serial numbers' }));
    expect(await screen.findByText(/0 of 7,647 added/)).toBeInTheDocument();
    expect(callsTo(serialServer.calls, applyImport).map(({ url }) => url.search)).toEqual(['?requestId=7&importId=5']);
  });

  test('that is ready is discarded only after a question that names how many are lost', async () => {
    serialServer.status = { ...reading, state: 'ready', percent: 100, processed: 12_480 };
    openSerials(<SerialsStep requestId={7} />);
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Discard the numbers read from this file? (7,647)');
    expect(bodiesTo(serialServer.calls, cancelImport)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(bodiesTo(serialServer.calls, cancelImport)).toEqual([{ requestId: 7, importId: 5 }]));
  });

  test('that failed says why', async () => {
    serialServer.status = { ...reading, state: 'failed', message: 'No column of serial numbers was found' };
    openSerials(<SerialsStep requestId={7} />);
    expect(await screen.findByText('No column of serial numbers was found')).toBeInTheDocument();
    expect(block()).toHaveTextContent('free');
    await user.click(screen.getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByText('No column of serial numbers was found')).not.toBeInTheDocument();
  });

  test('that is cancelled leaves nothing behind', async () => {
    openSerials(<SerialsStep requestId={7} />);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Import of a spreadsheet' })).not.toBeInTheDocument());
    expect(bodiesTo(serialServer.calls, cancelImport)[0]).toEqual({ requestId: 7, importId: 5 });
    expect(block()).toHaveTextContent('free');
    expect(toasts.get().map(({ title }) => title)).toEqual(['Import canceled. None of its rows were added.']);
  });

  test('shows no figures before a row was read', async () => {
    serialServer.status = { ...reading, processed: 0, total: 0, percent: 0 };
    openSerials(<SerialsStep requestId={7} />);
    expect(await screen.findByRole('region', { name: 'Import of a spreadsheet' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'What we found so far' })).not.toBeInTheDocument();
  });
});

describe('a spreadsheet of another kind', () => {
  test('is refused with the kinds that are taken', async () => {
    serialServer.status = null;
    openSerials(<AddSerials requestId={7} />);
    const free = events.setup({ applyAccept: false });
    await free.upload(screen.getByLabelText(/Choose a file/), new File(['sn'], 'serials.csv', { type: 'text/csv' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This kind of file is not accepted here. Accepted: .xls, .xlsx');
  });
});

describe('on a phone', () => {
  test('each serial number is a card that can be deleted', async () => {
    setWindowWidth(390);
    const row = { id: 31, sn: 'HD7225W40B210417', moduleType: 'HD-M72', power: 575, verdict: 'outOfWarranty', detail: '2026-09-30' };
    prepareSerials([
      [importStatus, null],
      [listSerials, { rows: [row], total: 1 }],
      [serialSummary, serialSummaryOf({ outOfWarranty: 1 })],
      [deleteSerials, { deleted: 1 }],
    ]);
    openSerials(<SerialsStep requestId={7} />);
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent('HD7225W40B210417');
    expect(card).toHaveTextContent('HD-M72');
    expect(card).toHaveTextContent('575 W');
    expect(card).toHaveTextContent('2026/09/30');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(within(card).getByRole('button', { name: 'Delete HD7225W40B210417' }));
    expect(await screen.findByText('Delete 1 serial number?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(bodiesTo(serialServer.calls, deleteSerials)[0]).toEqual({ requestId: 7, ids: [31] }));
  });
});
