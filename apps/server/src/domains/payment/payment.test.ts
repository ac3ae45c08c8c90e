// @both-engines
import { randomInt } from 'node:crypto';
import { deskRequest, listTips, tipTypes } from '@heliodesk/contract/request';
import { listNotices } from '@heliodesk/contract/notification';
import * as api from '@heliodesk/contract/payment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { signIn } from '#src/domains/identity/seed.ts';
import { compensation, repair } from '#src/domains/solution/seed.ts';
import { agreeTo, buildAsked, buildEntered, buildPayingPeople, enteredFor, openTipOf, type PayingPeople } from '#src/testing/bank-tasks.ts';
import { mailTo, mailsTo } from '#src/testing/mailbox.ts';
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
const iban = 'ES9121000418450200051332';
const other = { bankAccount: 'DE89 3704 0044 0532 0130 00', bankBic: 'COBADEFFXXX', branchCountry: 'DE' };
const seenByFinance = async (bankDetailsId: number) =>
  (await as(people.finance).call(api.getBankDetails, { params: { bankDetailsId } })).data;
const check = (bankDetailsId: number, version: number, reason?: string, person: Person = people.finance) =>
  agreeTo(app, person, { bankDetailsId, version }, reason);
const american = { bankBic: 'CHASUS33XXX', branchCountry: 'US' };
/** An account that no other company has given. */
const ownAccount = () => ({ bankAccount: `12345${randomInt(1e9, 1e10)}`, ...american });
const colleagueOf = (customer: BuiltCustomer, firstName = 'Javier') => buildCustomer(app.platform, { firstName, company: customer });
/** Bank details that finance has agreed to, and the task that follows. */
async function buildChecked() {
  const { bankDetailsId, requestId, version } = await buildEntered(app, people);
  const { data } = await check(bankDetailsId, version);
  const { tipsId, msgId } = await openTipOf(app, people.customer, requestId, tipTypes.bankCheck);
  return { requestId, bankDetailsId, version: data.version, tipsId, msgId };
}

describe('bank details', () => {
  it('are asked for when a compensation runs, checked by finance and confirmed by the customer', async () => {
    const asked = await buildAsked(app, people);
    const task = await as(people.customer).call(api.getRecomfirm, { query: { tipsId: asked.tipsId } });
    expect(task.data).toMatchObject({
      state: 'asked',
      companyName: people.customer.companyName,
      details: null,
      amounts: [{ currency: 'EUR', amount: '346.00' }],
    });
    expect((await mailTo(app, people.customer.email, (await mailsTo(app, people.customer.email)).length)).text).not.toContain(iban);

    const entered = await as(people.customer).call(api.enterBankDetails, { body: enteredFor(asked, people.customer) });
    expect(entered.data).toMatchObject({
      state: 'entered',
      masked: { bankAccount: 'ES•••• 1332', bankBic: 'CAIXES••••', bankName: 'CaixaBank' },
    });
    expect((await as(people.agent).call(deskRequest, { params: { requestId: asked.requestId } })).data).toMatchObject({
      waitingOn: 'us',
      tips: 0,
    });

    const listed = await as(people.finance).call(api.listBankDetails, { query: {} });
    expect(listed.data.find(({ bankDetailsId }) => bankDetailsId === asked.bankDetailsId)).toMatchObject({
      masked: { bankAccount: 'ES•••• 1332' },
      actions: [
        { name: 'check', blockedBy: [] },
        { name: 'return', blockedBy: [] },
        { name: 'handOver', blockedBy: [] },
      ],
    });
    const shown = await as(people.finance).call(api.showBankDetails, { body: { bankDetailsId: asked.bankDetailsId } });
    expect(shown.data).toEqual({ ...spanishBank, bankAccount: iban });

    const checked = await check(asked.bankDetailsId, entered.data.version);
    expect(checked.data).toMatchObject({ state: 'checked', checkedBy: 'Renske de Boer' });
    const { tipsId } = await openTipOf(app, people.customer, asked.requestId, tipTypes.bankCheck);
    const invoice = await as(people.customer).call(api.getInvoice, { query: { tipsId } });
    expect(invoice.data.details).toEqual({ ...spanishBank, bankAccount: iban });
    const body = { tipsId, version: invoice.data.version, ...spanishBank };
    expect((await as(people.customer).call(api.recomInvoice, { body })).data).toMatchObject({ state: 'confirmed' });
    expect((await as(people.customer).call(api.recomInvoice, { body })).key).toBe('tip.closed');
    expect(await seenByFinance(asked.bankDetailsId)).toMatchObject({ state: 'confirmed', actions: [{ name: 'return' }] });
  });

  it('are entered and confirmed in the conversation too', async () => {
    const { msgId, version, requestId, bankDetailsId } = await buildAsked(app, people);
    expect((await as(people.customer).call(api.getRecomfirmInTalk, { query: { msgId } })).data).toMatchObject({ bankDetailsId, msgId });
    const { tipsId: _, ...entered } = enteredFor({ tipsId: 1, version }, people.customer);
    const { data } = await as(people.customer).call(api.enterBankDetailsInTalk, { body: { msgId, ...entered } });
    const checked = await check(bankDetailsId, data.version);
    const tip = await openTipOf(app, people.customer, requestId, tipTypes.bankCheck);
    expect((await as(people.customer).call(api.getInvoiceInTalk, { query: { msgId: tip.msgId } })).data.details?.bankAccount).toBe(iban);
    const body = { msgId: tip.msgId, version: checked.data.version, ...spanishBank };
    expect((await as(people.customer).call(api.recomInvoiceInTalk, { body })).data).toMatchObject({ state: 'confirmed' });
  });

  it('are asked for once for each payee, and for no repair', async () => {
    const { requestId } = await buildAsked(app, people, {
      solutions: [compensation({ quantity: 1 }), compensation({ quantity: 2, payee: 'Lumen S.L.' }), repair({ quantity: 1 })],
    });
    const tips = await as(people.customer).call(listTips, { query: { requestId } });
    const open = tips.data.filter(({ state }) => state === 'open');
    expect(open.map(({ tipsType }) => tipsType)).toEqual([7, 7]);
    const tasks = await Promise.all(open.map(({ tipsId }) => as(people.customer).call(api.getRecomfirm, { query: { tipsId } })));
    expect(tasks.map(({ data }) => [data.payee, data.amounts])).toEqual([
      ['', [{ currency: 'EUR', amount: '86.50' }]],
      ['Lumen S.L.', [{ currency: 'EUR', amount: '173.00' }]],
    ]);
  });

  it.each<[string, object, [path: string, rule: string][]]>([
    ['wrong check digits', { bankAccount: 'ES92 2100 0418 4502 0005 1332' }, [['bankAccount', 'iban']]],
    ['two digits swapped', { bankAccount: 'ES91 2100 0418 4502 0005 1323' }, [['bankAccount', 'iban']]],
    ['an IBAN of another country', { bankAccount: other.bankAccount }, [['bankAccount', 'iban']]],
    ['no number at all', { bankAccount: '   ' }, [['bankAccount', 'required']]],
    ['a number that gets too long', { ...american, bankAccount: '\uFB03'.repeat(50) }, [['bankAccount', 'tooLong']]],
    ['signs in the number', { bankAccount: '<script>alert(1)</script>' }, [['bankAccount', 'invalid']]],
    ['a SWIFT code of 8', { bankBic: 'CAIXESBB' }, [['bankBic', 'swift']]],
    ['a SWIFT code of 12', { bankBic: 'CAIXESBBXXXX' }, [['bankBic', 'tooLong']]],
    ['digits at the front of the SWIFT code', { bankBic: '1AIXESBBXXX' }, [['bankBic', 'swift']]],
    [
      'a branch elsewhere',
      { branchCountry: 'FR' },
      [
        ['bankAccount', 'iban'],
        ['branchCountry', 'branchCountry'],
      ],
    ],
    [
      'a wrong number beside other mistakes',
      { bankAccount: 'ES92 2100 0418 4502 0005 1332', bankBic: 'CAIXESBB', bankName: '' },
      [
        ['bankName', 'required'],
        ['bankBic', 'swift'],
        ['bankAccount', 'iban'],
      ],
    ],
    ['no country', { bankBic: 'CAIXXXBBXXX', branchCountry: 'XX', bankAccount: '12345678' }, [['branchCountry', 'branchCountry']]],
    ['a currency of no country', { currency: 'QQQ' }, [['currency', 'invalid']]],
    ['a word as currency', { currency: 'euro' }, [['currency', 'invalid']]],
    ['no bank', { bankName: '' }, [['bankName', 'required']]],
    ['no recipient', { actualRecipient: ' ' }, [['actualRecipient', 'required']]],
    ['a long address', { billingAddress: 'a'.repeat(201) }, [['billingAddress', 'tooLong']]],
    ['another company', { companyName: 'Lumen S.L.' }, [['companyName', 'invalid']]],
  ])('are refused with %s, at the field', async (_, change, errors) => {
    const asked = await buildAsked(app, people);
    const answer = await as(people.customer).call(api.enterBankDetails, { body: enteredFor(asked, people.customer, change) });
    expect(answer.code).toBe(510);
    expect(answer.errors.map(({ path, rule }) => [path, rule])).toEqual(errors);
    expect(JSON.stringify(answer.raw.json())).not.toMatch(/4502|0532/);
    expect((await as(people.customer).call(api.getRecomfirm, { query: { tipsId: asked.tipsId } })).data).toMatchObject({ state: 'asked' });
  });

  it.each([
    ['blanks of any kind', { bankAccount: ' es91\u00A02100\u20090418 4502\u200B0005 1332 ' }, 'ES•••• 1332'],
    ['wide digits', { bankAccount: 'ＥＳ９１ ２１００ ０４１８ ４５０２ ０００５ １３３２' }, 'ES•••• 1332'],
    ['a free number where no IBAN is used', { bankAccount: '021000021-12345', bankBic: 'CHASUS33XXX', branchCountry: 'US' }, '•••• 2345'],
    ['small letters', { bankBic: 'caixesbbxxx', branchCountry: 'es', currency: 'eur' }, 'ES•••• 1332'],
  ])('are taken with %s', async (_, change, masked) => {
    expect((await buildEntered(app, people, { change })).masked).toMatchObject({ bankAccount: masked });
  });
});

describe('a change', () => {
  it('of what finance has agreed to goes back to finance, and the company hears of it without the account', async () => {
    const colleague = await colleagueOf(people.customer);
    const { requestId, bankDetailsId, tipsId, version } = await buildChecked();
    const told = (await mailsTo(app, colleague.email)).length;
    const { data } = await as(people.customer).call(api.recomInvoice, { body: { tipsId, version, ...spanishBank, ...other } });
    expect(data).toMatchObject({ state: 'entered', masked: { bankAccount: 'DE•••• 3000' } });
    const tips = await as(people.customer).call(listTips, { query: { requestId } });
    expect(tips.data.filter(({ tipsType }) => tipsType !== 10).map(({ tipsType, state }) => [tipsType, state])).toEqual([
      [7, 'confirmed'],
      [9, 'superseded'],
      [7, 'confirmed'],
    ]);
    expect(await seenByFinance(bankDetailsId)).toMatchObject({ state: 'entered', checkedBy: '', checkedAt: null });
    const mail = await mailTo(app, colleague.email, told + 1);
    expect(mail.subject).toContain('bank details were entered');
    expect(mail.text).not.toMatch(/3000|1332/);
    const notices = await as(colleague).call(listNotices, { query: {} });
    expect(notices.data.notices.map(({ kind }) => kind)).toContain('bankDetailsEntered');
  });

  it('to another account within 30 days is flagged, and needs to be cleared', async () => {
    const [before, after] = [ownAccount(), ownAccount()];
    const first = await buildEntered(app, people, { change: before });
    expect((await seenByFinance(first.bankDetailsId)).flags).toEqual({ otherCompany: null, changed: null });
    app.clock.advance({ hours: 1 });
    people = { ...people, customer: { ...people.customer, token: await signIn(app.platform, people.customer) } };
    people = { ...people, finance: { ...people.finance, token: await signIn(app.platform, people.finance) } };
    const second = await buildEntered(app, people, { change: after });
    expect((await seenByFinance(second.bankDetailsId)).flags).toMatchObject({
      otherCompany: null,
      changed: { before: `•••• ${before.bankAccount.slice(-4)}` },
    });
    expect(await check(second.bankDetailsId, second.version, '')).toMatchObject({
      key: 'action.blocked',
      data: { blockedBy: ['flagsCleared'] },
    });
    expect((await check(second.bankDetailsId, second.version, 'Called Carmen Ruiz')).data).toMatchObject({
      state: 'checked',
      cleared: { otherCompany: 'Called Carmen Ruiz', changed: 'Called Carmen Ruiz' },
    });
    app.clock.advance({ days: 31 });
    people = { ...people, finance: { ...people.finance, token: await signIn(app.platform, people.finance) } };
    expect((await seenByFinance(second.bankDetailsId)).flags.changed).toBeNull();
  });

  it('is no change where the same account is given again', async () => {
    await buildEntered(app, people);
    const { bankDetailsId } = await buildEntered(app, people);
    expect((await seenByFinance(bankDetailsId)).flags.changed).toBeNull();
  });
});

it('the same account at another company is flagged, whichever key sealed it and however it is typed', async () => {
  const unique = ownAccount();
  await buildEntered(app, people, { change: unique });
  const customer = await buildCustomer(app.platform, { company: { companyName: 'Lumen Andalucía S.L.' } });
  const apart = { ...unique, bankAccount: unique.bankAccount.replace('5', '5-') };
  const { bankDetailsId, version } = await buildEntered(app, { ...people, customer }, { change: apart });
  expect((await seenByFinance(bankDetailsId)).flags.otherCompany).toMatchObject({ companyName: people.customer.companyName, companies: 1 });
  expect((await check(bankDetailsId, version, '')).key).toBe('action.blocked');
});

describe('returned by finance, bank details', () => {
  it('are asked for again, with the reason', async () => {
    const { bankDetailsId, requestId, version } = await buildChecked();
    const body = { bankDetailsId, version, reason: 'The bank knows no such account.' };
    expect((await as(people.finance).call(api.returnBankDetails, { body })).data).toMatchObject({ state: 'returned' });
    const { tipsId } = await openTipOf(app, people.customer, requestId, tipTypes.bank);
    const { data } = await as(people.customer).call(api.getRecomfirm, { query: { tipsId } });
    expect(data).toMatchObject({ state: 'returned', reason: body.reason, details: { bankAccount: iban } });
    const again = await as(people.customer).call(api.enterBankDetails, {
      body: enteredFor({ tipsId, version: data.version }, people.customer),
    });
    expect(again.data).toMatchObject({ state: 'entered' });
  });
});

describe('handed over, bank details', () => {
  it('begin empty for the colleague, and are closed to the one who had them', async () => {
    const colleague = await colleagueOf(people.customer);
    const { requestId, bankDetailsId, version, tipsId } = await buildChecked();
    const body = { bankDetailsId, version, contactId: colleague.contactId };
    expect((await as(people.customer).call(api.handOverBank, { body })).data).toMatchObject({ state: 'asked', masked: null });
    expect((await as(people.customer).call(api.getInvoice, { query: { tipsId } })).code).toBe(404);
    const tip = await openTipOf(app, colleague, requestId, tipTypes.bank);
    const task = await as(colleague).call(api.getRecomfirm, { query: { tipsId: tip.tipsId } });
    expect(task.data).toMatchObject({ state: 'asked', details: null, contactName: colleague.name });
    expect((await as(people.customer).call(api.getRecomfirm, { query: { tipsId: tip.tipsId } })).code).toBe(404);
    expect((await mailsTo(app, people.customer.email)).at(-1)?.text ?? '').not.toContain('1332');
    const entered = await as(colleague).call(api.enterBankDetails, {
      body: enteredFor({ tipsId: tip.tipsId, version: task.data.version }, colleague, other),
    });
    expect(entered.data).toMatchObject({ state: 'entered', masked: { bankAccount: 'DE•••• 3000' } });
    expect(await check(bankDetailsId, version)).toMatchObject({ key: 'stale' });
  });

  it('go to an active contact of the company alone', async () => {
    const { bankDetailsId, version } = await buildEntered(app, people);
    const stranger = await buildCustomer(app.platform);
    const idle = await buildCustomer(app.platform, { firstName: 'Ines', company: people.customer, isInactive: true });
    for (const contactId of [stranger.contactId, idle.contactId, people.customer.contactId, 999_999_999])
      for (const [person, call] of [
        [people.customer, api.handOverBank],
        [people.finance, api.reassignBank],
      ] as const) {
        const { errors } = await as(person).call(call, { body: { bankDetailsId, version, contactId } });
        expect(errors.map(({ path, rule }) => [path, rule])).toEqual([['contactId', 'invalid']]);
      }
    const colleague = await colleagueOf(people.customer);
    const body = { bankDetailsId, version, contactId: colleague.contactId };
    expect((await as(people.finance).call(api.reassignBank, { body })).data).toMatchObject({ state: 'asked', contactName: colleague.name });
  });
});

it('two answers at the same time leave one', async () => {
  const asked = await buildAsked(app, people);
  const body = enteredFor(asked, people.customer);
  const answers = await Promise.all(
    [body, { ...body, ...other }].map((each) => as(people.customer).call(api.enterBankDetails, { body: each })),
  );
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
  const entries = await app.platform.db
    .selectFrom('bank_details_entry')
    .select('entry')
    .where('bank_details_id', '=', asked.bankDetailsId)
    .execute();
  expect(entries).toEqual([{ entry: 1 }]);
});
