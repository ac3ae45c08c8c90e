import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { deleteAttachment, download, downloadInConversation, listAttachments } from '@heliodesk/contract/attachment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildCase, buildDraft } from '#src/domains/case-chat/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { evidenceOf } from '#src/domains/request/index.ts';
import { actorOf } from '#src/domains/request/seed.ts';
import { contextOf, withTx } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { eventually } from '#src/testing/eventually.ts';
import { heic, pdf, png } from '#src/testing/sample-files.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { copyAttachments, storeExport } from './index.ts';
import { buildAttachment, type FileSeed } from './seed.ts';

let app: TestApp;
let customer: BuiltCustomer;
beforeAll(async () => {
  app = await startTestApp();
  customer = await buildCustomer(app.platform);
});
afterAll(() => app.stop());

const keyIn = (url: string): string => new URL(url, 'http://localhost').searchParams.get('fileName') ?? '';
const add = async (seed: FileSeed) => buildAttachment(app.platform, await actorOf(app.platform, customer), seed);
const fetchFile = (token: string, key: string, query: { inline?: string; delete?: string } = {}) =>
  app.client(token).call(download, { query: { fileName: key, ...query } });

describe('a stored file', () => {
  it('comes back as it was, as a download that no browser runs', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    const { url } = await add({ requestId, fileName: '屋根 "1".png', content: png });
    const { raw } = await app.client(customer.token).send({ method: 'GET', url });
    expect(raw.rawPayload).toEqual(png);
    expect(raw.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(raw.headers['content-disposition']).toMatch(/^attachment; .*filename\*=UTF-8''%E5%B1%8B/);
    expect(raw.headers['content-security-policy']).toContain('sandbox');
  });

  it('comes by the cookie of the session to pages of this site, and to people who follow a link to it', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    const { url } = await add({ requestId, fileName: 'roof.png', content: png });
    const fetched = async (headers: Record<string, string>) =>
      (await app.client().send({ method: 'GET', url, headers: { cookie: `Admin-Token=${customer.token}`, ...headers } })).code;
    const followed = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-user': '?1' };
    expect(await fetched({})).toBe(200);
    for (const site of ['same-origin', 'none'])
      expect(await fetched({ 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors' }), site).toBe(200);
    for (const site of ['cross-site', 'same-site']) {
      expect(await fetched({ 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }), site).toBe(401);
      expect(
        await fetched({ 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe', 'sec-fetch-user': '?1' }),
        site,
      ).toBe(401);
      expect(await fetched({ 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }), site).toBe(401);
      expect(await fetched({ 'sec-fetch-site': site, ...followed }), site).toBe(200);
    }
  });

  it('comes by the address in a message too', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    const { url } = await add({ requestId, fileName: 'roof.png', content: png });
    const stranger = await buildCustomer(app.platform);
    const fetchBy = (token: string, address: string) => app.client(token).call(downloadInConversation, { query: { url: address } });
    for (const address of [url, keyIn(url)]) expect((await fetchBy(customer.token, address)).raw.rawPayload).toEqual(png);
    for (const address of [url, 'https://elsewhere.example/a.png', '../../etc/passwd'])
      expect((await fetchBy(stranger.token, address)).code).toBe(404);
  });

  it.each([
    ['a picture', 'roof.png', png, 'inline'],
    ['a PDF', 'report.pdf', pdf, 'inline'],
    ['a text', 'notes.txt', Buffer.from('notes'), 'attachment'],
    ['a photo that browsers do not know', 'roof.heic', heic, 'attachment'],
  ])('is shown in the page only if it is safe: %s', async (_what, fileName, content, how) => {
    const { requestId } = await buildDraft(app.platform, customer);
    const { url } = await add({ requestId, fileName, content });
    const { headers } = await fetchFile(customer.token, keyIn(url), { inline: 'true' });
    expect(headers['content-disposition']).toMatch(new RegExp(`^${how}`));
  });

  it('is there for those who see the request, and for no one else', async () => {
    const { requestId, agent } = await buildCase(app.platform, { customer });
    const { requestId: draftId } = await buildDraft(app.platform, customer);
    const colleague = await buildCustomer(app.platform, { company: customer });
    const stranger = await buildCustomer(app.platform);
    const ofDraft = keyIn((await add({ requestId: draftId })).url);
    expect((await fetchFile(customer.token, ofDraft)).code).toBe(200);
    for (const { token } of [colleague, stranger, agent]) expect((await fetchFile(token, ofDraft)).code).toBe(404);
    const unsent = keyIn((await add({ requestId, purpose: 'message' })).url);
    expect((await fetchFile(customer.token, unsent)).code).toBe(200);
    for (const { token } of [colleague, stranger, agent]) expect((await fetchFile(token, unsent)).code).toBe(404);
  });

  it.each(['../../../etc/passwd', '/etc/passwd', 'attachment/../../x', '%2e%2e/x', 'attachment/unknown'])('is not %s', async (fileName) => {
    expect((await fetchFile(customer.token, fileName)).code).toBe(404);
  });

  it('is shared by copied requests, and goes with the last of them', async () => {
    const { platform } = app;
    const [from, to] = [await buildDraft(platform, customer), await buildDraft(platform, customer)];
    const first = await add({ requestId: from.requestId, description: 'Row 4' });
    const actor = await actorOf(platform, customer);
    await transaction(platform.db, (tx) =>
      copyAttachments(withTx(contextOf(platform, actor), tx), evidenceOf(from.requestId), evidenceOf(to.requestId)),
    );
    const client = app.client(customer.token);
    const [copy] = (await client.call(listAttachments, { query: { requestId: to.requestId } })).data;
    expect(copy).toMatchObject({ fileName: first.fileName, description: 'Row 4', size: first.size, url: first.url });
    await client.call(deleteAttachment, { params: { id: first.attId } });
    expect((await fetchFile(customer.token, keyIn(first.url))).code).toBe(200);
    await client.call(deleteAttachment, { params: { id: copy?.attId ?? 0 } });
    expect((await fetchFile(customer.token, keyIn(first.url))).code).toBe(404);
    expect(await platform.files.exists(keyIn(first.url))).toBe(false);
  });

  it('is not deleted by a download, whatever is asked', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    const key = keyIn((await add({ requestId })).url);
    await fetchFile(customer.token, key, { delete: 'true' });
    expect((await fetchFile(customer.token, key)).code).toBe(200);
  });
});

describe('an export', () => {
  const keep = (userId: number) =>
    storeExport(app.platform, {
      userId,
      fileName: 'serials.xlsx',
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      content: Readable.from([Buffer.from('rows')]),
    });

  it('is there for the one it was made for alone, until they have it', async () => {
    const agent = await buildStaff(app.platform);
    const { key } = await keep(customer.userId);
    expect((await fetchFile(agent.token, key, { delete: 'true' })).code).toBe(404);
    expect((await fetchFile(customer.token, key)).raw.payload).toBe('rows');
    expect((await fetchFile(customer.token, key, { delete: 'true' })).raw.payload).toBe('rows');
    await eventually(async () => expect((await fetchFile(customer.token, key)).code).toBe(404));
    await eventually(async () => expect(await app.platform.files.exists(key)).toBe(false));
  });
});

describe('slow readers', () => {
  /** Asks for a file as a browser does, and reads no more than the beginning of the answer. */
  async function askFor(url: string, token: string): Promise<Socket> {
    const { port } = app.http.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`GET ${url} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`);
    return socket;
  }
  const answered = async (socket: Socket): Promise<string> => {
    const [beginning] = (await once(socket, 'data')) as [Buffer];
    socket.pause();
    return beginning.toString('latin1', 0, 15);
  };

  it('hold eight files open at most, and leave those of others alone', async () => {
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    const { requestId } = await buildDraft(app.platform, customer);
    const { url } = await add({ requestId, fileName: 'long.txt', content: Buffer.alloc(19_000_000, 'a') });
    const reading = await Promise.all(Array.from({ length: 8 }, () => askFor(url, customer.token)));
    for (const socket of reading) expect(await answered(socket)).toBe('HTTP/1.1 200 OK');
    const [gone, ninth] = [await askFor(url, customer.token), await askFor(url, customer.token)];
    let isAnswered = false;
    const answer = answered(ninth).finally(() => (isAnswered = true));
    const other = await buildCustomer(app.platform);
    const { requestId: theirs } = await buildDraft(app.platform, other);
    const file = await buildAttachment(app.platform, await actorOf(app.platform, other), {
      requestId: theirs,
      fileName: 'roof.png',
      content: png,
    });
    expect((await app.client(other.token).send({ method: 'GET', url: file.url })).raw.rawPayload).toEqual(png);
    expect(isAnswered).toBe(false);
    // Who waited and has left takes no one's place.
    gone.destroy();
    reading[0]?.destroy();
    reading[1]?.destroy();
    expect(await answer).toBe('HTTP/1.1 200 OK');
    for (const socket of [...reading, ninth]) socket.destroy();
  });
});
