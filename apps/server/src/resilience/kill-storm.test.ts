// @both-engines
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addFile } from '@heliodesk/contract/attachment';
import { messageTypes, sendMessage } from '@heliodesk/contract/case-chat';
import { saveModuleClaim } from '@heliodesk/contract/module-claim';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { removeLeftovers } from '#src/domains/attachment/service/clean-up.ts';
import { buildClaim, claimBody } from '#src/domains/module-claim/seed.ts';
import { prepareData, type DurableData } from '#src/testing/durable-data.ts';
import { RemoteClient, type RemoteAnswer } from '#src/testing/remote-client.ts';
import { newSeed, seeded } from '#src/testing/seeded.ts';
import { halves, strayFiles } from '#src/testing/invariants.ts';
import type { SpawnedServer } from '#src/testing/spawned-server.ts';
import { soak } from '#src/testing/soak.ts';

const seed = newSeed();
const random = seeded(seed);
const kills = 2 * soak;
const drafts = 15 * kills;
const lines = 25 * kills;

let data: DurableData;
let customer: BuiltCustomer;
let server: SpawnedServer;
let client: RemoteClient;
/** Drafts that wait to be submitted, and a claim for files and messages. */
const waiting: { requestId: number; version: number }[] = [];
let draftId: number;
let talkId: number;

beforeAll(async () => {
  data = await prepareData(async (app) => {
    customer = await buildCustomer(app.platform);
    draftId = (await buildClaim(app.platform, customer)).requestId;
    talkId = (await buildClaim(app.platform, customer, { submit: true })).requestId;
    for (let count = 0; count < drafts; count += 1) waiting.push(await buildClaim(app.platform, customer));
  });
  server = data.spawn();
  client = new RemoteClient(() => server.address, customer.token);
});
afterAll(async () => {
  await server.kill();
  data.remove();
});

/** What the server has said yes to. */
const acknowledged = {
  files: new Map<number, string>(),
  messages: [] as { clientMsgId: string; msgId: number }[],
  submits: new Map<number, string>(),
};
const storm = { isOver: false };

/** Uploads that were answered with a refusal, by its key: only the limit of all files together may be one. */
const refused: (string | undefined)[] = [];

/** Repeats a call over kills and starts until it is answered. */
async function insistently<Data>(call: () => Promise<RemoteAnswer<Data>>): Promise<RemoteAnswer<Data>> {
  for (;;) {
    const running = server;
    try {
      return await call();
    } catch {
      // A line that breaks while its server lives on would keep the test waiting here until it fails.
      await running.ended;
      await server.address;
    }
  }
}

async function upload(): Promise<void> {
  for (let count = 0; !storm.isOver && count < 45; count += 1) {
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(random.between(1_000, 1_500_000))]);
    const answer = await client
      .call(addFile, { body: { requestId: draftId } }, { file: { name: `file-${count}.pdf`, content } })
      .catch(() => undefined);
    // Whether an upload that broke off has arrived no one knows; it is not repeated.
    if (answer === undefined) await pause(50);
    else if (answer.code === 200) acknowledged.files.set(answer.data.attId, createHash('sha256').update(content).digest('hex'));
    else refused.push(answer.key);
  }
}

async function chat(): Promise<void> {
  for (let count = 0; !storm.isOver && count < lines; count += 1) {
    const clientMsgId = randomUUID();
    const answer = await insistently(() =>
      client.call(sendMessage, { body: { requestId: talkId, clientMsgId, type: messageTypes.text, content: `line ${count}` } }),
    );
    expect(answer.msg).toBe('success');
    acknowledged.messages.push({ clientMsgId, msgId: answer.data.msgId });
    await pause(random.between(0, 60));
  }
}

async function submit(): Promise<void> {
  for (const { requestId, version } of waiting) {
    if (storm.isOver) return;
    const body = { ...claimBody(), basicReq: { ...claimBody().basicReq, requestId }, submit: true, version };
    const idempotencyKey = randomUUID();
    const answer = await insistently(() => client.call(saveModuleClaim, { body }, { idempotencyKey }));
    expect(answer, answer.msg).toMatchObject({ code: 200, data: { status: 'submitted' } });
    acknowledged.submits.set(requestId, answer.data.requestNo);
  }
}

describe(`a server killed ${kills} times under uploads, messages and submits (seed ${seed})`, () => {
  it('starts again each time and continues', async () => {
    await server.address;
    const work = Promise.all([upload(), chat(), submit()]);
    for (let killed = 0; killed < kills; killed += 1) {
      await pause(random.between(100, 1_200));
      await server.kill();
      server = data.spawn();
      await server.address;
    }
    await pause(random.between(100, 500));
    storm.isOver = true;
    await work;
    expect(refused.filter((key) => key !== 'attachment.totalTooLarge')).toEqual([]);
    expect(await server.stop()).toMatchObject({ code: 0 });
  });

  it('has lost nothing that it acknowledged, and done nothing twice or by half', async () => {
    const app = await data.open();
    const { db } = app.platform;
    const files = await db
      .selectFrom('attachment')
      .innerJoin('stored_file', 'stored_file.key', 'attachment.file_key')
      .select(['attachment.id', 'stored_file.sha256'])
      .where('attachment.owner_kind', '=', 'request')
      .where('attachment.owner_id', '=', draftId)
      .execute();
    const stored = new Map(files.map(({ id, sha256 }) => [id, Buffer.from(sha256 ?? []).toString('hex')]));
    for (const [attId, hash] of acknowledged.files) expect(stored.get(attId), `file ${attId}`).toBe(hash);
    const messages = await db
      .selectFrom('message')
      .select(['id', 'client_msg_id'])
      .where('request_id', '=', talkId)
      .where('side', '=', 'customer')
      .orderBy('id')
      .execute();
    expect(messages.map(({ id, client_msg_id }) => ({ clientMsgId: client_msg_id, msgId: id }))).toEqual(acknowledged.messages);
    const submitted = await db
      .selectFrom('request')
      .select(['id', 'request_no'])
      .where('status', '=', 'submitted')
      .where('id', '<>', talkId)
      .execute();
    expect(new Map(submitted.map(({ id, request_no }) => [id, request_no]))).toEqual(acknowledged.submits);
    expect(await halves(app)).toEqual([]);
    expect([acknowledged.files.size, acknowledged.messages.length, acknowledged.submits.size].every((count) => count > 0)).toBe(true);

    // What broke off is announced in the database, so that the clean-up finds it.
    app.clock.advance({ days: 3 });
    await removeLeftovers(app.platform);
    expect(await strayFiles(app)).toEqual([]);
    expect(await db.selectFrom('stored_file').select('key').where('state', '<>', 'stored').execute()).toEqual([]);
    await app.stop();
  });
});
