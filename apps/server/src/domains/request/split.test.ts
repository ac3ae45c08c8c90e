// @both-engines
import { listMessages } from '@heliodesk/contract/case-chat';
import { getModuleClaimProfile } from '@heliodesk/contract/module-claim';
import { deskRequest, getRequest, listDuplicates, recallTip, splitClaim, type RequestDetail } from '@heliodesk/contract/request';
import { decideSerials, getSerialReview, listSerialChanges, listSerials, reviewSerials } from '@heliodesk/contract/serial-number';
import { saveSolution, sendForApproval } from '@heliodesk/contract/solution';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAttachment } from '#src/domains/attachment/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';

import { serialsFrom } from '#src/domains/serial-number/seed.ts';
import { halves } from '#src/testing/invariants.ts';
import { mailWith } from '#src/testing/mailbox.ts';
import { pickedUpClaim } from '#src/testing/serials-asked.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { actorOf } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Claim = Awaited<ReturnType<typeof pickedUpClaim>>;

const reason = 'The factory still checks these two.';

const decide = ({ as, agent, requestId }: Claim, selection: object, decision: 'accepted' | 'refused' | 'asked' | 'undecided') =>
  as(agent).call(decideSerials, { body: { requestId, selection, decision, reasonCode: decision === 'refused' ? '5' : '' } });
const splitOff = async ({ as, agent, requestId, seen }: Claim, more: { version?: number; why?: string } = {}, idempotencyKey?: string) =>
  as(agent).call(
    splitClaim,
    { body: { requestId, version: more.version ?? (await seen()).version, reason: more.why ?? reason } },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );
const detailOf = async ({ as, agent }: Claim, requestId: number): Promise<RequestDetail> =>
  (await as(agent).call(deskRequest, { params: { requestId } })).data;
const reviewOf = async ({ as, agent }: Claim, requestId: number) => (await as(agent).call(getSerialReview, { params: { requestId } })).data;
const serialsOf = async ({ as, customer }: Claim, requestId: number) =>
  (await as(customer).call(listSerials, { params: { requestId }, query: { pageSize: 50 } })).data.map(({ sn }) => sn);

/** Five serial numbers: one accepted, one refused, one to ask, two undecided. */
async function partlyDecided(prefix: string): Promise<Claim> {
  const claim = await pickedUpClaim(app, serialsFrom(prefix, 5));
  await decide(claim, { to: 1 }, 'accepted');
  await decide(claim, { from: 2, to: 2 }, 'refused');
  await decide(claim, { from: 3, to: 3 }, 'asked');
  return claim;
}

describe('splitting a module claim', () => {
  it('moves what is neither accepted nor refused, each once, with its id and its decision', async () => {
    const claim = await partlyDecided('SPLITONE');
    const ids = async (requestId: number) =>
      (await claim.as(claim.customer).call(listSerials, { params: { requestId }, query: { pageSize: 50 } })).data.map(({ id }) => id);
    const before = await ids(claim.requestId);
    const { data } = await splitOff(claim);
    expect(data).toMatchObject({ moved: 3, status: 'picked_up', claim: { requestType: 3 } });
    const other = data.claim.requestId;
    expect(await serialsOf(claim, claim.requestId)).toEqual(['SPLITONE00000001', 'SPLITONE00000002']);
    expect(await serialsOf(claim, other)).toEqual(['SPLITONE00000003', 'SPLITONE00000004', 'SPLITONE00000005']);
    expect([...(await ids(claim.requestId)), ...(await ids(other))]).toEqual(before);
    expect(await reviewOf(claim, claim.requestId)).toMatchObject({ total: 2, cells: 'ar', finishedAt: null });
    expect(await reviewOf(claim, other)).toMatchObject({ total: 3, cells: 'quu', counts: { asked: 1, undecided: 2 } });
    const { summary } = claim;
    expect(await summary()).toMatchObject({ total: 2 });
  });

  it('starts the other claim in review, with the same owner, contact, details and files, and its own pieces', async () => {
    const claim = await partlyDecided('SPLITTWO');
    await claim.ask({ tipsType: 4 });
    await buildAttachment(app.platform, await actorOf(app.platform, claim.customer), { requestId: claim.requestId, fileName: 'label.txt' });
    const [tip] = await claim.tips();
    expect((await claim.confirm(claim.customer, { msgId: tip?.msgId ?? 0 })).code).toBe(200);
    const from = await detailOf(claim, claim.requestId);
    const { claim: made } = (await splitOff(claim)).data;
    const to = await detailOf(claim, made.requestId);
    expect(to).toMatchObject({
      status: 'picked_up',
      waitingOn: 'us',
      ownerId: from.ownerId,
      quantity: 3,
      title: from.title,
      submitTime: from.submitTime,
      customer: { contactId: from.customer?.contactId },
      onBehalf: null,
    });
    expect(to.processNodes.map(({ processCode }) => processCode)).toEqual([0, 1]);
    const profile = async (requestId: number) =>
      (await claim.as(claim.customer).call(getModuleClaimProfile, { params: { id: requestId } })).data;
    const [rest, moved] = [await profile(claim.requestId), await profile(made.requestId)];
    expect(rest.moduleClaimInfo).toEqual({ ...moved.moduleClaimInfo, quantity: 2 });
    expect(moved.moduleClaimInfo.quantity).toBe(3);
    expect([rest, moved].map(({ attachmentResList: [file] }) => file?.fileName)).toEqual(['label.txt', 'label.txt']);
    expect(moved.addressInfo).toMatchObject({ city: 'Almería' });
    const { rows } = await sql<{ quantity: number }>`
      select quantity from module_claim_submission where request_id in (${claim.requestId}, ${made.requestId}) order by request_id`.execute(
      app.platform.db,
    );
    expect(rows.map(({ quantity }) => quantity)).toEqual([2, 3]);
  });

  it('is told to the customer in both claims and by mail, with the reason', async () => {
    const claim = await partlyDecided('SPLITTELL');
    const { requestNo } = await claim.seen();
    const { claim: made } = (await splitOff(claim)).data;
    const linksOf = async (requestId: number) => (await claim.as(claim.customer).call(getRequest, { params: { requestId } })).data.links;
    expect(await linksOf(claim.requestId)).toMatchObject([{ requestNo: made.requestNo, kind: 'splitFrom', outward: false, reason }]);
    expect(await linksOf(made.requestId)).toMatchObject([{ requestNo, kind: 'splitFrom', outward: true, reason }]);
    const lastOf = async (requestId: number) =>
      (await claim.as(claim.customer).call(listMessages, { query: { requestId } })).data.messages.at(-1);
    expect(await lastOf(claim.requestId)).toMatchObject({ content: 'split', params: { claimNo: made.requestNo, reason } });
    expect(await lastOf(made.requestId)).toMatchObject({ content: 'splitFrom', params: { claimNo: requestNo, reason } });
    await mailWith(app, claim.customer.email, reason);
    const [event] = (await detailOf(claim, claim.requestId)).events ?? [];
    expect(event).toMatchObject({ action: 'split', reason, otherNo: made.requestNo });
    const [started] = (await detailOf(claim, made.requestId)).events ?? [];
    expect(started).toMatchObject({ action: 'beginSplit', from: 'draft', to: 'picked_up', otherNo: requestNo });
  });

  it('lets the decided part go on, and both reviews be finished', async () => {
    const claim = await partlyDecided('SPLITGO');
    const { claim: made } = (await splitOff(claim)).data;
    const finish = async (requestId: number) =>
      claim.as(claim.agent).call(reviewSerials, {
        body: { requestId, version: (await detailOf(claim, requestId)).version, question: '' },
      });
    expect((await finish(claim.requestId)).data).toMatchObject({ counts: { accepted: 1, refused: 1 } });
    const send = { requestId: claim.requestId };
    const solution = await claim.as(claim.agent).call(saveSolution, {
      body: { ...send, version: (await claim.seen()).version, kind: 1, quantity: 1, unitPrice: '86.50', currency: 'EUR' },
    });
    expect(solution.code).toBe(200);
    const other = { ...claim, requestId: made.requestId };
    await decide(other, {}, 'accepted');
    expect((await finish(made.requestId)).data).toMatchObject({ counts: { accepted: 3 } });
  });

  it('needs something to move, something that stays, and a reason', async () => {
    const claim = await pickedUpClaim(app, serialsFrom('SPLITNOT', 3));
    expect(await splitOff(claim)).toMatchObject({ code: 510, key: 'split.nothingDecided' });
    await decide(claim, { to: 1 }, 'accepted');
    expect((await splitOff(claim, { why: ' ' })).errors).toMatchObject([{ path: 'reason', rule: 'required' }]);
    await decide(claim, {}, 'accepted');
    expect(await splitOff(claim)).toMatchObject({ code: 510, key: 'split.nothingUndecided' });
    expect(await reviewOf(claim, claim.requestId)).toMatchObject({ total: 3 });
  });

  it('waits for the answer to a task and for imports', async () => {
    const claim = await partlyDecided('SPLITTASK');
    await claim.ask();
    expect(await splitOff(claim)).toMatchObject({ code: 510, key: 'action.blocked', data: { blockedBy: ['noOpenTip'] } });
    const [tip] = await claim.tips();
    const { requestId } = claim;
    await claim.as(claim.agent).call(recallTip, { body: { requestId, version: (await claim.seen()).version, tipsId: tip?.tipsId ?? 0 } });
    await sql`
      insert into serial_import (list_id, uploaded_by, storage_key, file_name, state, created_at, updated_at)
      select id, ${claim.agent.userId}, 'none', 'more.xlsx', 'reading', now(), now() from serial_list where owner_kind = 'request' and owner_id = ${requestId}`.execute(
      app.platform.db,
    );
    expect(await splitOff(claim)).toMatchObject({ code: 409, key: 'serial.importRunning' });
  });

  it('is for those who review it, in its newest version', async () => {
    const claim = await partlyDecided('SPLITWHO');
    const body = { requestId: claim.requestId, version: (await claim.seen()).version, reason };
    const tracker = await buildStaff(app.platform, { role: 'tracker_agent' });
    const finance = await buildStaff(app.platform, { role: 'finance' });
    expect(await app.client(tracker.token).call(splitClaim, { body })).toMatchObject({ code: 404 });
    expect(await app.client(finance.token).call(splitClaim, { body })).toMatchObject({ code: 403 });
    expect(await claim.as(claim.customer).call(splitClaim, { body })).toMatchObject({ code: 403 });
    expect(await splitOff(claim, { version: body.version - 1 })).toMatchObject({ code: 409, key: 'stale' });
  });

  it('keeps what a customer once added among the changes of that time', async () => {
    const claim = await pickedUpClaim(app, serialsFrom('SPLITADD', 2));
    await claim.ask();
    const [tip] = await claim.tips();
    await claim.insert(claim.customer, 'SPLITADD00000009');
    expect((await claim.confirm(claim.customer, { msgId: tip?.msgId ?? 0 })).code).toBe(200);
    await decide(claim, { to: 2 }, 'accepted');
    const { claim: made } = (await splitOff(claim)).data;
    expect(await serialsOf(claim, made.requestId)).toEqual(['SPLITADD00000009']);
    const { rows } = await sql<{ id: number }>`
      select c.id from serial_change c join serial_list l on l.id = c.list_id where l.owner_id = ${claim.requestId}`.execute(
      app.platform.db,
    );
    const changes = await claim.as(claim.agent).call(listSerialChanges, {
      params: { requestId: claim.requestId },
      query: { changeId: rows[0]?.id ?? 0, kind: 'added' },
    });
    expect(changes.data).toMatchObject([{ sn: 'SPLITADD00000009' }]);
  });

  it('moves tens of thousands in a moment', async () => {
    const claim = await pickedUpClaim(app, serialsFrom('SPLITMANY', 1));
    await sql`
      with added as (
        insert into serial_list_entry (list_id, sn, verdict)
        select id, 'SPLITMANY' || lpad(n::text, 8, '0'), 'unknown' from serial_list, generate_series(2, 20000) as n where owner_id = ${claim.requestId}
      ) update serial_list set total = 20000, verdicts = '{"unknown": 20000}' where owner_id = ${claim.requestId}`.execute(app.platform.db);
    await decide(claim, { to: 10_000 }, 'accepted');
    const { data } = await splitOff(claim);
    expect(data.moved).toBe(10_000);
    expect(await claim.summary()).toMatchObject({ total: 10_000 });
  });

  it('is no possible duplicate of the claim that it came from', async () => {
    const claim = await partlyDecided('SPLITDUP');
    const { claim: made } = (await splitOff(claim)).data;
    const { data } = await claim.as(claim.agent).call(listDuplicates, { query: { requestId: made.requestId } });
    expect(data.map(({ requestId }) => requestId)).not.toContain(claim.requestId);
  });
});

describe('splitting at the same time as something else', () => {
  /** Every serial number is in exactly one claim. */
  const inPlaces = async (prefix: string) =>
    (
      await sql<{ owner_id: number; n: number }>`
        select owner_id, count(*)::int as n from serial_list_entry e join serial_list l on l.id = e.list_id where sn like ${`${prefix}%`} group by 1 order by 1`.execute(
        app.platform.db,
      )
    ).rows.map(({ n }) => n);

  it('makes one claim of two splits, and of one that is sent twice', async () => {
    const claim = await partlyDecided('RACETWO');
    const { version } = await claim.seen();
    const codes = (await Promise.all([splitOff(claim, { version }), splitOff(claim, { version })])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([200, 409]);
    expect(await inPlaces('RACETWO')).toEqual([2, 3]);
    const again = await partlyDecided('RACEKEY');
    const key = '6a0e6f4e-3f0e-4f5e-9b62-0a3c7f4f9a11';
    const first = await again.seen();
    const [one, other] = [await splitOff(again, { version: first.version }, key), await splitOff(again, { version: first.version }, key)];
    expect(other.data.claim).toEqual(one.data.claim);
    expect(await inPlaces('RACEKEY')).toEqual([2, 3]);
  });

  it('keeps each decision with the claim that its serial number is in', async () => {
    const claim = await partlyDecided('RACEDEC');
    const { version } = await claim.seen();
    const [divided, decided] = await Promise.all([splitOff(claim, { version }), decide(claim, { from: 4 }, 'accepted')]);
    expect([200, 409]).toContain(divided.code);
    expect(decided.code).toBe(200);
    const here = await reviewOf(claim, claim.requestId);
    const counted = Object.values(here.counts).reduce((sum, count) => sum + count, 0);
    expect(counted).toBe((await serialsOf(claim, claim.requestId)).length);
    expect((await inPlaces('RACEDEC')).reduce((sum, n) => sum + n, 0)).toBe(5);
    const { rows } = await sql`
      select from serial_decision d where not exists (select from serial_list_entry e where e.list_id = d.list_id and e.id = d.entry_id)`.execute(
      app.platform.db,
    );
    expect(rows).toEqual([]);
  });

  it('is not sent for approval half', async () => {
    const claim = await partlyDecided('RACESEND');
    const { version } = await claim.seen();
    const body = { requestId: claim.requestId, version };
    const [divided, sent] = await Promise.all([splitOff(claim, { version }), claim.as(claim.agent).call(sendForApproval, { body })]);
    expect([divided.code, sent.code].filter((code) => code === 200)).toHaveLength(1);
  });
});

it('a claim that was split leaves nothing half there', async () => {
  const claim = await partlyDecided('SPLITEND');
  expect((await splitOff(claim)).code).toBe(200);
  expect(await halves(app)).toEqual([]);
});
