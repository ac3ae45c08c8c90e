import { addFile, addFileUrl, listAttachments, uploadAddress } from '@heliodesk/contract/attachment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildDraft } from '#src/domains/case-chat/seed.ts';
import { closedPort } from '#src/testing/closed-port.ts';
import { eicar, startFakeClamd, type FakeClamd } from '#src/testing/fake-clamd.ts';
import { png } from '#src/testing/sample-files.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let clamd: FakeClamd;
let app: TestApp;
let customer: BuiltCustomer;
beforeAll(async () => {
  clamd = await startFakeClamd();
  app = await startTestApp({ clamdUrl: clamd.url });
  customer = await buildCustomer(app.platform);
});
beforeEach(() => clamd.behave());
afterAll(async () => {
  await app.stop();
  await clamd.stop();
});

async function draftFor(server = app, owner = customer) {
  const { requestId } = await buildDraft(server.platform, owner);
  const client = server.client(owner.token);
  const upload = (name: string, content: Uint8Array) =>
    client.call(addFile, { body: { requestId, description: '' } }, { file: { name, content } });
  const names = async () => (await client.call(listAttachments, { query: { requestId } })).data.map(({ fileName }) => fileName);
  return { client, requestId, upload, names };
}

const countObjects = async ({ platform } = app) =>
  Number(
    (
      await platform.db
        .selectFrom('stored_file')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('a virus scanner', () => {
  it('sees every byte of a file before anyone else does', async () => {
    const { upload, names } = await draftFor();
    const long = Buffer.concat([Buffer.alloc(300_000, 'a'), Buffer.from('b')]);
    expect((await upload('roof.png', png)).code).toBe(200);
    expect((await upload('long.txt', long)).code).toBe(200);
    expect(clamd.scanned.map((content) => content.equals(long) || content.equals(png))).toEqual([true, true]);
    expect(await names()).toEqual(['roof.png', 'long.txt']);
  });

  it('gets an infected file refused, and nothing is left of it', async () => {
    const { upload, names } = await draftFor();
    const before = await countObjects();
    expect(await upload('notes.txt', Buffer.concat([Buffer.alloc(100_000, 'a'), eicar]))).toMatchObject({
      code: 415,
      key: 'attachment.infected',
    });
    expect(await countObjects()).toBe(before);
    expect(await names()).toEqual([]);
    expect((await upload('notes.txt', Buffer.from('clean'))).code).toBe(200);
  });

  it('sees what was put to an upload address too', async () => {
    const { client, requestId, names } = await draftFor();
    const { url } = (await client.call(uploadAddress, { body: { requestId, fileName: 'notes.txt' } })).data;
    expect((await app.http.inject({ method: 'PUT', url, payload: eicar })).statusCode).toBe(200);
    expect(await client.call(addFileUrl, { body: { requestId, url, fileName: 'notes.txt', description: '' } })).toMatchObject({
      code: 415,
      key: 'attachment.infected',
    });
    expect(await names()).toEqual([]);
  });

  it.each<[string, Parameters<FakeClamd['behave']>[0]]>([
    ['takes no files as large', { limit: 1_000 }],
    ['answers with an error', { answer: () => 'stream: Can not scan ERROR' }],
    ['answers with something else', { answer: () => 'stream: OK?' }],
    ['answers without end', { answer: () => 'x'.repeat(5_000) }],
    ['answers before it has the whole file', { early: 'stays' }],
    ['answers so and hangs up', { early: 'leaves' }],
  ])('that %s lets no file pass', async (_how, behavior) => {
    clamd.behave(behavior);
    const { upload, names } = await draftFor();
    const before = await countObjects();
    expect(await upload('long.txt', Buffer.alloc(2_000_000, 'a'))).toMatchObject({ code: 503, key: 'attachment.notScanned' });
    expect(await countObjects()).toBe(before);
    expect(await names()).toEqual([]);
  });

  it('that is away lets no file pass', async () => {
    const alone = await startTestApp({ clamdUrl: `tcp://127.0.0.1:${await closedPort()}` });
    const { upload, names } = await draftFor(alone, await buildCustomer(alone.platform));
    expect(await upload('notes.txt', Buffer.from('clean'))).toMatchObject({ code: 503, key: 'attachment.notScanned' });
    expect(await names()).toEqual([]);
    await alone.stop();
  });
});
