import { exportPayments as api, type PaymentListName } from '@heliodesk/contract/payment';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { compensation } from '#src/domains/solution/seed.ts';
import { contextOf } from '#src/platform/context.ts';
import { readHere } from '#src/platform/spreadsheet/testing/read-here.ts';
import { buildPayingPeople, type PayingPeople } from '#src/testing/bank-tasks.ts';
import { buildDue, buildPaid } from '#src/testing/payments.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { exportPayments } from './service/pay/export-payments.ts';

let app: TestApp;
let people: PayingPeople;
const formula = '=HYPERLINK("http://x.test")';
beforeAll(async () => {
  app = await startTestApp();
  people = await buildPayingPeople(app);
});
afterAll(() => app.stop());

const columns = {
  claim: ['Garantieantrag', 'Claim'],
  payee: ['Zahlungsempfänger', 'Payee'],
  amount: ['Betrag', 'Amount'],
  currency: ['Währung', 'Currency'],
  account: ['Bankkonto', 'Bank account'],
  payTime: ['Bezahlt am', 'Paid on'],
  bankReference: ['Bankreferenz', 'Bank reference'],
  paidBy: ['Bezahlt von', 'Paid by'],
  checkedBy: ['Bankdaten geprüft von', 'Bank details checked by'],
};
const read = async (content: Buffer) => (await readHere(content, { columns, required: ['claim'] })).values;
const save = async (show: PaymentListName, lang = 'en') => {
  const { raw } = await app.client(people.finance2.token).call(api, { query: { show } }, { headers: { lang } });
  return { raw, values: await read(raw.rawPayload) };
};

it('holds what is to be paid in the order of the list, with masked accounts; a formula stays a text', async () => {
  const first = await buildDue(app, people, { solutions: [compensation({ quantity: 4, payee: formula })] });
  app.clock.advance({ minutes: 1 });
  const second = await buildDue(app, people);
  const { raw, values } = await save('toPay', 'de');
  expect(raw.headers['content-disposition']).toContain('zahlungen.xlsx');
  expect(values.claim).toEqual([first.requestNo, second.requestNo]);
  expect(values.payee).toEqual([formula, second.companyName]);
  expect(values.amount).toEqual([first.amount, second.amount].map((amount) => String(Number(amount))));
  expect(values.currency).toEqual(['EUR', 'EUR']);
  expect(values.account).toEqual(['ES•••• 1332', 'ES•••• 1332']);
  expect(values.checkedBy).toEqual([people.finance.name, people.finance.name]);
  expect(raw.rawPayload.toString('latin1')).not.toContain('0418');
});

it('holds what was paid with its day, reference and payer, the last one first', async () => {
  const first = await buildPaid(app, people);
  app.clock.advance({ minutes: 1 });
  const second = await buildPaid(app, people);
  const { values } = await save('paid');
  expect(values.claim).toEqual([second.requestNo, first.requestNo]);
  expect(values.payTime).toEqual([second, first].map(({ payTime }) => payTime?.replaceAll('-', '/')));
  expect(values.bankReference).toEqual(['SEPA-771204', 'SEPA-771204']);
  expect(values.paidBy).toEqual([people.finance2.name, people.finance2.name]);
});

it('says at its end where it was cut, and is audited', async () => {
  await buildDue(app, people);
  await buildDue(app, people);
  const actor = await app.platform.authenticate(people.finance2.token);
  if (actor === null || actor.kind === 'guest') throw new Error('no actor');
  const file = await exportPayments({ ...contextOf(app.platform, actor), language: 'en' }, 'toPay', 1);
  const { claim } = await read(await buffer(file.content as never));
  expect(claim).toHaveLength(2);
  expect(claim?.at(-1)).toBe('The export stops here: it’s limited to 1 payments.');
  const audited = await app.platform.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'payment.exportPayments')
    .orderBy('id')
    .execute();
  expect(audited.at(-1)).toMatchObject({ actor_id: people.finance2.userId, subject_type: 'payments', after: { show: 'toPay', rows: 1 } });
});

it('is for those who may read the list, and not without end', async () => {
  const admin = await buildStaff(app.platform, { role: 'admin' });
  for (const person of [people.agent, people.lead, admin, people.customer])
    expect((await app.client(person.token).call(api, { query: {} })).code).toBe(403);
  const colleague = await buildStaff(app.platform, { role: 'finance' });
  const codes = [];
  for (let count = 0; count < 21; count += 1)
    codes.push((await app.client(colleague.token).call(api, { query: { show: 'waiting' } })).raw.statusCode);
  expect(codes.at(0)).toBe(200);
  expect(codes.at(-1)).not.toBe(200);
});
