import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { moduleRow, modulesHeader, openCsvFolder } from '#src/testing/csv-files.ts';
import { endOf, spawnCommand } from '#src/testing/spawned-command.ts';
import { openPGlite } from '../platform/db/database.ts';

const { file, folder, remove } = openCsvFolder();
afterAll(remove);

/** Runs the command on a data folder of its own: on the embedded database, whichever engine is under test. */
const importRegistry = (...args: string[]) => endOf(spawnCommand('import-modules', args, { DATA_DIR: join(folder, 'data') }));

// Each run starts a process, the first one makes a database.
describe('the command that imports modules', () => {
  it('brings the rows of a file into the registry, names those it left out, and does it once', async () => {
    const path = file(
      'registry.csv',
      modulesHeader,
      moduleRow('hd0000000001'),
      moduleRow('HD0000000002', 'much'),
      moduleRow('short'),
      moduleRow('HD0000000004', '580.5'),
    );
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
    ['a file that breaks off', () => [file('broken.csv', modulesHeader, 'HD0000000001,"HD-M72')], 'Quote Not Closed'],
  ])('says what is wrong with %s', async (_, args, message) => {
    const { code, err } = await importRegistry(...args());
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err).not.toContain('    at ');
  });
});
