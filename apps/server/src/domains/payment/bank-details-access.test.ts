import { listTips, confirmTip, tipTypes } from '@heliodesk/contract/request';
import * as api from '@heliodesk/contract/payment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildFactor, buildStaff } from '#src/domains/identity/seed.ts';
import { agreeTo, buildAsked, buildEntered, buildPayingPeople, enteredFor, type PayingPeople } from '#src/testing/bank-tasks.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { spanishBank } from './seed.ts';

let app: TestApp;
let people: PayingPeople;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  people = await buildPayingPeople(app);
});

type Person = { token: string };
const as = ({ token }: Person) => app.client(token);
const check = (bankDetailsId: number, version: number, reason?: string, person: Person = people.finance) =>
  agreeTo(app, person, { bankDetailsId, version }, reason);
const colleagueOf = (customer: BuiltCustomer) => buildCustomer(app.platform, { firstName: 'Javier', company: customer });

describe('no one else', () => {
  it('reads or enters them: colleagues, other companies, agents and guests of nothing', async () => {
    const asked = await buildAsked(app, people);
    const { bankDetailsId, tipsId, version } = asked;
    const colleague = await colleagueOf(people.customer);
    const stranger = await buildCustomer(app.platform);
    for (const person of [colleague, stranger]) {
      expect((await as(person).call(api.getRecomfirm, { query: { tipsId } })).code).toBe(404);
      expect((await as(person).call(api.getInvoice, { query: { tipsId } })).code).toBe(404);
      expect((await as(person).call(api.enterBankDetails, { body: enteredFor(asked, people.customer) })).code).toBe(404);
      expect((await as(person).call(api.handOverBank, { body: { bankDetailsId, version, contactId: colleague.contactId } })).code).toBe(
        404,
      );
    }
    const admin = await buildStaff(app.platform, { role: 'admin' });
    for (const person of [people.agent, people.lead, admin, people.customer]) {
      expect((await as(person).call(api.showBankDetails, { body: { bankDetailsId } })).code).toBe(403);
      expect((await as(person).call(api.getBankDetails, { params: { bankDetailsId } })).code).toBe(403);
      expect((await check(bankDetailsId, version, '', person)).code).toBe(403);
    }
    expect((await as(people.customer).call(api.getInvoice, { query: { tipsId } })).code).toBe(404);
    expect((await as(people.finance).call(api.showBankDetails, { body: { bankDetailsId: 999_999_999 } })).code).toBe(404);
    expect((await as(people.customer).call(confirmTip, { query: { msgId: asked.msgId } })).errors[0]?.rule).toBe('bankUnanswered');
  });

  it('but the one who handles the claim sees them masked', async () => {
    const { requestId } = await buildEntered(app, people);
    const owned = await as(people.agent).call(api.ownerBankDetails, { query: { requestId } });
    expect(owned.data).toMatchObject([{ state: 'entered', masked: { bankAccount: 'ES•••• 1332' } }]);
    expect((await as(people.lead).call(api.ownerBankDetails, { query: { requestId } })).data).toEqual([]);
  });

  it('but their company sees how far they are, and the one who entered them the masked account', async () => {
    const { requestId, bankDetailsId } = await buildEntered(app, people);
    const { customer } = people;
    const colleague = await colleagueOf(customer);
    const progressFor = (person: Person) => as(person).call(api.companyBankDetails, { query: { requestId } });
    const shared = { bankDetailsId, state: 'entered', contactName: customer.name, enteredBy: customer.name, confirmedAt: null };
    const own = await progressFor(customer);
    expect(own.data).toMatchObject([{ ...shared, masked: { bankAccount: 'ES•••• 1332' } }]);
    expect(JSON.stringify(own.data)).not.toContain('4502');
    expect((await progressFor(colleague)).data).toMatchObject([{ ...shared, masked: null }]);
    const tips = await as(colleague).call(listTips, { query: { requestId } });
    expect(tips.data.findLast(({ tipsType }) => tipsType === tipTypes.bank)).toMatchObject({ bankDetailsId, state: 'confirmed' });
    expect((await progressFor(await buildCustomer(app.platform))).code).toBe(404);
    expect((await progressFor(people.agent)).code).toBe(403);
  });

  it('agrees to bank details of a solution that they wrote or approved', async () => {
    const { bankDetailsId, version } = await buildEntered(app, people);
    await app.platform.db.insertInto('user_role').values({ user_id: people.lead.userId, role: 'finance' }).execute();
    await buildFactor(app.platform, people.lead);
    expect(await check(bankDetailsId, version, 'Known', people.lead)).toMatchObject({
      key: 'action.blocked',
      data: { blockedBy: ['notInvolved'] },
    });
  });
});

describe('a fresh proof of identity', () => {
  it('is asked for where bank details are entered, confirmed, handed over, read in full and agreed to', async () => {
    const asked = await buildAsked(app, people);
    const entered = await buildEntered(app, people);
    const { bankDetailsId, version } = entered;
    app.clock.advance({ minutes: 6 });
    const contactId = people.customer.contactId;
    const refused = await Promise.all([
      as(people.customer).call(api.enterBankDetails, { body: enteredFor(asked, people.customer) }),
      as(people.customer).call(api.recomInvoice, { body: { tipsId: asked.tipsId, version, ...spanishBank } }),
      as(people.customer).call(api.handOverBank, { body: { bankDetailsId, version, contactId } }),
      as(people.finance).call(api.reassignBank, { body: { bankDetailsId, version, contactId } }),
      as(people.finance).call(api.showBankDetails, { body: { bankDetailsId } }),
      check(bankDetailsId, version),
    ]);
    expect(refused.map(({ key }) => key)).toEqual(refused.map(() => 'auth.freshProofRequired'));
  });

  it('takes a second factor of finance', async () => {
    const { bankDetailsId, version } = await buildEntered(app, people);
    const idle = await buildStaff(app.platform, { role: 'finance' });
    expect((await as(idle).call(api.showBankDetails, { body: { bankDetailsId } })).key).toBe('factor.missing');
    expect((await check(bankDetailsId, version, '', idle)).key).toBe('factor.missing');
    const body = { bankDetailsId, version, contactId: (await colleagueOf(people.customer)).contactId };
    expect((await as(idle).call(api.reassignBank, { body })).key).toBe('factor.missing');
  });
});
