// @shares-process
import { listImports, serialSummary } from '@heliodesk/contract/serial-number';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSerials, prepareSerials, reading } from '#src/domains/serial-number/testing/serial-server.tsx';
import { serialSummaryOf } from '#src/domains/serial-number/testing/serial-summary.ts';
import { SerialsReview } from './claim-reviews.tsx';

test('the last check shows figures, cells and reasons of the serial numbers, with what was left out', async () => {
  const done = { ...reading, state: 'done' as const, duplicate: 6, malformed: 3 };
  const reasons = { ...reading.reasons, duplicateInFile: 6, malformed: 3 };
  prepareSerials([
    [listImports, [{ ...done, reasons }]],
    [serialSummary, serialSummaryOf({ ok: 441, outOfWarranty: 18, unknown: 6 })],
  ]);
  openSerials(<SerialsReview requestId={7} />);
  expect(await screen.findByText('twice in the file')).toBeVisible();
  expect([...document.querySelectorAll('.hd-findings dd')].map(({ textContent }) => textContent)).toEqual(['441', '24', '9']);
  expect(screen.getByText('out of warranty').closest('li')).toHaveTextContent('18');
  expect(screen.getByText(/^Each cell is \d modules\.$/)).toBeVisible();
});
