import { addFile, download, listAttachments, uploadAddress } from '@heliodesk/contract/attachment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildDraft } from '#src/domains/case-chat/seed.ts';
import { actorOf } from '#src/domains/request/seed.ts';
import { participantOf } from '#src/platform/auth/actor.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { closedPort } from '#src/testing/closed-port.ts';
import { png } from '#src/testing/sample-files.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { insertAttachment } from './store/attachment.ts';
import { insertPendingFile, updateToStored } from './store/stored-file.ts';

let app: TestApp;
let customer: BuiltCustomer;
beforeAll(async () => {
  const credentials = { accessKeyId: 'AKIA-OF-THE-PORTAL', secretAccessKey: 'a secret' };
  const endpoint = `http://127.0.0.1:${await closedPort()}`;
  app = await startTestApp({ s3: { bucket: 'the-bucket', region: 'us-east-1', endpoint, credentials } });
  customer = await buildCustomer(app.platform);
});
afterAll(() => app.stop());

describe('object storage that is away', () => {
  it('takes no file, and says that it will later', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    const client = app.client(customer.token);
    const answer = await client.call(addFile, { body: { requestId } }, { file: { name: 'roof.png', content: png } });
    expect(answer).toMatchObject({ code: 503, key: 'unavailable' });
    expect(answer.raw.payload).not.toMatch(/the-bucket|AKIA|127\.0\.0\.1/);
    expect((await client.call(listAttachments, { query: { requestId } })).data).toEqual([]);
    const { url } = (await client.call(uploadAddress, { body: { requestId, fileName: 'roof.png' } })).data;
    expect((await app.http.inject({ method: 'PUT', url, payload: png })).statusCode).toBe(503);
  });

  it('gives out no file, and says that it will later', async () => {
    const { requestId } = await buildDraft(app.platform, customer);
    const actor = await actorOf(app.platform, customer);
    const [key, at] = [`attachment/${'a'.repeat(32)}`, new Date()];
    await transaction(app.platform.db, async (tx) => {
      await insertPendingFile(tx, key, at, at);
      await updateToStored(tx, key, { size: 70, sha256: Buffer.alloc(32), contentType: 'image/png' }, null);
      const owner = { kind: 'request', id: requestId };
      const file = { fileName: 'roof.png', description: '', place: null };
      await insertAttachment(tx, { owner, key, shownAt: at, ...file, uploader: participantOf(actor), at });
    });
    const answer = await app.client(customer.token).call(download, { query: { fileName: key } });
    expect(answer).toMatchObject({ code: 503, key: 'unavailable' });
  });
});
