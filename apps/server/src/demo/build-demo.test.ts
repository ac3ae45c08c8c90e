// @both-engines
import { getBinding, listRts } from '@heliodesk/contract/enquiry';
import { queryModule } from '@heliodesk/contract/module';
import { countBankDetails, countPayments } from '@heliodesk/contract/payment';
import { listExchanges, listRmaLists } from '@heliodesk/contract/shipment';
import site from '@heliodesk/phrases/en/site';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { stateOf } from '#src/testing/walk/case-state.ts';
import { faultsOf } from '#src/testing/walk/rules.ts';
import { signIn } from '#src/domains/identity/seed.ts';
import { buildModules } from '#src/domains/module/seed.ts';
import { buildDemo } from './build-demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await buildDemo(app.platform);
});
afterAll(() => app.stop());

/** A session of one of the demo's people. */
async function signedInAs(name: string): Promise<string> {
  const { db } = app.platform;
  const { id: userId } = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', `${name}@demo.heliodesk.test`)
    .executeTakeFirstOrThrow();
  return signIn(app.platform, { userId });
}

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

it('says of the serial numbers in the README what that says', async () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
  const [, covered = '', expired = '', unknown = ''] =
    /`(HD\w+)` is in warranty, `(HD\w+)` is out of warranty, `(HD\w+)` is unknown/.exec(readme) ?? [];
  for (const index of [covered, expired, unknown].map((sn) => Number(sn.slice(-6)))) await buildModules(app.platform, index, index + 1);
  const client = app.client(await signedInAs('customer'));
  const isCovered = async (sn: string) => {
    const { genuine, productWarrantyEnd } = (await client.call(queryModule, { query: { sn } })).data;
    return genuine && productWarrantyEnd !== null && new Date(productWarrantyEnd) > new Date();
  };
  const isGenuine = async (sn: string) => (await app.client().call(queryModule, { query: { sn } })).data.genuine;
  expect([await isGenuine(covered), await isGenuine(expired), await isGenuine(unknown)]).toEqual([true, true, false]);
  expect([await isCovered(covered), await isCovered(expired)]).toEqual([true, false]);
});

it('has claims with solutions: one to approve, one to confirm, and others that are carried out', async () => {
  const { db } = app.platform;
  const claims = await db.selectFrom('request').select(['status', 'waiting_on']).where('solved_quantity', '>', 0).orderBy('id').execute();
  expect(claims.map(({ status, waiting_on: waitingOn }) => `${status}, waiting on ${waitingOn}`)).toEqual([
    'pending, waiting on us',
    'approved, waiting on customer',
    ...['customer', 'us', 'us', 'us', 'us', 'us'].map((who) => `processing, waiting on ${who}`),
  ]);
  const limits = await db.selectFrom('approval_limit').select(['currency', 'amount']).orderBy('amount').orderBy('currency').execute();
  expect(limits.map(({ currency, amount }) => `${amount} ${currency}`)).toEqual([
    '25000.00 EUR',
    '25000.00 USD',
    '100000.00 EUR',
    '100000.00 USD',
  ]);
});

it('has bank details to check, a payment to make and one that was made, and goods on their way and delivered', async () => {
  const finance = app.client(await signedInAs('finance'));
  expect((await finance.call(countBankDetails, {})).data).toMatchObject({ toCheck: 1, confirmed: 2 });
  expect((await finance.call(countPayments, {})).data).toEqual({ toPay: 1, waiting: 0, paid: 1 });
  const customer = app.client(await signedInAs('customer'));
  const { data: lists } = await customer.call(listRmaLists, { query: {} });
  expect(lists.map(({ name, state, quantity, fitCount, fixCount }) => ({ name, state, quantity, fitCount, fixCount }))).toEqual([
    { name: 'Almería warehouse', state: 'delivered', quantity: 8, fitCount: 8, fixCount: 0 },
    { name: 'Baza site office', state: 'shipped', quantity: 24, fitCount: 0, fixCount: 0 },
  ]);
  const [delivered] = await Promise.all(lists.map(({ requestId }) => customer.call(listExchanges, { query: { requestId } })));
  expect(delivered?.data[0]?.addresses[0]?.proofs).toMatchObject([{ contentType: 'application/pdf' }]);
});

it('is as if people had done all of it, and everyone can still turn on a second factor', async () => {
  const { db } = app.platform;
  const claims = await db.selectFrom('request').select('id').where('solved_quantity', '>', 0).execute();
  const states = await Promise.all(claims.map(({ id }) => stateOf(app, id)));
  expect(states.map((state) => state && faultsOf(state))).toEqual(claims.map(() => []));
  expect(await db.selectFrom('authenticator_app').select('user_id').execute()).toEqual([]);
});

it('has enquiries of guests, each with people of a company who may have asked', async () => {
  const agent = app.client(await signedInAs('agent'));
  const { data: rows } = await agent.call(listRts, { query: {} });
  const bindings = await Promise.all(rows.map(({ requestId }) => agent.call(getBinding, { params: { requestId } })));
  const suggested = Object.fromEntries(
    bindings.map(({ data: { sender, suggestions } }) => [
      sender?.email,
      suggestions.map(({ companyName, reasons }) => `${companyName}: ${reasons.join(', ')}`),
    ]),
  );
  const [sierraClara, lumiere] = ['Sierra Clara Energía S.L.: taxNo, companyName', 'Lumière du Rhône SAS: emailDomain'];
  expect(suggested).toEqual({
    'amelia.ortega@sierraclara.example': [sierraClara, sierraClara],
    'post@nordlys.example': ['Nordlys Montage AS: companyName, emailDomain'],
    'julie.perrin@lumierhone.example': [lumiere, lumiere, lumiere],
  });
  const states = await Promise.all(rows.map(({ requestId }) => stateOf(app, requestId)));
  expect(states.map((state) => state && faultsOf(state))).toEqual(rows.map(() => []));
});

it('starts without what is new in it where the customer who lends it has another address by now', async () => {
  const { platform } = app;
  const agent = app.client(await signedInAs('agent'));
  await platform.db.deleteFrom('demo_step').where('name', '=', 'guests').execute();
  const [customer, moved] = ['customer@demo.heliodesk.test', 'moved@demo.heliodesk.test'];
  await platform.db.updateTable('app_user').set({ email: moved }).where('email', '=', customer).execute();
  await buildDemo(platform);
  expect((await agent.call(listRts, { query: {} })).data).toHaveLength(3);
});
