// @both-engines
import { randomUUID } from 'node:crypto';
import { addFile, listAttachments } from '@heliodesk/contract/attachment';
import { getModuleClaimDraft, saveModuleClaim } from '@heliodesk/contract/module-claim';
import {
  countRequests,
  deleteDraft,
  getRequest,
  listDiscardedDrafts,
  listOnBehalfDrafts,
  listRequests,
  restoreDraft,
} from '@heliodesk/contract/request';
import { insertSerials, serialSummary } from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { removeLeftovers } from '#src/domains/attachment/seed.ts';
import { buildStaff, signIn, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildClaim, claimBody } from '#src/domains/module-claim/seed.ts';
import { prepareData } from '#src/testing/durable-data.ts';
import { halves } from '#src/testing/invariants.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { TestClient } from '#src/testing/test-client.ts';
import { removeDiscardedDrafts } from './seed.ts';

let app: TestApp;
let agent: BuiltUser;
let carmen: BuiltCustomer;
beforeAll(async () => {
  app = await startTestApp();
  agent = await buildStaff(app.platform, { name: 'Oskar Baumann' });
  carmen = await buildCustomer(app.platform);
});
afterAll(() => app.stop());

type Person = { token: string };
const as = ({ token }: Person) => app.client(token);
const discard = (who: Person, requestId: number, version?: number) =>
  as(who).call(deleteDraft, { params: { requestId }, query: { version } });
const discarded = async (who: Person, requestId: number) => (await discard(who, requestId)).data;
const restore = (who: Person, requestId: number, version: number, idempotencyKey?: string) =>
  as(who).call(restoreDraft, { body: { requestId, version } }, idempotencyKey === undefined ? {} : { idempotencyKey });
const restorable = async (who: Person) => (await as(who).call(listDiscardedDrafts, { query: {} })).data.map(({ requestId }) => requestId);
const auditOf = (requestId: number, action: string) =>
  app.platform.db
    .selectFrom('audit')
    .select(['actor_id', 'on_behalf_of'])
    .where('action', '=', action)
    .where('subject_id', '=', String(requestId))
    .execute();

async function withFile(customer: BuiltCustomer) {
  const { requestId } = await buildClaim(app.platform, customer, { serials: ['HD7226W14A018842', 'HD7226W14A018843'] });
  const file = { name: 'note.txt', content: Buffer.from('Seen by drone in rows 12 to 31.') };
  const { data } = await as(customer).call(addFile, { body: { requestId } }, { file });
  return { requestId, key: new URL(data.url, 'http://site').searchParams.get('fileName') ?? '' };
}

describe('a discarded draft', () => {
  it('leaves every list, count and call, and comes back with everything in it', async () => {
    const customer = await buildCustomer(app.platform);
    const { requestId } = await withFile(customer);
    const client = as(customer);
    const gone = await discarded(customer, requestId);
    expect(Date.parse(gone.until) - app.clock.now().getTime()).toBeGreaterThan(24 * 3_600_000 - 10_000);
    expect((await client.call(listRequests, { query: { view: 'draft' } })).total).toBe(0);
    expect((await client.call(countRequests, { query: {} })).data).toMatchObject({ draft: 0 });
    const { basicReq, ...body } = claimBody();
    const answers = [
      await client.call(getRequest, { params: { requestId } }),
      await client.call(getModuleClaimDraft, { params: { id: requestId }, query: {} }),
      await client.call(saveModuleClaim, { body: { ...body, basicReq: { ...basicReq, requestId } } }),
      await client.call(insertSerials, { body: { requestId, snList: [{ sn: 'HD7226W14A018844' }] } }),
      await client.call(serialSummary, { params: { requestId } }),
      await client.call(listAttachments, { query: { requestId } }),
      await discard(customer, requestId),
    ];
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 404));
    const [listed] = (await client.call(listDiscardedDrafts, { query: {} })).data;
    expect(listed).toMatchObject({
      requestId,
      requestNo: gone.requestNo,
      title: expect.stringContaining('Hot spots'),
      until: gone.until,
      onBehalf: null,
      serials: 2,
      files: 1,
    });

    const { data } = await restore(customer, requestId, gone.version);
    expect(data.actions.map(({ name }) => name)).toContain('save');
    expect(await restorable(customer)).toEqual([]);
    expect((await client.call(listRequests, { query: { view: 'draft' } })).data).toMatchObject([{ requestId, version: data.version }]);
    expect((await client.call(serialSummary, { params: { requestId } })).data.total).toBe(2);
    expect((await client.call(listAttachments, { query: { requestId } })).data).toHaveLength(1);
  });

  it('is brought back by its owner alone', async () => {
    const { requestId } = await buildClaim(app.platform, carmen);
    const { version } = await discarded(carmen, requestId);
    const colleague = await buildCustomer(app.platform, { firstName: 'Coco', company: carmen });
    for (const other of [colleague, await buildCustomer(app.platform), agent, await buildStaff(app.platform, { role: 'finance' })]) {
      expect((await restore(other, requestId, version)).code).toBeOneOf([403, 404]);
      expect((await as(other).call(listDiscardedDrafts, { query: {} })).data ?? []).toEqual([]);
    }
    expect((await restore(carmen, requestId, version)).code).toBe(200);
  });

  it('comes back for staff who act for customers, and for the customer, with an entry of what staff did', async () => {
    const { requestId } = await buildClaim(app.platform, agent, { onBehalfOf: carmen.contactId });
    const first = await discarded(agent, requestId);
    expect((await as(agent).call(listOnBehalfDrafts, { query: {} })).data.map((row) => row.requestId)).not.toContain(requestId);
    const colleague = await buildStaff(app.platform, { role: 'module_agent' });
    const outsider = await buildStaff(app.platform, { role: 'tracker_agent' });
    expect((await restore(outsider, requestId, first.version)).code).toBe(404);
    expect((await as(colleague).call(listDiscardedDrafts, { query: {} })).data).toMatchObject([
      { requestId, onBehalf: { by: 'Oskar Baumann' } },
    ]);
    expect((await restore(colleague, requestId, first.version)).code).toBe(200);
    expect(await auditOf(requestId, 'request.deleteDraft')).toEqual([{ actor_id: agent.userId, on_behalf_of: carmen.contactId }]);
    expect(await auditOf(requestId, 'request.restoreDraft')).toEqual([{ actor_id: colleague.userId, on_behalf_of: carmen.contactId }]);
    const second = await discarded(colleague, requestId);
    expect((await restore(carmen, requestId, second.version)).code).toBe(200);
    expect(await auditOf(requestId, 'request.restoreDraft')).toHaveLength(1);
  });

  it('of an outdated version is neither discarded nor brought back', async () => {
    const { requestId, version } = await buildClaim(app.platform, carmen);
    expect(await discard(carmen, requestId, version - 1)).toMatchObject({ code: 409, key: 'stale' });
    const gone = (await discard(carmen, requestId, version)).data;
    expect(await restore(carmen, requestId, version)).toMatchObject({ code: 409, key: 'stale' });
    expect((await restore(carmen, requestId, gone.version)).code).toBe(200);
  });

  it('goes and comes back once, however many ask at the same time', async () => {
    const { requestId } = await buildClaim(app.platform, carmen);
    const both = await Promise.all([discard(carmen, requestId), discard(carmen, requestId)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, 404]);
    const version = both.find(({ code }) => code === 200)?.data.version ?? 0;
    const back = await Promise.all([restore(carmen, requestId, version), restore(carmen, requestId, version)]);
    expect(back.map(({ code }) => code).toSorted()).toEqual([200, 404]);
    const again = await discarded(carmen, requestId);
    const key = randomUUID();
    const repeated = await Promise.all([restore(carmen, requestId, again.version, key), restore(carmen, requestId, again.version, key)]);
    expect(repeated.map(({ code }) => code)).toEqual([200, 200]);
    expect(repeated[0].data).toEqual(repeated[1].data);
  });
});

describe('after a day', () => {
  it('a discarded draft cannot be brought back, and goes with its files and serial numbers; others stay', async () => {
    const kept = await withFile(carmen);
    const { requestId, key } = await withFile(carmen);
    const { version } = await discarded(carmen, requestId);
    app.clock.advance({ hours: 23, minutes: 59 });
    await removeDiscardedDrafts(app.platform);
    const later = { token: await signIn(app.platform, carmen) };
    expect(await restorable(later)).toContain(requestId);
    app.clock.advance({ minutes: 1 });
    expect(await restorable(later)).not.toContain(requestId);
    expect((await restore(later, requestId, version)).code).toBe(404);
    await Promise.all([removeDiscardedDrafts(app.platform), removeDiscardedDrafts(app.platform)]);
    await removeLeftovers(app.platform);
    const { rows } = await app.platform.database.raw.query(
      `select owner_id from attachment union all select owner_id from serial_list union all select id from request where discarded_at is not null`,
    );
    expect(rows.map(({ owner_id }) => Number(owner_id))).not.toContain(requestId);
    expect(await app.platform.files.exists(key)).toBe(false);
    expect(await app.platform.files.exists(kept.key)).toBe(true);
    expect(await halves(app)).toEqual([]);
  });
});

it('a discarded draft comes back after a restart', async () => {
  let token = '';
  let gone = { requestId: 0, version: 0 };
  const data = await prepareData(async ({ platform, http }) => {
    ({ token } = await buildCustomer(platform));
    const { requestId } = await buildClaim(platform, { token });
    gone = (await new TestClient(http, token).call(deleteDraft, { params: { requestId }, query: {} })).data;
  });
  const restarted = await data.open();
  try {
    const client = new TestClient(restarted.http, token);
    expect((await client.call(listDiscardedDrafts, { query: {} })).data).toMatchObject([{ requestId: gone.requestId }]);
    const body = { requestId: gone.requestId, version: gone.version };
    expect((await client.call(restoreDraft, { body })).code).toBe(200);
  } finally {
    await restarted.stop();
    data.remove();
  }
});
