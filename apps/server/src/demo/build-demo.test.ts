// @both-engines
import { queryModule } from '@heliodesk/contract/module';
import site from '@heliodesk/phrases/en/site';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildModules } from '#src/domains/module/seed.ts';
import { buildDemo } from './build-demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await buildDemo(app.platform);
});
afterAll(() => app.stop());

it('knows the serial number that the fields show as an example', async () => {
  const { data } = await app.client().call(queryModule, { query: { sn: site.serialExample } });
  expect(data).toMatchObject({
    genuine: true,
    serialNumber: site.serialExample,
    moduleType: 'HD-M72',
    grade: 'A',
    warrantyRegion: 'Spain',
  });
});

it('knows and does not know the serial numbers that the README says so of', async () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
  const [, genuine = '', unknown = ''] = /`(HD\w+)` is genuine, `(HD\w+)` is unknown/.exec(readme) ?? [];
  for (const index of [genuine, unknown].map((sn) => Number(sn.slice(-6)))) await buildModules(app.platform, index, index + 1);
  const isGenuine = async (sn: string) => (await app.client().call(queryModule, { query: { sn } })).data.genuine;
  expect([await isGenuine(genuine), await isGenuine(unknown)]).toEqual([true, false]);
});

it('has claims with solutions: one to approve, one to confirm, one that is carried out, one with bank details to check', async () => {
  const { db } = app.platform;
  const claims = await db.selectFrom('request').select(['status', 'waiting_on']).where('solved_quantity', '>', 0).orderBy('id').execute();
  expect(claims).toEqual([
    { status: 'pending', waiting_on: 'us' },
    { status: 'approved', waiting_on: 'customer' },
    { status: 'processing', waiting_on: 'customer' },
    { status: 'processing', waiting_on: 'us' },
  ]);
  const banks = await db.selectFrom('bank_details').select(['state', 'entry']).execute();
  expect(banks).toEqual([{ state: 'entered', entry: 2 }]);
  const limits = await db.selectFrom('approval_limit').select(['currency', 'amount']).orderBy('amount').orderBy('currency').execute();
  expect(limits.map(({ currency, amount }) => `${amount} ${currency}`)).toEqual([
    '25000.00 EUR',
    '25000.00 USD',
    '100000.00 EUR',
    '100000.00 USD',
  ]);
});
