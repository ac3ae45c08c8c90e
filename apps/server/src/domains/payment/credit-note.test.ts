import { languages } from '@heliodesk/contract/kit';
import { downloadCreditNote } from '@heliodesk/contract/payment';
import { confirmTip, downloadReceipt, listReceipts } from '@heliodesk/contract/request';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { compensation } from '#src/domains/solution/seed.ts';
import { readPdf } from '#src/platform/pdf/testing/read-pdf.ts';
import { buildPayingPeople, type PayingPeople } from '#src/testing/bank-tasks.ts';
import { buildAnnounced, type AnnouncedPayment } from '#src/testing/payments.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: PayingPeople;
let announced: AnnouncedPayment;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildPayingPeople(app);
  announced = await buildAnnounced(app, people, { solutions: [compensation({ quantity: 4, payee: 'Lumen Andalucía S.L.' })] });
});
afterAll(() => app.stop());

const get = (who: { token: string }, lang = 'en') =>
  app.client(who.token).call(downloadCreditNote, { query: { creditNoteId: announced.tip.creditNoteId ?? 0 } }, { headers: { lang } });
const textFor = async (who: { token: string }, lang = 'en') => readPdf((await get(who, lang)).raw.rawPayload).text;

it('a credit note says what is paid and who gets it, and the masked account to those who may see it', async () => {
  const answer = await get(people.customer);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf' });
  expect(answer.headers['content-disposition']).toMatch(/Credit note MC-\d+-\d+-CN1\.pdf/);
  const text = await textFor(people.customer);
  for (const words of [
    people.customer.companyName,
    'Lumen Andalucía S.L.',
    'Compensation',
    '86.50 EUR',
    '346.00 EUR',
    'ES•••• 1332',
    '-CN1',
  ])
    expect(text).toContain(words);
  for (const person of [people.agent, people.finance]) expect(await textFor(person)).toContain('1332');
  const colleague = await buildCustomer(app.platform, { firstName: 'Javier', company: people.customer });
  for (const person of [colleague, people.lead]) expect(await textFor(person)).not.toContain('1332');
});

it.each(languages)('a credit note is in the reader’s language: %s', async (language) => {
  const [one, two] = [await get(people.customer, language), await get(people.customer, language)];
  expect(one.raw.rawPayload.equals(two.raw.rawPayload)).toBe(true);
  const pdf = readPdf(one.raw.rawPayload);
  expect(pdf.shown.every(({ glyphs }) => !glyphs.includes(0))).toBe(true);
  expect(pdf.source).toContain(`/Lang (${language})`);
  expect(pdf.text).toContain('EUR');
  expect(pdf.text).not.toMatch(/\{\{|\{page|creditNote:|offer:|�/);
});

it('the receipt of a credit note names it, and no account', async () => {
  const client = app.client(people.customer.token);
  await client.call(confirmTip, { query: { msgId: announced.tip.msgId } });
  const receipts = (await client.call(listReceipts, { query: { requestId: announced.requestId } })).data;
  const pdf = await client.call(downloadReceipt, { query: { receiptId: receipts.at(-1)?.receiptId ?? 0 } });
  const { text } = readPdf(pdf.raw.rawPayload);
  for (const words of ['-CN1', '346.00 EUR', 'Lumen Andalucía S.L.']) expect(text).toContain(words);
  expect(text).not.toContain('1332');
});
