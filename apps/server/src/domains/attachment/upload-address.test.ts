import { createRequire } from 'node:module';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addFile, addFileUrl, deleteAttachment, download, listAttachments, uploadAddress } from '@heliodesk/contract/attachment';
import { limits } from '@heliodesk/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildDraft } from '#src/domains/case-chat/seed.ts';
import type { S3Config } from '#src/storage-settings.ts';
import { eventually } from '#src/testing/eventually.ts';
import { png } from '#src/testing/sample-files.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

interface S3Server {
  run: () => Promise<{ port: number }>;
  close: () => Promise<void>;
}
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => S3Server;

const bucket = 'files';
const folder = mkdtempSync(join(tmpdir(), 'heliodesk-s3-'));
const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets: [{ name: bucket }] });

async function openS3(): Promise<S3Config> {
  const { port } = await server.run();
  return {
    bucket,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  };
}

describe.each(['disk', 'S3'])('files on %s', (kind) => {
  let app: TestApp;
  let base: string;
  let customer: BuiltCustomer;
  beforeAll(async () => {
    app = await startTestApp(kind === 'S3' ? { s3: await openS3() } : {});
    base = await app.http.listen({ port: 0, host: '127.0.0.1' });
    customer = await buildCustomer(app.platform);
  });
  afterAll(async () => {
    await app.stop();
    if (kind !== 'S3') return;
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const put = (url: string, content: string | Uint8Array<ArrayBuffer>, type = 'application/octet-stream') =>
    fetch(new URL(url, base), { method: 'PUT', body: content, headers: { 'content-type': type } });
  const addressFor = async (requestId: number, token = customer.token) =>
    (await app.client(token).call(uploadAddress, { body: { requestId, fileName: 'roof.png' } })).data.url;
  const register = (requestId: number, url: string, token = customer.token, fileName = 'roof.png') =>
    app.client(token).call(addFileUrl, { body: { requestId, url, fileName } });
  const leftovers = async () =>
    (await app.platform.db.selectFrom('stored_file').select('key').where('state', '=', 'stored').execute()).length;

  it('put to an address and refused before they are read leave nothing open, and the server continues', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    const openFiles = () => (process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0);
    const before = openFiles();
    for (let round = 0; round < 5; round += 1) {
      const url = await addressFor(requestId);
      expect((await put(url, png)).status).toBe(200);
      expect((await register(requestId, url, customer.token, 'roof.html')).code).toBe(415);
    }
    await eventually(() => expect(openFiles()).toBeLessThan(before + 5));
    expect((await app.client(customer.token).call(listAttachments, { query: { requestId } })).data).toEqual([]);
  });

  it('are uploaded, listed, downloaded and deleted', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    const client = app.client(customer.token);
    const { data: file } = await client.call(addFile, { body: { requestId } }, { file: { name: 'roof.png', content: png } });
    expect((await client.call(listAttachments, { query: { requestId } })).data).toEqual([file]);
    expect((await client.send({ method: 'GET', url: file.url })).raw.rawPayload).toEqual(png);
    const refused = await client.call(addFile, { body: { requestId } }, { file: { name: 'roof.txt', content: Buffer.from('<html>') } });
    expect(refused.key).toBe('attachment.wrongType');
    await client.call(deleteAttachment, { params: { id: file.attId } });
    expect((await client.call(download, { query: { fileName: decodeURIComponent(file.url.split('=')[1] ?? '') } })).code).toBe(404);
  });

  it('are put to an address of this server, which tells nothing of where they are kept', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    expect(await addressFor(requestId)).toMatch(/^\/api\/attachment\/put\?key=upload%2F[\w-]{32}&until=\d+&signature=[\w-]{43}$/);
  });

  it('are put to a given address and registered once, as what they are', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    const url = await addressFor(requestId);
    expect((await put(url, Uint8Array.from(png), 'application/json')).status).toBe(200);
    const { data: file, code } = await register(requestId, url);
    expect(code).toBe(200);
    expect(file).toMatchObject({ size: png.length, contentType: 'image/png' });
    expect(await register(requestId, url)).toMatchObject({ code: 510, key: 'attachment.urlRefused' });
    // A holder of the address can no longer change anything.
    await put(url, 'something else');
    expect((await app.client(customer.token).send({ method: 'GET', url: file.url })).raw.rawPayload).toEqual(png);
  });

  it('are registered by the person and for the request of the address alone', async () => {
    const [mine, other] = [await buildDraft(app.platform, customer), await buildDraft(app.platform, customer)];
    const stranger = await buildCustomer(app.platform);
    const theirs = await buildDraft(app.platform, stranger);
    const url = await addressFor(mine.requestId);
    await put(url, Uint8Array.from(png));
    expect((await register(other.requestId, url)).key).toBe('attachment.urlRefused');
    expect((await register(theirs.requestId, url, stranger.token)).key).toBe('attachment.urlRefused');
    expect((await register(mine.requestId, url, stranger.token)).code).toBe(404);
    expect((await app.client(stranger.token).call(uploadAddress, { body: { requestId: mine.requestId, fileName: 'roof.png' } })).code).toBe(
      404,
    );
    expect((await register(mine.requestId, url)).code).toBe(200);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]:8080/',
    'file:///etc/passwd',
    'gopher://x',
    '/api/attachment/put?key=a&until=1&signature=b',
    'x',
  ])('are never fetched from %s', async (url) => {
    const { requestId } = await buildDraft(app.platform, customer);
    expect(await register(requestId, url)).toMatchObject({ code: 510, key: 'attachment.urlRefused' });
  });

  it('are judged by content when they are registered, and what is refused is gone', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    const before = await leftovers();
    const url = await addressFor(requestId);
    await put(url, '<svg onload="alert(1)"/>');
    expect((await register(requestId, url)).key).toBe('attachment.wrongType');
    const nothing = await addressFor(requestId);
    expect((await register(requestId, nothing)).key).toBe('attachment.urlRefused');
    expect(await leftovers()).toBe(before);
  });

  it('have at most 20 MB', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    const url = await addressFor(requestId);
    const answer = await put(url, Buffer.alloc(limits.fileSize + 1, 'a'));
    expect(answer.status).toBe(413);
    expect((await register(requestId, url, customer.token, 'long.txt')).key).toBe('attachment.urlRefused');
  });

  it('are taken at no address that was changed or is out of time', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    const url = await addressFor(requestId);
    expect((await put(url.replace(/until=\d+/, 'until=4000000000'), 'x')).status).toBe(404);
    expect(
      (
        await put(
          url.replace(/(?<=signature=)./, (first) => (first === 'A' ? 'B' : 'A')),
          'x',
        )
      ).status,
    ).toBe(404);
    app.clock.advance({ minutes: 11 });
    expect((await put(url, 'x')).status).toBe(404);
  });
});
