// @shares-process
import { importRows, listImports, listSerials, serialSummary } from '@heliodesk/contract/serial-number';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { callsTo } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openSerials, prepareSerials, reading, ready, serialServer } from '../testing/serial-server.tsx';
import { serialSummaryOf } from '../testing/serial-summary.ts';
import { SerialFindings } from './serial-findings.tsx';
import { SerialsStep } from './serials-step.tsx';
import { VerdictTag } from './verdict-labels.tsx';

const done = { ...reading, state: 'done' as const, percent: 100, valid: 476, duplicate: 6, malformed: 3 };
const reasons = { ...reading.reasons, duplicateInFile: 6, malformed: 3 };

beforeEach(() =>
  prepareSerials([
    [listImports, [{ ...done, reasons }]],
    [listSerials, { rows: [], total: 0 }],
    [serialSummary, serialSummaryOf({ ok: 441, outOfWarranty: 18, otherRegion: 11, unknown: 6 })],
  ]),
);

const figures = () => [...document.querySelectorAll('.hd-findings dd')].map(({ textContent }) => textContent);
const cellsOf = (color: number) => document.querySelectorAll(`.hd-panel-map > .hd-f${color}`).length;

describe('what was found out about the serial numbers of a claim', () => {
  test('stays above its list, with reasons that filter it', async () => {
    openSerials(<SerialsStep requestId={7} />);
    await waitFor(() => expect(figures()).toEqual(['441', '35', '9']));
    expect(screen.getByText('twice in the file')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show: out of warranty' }));
    await waitFor(() => expect(callsTo(serialServer.calls, listSerials).at(-1)?.url.searchParams.get('verdict')).toBe('outOfWarranty'));
  });

  test('is green and amber, and nothing is red before someone has decided', async () => {
    openSerials(<SerialFindings requestId={7} />);
    await waitFor(() => expect(figures()).toEqual(['441', '35']));
    expect(cellsOf(3)).toBe(Math.ceil(441 / 3));
    expect(cellsOf(2)).toBe(Math.ceil(35 / 3));
    expect(cellsOf(4) + cellsOf(5)).toBe(0);
    const list = screen.getByText('not in our registry').closest('ul');
    expect(within(list ?? document.body).getAllByRole('listitem')).toHaveLength(3);
  });
});

test('a row that was left out is gray: no one has refused it', () => {
  openSerials(<VerdictTag verdict={null} leftOut="duplicateInFile" />);
  expect(screen.getByText('Left out').closest('.hd-tag')).not.toHaveClass('hd-k-bad');
});

test.each([1440, 390])('a warning is amber among the rows of a spreadsheet and in the claim alike, %i px wide', async (width) => {
  setWindowWidth(width);
  const row = { sn: 'HD7225W40B210417', moduleType: 'HD-M72', power: 575, verdict: 'outOfWarranty', detail: '2026-09-30' };
  prepareSerials([
    [listImports, [ready]],
    [importRows, { rows: [{ ...row, row: 7, leftOut: null, firstRow: null }], total: 1 }],
    [listSerials, { rows: [{ ...row, id: 31, mark: null }], total: 1 }],
    [serialSummary, serialSummaryOf({ outOfWarranty: 1 })],
  ]);
  openSerials(<SerialsStep requestId={7} />);
  const tags = () => screen.getAllByText('Warning').map((text) => text.closest('.hd-tag')?.className);
  await waitFor(() => expect(tags()).toEqual(['hd-tag hd-k-warn', 'hd-tag hd-k-warn']));
});
