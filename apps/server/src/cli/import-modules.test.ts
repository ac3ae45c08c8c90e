// @both-engines
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { importModules } from '../domains/module/index.ts';
import { openPGlite } from '../platform/db/database.ts';
import { endOf, spawnCommand } from '#src/testing/spawned-command.ts';

const header =
  'Serial_Number,module_type,grade,power,production_date,warranty_region,warranty_start,product_years,performance_years,remark';
const row = (serial: string, power = '575') => `${serial},HD-M72,A,${power},2025-03-01,724,2025-04-01,15,30,"kept, not read"`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'heliodesk-modules-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, ...lines: string[]): string {
  const path = join(folder, name);
  writeFileSync(path, `\uFEFF${lines.join('\r\n')}\r\n`);
  return path;
}

/** Runs the command on a data folder of its own. */
const importRegistry = (...args: string[]) => endOf(spawnCommand('import-modules', args, { DATA_DIR: join(folder, 'data') }));

// Each run starts a process, the first one makes a database.
describe('the command that imports modules', () => {
  it('brings the rows of a file into the registry, names those it left out, and does it once', async () => {
    const path = file('registry.csv', header, row('hd0000000001'), row('HD0000000002', 'much'), row('short'), row('HD0000000004', '580.5'));
    const first = await importRegistry(path);
    expect(first).toEqual({
      code: 0,
      out: `${path} is in the registry: 4 rows, 2 of them left out\n`,
      err: 'row 2 is left out: power\nrow 3 is left out: serial_number\n',
    });
    const again = await importRegistry(path);
    expect(again).toEqual({ code: 0, out: `${path} was imported before: 4 rows, 2 of them left out\n`, err: '' });
    const database = await openPGlite(join(folder, 'data', 'database'));
    const modules = await database.db
      .selectFrom('module_registry')
      .select(['serial_number', 'power', 'warranty_region', 'warranty_start'])
      .orderBy('serial_number')
      .execute();
    await database.close();
    expect(modules).toEqual([
      { serial_number: 'HD0000000001', power: '575.00', warranty_region: 724, warranty_start: '2025-04-01' },
      { serial_number: 'HD0000000004', power: '580.50', warranty_region: 724, warranty_start: '2025-04-01' },
    ]);
  });

  it.each<[string, () => string[], string]>([
    ['no file', () => [], 'Usage: '],
    ['a file that is not there', () => [join(folder, 'nowhere.csv')], 'no such file'],
    ['another kind of table', () => [file('other.csv', 'sn,type', 'HD0000000001,HD-M72')], 'The file has no column serial_number'],
    ['a file that breaks off', () => [file('broken.csv', header, 'HD0000000001,"HD-M72')], 'Quote Not Closed'],
  ])('says what is wrong with %s', async (_, args, message) => {
    const { code, err } = await importRegistry(...args());
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err).not.toContain('    at ');
  });
});

describe('an import', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const serial = (index: number): string => `HDPART${String(index).padStart(6, '0')}`;
  const countModules = async (): Promise<number> => {
    const { count } = await app.platform.db
      .selectFrom('module_registry')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('serial_number', 'like', 'HDPART%')
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  it('that broke off continues after the last batch; a changed file is read from its beginning', async () => {
    const rows = Array.from({ length: 12_000 }, (_, index) => row(serial(index)));
    const path = file('long.csv', header, ...rows);
    const stopped = new Error('power cut');
    const seen: number[] = [];
    const onProgress = ({ rowsDone }: { rowsDone: number }): void => void seen.push(rowsDone);
    const breakOff = (progress: { rowsDone: number }): void => {
      onProgress(progress);
      if (progress.rowsDone === 5_000) throw stopped;
    };
    const onRejected = (): void => undefined;
    await expect(importModules(app.platform, path, { onProgress: breakOff, onRejected })).rejects.toThrow(stopped);
    expect(await countModules()).toBe(5_000);
    expect(await importModules(app.platform, path, { onProgress, onRejected })).toEqual({
      rowsDone: 12_000,
      rejected: 0,
      isFinished: true,
    });
    expect(seen).toEqual([5_000, 10_000, 12_000]);
    expect(await countModules()).toBe(12_000);
    utimesSync(path, new Date(0), new Date(0));
    await importModules(app.platform, path, { onProgress, onRejected });
    expect(seen).toEqual([5_000, 10_000, 12_000, 5_000, 10_000, 12_000]);
    expect(await countModules()).toBe(12_000);
  });
});
