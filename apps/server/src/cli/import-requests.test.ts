// @both-engines
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { listHistory } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCustomer } from '../domains/account/seed.ts';
import { importRequests } from '../domains/request/index.ts';
import { endOf, spawnCommand } from '#src/testing/spawned-command.ts';

const header =
  'External_System,external_number,request_type,title,status,created,closed,customer_number,serial_numbers,quantity,outcome,remark';
const row = (number: string, change: { customer?: string | number; title?: string; closed?: string; serials?: string } = {}) => {
  const { customer = '', title = 'Hot spots', closed = '2019-05-06', serials = '' } = change;
  return `Old desk,${number},moduleClaim,"${title}",completed,2019-04-01,${closed},${customer},${serials},2,,not read`;
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'heliodesk-requests-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, ...lines: string[]): string {
  const path = join(folder, name);
  writeFileSync(path, `\uFEFF${lines.join('\r\n')}\r\n`);
  return path;
}

/** Starts the command on a data folder of its own. */
const start = (...args: string[]) => spawnCommand('import-requests', args, { DATA_DIR: join(folder, 'data') });

const run = (...args: string[]) => endOf(start(...args));

// Each run starts a process, the first one makes a database.
describe('the command that imports requests', () => {
  it('tells beforehand, brings the rows in once, and reports those it refuses', async () => {
    const path = file(
      'old.csv',
      header,
      row('C-1'),
      row('C-2', { customer: 4711 }),
      row('C-3', { closed: '2019-03-01', title: 'A, "" B' }),
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
      `${header.toLowerCase()},refused_for`,
      'Old desk,C-2,moduleClaim,Hot spots,completed,2019-04-01,2019-05-06,4711,,2,,not read,customer_number',
      'Old desk,C-3,moduleClaim,"A, "" B",completed,2019-04-01,2019-03-01,,,2,,not read,closed',
      '',
    ]);
    expect(await run(path)).toMatchObject({ code: 0, out: expect.stringContaining('was imported before') as string, err: '' });
  });

  it('continues after a kill, and brings no row in twice', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => row(`K-${index + 1}`, { title: index === 1_499 ? '' : 'Hot spots' }));
    const path = file('killed.csv', header, ...rows.map((line) => line.replace('Old desk', 'Killed')));
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
    ['a file that breaks off', () => [file('broken.csv', header, 'Old desk,"C-1')], 'Quote Not Closed'],
    ['a report that would overwrite the file', () => [file('same.csv', header), '--refused', join(folder, 'same.csv')], 'overwrite'],
    ['a report that has no folder', () => [file('report.csv', header, 'x'), '--refused', join(folder, 'no', 'r.csv')], 'no such file'],
  ])('says what is wrong with %s', async (_, args, message) => {
    const { code, err } = await run(...args());
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err).not.toContain('    at ');
  });
});

describe('an import of requests', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const countOf = async (system: string): Promise<number> =>
    Number(
      (
        await app.platform.db
          .selectFrom('imported_request')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('external_system', '=', system)
          .executeTakeFirstOrThrow()
      ).count,
    );

  it('gives them to the company of their customer number, ours or that of the CRM', async () => {
    const customer = await buildCustomer(app.platform);
    const crm = `0015g00000${customer.accountId}AAA`;
    await app.platform.db.updateTable('account').set({ salesforce_id: crm }).where('id', '=', customer.accountId).execute();
    const path = file(
      'matched.csv',
      header,
      row('M-1', { customer: customer.accountId, serials: 'hd0000000001; HD0000000002 HD0000000001' }),
      row('M-2', { customer: crm }),
      row('M-3'),
    );
    expect(await importRequests(app.platform, { path })).toMatchObject({ added: 3, refused: 0 });
    const history = (query: object) => app.client(customer.token).call(listHistory, { query });
    expect((await history({})).data.map(({ requestNo }) => requestNo)).toEqual(['M-2', 'M-1']);
    expect((await history({ sn: 'HD0000000002' })).data).toMatchObject([{ requestNo: 'M-1', externalSystem: 'Old desk' }]);
  });

  it('changes what a later file says otherwise, and nothing else', async () => {
    const numbers = ['R-1', 'R-2', 'R-3'];
    const first = numbers.map((number) => row(number, { serials: 'HD0000000011 HD0000000012' }).replace('Old desk', 'Repeated'));
    await importRequests(app.platform, { path: file('first.csv', header, ...first) });
    const [same = '', other = '', last = ''] = first;
    const second = file('second.csv', header, same, other.replace('Hot spots', 'Glass'), last.replace('HD0000000012', 'HD0000000013'));
    expect(await importRequests(app.platform, { path: second })).toMatchObject({ rowsDone: 3, added: 0, changed: 1, refused: 0 });
    expect(await countOf('Repeated')).toBe(3);
    const { rows: serials } = await app.platform.db
      .selectFrom('imported_request_serial as s')
      .innerJoin('imported_request as i', 'i.id', 's.imported_id')
      .select(['i.external_no', 's.sn'])
      .where('i.external_system', '=', 'Repeated')
      .where('i.external_no', '<>', 'R-1')
      .orderBy('i.external_no')
      .orderBy('s.sn')
      .execute()
      .then((rows) => ({ rows: rows.map(({ external_no, sn }) => `${external_no} ${sn}`) }));
    expect(serials).toEqual(['R-2 HD0000000011', 'R-2 HD0000000012', 'R-3 HD0000000011', 'R-3 HD0000000013']);
  });

  it('that broke off continues at the byte where it stopped, its report too', async () => {
    const rows = Array.from({ length: 2_500 }, (_, index) =>
      row(`B-${index}`, { title: index % 1_000 === 999 ? '' : `Größe ${index}, "" ` }).replace('Old desk', 'Broken'),
    );
    const path = file('long.csv', header, ...rows);
    const reportPath = join(folder, 'long.refused.csv');
    const stopped = new Error('power cut');
    const seen: number[] = [];
    const breakOff = ({ rowsDone }: { rowsDone: number }): void => {
      seen.push(rowsDone);
      if (rowsDone === 1_000) throw stopped;
    };
    await expect(importRequests(app.platform, { path, reportPath, onProgress: breakOff })).rejects.toThrow(stopped);
    expect(await countOf('Broken')).toBe(999);
    // As if the power had gone between the report and the commit of the next batch.
    writeFileSync(reportPath, 'half a line', { flag: 'a' });
    const refused: number[] = [];
    const onRefused = (number: number): void => void refused.push(number);
    expect(await importRequests(app.platform, { path, reportPath, onProgress: breakOff, onRefused })).toMatchObject({
      rowsDone: 2_500,
      added: 2_498,
      refused: 2,
      isFinished: true,
    });
    expect(seen).toEqual([1_000, 2_000, 2_500]);
    expect(refused).toEqual([2_000]);
    expect(await countOf('Broken')).toBe(2_498);
    const report = readFileSync(reportPath, 'utf8').trim().split('\r\n');
    expect(report.map((line) => line.split(',')[1])).toEqual(['external_number', 'B-999', 'B-1999']);
  });
});
