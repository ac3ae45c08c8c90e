// @both-engines
import { utimesSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moduleRow, modulesHeader, openCsvFolder } from '#src/testing/csv-files.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { importModules } from '../domains/module/index.ts';

const { file, remove } = openCsvFolder();
afterAll(remove);

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
    const rows = Array.from({ length: 12_000 }, (_, index) => moduleRow(serial(index)));
    const path = file('long.csv', modulesHeader, ...rows);
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
