import { addFile, addFileUrl, deleteAttachment, download, listAttachments, updateAttachment } from '@heliodesk/contract/attachment';
import { getInfo } from '@heliodesk/contract/identity';
import { limits } from '@heliodesk/contract/kit';
import { saveModuleClaim } from '@heliodesk/contract/module-claim';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildClaim, claimBody } from '#src/domains/module-claim/seed.ts';
import { gif, png } from '#src/testing/sample-files.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

/* What strangers and customers try at files: section 1 of the abuse cases, one test for each. */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('files', () => {
  const note = { name: 'note.txt', content: Buffer.from('Seen by drone in rows 12 to 31.') };
  const withFile = async () => {
    const owner = await buildCustomer(app.platform);
    const { requestId } = await buildClaim(app.platform, owner, { serials: [] });
    const { data } = await app.client(owner.token).call(addFile, { body: { requestId } }, { file: note });
    return { owner, requestId, attId: data.attId, key: new URL(data.url, 'http://site').searchParams.get('fileName') ?? '' };
  };

  it.each(['photo.svg', 'page.html', 'photo.jpg.exe'])(
    'POST attachment/add/file: %s with a script is refused, whatever its name',
    async (name) => {
      const { owner, requestId } = await withFile();
      const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
      expect((await app.client(owner.token).call(addFile, { body: { requestId } }, { file: { name, content } })).key).toBe(
        'attachment.wrongType',
      );
    },
  );

  it('POST attachment/add/file: 20 MB and a byte, and a name of 300 characters, are refused and leave nothing', async () => {
    const { owner, requestId } = await withFile();
    const own = app.client(owner.token);
    const send = (name: string, content: Buffer) => own.call(addFile, { body: { requestId } }, { file: { name, content } });
    expect((await send('large.txt', Buffer.alloc(limits.fileSize + 1, 'a'))).key).toBe('attachment.fileTooLarge');
    expect((await send(`${'n'.repeat(300)}.png`, png)).key).toBe('attachment.nameTooLong');
    expect((await own.call(listAttachments, { query: { requestId } })).data).toHaveLength(1);
  });

  it('POST attachment/add/file: a name that turns around hides no ending, a double ending counts by its last', async () => {
    const { owner, requestId } = await withFile();
    const send = (name: string) => app.client(owner.token).call(addFile, { body: { requestId } }, { file: { name, content: png } });
    expect((await send('invoice\u202egnp.exe')).key).toBe('attachment.wrongType');
    expect((await send('invoice\u202eexe.png')).data.fileName).toBe('invoiceexe.png');
    expect((await send('photo.png.html')).key).toBe('attachment.wrongType');
  });

  it('POST attachment/add/file: a polyglot is sent as what it was taken for, where no script of it runs', async () => {
    const { owner, requestId } = await withFile();
    const own = app.client(owner.token);
    const content = Buffer.concat([gif, Buffer.from('<script>alert(1)</script>')]);
    const { data } = await own.call(addFile, { body: { requestId } }, { file: { name: 'both.gif', content } });
    const fileName = new URL(data.url, 'http://site').searchParams.get('fileName') ?? '';
    const { headers } = await own.call(download, { query: { fileName, inline: 'true' } });
    expect(headers).toMatchObject({ 'content-type': 'image/gif', 'x-content-type-options': 'nosniff' });
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it('attachment/update, delete after submit: the files of a submitted claim stay as they are', async () => {
    const owner = await buildCustomer(app.platform);
    const { requestId, version } = await buildClaim(app.platform, owner);
    const own = app.client(owner.token);
    const { attId } = (await own.call(addFile, { body: { requestId } }, { file: note })).data;
    const claim = claimBody();
    const body = { ...claim, basicReq: { ...claim.basicReq, requestId }, submit: true, version };
    expect((await own.call(saveModuleClaim, { body })).code).toBe(200);
    expect((await own.call(updateAttachment, { body: { attId, description: 'other' } })).key).toBe('attachment.frozen');
    expect((await own.call(deleteAttachment, { params: { id: attId } })).key).toBe('attachment.frozen');
    expect((await own.call(listAttachments, { query: { requestId } })).data).toHaveLength(1);
  });

  it.each([
    'http://127.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://2130706433/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:25/',
  ])('POST attachment/add/fileUrl: %s is never fetched', async (fileUrl) => {
    const { owner, requestId } = await withFile();
    const { code } = await app
      .client(owner.token)
      .send({ method: 'POST', url: addFileUrl.path, payload: { requestId, fileUrl, fileName: 'a.txt' } });
    expect(code).toBe(510);
  });

  it('attachment/update, delete, query with a foreign id: like a missing one; deleting twice is no error', async () => {
    const { owner, requestId, attId } = await withFile();
    const stranger = app.client((await buildCustomer(app.platform)).token);
    expect((await stranger.call(listAttachments, { query: { requestId } })).code).toBe(404);
    expect((await stranger.call(updateAttachment, { body: { attId, description: 'mine' } })).code).toBe(404);
    await stranger.call(deleteAttachment, { params: { id: attId } });
    const own = app.client(owner.token);
    expect((await own.call(listAttachments, { query: { requestId } })).data).toHaveLength(1);
    for (const _ of [1, 2]) expect((await own.call(deleteAttachment, { params: { id: attId } })).code).toBe(200);
  });

  it('GET /common/download: neither other paths, nor the files of others, nor deleting by it', async () => {
    const { owner, requestId, key } = await withFile();
    const own = app.client(owner.token);
    for (const fileName of ['../../etc/passwd', '/etc/passwd', '%2e%2e%2fpasswd', 'a\0b', `${key}/../${key}`])
      expect([400, 404, 510]).toContain((await own.call(download, { query: { fileName } })).code);
    expect((await app.client((await buildCustomer(app.platform)).token).call(download, { query: { fileName: key } })).code).toBe(404);
    const sent = await own.call(download, { query: { fileName: key, delete: 'true' } });
    expect(sent.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(sent.headers['content-disposition']).toMatch(/^attachment/);
    expect(sent.headers['content-security-policy']).toContain('sandbox');
    expect((await own.call(listAttachments, { query: { requestId } })).data).toHaveLength(1);
    expect((await own.call(getInfo, {})).code).toBe(200);
  });
});
