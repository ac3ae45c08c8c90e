import { liveTicket } from '@heliodesk/contract/live';
import { readNoticesAbout } from '@heliodesk/contract/notification';
import {
  applyImport,
  cancelImport,
  discardImport,
  importRows,
  insertSerials,
  listImports,
  listSerials,
  restoreImport,
  serialSummary,
} from '@heliodesk/contract/serial-number';
import type { ImportStatus } from '@heliodesk/contract/serial-number';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { newQueryClient, openPage } from '#src/platform/testing/open-page.tsx';
import { Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { useSerialBlock } from '../use-import.ts';
import { serialSummaryOf } from './serial-summary.ts';

const noReasons = { duplicateInFile: 0, alreadyInClaim: 0, malformed: 0, numberUnreadable: 0, formulaWithoutValue: 0, overLimit: 0 };
/** An import that is being read. */
export const reading: ImportStatus = {
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
  verdicts: serialSummaryOf({ ok: 7_371, outOfWarranty: 147, otherRegion: 88, unknown: 41 }).verdicts,
  reasons: { ...noReasons, duplicateInFile: 54, malformed: 37 },
  actions: [
    { name: 'add', blockedBy: [] },
    { name: 'discard', blockedBy: [] },
    { name: 'cancel', blockedBy: [] },
  ],
};
/** The same once it is read. */
export const ready: ImportStatus = { ...reading, state: 'ready', percent: 100, processed: 12_480 };
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

/** What the server knows of the imports of request 7, that one and those that came later, and the calls that it received. */
export const serialServer: { calls: Received[]; status: ImportStatus | null; later: ImportStatus[] } = {
  calls: [],
  status: reading,
  later: [],
};

const listed = () => [...serialServer.later, serialServer.status].filter((one) => one !== null && one.state !== 'cancelled');
const restorableUntil = '2026-11-21T10:08:00.000Z';
const discarded: ImportStatus = { ...ready, state: 'discarded', restorableUntil, actions: [{ name: 'restore', blockedBy: [] }] };

const insertAnswer = ({ snList }: { snList: { sn: string }[] }) => ({
  inserted: snList.length - 1,
  rejected: [{ row: 1, sn: snList[0]?.sn ?? '', reason: 'alreadyInClaim' }],
});

/** Starts again with an import that is being read; `more` comes first. */
export function prepareSerials(more: Parameters<typeof stubServer>[0] = []) {
  serialServer.status = reading;
  serialServer.later = [];
  serialServer.calls = stubServer([
    ...more,
    [liveTicket, new Refused({ code: 503 })],
    [listImports, listed],
    [importRows, { rows, total: 2 }],
    [listSerials, { rows: [], total: 0 }],
    [serialSummary, serialSummaryOf()],
    [applyImport, () => (serialServer.status = { ...reading, state: 'inserting', processed: 0, total: 7_647, percent: 0 })],
    [cancelImport, () => (serialServer.status = { ...reading, state: 'cancelled' })],
    [discardImport, () => (serialServer.status = discarded)],
    [restoreImport, () => (serialServer.status = ready)],
    [readNoticesAbout, { unread: 0 }],
    [insertSerials, ({ body }: Received) => insertAnswer(body as { snList: { sn: string }[] })],
  ]);
}

const blockName = 'blocked';
const faultName = 'not to be submitted';

function Block() {
  const { block: reason, fault } = useSerialBlock(7);
  return (
    <>
      <output aria-label={blockName}>{reason ?? 'free'}</output>
      <output aria-label={faultName}>{fault ?? 'none'}</output>
    </>
  );
}

/** Tells what keeps one from going on. */
export const block = () => screen.getByLabelText(blockName);

/** Tells what keeps one from submitting. */
export const fault = () => screen.getByLabelText(faultName);

/** Opens what is given, with what keeps one from going on beside it. Answers what keeps what was fetched. */
export function openSerials(element: ReactElement) {
  const client = newQueryClient();
  const Page = () => (
    <>
      {element}
      <Block />
    </>
  );
  openPage([{ path: '*', Component: Page }], '/', { client });
  return client;
}
