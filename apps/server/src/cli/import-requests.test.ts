// @both-engines
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listHistory } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCsvFolder, requestRow, requestsHeader } from '#src/testing/csv-files.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCustomer } from '../domains/account/seed.ts';
import { importRequests } from '../domains/request/index.ts';

const { file, folder, remove } = openCsvFolder();
afterAll(remove);

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
      requestsHeader,
      requestRow('M-1', { customer: customer.accountId, serials: 'hd0000000001; HD0000000002 HD0000000001' }),
      requestRow('M-2', { customer: crm }),
      requestRow('M-3'),
    );
    expect(await importRequests(app.platform, { path })).toMatchObject({ added: 3, refused: 0 });
    const history = (query: object) => app.client(customer.token).call(listHistory, { query });
    expect((await history({})).data.map(({ requestNo }) => requestNo)).toEqual(['M-2', 'M-1']);
    expect((await history({ sn: 'HD0000000002' })).data).toMatchObject([{ requestNo: 'M-1', externalSystem: 'Old desk' }]);
  });

  it('changes what a later file says otherwise, and nothing else', async () => {
    const numbers = ['R-1', 'R-2', 'R-3'];
    const first = numbers.map((number) => requestRow(number, { serials: 'HD0000000011 HD0000000012' }).replace('Old desk', 'Repeated'));
    await importRequests(app.platform, { path: file('first.csv', requestsHeader, ...first) });
    const [same = '', other = '', last = ''] = first;
    const second = file(
      'second.csv',
      requestsHeader,
      same,
      other.replace('Hot spots', 'Glass'),
      last.replace('HD0000000012', 'HD0000000013'),
    );
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
      requestRow(`B-${index}`, { title: index % 1_000 === 999 ? '' : `Größe ${index}, "" ` }).replace('Old desk', 'Broken'),
    );
    const path = file('long.csv', requestsHeader, ...rows);
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
