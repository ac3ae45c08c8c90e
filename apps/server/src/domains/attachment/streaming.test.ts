// @both-engines
import { existsSync, readdirSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { limits } from '@heliodesk/contract/kit';
import { deleteDraft } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildCase, buildDraft } from '#src/domains/case-chat/seed.ts';
import { lockDraft } from '#src/domains/request/index.ts';
import { actorOf, removeDiscardedDrafts } from '#src/domains/request/seed.ts';
import { contextOf } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { eventually } from '#src/testing/eventually.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { fileOwners } from './index.ts';
import { addFileTo } from './service/add-file.ts';
import { buildAttachment } from './seed.ts';
import { removeLeftovers } from './service/clean-up.ts';
import { announceFile } from './service/store-file.ts';

let app: TestApp;
let customer: BuiltCustomer;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  customer = await buildCustomer(app.platform);
  port = Number(new URL(await app.http.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.stop());

const storedFiles = (): string[] => {
  const folder = join(app.platform.config.dataDir, 'files');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());
};
const rows = () => app.platform.db.selectFrom('stored_file').select(['key', 'state']).orderBy('key').execute();

const megabyte = 1024 * 1024;
const boundary = 'heliodesk-test-boundary';
const part = (headers: string, body: string): string => `--${boundary}\r\n${headers}\r\n\r\n${body}`;
const field = (name: string, value: string): string => part(`Content-Disposition: form-data; name="${name}"`, `${value}\r\n`);

/** Begins an upload by hand, so that it can be cut wherever the test wants. */
function beginUpload(requestId: number, fileName: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const head = `POST /api/attachment/add/file HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${customer.token}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  socket.write(head);
  writeChunk(
    socket,
    field('requestId', String(requestId)) + part(`Content-Disposition: form-data; name="file"; filename="${fileName}"`, ''),
  );
  return socket;
}
function writeChunk(socket: Socket, data: string | Buffer): void {
  socket.write(`${Buffer.byteLength(data).toString(16)}\r\n`);
  socket.write(data);
  socket.write('\r\n');
}
const answerOn = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    socket.on('data', (data: Buffer) => {
      text += data.toString();
      if (text.includes('"code"')) resolve(text);
    });
  });

async function uploadStream(requestId: number, bytes: number): Promise<Response> {
  const form = new FormData();
  form.append('requestId', String(requestId));
  form.append('file', new Blob([Buffer.alloc(bytes, 'a')]), 'notes.txt');
  return fetch(`http://127.0.0.1:${port}/api/attachment/add/file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${customer.token}` },
    body: form,
  });
}

describe('an upload', () => {
  it('that breaks off leaves neither row nor file', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    const [rowsBefore, filesBefore] = [await rows(), storedFiles()];
    const socket = beginUpload(requestId, 'broken.txt');
    writeChunk(socket, Buffer.alloc(300_000, 'a'));
    await eventually(() => expect(storedFiles().length).toBe(filesBefore.length + 1));
    socket.destroy();
    await eventually(async () => expect(await rows()).toEqual(rowsBefore));
    expect(storedFiles()).toEqual(filesBefore);
  });

  it('that is refused is answered before the rest is sent, and the line is of use again', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    const socket = beginUpload(requestId, 'page.txt');
    const answered = answerOn(socket);
    writeChunk(socket, `<!doctype html>${'a'.repeat(10_000)}`);
    expect(await answered).toContain('attachment.wrongType');
    writeChunk(socket, Buffer.alloc(200_000, 'a'));
    writeChunk(socket, `\r\n--${boundary}--\r\n`);
    socket.write('0\r\n\r\n');
    const next = answerOn(socket);
    socket.write('GET /api/nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    expect(await next).toContain('404');
    socket.destroy();
  });

  it('fills a request to the last byte of 100 MB and not beyond, streamed side by side', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    expect(
      (await Promise.all([uploadStream(requestId, limits.fileSize), uploadStream(requestId, limits.fileSize)])).map(({ status }) => status),
    ).toEqual([200, 200]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => uploadStream(requestId, limits.fileSize)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 413]);
    const refused = await uploadStream(requestId, 1);
    expect(await refused.json()).toMatchObject({ code: 413, data: { key: 'attachment.totalTooLarge' } });
    const held = await app.platform.db
      .selectFrom('attachment')
      .innerJoin('stored_file', 'key', 'file_key')
      .select('size')
      .where('owner_kind', '=', 'request')
      .where('owner_id', '=', requestId)
      .execute();
    expect(held.map(({ size }) => size)).toEqual(Array.from({ length: 5 }, () => limits.fileSize));
    expect(storedFiles()).toHaveLength((await rows()).length);
  });

  it('never passes the total, however many come at the same time', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    const actor = await actorOf(app.platform, customer);
    fileOwners.register(app.platform, 'shelf', {
      group: 'shelf',
      limits: { files: limits.files, bytes: megabyte },
      isStaged: false,
      canRead: async (_db, _actor, ids) => new Set(ids),
      lockForChange: (context, id) => lockDraft(context, id),
    });
    const context = contextOf(app.platform, actor);
    const add = (i: number) =>
      addFileTo(context, {
        owner: { kind: 'shelf', id: requestId },
        description: '',
        fileName: `${i}.txt`,
        content: Readable.from([Buffer.alloc(150_000, 'a')]),
      });
    const results = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => add(i)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect(results.filter((result) => result.status === 'rejected').map(({ reason }) => (reason as { key: string }).key)).toEqual(
      Array.from({ length: 14 }, () => 'attachment.totalTooLarge'),
    );
    expect(storedFiles()).toHaveLength((await rows()).length);
  });
});

describe('the clean-up', () => {
  it('takes what a killed server left of an upload, after an hour', async () => {
    const { platform, clock } = app;
    const key = await transaction(platform.db, (tx) => announceFile(platform, tx, 'attachment'));
    await platform.files.put(key, Readable.from([Buffer.from('half of it')]));
    await removeLeftovers(platform);
    expect(await platform.files.exists(key)).toBe(true);
    clock.advance({ minutes: 61 });
    await removeLeftovers(platform);
    expect(await platform.files.exists(key)).toBe(false);
    expect((await rows()).map((row) => row.key)).not.toContain(key);
  });

  it('takes the files of discarded drafts and of messages never sent after a day, and leaves all others', async () => {
    const { platform, clock } = app;
    const { requestId } = await buildDraft(platform, customer);
    const kept = await buildDraft(platform, customer);
    const talk = await buildCase(platform, { customer });
    expect((await uploadStream(requestId, 10)).status).toBe(200);
    expect((await uploadStream(kept.requestId, 10)).status).toBe(200);
    await buildAttachment(platform, await actorOf(platform, customer), { requestId: talk.requestId, purpose: 'message' });
    const keyOf = async (id: number) =>
      (await platform.db.selectFrom('attachment').select('file_key').where('owner_id', '=', id).executeTakeFirstOrThrow()).file_key;
    const [lost, held, unsent] = [await keyOf(requestId), await keyOf(kept.requestId), await keyOf(talk.requestId)];
    expect((await app.client(customer.token).call(deleteDraft, { params: { requestId }, query: {} })).code).toBe(200);
    await removeDiscardedDrafts(platform);
    await removeLeftovers(platform);
    expect(await Promise.all([lost, held, unsent].map((key) => platform.files.exists(key)))).toEqual([true, true, true]);
    clock.advance({ hours: 25 });
    await removeDiscardedDrafts(platform);
    await removeLeftovers(platform);
    expect(await Promise.all([lost, held, unsent].map((key) => platform.files.exists(key)))).toEqual([false, true, false]);
  });
});
