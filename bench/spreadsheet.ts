import { readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readSheet, writeSheet } from '../apps/server/src/platform/spreadsheet/index.ts';
import { makeBook, makeXls } from '../apps/server/src/platform/spreadsheet/testing/make-xls.ts';
import { withSharedStrings } from './harness/sheets.ts';
import { sized } from './harness/smoke.ts';

/** Speed and memory of reading and writing spreadsheets: `node bench/spreadsheet.ts`. */

const ROWS = sized(100_000, 1_000);
const XLS_ROWS = sized(65_535, 1_000);
const RUNS = sized(3, 1);
const HEADERS = ['Serial number', 'Module type', 'Power'];
const MB = 1024 * 1024;

function rowsOf(count: number): string[][] {
  return Array.from({ length: count }, (_, index) => [
    `HS26${String((index * 7919) % 1e9).padStart(12, '0')}`,
    `HM-72-${index % 40}`,
    `${540 + (index % 60)}`,
  ]);
}

/** Highest resident size so far of the processes that this one started, where the system tells it (Linux). */
function peakOfChildren(): number {
  try {
    const pids = readdirSync('/proc/self/task').flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' '));
    const peaks = pids
      .filter((pid) => pid !== '')
      .map((pid) => /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    return Math.max(0, ...peaks.map(Number)) * 1024;
  } catch {
    return 0;
  }
}

function report(name: string, ms: number, rows: number, memory: string): void {
  console.log(`${name.padEnd(44)} ${ms.toFixed(0).padStart(6)} ms ${((rows / ms) * 1000).toFixed(0).padStart(9)} rows/s  ${memory}`);
}

async function benchRead(name: string, path: string, rows: number): Promise<void> {
  for (let run = 0; run < RUNS; run += 1) {
    const before = process.memoryUsage().rss;
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    let childPeak = 0;
    let parentPeak = before;
    const started = performance.now();
    const read = await readSheet(
      { path },
      {
        columns: { sn: ['Serial number'], type: ['Module type'], power: ['Power'] },
        required: ['sn'],
        maxRows: rows,
        onBatch: () => {
          childPeak = Math.max(childPeak, peakOfChildren());
          parentPeak = Math.max(parentPeak, process.memoryUsage().rss);
        },
      },
    );
    const ms = performance.now() - started;
    delay.disable();
    const memory = `child ${(childPeak / MB).toFixed(0)} MB, parent +${((parentPeak - before) / MB).toFixed(0)} MB, loop held up ${(delay.max / 1e6).toFixed(0)} ms`;
    report(name, ms, read.rows, memory);
  }
}

async function benchWrite(): Promise<void> {
  function* rows(): Generator<(string | number | Date)[]> {
    for (let index = 0; index < ROWS; index += 1) {
      yield [`HS26${String(index).padStart(12, '0')}`, 'HM-72', 540, '=1+1', 'A & B', 'Müller GmbH', index, new Date(index * 1e9)];
    }
  }
  const before = process.memoryUsage().rss;
  let peak = before;
  const sink = new Writable({
    write(_chunk, _encoding, done) {
      peak = Math.max(peak, process.memoryUsage().rss);
      done();
    },
  });
  const columns = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((header) => ({ header }));
  const started = performance.now();
  await pipeline(writeSheet(columns, rows(), { name: 'Data' }), sink);
  report('writeSheet, 8 columns', performance.now() - started, ROWS, `+${((peak - before) / MB).toFixed(0)} MB`);
}

const folder = await mkdtemp(join(tmpdir(), 'spreadsheet-'));
try {
  const shared = join(folder, 'shared.xlsx');
  const inline = join(folder, 'inline.xlsx');
  const xls = join(folder, 'old.xls');
  await benchWrite();
  await writeFile(shared, withSharedStrings([HEADERS, ...rowsOf(ROWS)]));
  await writeFile(
    inline,
    writeSheet(
      HEADERS.map((header) => ({ header })),
      rowsOf(ROWS),
      { name: 'Data' },
    ),
  );
  await writeFile(xls, makeXls(makeBook([HEADERS, ...rowsOf(XLS_ROWS)])));
  await benchRead('readSheet, .xlsx, shared strings', shared, ROWS);
  await benchRead('readSheet, .xlsx, inline strings', inline, ROWS);
  await benchRead('readSheet, .xls', xls, XLS_ROWS);
} finally {
  await rm(folder, { recursive: true });
}
