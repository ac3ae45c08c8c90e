// @both-engines
import { listMessages } from '@heliodesk/contract/case-chat';
import { exportAudit, listAudit } from '@heliodesk/contract/identity';
import { listNotices } from '@heliodesk/contract/notification';
import * as api from '@heliodesk/contract/payment';
import {
  confirmTip,
  deskRequest,
  downloadReceipt,
  exportDesk,
  find,
  getRequest,
  listReceipts,
  listTips,
  tipTypes,
} from '@heliodesk/contract/request';
import { getSettelment } from '@heliodesk/contract/shipment';
import { offeredSolutions } from '@heliodesk/contract/solution';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildEntered, buildPayingPeople, enteredFor, openTipOf, buildAsked } from '#src/testing/bank-tasks.ts';
import { eventually } from '#src/testing/eventually.ts';
import { readPdf } from '#src/platform/pdf/testing/read-pdf.ts';
import { unpackSheet } from '#src/platform/spreadsheet/testing/unpack-sheet.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import { paidBody } from '#src/testing/payments.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { spanishBank } from './seed.ts';

/** An account, an address and a recipient that stand nowhere else. */
const marked = {
  ...spanishBank,
  bankAccount: 'QZ77MARKER00112233445566',
  bankBic: 'CHASUS33XXX',
  branchCountry: 'US',
  billingAddress: 'Markerstreet 4711',
};
const marks = ['MARKER0011223344', 'Markerstreet'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Rows of the whole database in which some of the words stand, as text or in bytes. */
async function dump(words = marks): Promise<string> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'job') and table_type = 'BASE TABLE'`.execute(app.platform.db);
  const parts: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select row_to_json(held)::text as row from ${sql.table(`${schema}.${name}`)} as held
      where held::text ilike any(${[...words, ...words.map((mark) => Buffer.from(mark).toString('hex'))].map((mark) => `%${mark}%`)}::text[])`.execute(
      app.platform.db,
    );
    parts.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return parts.join('\n');
}

it('an account stands nowhere in the database, in no mail, notice, message, event, audit, search or answer but those in full', async () => {
  const people = await buildPayingPeople(app);
  const { customer, agent, finance } = people;
  const admin = await buildStaff(app.platform, { role: 'admin' });
  const { bankDetailsId, requestId, requestNo, version } = await buildEntered(app, people, { change: marked });
  const asFinance = app.client(finance.token);
  const shown = await asFinance.call(api.showBankDetails, { body: { bankDetailsId } });
  expect(JSON.stringify(shown.data)).toContain(marks[0]);
  await asFinance.call(api.checkBankDetails, { body: { bankDetailsId, version, cleared: { otherCompany: 'Called', changed: 'Called' } } });
  const { tipsId } = await openTipOf(app, customer, requestId, tipTypes.bankCheck);
  const own = await app.client(customer.token).call(api.getInvoice, { query: { tipsId } });
  expect(JSON.stringify(own.data)).toContain(marks[0]);
  const body = { tipsId, version: own.data.version, ...marked };
  const refused = await app.client(customer.token).call(api.recomInvoice, { body: { ...body, version: 0 } });
  const confirmed = await app.client(customer.token).call(api.recomInvoice, { body }, { idempotencyKey: 'once' });
  expect([refused.key, confirmed.code]).toEqual(['stale', 200]);
  await eventually(async () =>
    expect((await mailsTo(app, customer.email)).some(({ subject }) => subject.includes('confirm your bank'))).toBe(true),
  );

  const asAgent = app.client(agent.token);
  const answers = await Promise.all([
    asFinance.call(api.listBankDetails, { query: { show: 'confirmed' } }),
    asFinance.call(api.getBankDetails, { params: { bankDetailsId } }),
    asAgent.call(api.ownerBankDetails, { query: { requestId } }),
    asAgent.call(deskRequest, { params: { requestId } }),
    asAgent.call(listTips, { query: { requestId } }),
    asAgent.call(listMessages, { query: { requestId } }),
    asAgent.call(find, { query: { text: requestNo } }),
    app.client(customer.token).call(getRequest, { params: { requestId } }),
    app.client(customer.token).call(listTips, { query: { requestId } }),
    app.client(customer.token).call(listNotices, { query: {} }),
    app.client(admin.token).call(listAudit, { query: {} }),
  ]);
  for (const answer of [...answers, refused, confirmed])
    for (const mark of marks) expect(answer.raw.body, answer.raw.raw.req.url).not.toContain(mark);
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200));
  expect(await dump()).toBe('');
  expect(await dump([requestNo])).toContain('request: ');

  const audited = answers.at(-1)?.raw.body ?? '';
  for (const action of ['enterBankDetails', 'showBankDetails', 'checkBankDetails', 'readOwnBankDetails', 'confirmBankDetails'])
    expect(audited).toContain(`payment.${action}`);
});

it('no credit note, receipt, mail or answer about a payment shows its account in full', async () => {
  const people = await buildPayingPeople(app);
  const { customer, agent, finance, finance2 } = people;
  const { bankDetailsId, requestId, requestNo, version } = await buildEntered(app, people, { change: marked });
  const cleared = { otherCompany: 'Called', changed: 'Called' };
  await app.client(finance.token).call(api.checkBankDetails, { body: { bankDetailsId, version, cleared } });
  const asCustomer = app.client(customer.token);
  const { tipsId } = await openTipOf(app, customer, requestId, tipTypes.bankCheck);
  const own = await asCustomer.call(api.getInvoice, { query: { tipsId } });
  await asCustomer.call(api.recomInvoice, { body: { tipsId, version: own.data.version, ...marked } });
  const tip = await openTipOf(app, customer, requestId, tipTypes.creditNote);
  const settled = await asCustomer.call(getSettelment, { query: { tipsId: tip.tipsId } });
  expect(settled.data).toMatchObject({ bankAccount: 'QZ•••• 5566' });
  const confirmed = await asCustomer.call(confirmTip, { query: { msgId: tip.msgId } });
  const [progress] = (await asCustomer.call(api.listPaymentsOf, { query: { requestId } })).data;
  const paymentId = progress?.paymentId ?? 0;
  const asPayer = app.client(finance2.token);
  const due = await asPayer.call(api.getPayment, { params: { paymentId } });
  const body = await paidBody(app, finance2, due.data);
  const refused = await asPayer.call(api.markPaid, { body: { ...body, version: 0 } });
  const paid = await asPayer.call(api.markPaid, { body });
  expect([refused.key, paid.code]).toEqual(['stale', 200]);
  await eventually(async () =>
    expect((await mailsTo(app, customer.email)).some(({ subject }) => subject.includes('we’ve paid'))).toBe(true),
  );
  const asAgent = app.client(agent.token);
  const admin = app.client((await buildStaff(app.platform, { role: 'admin' })).token);
  const answers = [
    settled,
    confirmed,
    due,
    refused,
    paid,
    await asPayer.call(api.listPayments, { query: { show: 'paid' } }),
    await asCustomer.call(api.listPaymentsOf, { query: { requestId } }),
    await asAgent.call(api.listPaymentsOf, { query: { requestId } }),
    await asCustomer.call(offeredSolutions, { query: { requestId } }),
    await asAgent.call(listMessages, { query: { requestId } }),
    await asAgent.call(deskRequest, { params: { requestId } }),
    await asCustomer.call(listNotices, { query: {} }),
    await admin.call(listAudit, { query: {} }),
  ];
  const receipts = (await asCustomer.call(listReceipts, { query: { requestId } })).data;
  const pdfs = [
    await asCustomer.call(api.downloadCreditNote, { query: { creditNoteId: tip.creditNoteId ?? 0 } }),
    await asCustomer.call(downloadReceipt, { query: { receiptId: receipts.at(-1)?.receiptId ?? 0 } }),
  ].map(({ raw }) => readPdf(raw.rawPayload).text);
  expect(pdfs[0]).toContain('QZ•••• 5566');
  const exported = await Promise.all([
    asPayer.call(api.exportPayments, { query: { show: 'paid' } }),
    asAgent.call(exportDesk, { query: { view: 'all' } }),
    admin.call(exportAudit, { query: {} }),
  ]);
  const sheets = await Promise.all(exported.map(({ raw }) => unpackSheet(raw.rawPayload)));
  expect(sheets[0]).toContain('QZ•••• 5566');
  expect(sheets[1]).toContain(requestNo);
  expect(sheets[2]).toContain(requestNo);
  for (const text of [...answers.map(({ raw }) => raw.body), ...pdfs, ...sheets])
    for (const mark of marks) expect(text).not.toContain(mark);
  expect(await dump()).toBe('');
});

it('a refused account is not repeated in the answer', async () => {
  const people = await buildPayingPeople(app);
  const asked = await buildAsked(app, people);
  const change = { ...marked, bankBic: 'CAIXESBBXXX', branchCountry: 'ES' };
  const answer = await app.client(people.customer.token).call(api.enterBankDetails, { body: enteredFor(asked, people.customer, change) });
  expect(answer.errors.map(({ path }) => path)).toEqual(['bankAccount']);
  for (const mark of marks) expect(answer.raw.body).not.toContain(mark);
  expect(await dump()).toBe('');
});
