// @both-engines
import { addFile, listAttachments } from '@heliodesk/contract/attachment';
import { listMessages } from '@heliodesk/contract/case-chat';
import { getRequest } from '@heliodesk/contract/request';
import { schemasOf } from '@heliodesk/contract/schemas';
import { importStatus, serialSummary } from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { contractEndpoints } from '#src/testing/contract-endpoints.ts';
import { validRequest, type Known } from '#src/testing/valid-request.ts';
import { newSeed, seeded } from '#src/testing/seeded.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildWorld, type World } from '#src/testing/world.ts';

const seed = newSeed();
const missing = 999_999_999;
/** Fields by which a call names something that belongs to somebody. */
const naming = ['requestId', 'id', 'importId', 'ids', 'attId', 'fileName', 'msgId', 'afterMsgId', 'beforeMsgId', 'cloneOf'] as const;
type Named = Record<(typeof naming)[number], unknown>;

const endpoints = (await contractEndpoints()).filter(({ spec }) => {
  if (spec.access === 'public') return false;
  const { params, query, body } = schemasOf(spec);
  const fields =
    JSON.stringify(validRequest(spec, {}, seeded(1))) +
    Object.keys({ ...params?.shape, ...query?.shape, ...(body as { shape?: object } | undefined)?.shape }).join();
  return naming.some((name) => fields.includes(name)) || fields.includes('basicReq');
});

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.stop());

const nothing = (): Named => ({
  requestId: missing,
  id: missing,
  importId: missing,
  ids: missing,
  attId: missing,
  fileName: 'attachment/nothing',
  msgId: missing,
  afterMsgId: missing,
  beforeMsgId: missing,
  cloneOf: missing,
});

function foreign(requestId: number, id: number): Named {
  const { importId, serialId, attId, fileKey, msgId, submittedId } = world.ownedIds;
  return {
    requestId,
    id,
    importId,
    ids: serialId,
    attId,
    fileName: fileKey,
    msgId,
    afterMsgId: msgId,
    beforeMsgId: msgId,
    cloneOf: submittedId,
  };
}

const asKnown = (named: Named): Known => ({
  ...Object.fromEntries(Object.entries(named).map(([name, value]) => [name, [value]])),
  version: [1],
  contactId: [missing],
  ownerId: [missing],
  region: [724],
});

/** What the owner sees of everything that strangers have tried. */
async function stateOfAll(): Promise<unknown> {
  const client = app.client(world.owner.token);
  const { requestId, submittedId } = world.ownedIds;
  const seen = [
    await client.call(getRequest, { params: { requestId } }),
    await client.call(getRequest, { params: { requestId: submittedId } }),
    await client.call(listAttachments, { query: { requestId } }),
    await client.call(serialSummary, { params: { requestId } }),
    await client.call(importStatus, { query: { requestId } }),
    await client.call(listAttachments, { query: { requestId: submittedId, purpose: 'message' } }),
    await app.client(world.agent.token).call(listAttachments, { query: { requestId: submittedId, purpose: 'note' } }),
    await client.call(listMessages, { query: { requestId: submittedId } }),
  ];
  expect(seen.map(({ code }) => code)).toEqual(seen.map(() => 200));
  return seen.map(({ data }) => data);
}

describe(`what belongs to another company (seed ${seed})`, () => {
  let before: unknown;
  beforeAll(async () => {
    before = await stateOfAll();
  });

  it.each(endpoints)('$name answers like what does not exist', async ({ spec }) => {
    const { requestId, submittedId, attId, sent } = world.ownedIds;
    const client = app.client(world.stranger.token);
    const ofSent = sent.map((file) => ({ ...foreign(submittedId, file.attId), attId: file.attId, fileName: file.fileKey }));
    const file = spec.takes === 'multipart' ? { file: { name: 'modules.xlsx', content: Buffer.from('PK') } } : {};
    for (const named of [foreign(requestId, requestId), foreign(submittedId, submittedId), foreign(requestId, attId), ...ofSent])
      for (let variant = 0; variant < 6; variant += 1) {
        const ask = async (ids: Named) => {
          const { status, code, key, msg, data } = await client.call(
            spec,
            validRequest(spec, asKnown(ids), seeded(seed + variant)) as never,
            file,
          );
          return { status, code, key, msg, ...(code === 200 ? {} : { data }) };
        };
        expect(await ask(named), JSON.stringify(named)).toEqual(await ask(nothing()));
      }
  });

  it('is all there, as it was before', async () => {
    expect(await stateOfAll()).toEqual(before);
  });

  it('is, of drafts, not even there for a colleague or staff', async () => {
    const { requestId } = world.ownedIds;
    const content = { name: 'note.txt', content: Buffer.from('words') };
    const colleague = await buildCustomer(app.platform, { company: world.owner });
    for (const { token } of [world.supervisor, colleague]) {
      const client = app.client(token);
      expect((await client.call(getRequest, { params: { requestId } })).code).toBe(404);
      expect((await client.call(addFile, { body: { requestId } }, { file: content })).code).toBe(404);
    }
  });
});
