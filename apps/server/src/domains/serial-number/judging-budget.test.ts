import { queryModule } from '@heliodesk/contract/module';
import { saveModuleClaim } from '@heliodesk/contract/module-claim';
import { listSerials } from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { spendJudging } from '#src/domains/module/index.ts';
import { buildModule } from '#src/domains/module/seed.ts';
import { buildClaim, claimBody } from '#src/domains/module-claim/seed.ts';
import { systemConfigOf } from '#src/domains/reference/index.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { draftClaim, sheetOf } from '#src/testing/draft-claim.ts';
import { eventually } from '#src/testing/eventually.ts';
import { mailsTo, mailTo } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { serialsFrom } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const setBudget = (perDay: number) =>
  transaction(app.platform.db, (tx) => systemConfigOf(app.platform).set(tx, 'claim.serialsPerDay', String(perDay)));
const alarmsOf = async (requestId: number) => {
  const { account_id } = await app.platform.db
    .selectFrom('request')
    .select('account_id')
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow();
  return app.platform.db
    .selectFrom('audit')
    .select('after')
    .where('action', '=', 'serial.manyUnknown')
    .where('subject_id', '=', String(account_id))
    .execute();
};

describe('judging serial numbers', () => {
  it('has a budget for a company and day, typed or in files, deleted or not', async () => {
    await setBudget(300);
    const { insert, upload, imports } = await draftClaim(app);
    expect((await insert(...serialsFrom('BUDGETONE', 200))).code).toBe(200);
    expect(await insert(...serialsFrom('BUDGETTWO', 101))).toMatchObject({ code: 429, key: 'serial.dailyLimit' });
    await upload(await sheetOf('BUDGETSHEET', 101));
    await eventually(async () =>
      expect(await imports()).toMatchObject([{ state: 'failed', message: expect.stringContaining('tomorrow') as string }]),
    );
    expect((await insert(...serialsFrom('BUDGETTWO', 100))).code).toBe(200);
    expect((await insert('BUDGETTHREE0001')).key).toBe('serial.dailyLimit');
    expect((await (await draftClaim(app)).insert('BUDGETFOUR00001')).code).toBe(200);
    await setBudget(500_000);
  });

  it('holds for numbers that are sent together', async () => {
    await setBudget(300);
    const who = { type: 'account', id: (await buildCustomer(app.platform)).accountId } as const;
    const calls = await Promise.allSettled(Array.from({ length: 5 }, () => spendJudging(app.platform, who, 200)));
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await spendJudging(app.platform, who, 100);
    await setBudget(500_000);
  });

  it('of a claim of someone else spends nothing of theirs', async () => {
    await setBudget(10);
    const [own, other] = [await draftClaim(app), await draftClaim(app)];
    const body = { requestId: own.requestId, snList: serialsFrom('FOREIGNSN', 10).map((sn) => ({ sn })) };
    expect((await other.client.send({ method: 'POST', url: '/api/module/insertSN', payload: body })).code).toBe(404);
    expect((await own.insert(...serialsFrom('OWNSERIAL', 10))).code).toBe(200);
    await setBudget(500_000);
  });

  it('is written into the audit once when most of many numbers are unknown, and not before', async () => {
    const admin = await buildStaff(app.platform, { role: 'admin' });
    const { insert, requestId } = await draftClaim(app);
    await insert(...serialsFrom('GUESSEDONE', 1_999));
    expect(await alarmsOf(requestId)).toEqual([]);
    await insert(...serialsFrom('GUESSEDTWO', 500));
    await insert(...serialsFrom('GUESSEDTHREE', 500));
    expect((await alarmsOf(requestId)).map(({ after }) => after)).toEqual([{ judged: 2_499, unknown: 2_499 }]);
    const mail = await mailTo(app, admin.email);
    expect([mail.path, mail.text]).toEqual(['/admin/audit', expect.stringMatching(/2[.,]499/) as string]);
    expect(await mailsTo(app, admin.email)).toHaveLength(1);
  });

  it('counts those that people who signed in ask about one by one, too', async () => {
    await setBudget(5);
    const { client, insert } = await draftClaim(app);
    const ask = (sn: string) => client.call(queryModule, { query: { sn } });
    for (const sn of serialsFrom('ONEBYONE', 3)) expect((await ask(sn)).code).toBe(200);
    expect((await insert(...serialsFrom('ONEMORE', 3))).key).toBe('serial.dailyLimit');
    expect((await insert(...serialsFrom('ONEMORE', 2))).code).toBe(200);
    expect((await ask('ONEBYONE00009')).key).toBe('serial.dailyLimit');
    const { token } = await buildStaff(app.platform, { role: 'agent' });
    expect((await app.client(token).call(queryModule, { query: { sn: 'ONEBYONE00009' } })).code).toBe(200);
    await setBudget(500_000);
  });

  it('tells when a warranty ended once the claim is submitted, not in a draft', async () => {
    const { serialNumber } = await buildModule(app.platform, {
      serialNumber: 'WARRANTYENDED01',
      productionDate: '2012-03-04',
      warrantyStart: '2012-03-04',
      productYears: 5,
    });
    const writer = await buildCustomer(app.platform);
    const listed = async (submit: boolean) => {
      const { requestId } = await buildClaim(app.platform, writer, { serials: [serialNumber], submit });
      return (await app.client(writer.token).call(listSerials, { params: { requestId }, query: {} })).data;
    };
    expect(await listed(false)).toMatchObject([{ verdict: 'outOfWarranty', detail: '' }]);
    expect(await listed(true)).toMatchObject([{ verdict: 'outOfWarranty', detail: '2017-03-04' }]);
  });

  it('takes a defect date before the first module was made for none', async () => {
    const { serialNumber } = await buildModule(app.platform, {
      serialNumber: 'WARRANTYENDED02',
      productionDate: '2012-03-04',
      warrantyStart: '2012-03-04',
      productYears: 5,
    });
    await buildModule(app.platform, { serialNumber: 'FIRSTMODULE0001', productionDate: '2011-06-01' });
    const verdictOn = async (defectDate: string) => {
      const { client, requestId, version, insert } = await draftClaim(app);
      const body = { ...claimBody({ defectDate }), basicReq: { requestId }, version };
      expect((await client.call(saveModuleClaim, { body })).code).toBe(200);
      await insert(serialNumber);
      return (await client.call(listSerials, { params: { requestId }, query: {} })).data[0]?.verdict;
    };
    expect(await verdictOn('2011-05-31')).toBe('outOfWarranty');
    expect(await verdictOn('2011-06-01')).not.toBe('outOfWarranty');
  });

  it('shows no end of a warranty by a defect date that cannot be', async () => {
    const { serialNumber } = await buildModule(app.platform, {
      serialNumber: 'WARRANTYLIVES01',
      productionDate: '2020-01-01',
      warrantyStart: '2020-01-01',
      productYears: 30,
    });
    const { client, requestId, version, insert } = await draftClaim(app);
    const verdicts = async () =>
      (await client.call(listSerials, { params: { requestId }, query: {} })).data.map(({ verdict, detail }) => [verdict, detail]);
    const body = { ...claimBody({ defectDate: '2099-01-01' }), basicReq: { requestId }, version };
    expect((await client.call(saveModuleClaim, { body })).code).toBe(200);
    await insert(serialNumber);
    expect(JSON.stringify(await verdicts())).not.toContain('2050');
    expect((await verdicts()).map(([verdict]) => verdict)).not.toContain('outOfWarranty');
  });
});
