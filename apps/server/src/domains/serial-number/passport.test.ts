import { withdrawRequest } from '@heliodesk/contract/request';
import { getPassport } from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildModule } from '#src/domains/module/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { systemConfigOf } from '#src/domains/reference/index.ts';
import { buildImported } from '#src/domains/request/seed.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let owner: BuiltCustomer;
let stranger: BuiltCustomer;
let withdrawn: number;
let other: number;
let imported: number;

const sn = 'HDPASSPORT000001';
const passportOf = (token: string, of: string) => app.client(token).call(getPassport, { query: { sn: of } });
const requestsOf = ({ data }: { data: { requests: { requestId: number }[] } }) => data.requests.map(({ requestId }) => requestId);

beforeAll(async () => {
  app = await startTestApp();
  owner = await buildCustomer(app.platform);
  stranger = await buildCustomer(app.platform);
  await buildModule(app.platform, { serialNumber: sn, warrantyStart: '2024-02-29', productYears: 15, warrantyRegion: 724 });
  const { requestId, version } = await buildClaim(app.platform, owner, { serials: [sn], submit: true });
  await app.client(owner.token).call(withdrawRequest, { body: { requestId, version, reason: 'Wrong plant' } });
  withdrawn = requestId;
  imported = await buildImported(app.platform, { accountId: owner.accountId, serial_numbers: [sn], outcome: 'Cleaned' });
});
afterAll(() => app.stop());

describe('the passport of a module', () => {
  it('has what the registry says and every request with verdict and outcome', async () => {
    const { data } = await passportOf(owner.token, sn.toLowerCase());
    expect(data).toMatchObject({
      serialNumber: sn,
      module: { warrantyRegion: 'Spain', warrantyStart: '2024-02-29', productWarrantyEnd: '2039-02-28', settledOn: null },
      requests: [
        { requestId: withdrawn, status: 'withdrawn', outcome: 'Wrong plant', externalSystem: null },
        { requestId: imported, status: 'completed', outcome: 'Cleaned', externalSystem: 'Old desk', verdict: null },
      ],
    });
    expect(data.requests[0]?.verdict).toEqual(expect.any(String));
  });

  it('is open to customers whose company has listed the module in a submitted request, and shows theirs alone', async () => {
    expect((await passportOf(stranger.token, sn)).code).toBe(404);
    await buildClaim(app.platform, stranger, { serials: [sn] });
    expect((await passportOf(stranger.token, sn)).code).toBe(404);
    other = (await buildClaim(app.platform, stranger, { serials: [sn], submit: true })).requestId;
    expect(requestsOf(await passportOf(stranger.token, sn))).toEqual([other]);
    expect(requestsOf(await passportOf((await buildCustomer(app.platform, { company: owner })).token, sn))).toEqual([withdrawn, imported]);
  });

  it('shows staff the requests of their types, and any module of the registry', async () => {
    const staff = async (role: 'module_agent' | 'tracker_agent') => (await buildStaff(app.platform, { role })).token;
    expect(requestsOf(await passportOf(await staff('module_agent'), sn)).toSorted()).toEqual([withdrawn, other, imported].toSorted());
    expect(await passportOf(await staff('tracker_agent'), sn)).toMatchObject({ code: 200, data: { requests: [] } });
    expect((await passportOf(await staff('module_agent'), 'HDPASSPORTNOWHERE')).code).toBe(404);
  });

  it('counts toward the daily limit of a company, found or not', async () => {
    const setBudget = (perDay: number) =>
      transaction(app.platform.db, (tx) => systemConfigOf(app.platform).set(tx, 'claim.serialsPerDay', String(perDay)));
    const asking = await buildCustomer(app.platform);
    await setBudget(2);
    for (const code of [404, 404, 429]) expect((await passportOf(asking.token, 'HDPASSPORTGUESS1')).code).toBe(code);
    await setBudget(500_000);
  });
});
