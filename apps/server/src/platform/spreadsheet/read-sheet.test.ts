import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';
import type { ReadSheetOptions, SheetBatch } from './read-sheet.ts';
import { ReadingChild } from './reading-child.ts';
import { makeBook, makeXls } from './testing/make-xls.ts';
import { makeFile, makeRow, makeXlsx } from './testing/make-xlsx.ts';

type Key = 'sn' | 'power' | 'grade';

const ROWS = 20_000;
const HEADER = makeRow('Power', 'Serial number');
const files: string[] = [];
let path: string;

beforeAll(async () => {
  const rows = Array.from({ length: ROWS }, (_, index) => makeRow(`${index % 600}`, `HS26${String(index).padStart(8, '0')}`));
  path = await keep(makeXlsx({ rows: HEADER + rows.join('') }));
});

afterAll(async () => {
  await Promise.all(files.map((file) => rm(file)));
});

async function keep(bytes: string | Buffer): Promise<string> {
  const file = await makeFile(bytes);
  files.push(file);
  return file;
}

function options(given: Partial<ReadSheetOptions<Key>> = {}): ReadSheetOptions<Key> {
  const columns = { sn: ['Serial number'], power: ['power'], grade: ['Grade'] };
  return { columns, required: ['sn'], maxRows: 100_000, batchSize: 500, onBatch: () => undefined, ...given };
}

/** Processes that this one has started and that still run. */
function children(): string[] {
  return process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap');
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('readSheet', () => {
  it('delivers all rows in order, one batch at a time, and leaves no process behind', async () => {
    const before = children().length;
    const batches: SheetBatch<Key>[] = [];
    let inside = 0;
    const read = await readSheet(
      { path },
      options({
        onBatch: async (batch) => {
          inside += 1;
          expect(inside).toBe(1);
          await new Promise(setImmediate);
          batches.push(batch);
          inside -= 1;
        },
      }),
    );
    expect(read).toEqual({ rows: ROWS, kind: 'xlsx', found: ['sn', 'power'] });
    expect(batches).toHaveLength(ROWS / 500);
    expect(batches.flatMap((batch) => batch.rowNumbers)).toEqual(Array.from({ length: ROWS }, (_, index) => index + 2));
    expect(batches.flatMap((batch) => batch.values.sn)).toEqual(
      Array.from({ length: ROWS }, (_, index) => `HS26${String(index).padStart(8, '0')}`),
    );
    expect(new Set(batches.flatMap((batch) => batch.values.grade))).toEqual(new Set(['']));
    await expect.poll(children).toHaveLength(before);
  });

  it('delivers problems with their place in the batch', async () => {
    const made = await keep(makeXlsx({ rows: HEADER + makeRow('1', 'a') + makeRow('<c t="e"><v>#N/A</v></c>', '<c><v>1E+30</v></c>') }));
    const batches: SheetBatch<Key>[] = [];
    await readSheet({ path: made }, options({ onBatch: (batch) => void batches.push(batch) }));
    expect(batches).toHaveLength(1);
    expect(batches[0]?.problems).toEqual([
      { index: 1, column: 'power', code: 'errorValue' },
      { index: 1, column: 'sn', code: 'exponent' },
    ]);
  });

  it('reads .xls files through the same process', async () => {
    const made = await keep(makeXls(makeBook([['Serial number'], ['HS2600000001']])));
    await expect(readSheet({ path: made }, options())).resolves.toEqual({ rows: 1, kind: 'xls', found: ['sn'] });
  });

  it('refuses with the reason that the process found', async () => {
    const csv = await keep('Serial number,Power\n');
    await expect(readSheet({ path: csv }, options())).rejects.toMatchObject({
      name: 'SpreadsheetError',
      failure: { reason: 'wrongFormat', format: 'csv' },
    });
    await expect(readSheet({ path }, options({ maxRows: ROWS - 1 }))).rejects.toMatchObject({
      failure: { reason: 'tooManyRows', maxRows: ROWS - 1 },
    });
  });

  it('stops when it is cancelled', async () => {
    const before = children().length;
    await expect(readSheet({ path }, options({ signal: AbortSignal.abort() }))).rejects.toMatchObject({ reason: 'cancelled' });
    const controller = new AbortController();
    let batches = 0;
    const onBatch = (): void => {
      batches += 1;
      controller.abort();
    };
    await expect(readSheet({ path }, options({ onBatch, signal: controller.signal }))).rejects.toMatchObject({ reason: 'cancelled' });
    expect(batches).toBe(1);
    await expect.poll(children).toHaveLength(before);
  });

  it('stops with the error of the one who takes the batches', async () => {
    const before = children().length;
    const onBatch = (): never => {
      throw new RangeError('no room');
    };
    await expect(readSheet({ path }, options({ onBatch }))).rejects.toThrow(new RangeError('no room'));
    await expect.poll(children).toHaveLength(before);
  });

  it('stops a process that takes too long', async () => {
    const before = children().length;
    await expect(readSheet({ path }, options({ wallMs: 5 }))).rejects.toMatchObject({ reason: 'tooSlow' });
    await expect.poll(children).toHaveLength(before);
  });

  it('does not hold the time of the caller against the file', async () => {
    const wallMs = 2_500;
    let batches = 0;
    const onBatch = async (): Promise<void> => {
      batches += 1;
      if (batches === 2) await sleep(wallMs);
    };
    await expect(readSheet({ path }, options({ onBatch, wallMs }))).resolves.toMatchObject({ rows: ROWS });
  });

  it('reports a process that fails by itself, with its last words for the log', async () => {
    const error: unknown = await readSheet({ path: '/nowhere/at-all.xlsx' }, options()).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ reason: 'crashed' });
    expect(String((error as Error).cause)).toContain('ENOENT');
  });
});

describe('the reading process', () => {
  const task = { columns: { sn: ['Serial number'] }, required: ['sn'], maxRows: 100_000, batchSize: 500 };

  it('that is killed midway is reported as crashed', async () => {
    const child = new ReadingChild({ ...task, path }, 60_000);
    await expect(child.next()).resolves.toMatchObject({ type: 'batch' });
    process.kill(child.pid ?? 0, 'SIGKILL');
    const rest = async (): Promise<never> => {
      for (;;) {
        await child.next();
        await new Promise(setImmediate);
      }
    };
    await expect(rest()).rejects.toMatchObject({ reason: 'crashed' });
    await child.close();
  });

  it('ends with the process that started it', async () => {
    const script = `
      const { ReadingChild } = await import(${JSON.stringify(new URL('reading-child.ts', import.meta.url).href)});
      const child = new ReadingChild(${JSON.stringify({ ...task, path })}, 600_000);
      await child.next();
      console.log(child.pid);
    `;
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(printed.toString());
    expect(isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isRunning(pid)).toBe(false);
  });
});
