import { addFile, listAttachments } from '@heliodesk/contract/attachment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildDraft } from '#src/domains/case-chat/seed.ts';
import { makeZip, type MadePart } from '#src/platform/spreadsheet/testing/make-xlsx.ts';
import { compound, jpeg, mov, pdf, png, zipOf } from '#src/testing/sample-files.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let customer: BuiltCustomer;
beforeAll(async () => {
  app = await startTestApp();
  customer = await buildCustomer(app.platform);
});
afterAll(() => app.stop());

const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600, 1)]);
const elf = Buffer.concat([Buffer.from('7f454c4602010100', 'hex'), Buffer.alloc(600, 1)]);
const workbook = makeZip([
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'xl/workbook.xml', content: '<workbook/>' },
]);
const withMacros = makeZip([
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'xl/workbook.xml', content: '<workbook/>' },
  { name: 'xl/vbaProject.bin', content: 'macros' },
]);

async function upload(content: Buffer) {
  const { requestId } = await buildDraft(app.platform, customer);
  const client = app.client(customer.token);
  const { code, key } = await client.call(addFile, { body: { requestId, description: '' } }, { file: { name: 'site.zip', content } });
  return { code, key, names: (await client.call(listAttachments, { query: { requestId } })).data.map(({ fileName }) => fileName) };
}

const accepted = { code: 200, names: ['site.zip'] };
const refused = { code: 415, key: 'attachment.wrongType', names: [] };

describe('a zip', () => {
  it('may hold files that are what their names say, also among those that no one can tell', async () => {
    const parts: MadePart[] = [
      { name: 'photos/', content: '', isStored: true },
      { name: 'photos/roof.JPG', content: jpeg, isStored: true },
      { name: 'photos/wrongly-named.png', content: jpeg },
      { name: 'photos/fly-over.mov', content: mov },
      { name: 'papers/invoice.pdf', content: pdf },
      { name: 'papers/old.xls', content: compound },
      { name: 'papers/list.xlsx', content: workbook },
      { name: 'rows.csv', content: 'sn;power\nHD7226W14A018842;450\n'.repeat(20_000) },
      { name: 'empty.txt', content: '' },
      { name: 'inverter/log.2026.xml', content: '<?xml version="1.0"?><log/>' },
      { name: 'plan.dwg', content: Buffer.concat([Buffer.from('AC1032'), Buffer.alloc(100, 5)]) },
      { name: '__MACOSX/photos/._roof.JPG', content: Buffer.concat([Buffer.from('00051607', 'hex'), Buffer.alloc(100, 0)]) },
    ];
    expect(await upload(makeZip(parts))).toMatchObject(accepted);
  });

  it.each([
    ['programs', 'appref-ms appx chm class gadget jnlp msix msu pyz run xap'],
    ['scripts', 'ahk bash php pl psm1 py pyw rb scpt sct ws wsc'],
    ['pages', 'mht mhtml shtml svgz xbap xht xhtml'],
    ['documents with macros', 'accde dotm one potm ppam ppsm sldm xla xlam xll xltm'],
    ['texts that a system acts on', 'fileloc inetloc inf iqy library-ms scf search-ms settingcontent-ms slk theme webloc website'],
    ['disks', 'img udf vmdk wim'],
    ['archives', 'ace arj crx jar lzh nupkg tgz war whl xpi z zst'],
  ])('with %s is refused by their names alone', async (_, endings) => {
    for (const ending of endings.split(' '))
      expect(await upload(makeZip([{ name: `papers/site.${ending}`, content: 'plain words' }])), ending).toEqual(refused);
  });

  it.each([
    'ms-word.template.macroEnabledTemplate.main',
    'ms-excel.template.macroEnabled.main',
    'ms-powerpoint.slideshow.macroEnabled.main',
    'ms-powerpoint.template.macroEnabled.main',
  ])('with a document with macros (%s) under another name is refused', async (type) => {
    const types = `<Types><Override PartName="/document.xml" ContentType="application/vnd.${type}+xml"/></Types>`;
    const content = makeZip([
      { name: '[Content_Types].xml', content: types },
      { name: 'vbaProject.bin', content: 'macros' },
    ]);
    expect(await upload(makeZip([{ name: 'papers/form.dat', content }]))).toEqual(refused);
  });

  it.each<[string, MadePart]>([
    ['a program named as a picture', { name: 'roof.jpg', content: program }],
    ['a program without a known name', { name: 'roof.dat', content: program }],
    ['a program of Linux', { name: 'inverter-tool', content: elf }],
    ['a script without an ending', { name: 'read-me', content: '#!/bin/sh\nrm -rf ~\n' }],
    ['a page named as a text', { name: 'notes.txt', content: '<!doctype html><script>alert(1)</script>' }],
    ['a program named as a text, from far inside', { name: 'notes.txt', content: `${'a'.repeat(9_000)}\0` }],
    ['a drawing with scripts named as a picture', { name: 'roof.png', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
    ['a picture named as a document', { name: 'invoice.pdf', content: png }],
    ['an archive under another name', { name: 'photos.dat', content: zipOf('setup.exe') }],
    ['an archive named as a picture', { name: 'photos.jpg', content: zipOf('setup.exe') }],
    ['an archive named as a workbook', { name: 'list.xlsx', content: zipOf('setup.exe') }],
    ['a workbook with macros', { name: 'list.xlsx', content: withMacros }],
    ['a program named as what a Mac leaves beside a picture', { name: '__MACOSX/._roof.jpg', content: program }],
    ['an encrypted file', { name: 'roof.jpg', content: jpeg, flags: 0x0801 }],
    ['a file packed by a method of few programs', { name: 'roof.jpg', content: jpeg, method: 14 }],
    ['a file that was damaged', { name: 'roof.jpg', content: jpeg, claimedCrc: 1 }],
    ['more than it announces', { name: 'notes.txt', content: 'a'.repeat(5_000), claimedSize: 10 }],
    ['a text of which each byte unpacks to hundreds', { name: 'notes.txt', content: 'a'.repeat(2 * 1024 * 1024) }],
  ])('with %s is refused, and nothing is left of it', async (_, part) => {
    expect(await upload(makeZip([{ name: 'roof.png', content: png }, part]))).toEqual(refused);
  });

  it('with another name before a file than in its directory is refused', async () => {
    const zip = makeZip([{ name: 'roof.jpg', content: jpeg }]);
    zip.write('roof.exe', zip.indexOf('roof.jpg'), 'latin1');
    expect(await upload(zip)).toEqual(refused);
  });

  it('whose files share their bytes is refused', async () => {
    const parts: MadePart[] = [
      { name: 'a.jpg', content: jpeg },
      { name: 'b.jpg', content: jpeg, sharesWith: 'a.jpg' },
    ];
    expect(await upload(makeZip(parts))).toEqual(refused);
  });
});
