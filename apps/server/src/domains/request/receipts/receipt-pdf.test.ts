import { createHash } from 'node:crypto';
import { languages } from '@heliodesk/contract/kit';
import { downloadReceipt, downloadReceiptAsGuest, downloadReceiptRecord, listReceipts } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildCase } from '#src/domains/case-chat/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildReceipt } from '#src/domains/request/seed.ts';
import { readPdf } from '#src/platform/pdf/testing/read-pdf.ts';
import { buildGuest, buildRtsContact } from '#src/testing/guests.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Person = { token: string };
const as = ({ token }: Person) => app.client(token);
const get = (who: Person, receiptId: number, lang = 'en') => as(who).call(downloadReceipt, { query: { receiptId } }, { headers: { lang } });
const compact = (text: string) => text.replaceAll(/\s/g, '');

describe('a receipt as a PDF', () => {
  it('says what was confirmed, who did it and when, and the digest of its record', async () => {
    const { customer, requestId, requestNo } = await buildCase(app.platform);
    const receiptId = await buildReceipt(app.platform, customer, { requestId });
    const [receipt] = (await as(customer).call(listReceipts, { query: { requestId } })).data;
    const answer = await get(customer, receiptId);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect(answer.headers['content-disposition']).toContain(`Receipt ${requestNo}-1.pdf`);
    const { text } = readPdf(answer.raw.rawPayload);
    for (const words of [`Receipt ${requestNo}-1`, 'Solution accepted', 'Exchange', '12', 'HM-72 580', customer.name, customer.email])
      expect(text).toContain(words);
    const record = (await as(customer).call(downloadReceiptRecord, { query: { receiptId } })).raw.rawPayload;
    const digest = createHash('sha256').update(record).digest('hex');
    expect(receipt?.digest).toBe(digest);
    expect(compact(text)).toContain(digest);
  });

  it.each(languages)('is in the reader’s language: %s', async (language) => {
    const { customer, agent, requestId } = await buildCase(app.platform);
    const receiptId = await buildReceipt(app.platform, customer, {
      requestId,
      facts: [
        { field: 'decision', as: 'word', value: 'declined' },
        { field: 'money', as: 'money', value: '3933.5', currency: 'EUR' },
        { field: 'power', as: 'number', value: '580.5' },
        { field: 'publicText', as: 'text', value: 'Wir bieten Ihnen an:\n我们提供\nنقدم لكم' },
      ],
    });
    const [mine, theirs] = [await get(customer, receiptId, language), await get(agent, receiptId, language)];
    expect(mine.raw.rawPayload.equals(theirs.raw.rawPayload)).toBe(true);
    const pdf = readPdf(mine.raw.rawPayload);
    expect(pdf.shown.every(({ glyphs }) => !glyphs.includes(0))).toBe(true);
    expect(pdf.source).toContain(`/Lang (${language})`);
    for (const words of ['Wir bieten Ihnen an:', '我们提供', 'EUR', 'SHA-256']) expect(pdf.text).toContain(words);
    expect(pdf.text.includes('English')).toBe(language !== 'en');
    expect(pdf.text).not.toMatch(/\{\{|\{page|receipt:|offer:|�/);
  });

  it('is for those who see the request, and for its guest', async () => {
    const customer = await buildRtsContact(app.platform);
    const built = await buildCase(app.platform, { customer });
    const guest = await buildGuest(app, built.requestId);
    const receiptId = await buildReceipt(app.platform, guest, built);
    const asGuest = (who: Person) => as(who).call(downloadReceiptAsGuest, { query: { receiptId } });
    const pdf = await asGuest(guest);
    expect(pdf.status).toBe(200);
    expect(readPdf(pdf.raw.rawPayload).text).toContain('Guest, through a link from a connected system');
    expect((await get(built.agent, receiptId)).status).toBe(200);

    const other = await buildCase(app.platform, { customer: await buildRtsContact(app.platform) });
    expect((await asGuest(await buildGuest(app, other.requestId))).code).toBe(404);
    expect((await get(await buildCustomer(app.platform), receiptId)).code).toBe(404);
    expect((await get(await buildStaff(app.platform, { role: 'tracker_agent' }), receiptId)).code).toBe(404);
    expect((await get(guest, receiptId)).code).toBe(403);
    expect((await get(customer, receiptId + 1_000_000)).code).toBe(404);
  });

  it('comes with long and hostile texts, on as many pages as it takes', async () => {
    const { customer, requestId } = await buildCase(app.platform);
    const facts = [{ field: 'reason', as: 'text', value: `\u202E${'x'.repeat(5_000)}\u0000 ${'مرحبا '.repeat(800)}` }] as const;
    const receiptId = await buildReceipt(app.platform, customer, { requestId, facts });
    const pdf = readPdf((await get(customer, receiptId)).raw.rawPayload);
    expect(pdf.pages).toBeGreaterThan(2);
    expect(compact(pdf.text).match(/x/g)?.length).toBeGreaterThan(4_999);
  });
});
