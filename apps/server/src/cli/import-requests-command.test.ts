import { once } from 'node:events';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';
import { openCsvFolder, requestRow, requestsHeader } from '#src/testing/csv-files.ts';
import { endOf, spawnCommand } from '#src/testing/spawned-command.ts';

const { file, folder, remove } = openCsvFolder();
afterAll(remove);

/** Starts the command on a data folder of its own: on the embedded database, whichever engine is under test. */
const start = (...args: string[]) => spawnCommand('import-requests', args, { DATA_DIR: join(folder, 'data') });

const run = (...args: string[]) => endOf(start(...args));

// Each run starts a process, the first one makes a database.
describe('the command that imports requests', () => {
  it('tells beforehand, brings the rows in once, and reports those it refuses', async () => {
    const path = file(
      'old.csv',
      requestsHeader,
      requestRow('C-1'),
      requestRow('C-2', { customer: 4711 }),
      requestRow('C-3', { closed: '2019-03-01', title: 'A, "" B' }),
    );
    const refused = (of: string) => `${path}.${of}refused.csv`;
    const counts = '3 rows, 1 new, 0 changed, 0 unchanged, 2 refused';
    const err = 'row 2 is refused: customer_number\nrow 3 is refused: closed\n';
    expect(await run(path, '--dry-run')).toEqual({
      code: 0,
      out: `${path} was only checked: ${counts}\nRefused rows: ${refused('dry-run.')}\n`,
      err,
    });
    expect(existsSync(refused(''))).toBe(false);
    const imported = { code: 0, out: `${path} is in the history: ${counts}\nRefused rows: ${refused('')}\n`, err };
    expect(await run(path)).toEqual(imported);
    expect(readFileSync(refused(''), 'utf8').split('\r\n')).toEqual([
      `${requestsHeader.toLowerCase()},refused_for`,
      'Old desk,C-2,moduleClaim,Hot spots,completed,2019-04-01,2019-05-06,4711,,2,,not read,customer_number',
      'Old desk,C-3,moduleClaim,"A, "" B",completed,2019-04-01,2019-03-01,,,2,,not read,closed',
      '',
    ]);
    expect(await run(path)).toMatchObject({ code: 0, out: expect.stringContaining('was imported before') as string, err: '' });
  });

  it('continues after a kill, and brings no row in twice', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => requestRow(`K-${index + 1}`, { title: index === 1_499 ? '' : 'Hot spots' }));
    const path = file('killed.csv', requestsHeader, ...rows.map((line) => line.replace('Old desk', 'Killed')));
    const command = start(path);
    const ended = once(command, 'exit');
    // Of the second batch: the first is in the database, and most are still to come.
    for await (const line of createInterface({ input: command.stderr })) if (line.startsWith('row 1500 ')) command.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    // Rows that are read a second time would be unchanged.
    expect((await run(path)).out).toContain(`${path} is in the history: 10,000 rows, 9,999 new, 0 changed, 0 unchanged, 1 refused`);
    expect(readFileSync(`${path}.refused.csv`, 'utf8').trim().split('\r\n')).toHaveLength(2);
    copyFileSync(path, `${path}.again.csv`);
    expect((await run(`${path}.again.csv`)).out).toContain('10,000 rows, 0 new, 0 changed, 9,999 unchanged, 1 refused');
  });

  it.each<[string, () => string[], string]>([
    ['no file', () => [], 'Usage: '],
    ['a file that is not there', () => [join(folder, 'nowhere.csv')], 'no such file'],
    ['an empty file', () => [file('empty.csv')], 'The file is empty'],
    ['another kind of table', () => [file('other.csv', 'number,title', '1,Hot spots')], 'The file has no column external_system'],
    ['a file that breaks off', () => [file('broken.csv', requestsHeader, 'Old desk,"C-1')], 'Quote Not Closed'],
    [
      'a report that would overwrite the file',
      () => [file('same.csv', requestsHeader), '--refused', join(folder, 'same.csv')],
      'overwrite',
    ],
    [
      'a report that has no folder',
      () => [file('report.csv', requestsHeader, 'x'), '--refused', join(folder, 'no', 'r.csv')],
      'no such file',
    ],
  ])('says what is wrong with %s', async (_, args, message) => {
    const { code, err } = await run(...args());
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err).not.toContain('    at ');
  });
});
