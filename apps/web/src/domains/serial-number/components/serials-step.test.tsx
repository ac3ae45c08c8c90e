// @shares-process
import { readNoticesAbout } from '@heliodesk/contract/notification';
import {
  applyImport,
  cancelImport,
  deleteSerials,
  discardImport,
  importRows,
  insertSerials,
  listImports,
  listSerials,
  restoreImport,
  serialSummary,
  uploadSerials,
} from '@heliodesk/contract/serial-number';
import { screen, waitFor, within } from '@testing-library/react';
import events from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { localTime } from '#src/platform/testing/local-time.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { bodiesTo, callsTo } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { block, fault, openSerials, prepareSerials, reading, ready, serialServer } from '../testing/serial-server.tsx';
import { serialSummaryOf } from '../testing/serial-summary.ts';
import { AddSerials } from './add-serials.tsx';
import { SerialsStep } from './serials-step.tsx';

beforeEach(() => prepareSerials());

describe('an import', () => {
  test('that is being read shows how far it is and what was found; one can continue, but not submit', async () => {
    openSerials(<SerialsStep requestId={7} />);
    const card = await screen.findByRole('region', { name: /^Spreadsheet import/ });
    expect(within(card).getByText('62%')).toBeInTheDocument();
    expect(within(card).getByText(/7,738 of 12,480 rows read/)).toBeInTheDocument();
    expect(within(card).getByText(/You can leave this page/)).toBeInTheDocument();
    const found = screen.getByRole('region', { name: 'What we found so far' });
    expect([...found.querySelectorAll('dd')].map((figure) => figure.textContent)).toEqual(['7,371', '276', '91']);
    expect(found).toHaveTextContent('147 out of warranty');
    expect(found).toHaveTextContent('54 twice in the file');
    expect(screen.getByRole('heading', { name: 'Reading your spreadsheet' })).toBeInTheDocument();
    expect(block()).toHaveTextContent('free');
    expect(fault()).toHaveTextContent('You can submit when the import finishes');
  });

  test('tells of each row why it is doubtful or left out', async () => {
    openSerials(<SerialsStep requestId={7} />);
    expect(await screen.findByText('Out of warranty on the defect date: warranty ended September 30, 2026')).toBeInTheDocument();
    expect(screen.getByText('Twice in this file, first in row 7,727')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Left out 91' }));
    await waitFor(() => expect(callsTo(serialServer.calls, importRows).at(-1)?.url.searchParams.get('filter')).toBe('leftOut'));
    const asked = (name: string) => callsTo(serialServer.calls, importRows).at(-1)?.url.searchParams.get(name);
    await user.click(screen.getByRole('button', { name: 'Show: out of warranty' }));
    await waitFor(() => expect(asked('verdict')).toBe('outOfWarranty'));
    await user.click(screen.getByRole('button', { name: 'Show: twice in the file' }));
    await waitFor(() => expect(asked('reason')).toBe('duplicateInFile'));
    expect(asked('verdict')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Left out 91' }));
    await waitFor(() => expect(asked('reason')).toBeNull());
  });

  test('that is ready is added by one press', async () => {
    serialServer.status = ready;
    openSerials(<SerialsStep requestId={7} />);
    await waitFor(() => expect(block()).toHaveTextContent('Add the numbers we found'));
    const card = await screen.findByRole('region', { name: /^Spreadsheet import/ });
    expect([...card.querySelectorAll('dd')].map((figure) => figure.textContent)).toEqual(['7,371', '276', '91']);
    expect(within(card).getByText('twice in the file').closest('li')).toHaveTextContent('54 twice in the file');
    expect(within(card).getByText('Each cell is 41 modules.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Add 7,647 serial numbers' }));
    expect(await screen.findByText(/0 of 7,647 added/)).toBeInTheDocument();
    expect(callsTo(serialServer.calls, applyImport).map(({ url }) => url.search)).toEqual(['?requestId=7&importId=5']);
  });

  test('that is ready is discarded with its number named, and brought back', async () => {
    serialServer.status = ready;
    openSerials(<SerialsStep requestId={7} />);
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    const undo = await screen.findByText('You discarded 7,647 serial numbers');
    expect(bodiesTo(serialServer.calls, discardImport)).toEqual([{ requestId: 7, importId: 5 }]);
    expect(undo.closest('section')).toHaveTextContent('almeria.xlsx');
    expect(undo.closest('section')).toHaveTextContent(`until ${localTime('2026-11-21T10:08:00Z')}`);
    expect(screen.getByRole('heading', { name: 'Which modules are affected?' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('button', { name: 'Add 7,647 serial numbers' })).toBeInTheDocument();
    expect(bodiesTo(serialServer.calls, restoreImport)).toEqual([{ requestId: 7, importId: 5 }]);
    expect(screen.queryByText(/You discarded/)).not.toBeInTheDocument();
  });

  test('of which nothing can be added leaves nothing to bring back', async () => {
    serialServer.status = { ...ready, valid: 0 };
    openSerials(<SerialsStep requestId={7} />);
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(bodiesTo(serialServer.calls, cancelImport)).toEqual([{ requestId: 7, importId: 5 }]));
    expect(screen.queryByText(/You discarded/)).not.toBeInTheDocument();
  });

  test('that failed says why', async () => {
    serialServer.status = { ...reading, state: 'failed', message: 'We couldn’t find a column of serial numbers.' };
    openSerials(<SerialsStep requestId={7} />);
    expect(await screen.findByText('We couldn’t find a column of serial numbers.')).toBeInTheDocument();
    expect(block()).toHaveTextContent('free');
    await user.click(screen.getByRole('button', { name: 'Close this message' }));
    await waitFor(() => expect(screen.queryByText('We couldn’t find a column of serial numbers.')).not.toBeInTheDocument());
    expect(bodiesTo(serialServer.calls, cancelImport)).toEqual([{ requestId: 7, importId: 5 }]);
  });

  test('that is cancelled leaves nothing behind', async () => {
    openSerials(<SerialsStep requestId={7} />);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Spreadsheet import/ })).not.toBeInTheDocument());
    expect(bodiesTo(serialServer.calls, cancelImport)[0]).toEqual({ requestId: 7, importId: 5 });
    expect(block()).toHaveTextContent('free');
    expect(toasts.get().map(({ title }) => title)).toEqual(['Import canceled. None of its rows were added.']);
  });

  test('shows no figures before a row was read', async () => {
    serialServer.status = { ...reading, processed: 0, total: 0, percent: 0 };
    openSerials(<SerialsStep requestId={7} />);
    expect(await screen.findByRole('region', { name: /^Spreadsheet import/ })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'What we found so far' })).not.toBeInTheDocument();
    expect(screen.getByText('Opening the file')).toBeInTheDocument();
    expect(screen.queryByText('0%')).not.toBeInTheDocument();
  });
});

describe('a second spreadsheet', () => {
  const second = { ...reading, importId: 6, fileName: 'rows-17.xlsx', state: 'waiting' as const, processed: 0, total: 0, valid: 0 };

  test('waits in line and can be cancelled', async () => {
    serialServer.later = [second];
    openSerials(<SerialsStep requestId={7} />);
    const cards = await screen.findAllByRole('region', { name: /^Spreadsheet import/ });
    // People who move by landmarks can tell them apart.
    expect(screen.getByRole('region', { name: 'Spreadsheet import: rows-17.xlsx' })).toBe(cards[1]);
    expect(cards.map((card) => card.textContent)).toEqual([
      expect.stringContaining('almeria.xlsx7,738 of 12,480 rows read'),
      expect.stringContaining('rows-17.xlsxWaiting for the file before it'),
    ]);
    await user.click(within(cards[1] as HTMLElement).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(bodiesTo(serialServer.calls, cancelImport)).toEqual([{ requestId: 7, importId: 6 }]));
  });

  test('that is read keeps the first one from being added for so long, and can be added after it', async () => {
    const blocked = [{ name: 'add', blockedBy: ['noOtherImport'] }];
    serialServer.status = { ...ready, actions: blocked };
    serialServer.later = [{ ...second, state: 'reading', processed: 2, total: 4, actions: [{ name: 'cancel', blockedBy: [] }] }];
    const client = openSerials(<SerialsStep requestId={7} />);
    expect(await screen.findByRole('button', { name: 'Add 7,647 serial numbers' })).toBeDisabled();
    expect(screen.getByText('You can add these once the other file is done')).toBeInTheDocument();
    serialServer.status = ready;
    serialServer.later = [{ ...second, state: 'ready', processed: 4, total: 4, valid: 4, actions: ready.actions }];
    await client.invalidateQueries();
    expect(await screen.findByText('4 rows read, 4 can be added. Not in your claim yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add 4' }));
    await waitFor(() => expect(callsTo(serialServer.calls, applyImport).map(({ url }) => url.search)).toEqual(['?requestId=7&importId=6']));
  });
});

describe('a file that is no workbook', () => {
  const lines = ['Serial number;Type;Power', 'HD7226W14A018842;HD-M72;575'];
  const toMend = ['Open the file in Excel', 'Choose File, Save as, Excel workbook (.xlsx)', 'Choose the new file'];
  const stepsIn = (card: HTMLElement) =>
    within(card)
      .getAllByRole('listitem')
      .map((step) => step.textContent);

  test('says what it is, shows how it begins, and how to mend it, without a retry', async () => {
    const refusal = { format: 'csv' as const, lines };
    serialServer.status = { ...reading, state: 'failed', fileName: 'hotspots.xls', processed: 0, valid: 0, refusal };
    openSerials(<SerialsStep requestId={7} />);
    const card = await screen.findByRole('alert', { name: 'hotspots.xls' });
    expect(card).toHaveTextContent('This is a text file (CSV), not an Excel workbook');
    expect(within(card).getByRole('region', { name: 'First lines of the file' })).toHaveTextContent(lines.join(''));
    expect(stepsIn(card)).toEqual(toMend);
    expect(within(card).getByRole('button', { name: 'Download template' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /again|retry/i })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /What we found/ })).not.toBeInTheDocument();
    await user.click(within(card).getByRole('button', { name: 'Close this message' }));
    await waitFor(() => expect(screen.queryByRole('alert', { name: 'hotspots.xls' })).not.toBeInTheDocument());
  });

  test('by its name is told of here, and not sent', async () => {
    serialServer.status = null;
    openSerials(<SerialsStep requestId={7} />);
    const free = events.setup({ applyAccept: false });
    await free.upload(await screen.findByLabelText('Choose a spreadsheet'), new File([lines.join('\r\n')], 'serials.csv'));
    const card = await screen.findByRole('alert', { name: 'serials.csv' });
    await waitFor(() => expect(card).toHaveTextContent('HD7226W14A018842;HD-M72;575'));
    expect(stepsIn(card)).toEqual(toMend);
    expect(callsTo(serialServer.calls, uploadSerials)).toEqual([]);
    await user.click(within(card).getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByRole('alert', { name: 'serials.csv' })).not.toBeInTheDocument();
  });

  test('nor a text offers our template', async () => {
    serialServer.status = null;
    openSerials(<SerialsStep requestId={7} />);
    const free = events.setup({ applyAccept: false });
    await free.upload(await screen.findByLabelText('Choose a spreadsheet'), new File(['%PDF'], 'serials.pdf'));
    const card = await screen.findByRole('alert', { name: 'serials.pdf' });
    expect(card).toHaveTextContent('This isn’t a spreadsheet');
    expect(card).toHaveTextContent('Put the numbers in our template, or paste them.');
    expect(within(card).queryByRole('region')).not.toBeInTheDocument();
  });
});

describe('without any number', () => {
  test('the step offers both ways, says what the spreadsheet looks like, and beside them where numbers are', async () => {
    serialServer.status = null;
    openSerials(
      <>
        <SerialsStep requestId={7} />
        <AddSerials requestId={7} defectDate="2026-11-16" pasteBox={null} />
      </>,
    );
    expect(await screen.findByRole('heading', { name: 'Which modules are affected?' })).toBeInTheDocument();
    expect(screen.getAllByRole('textbox', { name: /Or paste them/ })).toHaveLength(1);
    expect(screen.getByLabelText('Choose a spreadsheet')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /Template with columns/ })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'What we check' })).toHaveTextContent('In warranty on 2026/11/16, your defect date');
    expect(screen.queryByRole('heading', { name: 'Add more' })).not.toBeInTheDocument();
  });
});

test('the notice of an import’s end is read by looking at it', async () => {
  const client = openSerials(<SerialsStep requestId={7} />);
  await screen.findByRole('region', { name: /^Spreadsheet import/ });
  expect(callsTo(serialServer.calls, readNoticesAbout)).toEqual([]);
  serialServer.status = ready;
  await client.invalidateQueries();
  await waitFor(() =>
    expect(bodiesTo(serialServer.calls, readNoticesAbout)).toEqual([
      { requestId: 7, kinds: ['importRead', 'importAdded', 'importFailed'] },
    ]),
  );
});

test('the first numbers that are pasted leave the box when the list takes the place of the ways to begin', async () => {
  let total = 0;
  const slow = Promise.withResolvers<never[]>();
  prepareSerials([
    [listImports, () => (total === 0 ? [] : slow.promise)],
    [serialSummary, () => serialSummaryOf({ ok: total })],
    [
      insertSerials,
      () => {
        total = 2;
        return { inserted: 2, rejected: [] };
      },
    ],
  ]);
  openSerials(
    <>
      <SerialsStep requestId={7} />
      <AddSerials requestId={7} defectDate={null} pasteBox={null} />
    </>,
  );
  await user.click(await screen.findByRole('textbox', { name: /paste them/ }));
  await user.paste('HD7226W14A000001 HD7226W14A000002 HD72-26');
  await user.click(screen.getByRole('button', { name: 'Add 2' }));
  expect(await screen.findByRole('heading', { name: 'Add more' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /paste them/ })).toHaveValue('HD72-26');
  expect(screen.getByRole('button', { name: 'Add 0' })).toBeDisabled();
  slow.resolve([]);
});

describe('on a phone', () => {
  test('each serial number is a card that can be deleted', async () => {
    setWindowWidth(390);
    const row = {
      id: 31,
      sn: 'HD7225W40B210417',
      moduleType: 'HD-M72',
      power: 575,
      verdict: 'outOfWarranty',
      detail: '2026-09-30',
      mark: null,
    };
    prepareSerials([
      [listImports, []],
      [listSerials, { rows: [row], total: 1 }],
      [serialSummary, serialSummaryOf({ outOfWarranty: 1 })],
      [deleteSerials, { deleted: 1 }],
    ]);
    openSerials(<SerialsStep requestId={7} />);
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent('HD7225W40B210417');
    expect(card).toHaveTextContent('HD-M72');
    expect(card).toHaveTextContent('575 W');
    expect(card).toHaveTextContent('September 30, 2026');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'HD7225W40B210417' })).not.toBeChecked();
    await user.click(within(card).getByRole('button', { name: 'Delete HD7225W40B210417' }));
    expect(await screen.findByText('Delete 1 serial number?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(bodiesTo(serialServer.calls, deleteSerials)[0]).toEqual({ requestId: 7, ids: [31] }));
  });
});
