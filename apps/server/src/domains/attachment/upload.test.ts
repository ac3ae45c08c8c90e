// @both-engines
import {
  addFile,
  deleteAttachment,
  listAttachments,
  updateAttachment,
  uploadAddress,
  attachmentTypes as types,
} from '@heliodesk/contract/attachment';
import { limits } from '@heliodesk/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildCase, buildDraft } from '#src/domains/case-chat/seed.ts';
import { buildProvider, buildStaff } from '#src/domains/identity/seed.ts';
import { compound, gif, heic, jpeg, mov, mp4, pdf, png, webp, zipOf } from '#src/testing/sample-files.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let customer: BuiltCustomer;
beforeAll(async () => {
  app = await startTestApp();
  customer = await buildCustomer(app.platform);
});
afterAll(() => app.stop());

const upload = (token: string, requestId: number, name: string, content: Uint8Array, purpose?: 'message') =>
  app
    .client(token)
    .call(
      addFile,
      { body: { requestId, description: 'Seen by drone', ...(purpose === undefined ? {} : { purpose }) } },
      { file: { name, content } },
    );

const left = async () => ({
  files: Number(
    (
      await app.platform.db
        .selectFrom('stored_file')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  ),
  attachments: Number(
    (
      await app.platform.db
        .selectFrom('attachment')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  ),
});

/** A zip whose directory says of its first entry that it unpacks to so many bytes. */
function announcing(zip: Buffer, size: number): Buffer {
  const announced = Buffer.from(zip);
  announced.writeUInt32LE(size, announced.indexOf(Buffer.from('504b0102', 'hex')) + 24);
  return announced;
}

describe('the content of a file', () => {
  const office = (folder: string, ...more: string[]) => zipOf('_rels/.rels', `${folder}/document.xml`, ...more, '[Content_Types].xml');
  const accepted: [string, Uint8Array, keyof typeof types][] = [
    ['a.jpg', jpeg, 'jpg'],
    ['a.JPEG', jpeg, 'jpg'],
    ['wrongly-named.png', jpeg, 'jpg'],
    ['a.png', png, 'png'],
    ['a.gif', gif, 'gif'],
    ['a.webp', webp, 'webp'],
    ['a.heic', heic, 'heic'],
    ['a.pdf', pdf, 'pdf'],
    ['a.mp4', mp4, 'mp4'],
    ['a.mov', mov, 'mov'],
    ['a.doc', compound, 'doc'],
    ['a.xls', compound, 'xls'],
    ['a.ppt', compound, 'ppt'],
    ['a.docx', office('word'), 'docx'],
    ['a.xlsx', office('xl'), 'xlsx'],
    ['a.pptx', office('ppt'), 'pptx'],
    ['a.zip', zipOf('photo 1.jpg'), 'zip'],
    ['b.zip', zipOf('Guadix..1/', 'Guadix..1/log.2026.xml', '.DS_Store', 'rows 1..4.csv'), 'zip'],
    ['a.txt', Buffer.from('Zeile eins\nZeile zwei\n'), 'txt'],
    ['a.csv', Buffer.from('sn;power\nHD7226W14A018842;450\n'), 'csv'],
    ['excel.csv', Buffer.from('\ufeffsn\tpower\n', 'utf16le'), 'csv'],
    ['latin.csv', Buffer.from([0x53, 0xe9, 0x72, 0x69, 0x65, 0x0a]), 'csv'],
  ];
  it.each(accepted)('makes %s what it is', async (name, content, type) => {
    const { requestId } = await buildDraft(app.platform, customer);
    const answer = await upload(customer.token, requestId, name, content);
    expect(answer.data).toMatchObject({ fileName: name, contentType: types[type], size: content.length, description: 'Seen by drone' });
  });

  const refused: [string, Uint8Array][] = [
    ['vector.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['page.html', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['page.txt', Buffer.from('  <!DOCTYPE html><script>alert(1)</script>')],
    ['vector.csv', Buffer.from('<?xml version="1.0"?><svg/>')],
    ['wide.txt', Buffer.from('\ufeff<html>', 'utf16le')],
    ['script.txt', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['program.txt', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(60)])],
    ['late.txt', Buffer.concat([Buffer.alloc(9_000, 'a'), Buffer.from([0]), Buffer.alloc(100, 'a')])],
    ['vector.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['invoice.pdf.exe', pdf],
    ['invoice.exe', pdf],
    ['picture.pdf', png],
    ['no-ending', png],
    ['plain.docx', zipOf('photo.jpg')],
    ['sheet.docx', office('xl')],
    ['macro.docx', office('word', 'word/vbaProject.bin')],
    ['binary.xlsx', office('xl', 'xl/workbook.bin')],
    ['cut-off.zip', zipOf('photo.jpg').subarray(0, 60)],
    ['archive.pdf', zipOf('photo.jpg')],
    ['program.zip', zipOf('photo.jpg', 'Rechnung.pdf.exe')],
    ['script.zip', zipOf('tools/START.BAT ')],
    ['page.zip', zipOf('report.html')],
    ['macros.zip', zipOf('list.xlsm')],
    ['nested.zip', zipOf('more.zip')],
    ['climbing.zip', zipOf('photos/../../evil.jpg')],
    ['climbing-back.zip', zipOf('photos\\..\\..\\evil.jpg')],
    ['absolute.zip', zipOf('/etc/cron.d/photo.jpg')],
    ['drive.zip', zipOf('C:photo.jpg')],
    ['bomb.zip', announcing(zipOf('photo.jpg'), 0xfffffff0)],
    ['old.docx', compound],
    ['noise.jpg', Buffer.alloc(9_000, 3)],
  ];
  it.each(refused)('gets %s refused, and nothing is left of it', async (name, content) => {
    const { requestId } = await buildDraft(app.platform, customer);
    const before = await left();
    const answer = await upload(customer.token, requestId, name, content);
    expect(answer).toMatchObject({ code: 415, key: 'attachment.wrongType' });
    expect(await left()).toEqual(before);
  });

  it('may not be missing', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    expect(await upload(customer.token, requestId, 'a.txt', new Uint8Array())).toMatchObject({ code: 510, key: 'attachment.empty' });
  });
});

describe('the name of a file', () => {
  const cases: [string, string][] = [
    ['C:\\Users\\Ana\\roof.png', 'roof.png'],
    ['../../etc/roof.png', 'roof.png'],
    ['invoice\u202egnp.roof.png', 'invoicegnp.roof.png'],
    ['roof\u0007\u200b.png', 'roof.png'],
    ['a<b>:c.png', 'a_b__c.png'],
    ['.roof.png', 'roof.png'],
    ['屋根 ①.png', '屋根 ①.png'],
  ];
  it.each(cases)('turns %j into %j', async (given, kept) => {
    const { requestId } = await buildDraft(app.platform, customer);
    expect((await upload(customer.token, requestId, given, png)).data.fileName).toBe(kept);
  });

  it('has at most 120 characters', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    expect((await upload(customer.token, requestId, `${'a'.repeat(limits.fileName - 4)}.png`, png)).code).toBe(200);
    expect(await upload(customer.token, requestId, `${'a'.repeat(limits.fileName - 3)}.png`, png)).toMatchObject({
      code: 510,
      key: 'attachment.nameTooLong',
    });
  });
});

describe('how much a request holds', () => {
  it('is at most 20 MB for a file', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    const before = await left();
    const answer = await upload(customer.token, requestId, 'long.txt', Buffer.alloc(limits.fileSize + 1, 'a'));
    expect(answer).toMatchObject({ code: 413, key: 'attachment.fileTooLarge' });
    expect(await left()).toEqual(before);
    expect((await upload(customer.token, requestId, 'long.txt', Buffer.alloc(limits.fileSize, 'a'))).code).toBe(200);
  });

  it('is at most 50 files, also when the last ones come together', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    for (let i = 0; i < limits.files - 3; i += 1) await upload(customer.token, requestId, `${i}.png`, png);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => upload(customer.token, requestId, `last-${i}.png`, png)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(3);
    expect(new Set(answers.filter(({ code }) => code !== 200).map(({ key }) => key))).toEqual(new Set(['attachment.tooMany']));
    expect((await app.client(customer.token).call(listAttachments, { query: { requestId } })).data).toHaveLength(limits.files);
  });
});

describe('everything that one person sends', () => {
  it('is 300 files an hour, counting the addresses that take one', async () => {
    const sender = await buildCustomer(app.platform);
    const { requestId } = await buildDraft(app.platform, sender);
    const client = app.client(sender.token);
    const ask = async () => (await client.call(uploadAddress, { body: { requestId, fileName: 'roof.png' } })).code;
    const answers: number[] = [];
    while (answers.length < 300) answers.push(...(await Promise.all(Array.from({ length: 20 }, ask))));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await ask()).toBe(429);
    expect(await upload(sender.token, requestId, 'roof.png', png)).toMatchObject({ code: 429, key: 'tooManyRequests' });
    const { requestId: other } = await buildDraft(app.platform, customer);
    expect((await upload(customer.token, other, 'roof.png', png)).code).toBe(200);
  });
});

describe('a request', () => {
  it('shows its files to no one else, and takes none from them', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    const { data: file } = await upload(customer.token, requestId, 'roof.png', png);
    const strangers = [
      await buildCustomer(app.platform),
      await buildCustomer(app.platform, { company: customer }),
      await buildProvider(app.platform),
      await buildStaff(app.platform),
    ];
    for (const { token } of strangers) {
      const client = app.client(token);
      expect((await upload(token, requestId, 'other.png', png)).code).toBe(404);
      expect((await client.call(listAttachments, { query: { requestId } })).code).toBe(404);
      expect((await client.call(updateAttachment, { body: { attId: file.attId, description: 'mine' } })).code).toBe(404);
      expect((await client.call(deleteAttachment, { params: { id: file.attId } })).code).toBe(200);
    }
    expect((await app.client(customer.token).call(listAttachments, { query: { requestId } })).data).toEqual([file]);
    expect((await app.client().call(listAttachments, { query: { requestId } })).code).toBe(401);
  });

  it('lets its owner describe and delete files, and deleting again is no error', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    const client = app.client(customer.token);
    const { data: file } = await upload(customer.token, requestId, 'roof.png', png);
    expect((await client.call(updateAttachment, { body: { attId: file.attId, description: 'North side' } })).data).toEqual({
      ...file,
      description: 'North side',
    });
    for (let i = 0; i < 2; i += 1) expect((await client.call(deleteAttachment, { params: { id: file.attId } })).code).toBe(200);
    expect((await client.call(listAttachments, { query: { requestId } })).data).toEqual([]);
  });

  it('keeps its files as they are once it is submitted; files for a message are still taken', async () => {
    const { requestId } = await buildCase(app.platform, { customer });
    expect(await upload(customer.token, requestId, 'late.png', png)).toMatchObject({ code: 409, key: 'attachment.frozen' });
    const { data: file, code } = await upload(customer.token, requestId, 'late.png', png, 'message');
    expect(code).toBe(200);
    expect((await app.client(customer.token).call(listAttachments, { query: { requestId } })).data).toEqual([]);
    expect((await app.client(customer.token).call(deleteAttachment, { params: { id: file.attId } })).code).toBe(200);
  });
});
