// @both-engines
import {
  deskRequest,
  getRequest,
  linkDuplicate,
  listDuplicates,
  pickUp,
  unlinkDuplicate,
  withdrawRequest,
  type PossibleDuplicate,
} from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildEnquiry } from '#src/domains/enquiry/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { repair } from '#src/domains/solution/seed.ts';
import { buildTrackerClaim } from '#src/domains/tracker-claim/seed.ts';
import { buildCompleted } from '#src/testing/reopened-claims.ts';
import { buildSolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let customer: BuiltCustomer;
let stranger: BuiltCustomer;
let agent: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  customer = await buildCustomer(app.platform);
  stranger = await buildCustomer(app.platform);
  agent = await buildStaff(app.platform, { role: 'module_agent', name: 'Tomás Quiroga' });
});
afterAll(() => app.stop());

let numbers = 0;
const serials = (count: number): string[] => Array.from({ length: count }, () => `HD7226W14A${String((numbers += 1)).padStart(6, '0')}`);

/** A submitted claim; of a project and serial numbers of its own unless told otherwise. */
const claimOf = (person: BuiltCustomer, { sns = serials(1), project = `Project ${(numbers += 1)}`, day = '2026-10-02' } = {}) =>
  buildClaim(app.platform, person, { submit: true, serials: sns, claim: { projectName: project, defectDate: day, quantity: sns.length } });

/** The same, picked up by the agent. */
const pickedUp = async (...of: Parameters<typeof claimOf>) => {
  const { requestId, version, requestNo } = await claimOf(...of);
  const { data } = await app.client(agent.token).call(pickUp, { body: { requestId, version } });
  return { requestId, requestNo, version: data.version };
};

const alike = async (requestId: number, { token } = agent): Promise<PossibleDuplicate[]> =>
  (await app.client(token).call(listDuplicates, { query: { requestId } })).data;
const link = (target: { requestId: number; version: number }, duplicateNo: string, { token } = agent) =>
  app.client(token).call(linkDuplicate, { body: { requestId: target.requestId, version: target.version, duplicateNo } });
const caseOf = async (requestId: number) => (await app.client(agent.token).call(deskRequest, { params: { requestId } })).data;
const linksFor = async (requestId: number, { token }: { token: string }) =>
  (await app.client(token).call(getRequest, { params: { requestId } })).data.links.map(({ requestNo, kind, outward }) => [
    requestNo,
    kind,
    outward,
  ]);

describe('claims that may be duplicates', () => {
  it('are open ones with the same serial numbers, most first, and those of the same project and day', async () => {
    const [one = '', two = '', three = ''] = serials(3);
    const project = 'Almería Norte 3';
    const fewer = await claimOf(customer, { sns: [one] });
    const more = await claimOf(stranger, { sns: [one, two] });
    const sameDefect = await claimOf(customer, { project: 'ALMERIA  norte 3' });
    await claimOf(customer, { project, day: '2026-10-03' });
    const withdrawn = await claimOf(customer, { sns: [three] });
    await app.client(customer.token).call(withdrawRequest, { body: { ...withdrawn, reason: 'By mistake' } });
    await buildClaim(app.platform, customer, { serials: [two] });
    const { requestId } = await claimOf(customer, { sns: [one, two, three], project });
    const seen = (await alike(requestId)).map((other) => [other.requestId, other.sharedSerials, other.isSameDefect, other.isSameCompany]);
    expect(seen).toEqual([
      [more.requestId, 2, false, false],
      [fewer.requestId, 1, false, true],
      [sameDefect.requestId, 0, true, true],
    ]);
  });

  it('are found among thousands of serial numbers', async () => {
    const sns = serials(2_050);
    const other = await claimOf(customer, { sns: sns.slice(1_990) });
    const { requestId } = await claimOf(customer, { sns });
    expect((await alike(requestId)).map(({ requestId: id, sharedSerials }) => [id, sharedSerials])).toEqual([[other.requestId, 60]]);
  });

  it('are found by the serial numbers of tracker parts', async () => {
    const trackers = await buildStaff(app.platform, { role: 'tracker_agent' });
    const first = await buildTrackerClaim(app.platform, customer, { submit: true });
    const second = await buildTrackerClaim(app.platform, stranger, { submit: true });
    const found = await alike(second.requestId, trackers);
    expect(found.map(({ requestId }) => requestId)).toEqual([first.requestId]);
    expect(found[0]?.sharedSerials).toBeGreaterThan(0);
  });

  it('are for staff of the claim’s team alone', async () => {
    const { requestId } = await claimOf(customer);
    const trackers = await buildStaff(app.platform, { role: 'tracker_agent' });
    expect((await app.client(trackers.token).call(listDuplicates, { query: { requestId } })).code).toBe(404);
    expect((await app.client(customer.token).call(listDuplicates, { query: { requestId } })).code).toBe(403);
    const { requestId: enquiry } = await buildEnquiry(app.platform, customer, { submit: true });
    expect(await alike(enquiry)).toEqual([]);
  });
});

describe('linking a duplicate', () => {
  it('shows each claim the other one, keeps the event on both, and leaves the state as it is', async () => {
    const sns = serials(2);
    const first = await claimOf(customer, { sns });
    const second = await pickedUp(customer, { sns });
    const { code, data } = await link(second, first.requestNo.toLowerCase());
    expect(code).toBe(200);
    expect(data).toMatchObject({ requestId: second.requestId, status: 'picked_up', version: second.version + 1 });
    expect(await linksFor(second.requestId, customer)).toEqual([[first.requestNo, 'duplicateOf', true]]);
    expect(await linksFor(first.requestId, customer)).toEqual([[second.requestNo, 'duplicateOf', false]]);
    const [linked] = (await caseOf(second.requestId)).events ?? [];
    expect(linked).toMatchObject({ action: 'linkDuplicate', actor: 'Tomás Quiroga', otherNo: first.requestNo });
    const [gained] = (await caseOf(first.requestId)).events ?? [];
    expect(gained).toMatchObject({ action: 'gainDuplicate', otherNo: second.requestNo });
    expect(await alike(second.requestId)).toEqual([]);
    expect(await alike(first.requestId)).toEqual([]);
  });

  it('is seen by customers only where both claims are from their company', async () => {
    const theirs = await claimOf(stranger);
    const own = await pickedUp(customer);
    await link(own, theirs.requestNo);
    expect(await linksFor(own.requestId, customer)).toEqual([]);
    expect(await linksFor(theirs.requestId, stranger)).toEqual([]);
    expect((await caseOf(own.requestId)).links).toMatchObject([{ requestNo: theirs.requestNo }]);
  });

  it('is refused at its field with the reason', async () => {
    const own = await pickedUp(customer);
    const other = await claimOf(customer);
    const enquiry = await buildEnquiry(app.platform, customer, { submit: true });
    const hidden = await buildTrackerClaim(app.platform, customer, { submit: true });
    const draft = await buildClaim(app.platform, { token: agent.token }, { onBehalfOf: customer.contactId });
    const ruleOf = async (...asked: Parameters<typeof link>) => {
      const { code, errors } = await link(...asked);
      return [code, errors.map(({ path, rule }) => `${path} ${rule}`).join()];
    };
    expect(await ruleOf(own, own.requestNo)).toEqual([510, 'duplicateNo linksItself']);
    expect(await ruleOf(own, draft.requestNo)).toEqual([510, 'duplicateNo linksDraft']);
    expect(await ruleOf(own, 'MC-20200101-00001')).toEqual([510, 'duplicateNo unknownNumber']);
    expect(await ruleOf(own, hidden.requestNo)).toEqual([510, 'duplicateNo unknownNumber']);
    expect(await ruleOf(own, enquiry.requestNo, await buildStaff(app.platform, { role: 'agent' }))).toEqual([
      510,
      'duplicateNo linksNoClaim',
    ]);
    const { data } = await link(own, other.requestNo);
    expect(await ruleOf(data, other.requestNo)).toEqual([510, 'duplicateNo linkedAlready']);
    const back = await app.client(agent.token).call(pickUp, { body: { requestId: other.requestId, version: other.version + 1 } });
    expect(await ruleOf(back.data, own.requestNo)).toEqual([510, 'duplicateNo linkedAlready']);
  });

  it('needs a picked up claim in its newest version, and someone of its team', async () => {
    const other = await claimOf(customer);
    const submitted = await claimOf(customer);
    expect(await link(submitted, other.requestNo)).toMatchObject({ code: 409, key: 'action.notAllowed' });
    const own = await pickedUp(customer);
    expect(await link({ ...own, version: own.version - 1 }, other.requestNo)).toMatchObject({ code: 409, key: 'stale' });
    const trackers = await buildStaff(app.platform, { role: 'tracker_agent' });
    expect((await link(own, other.requestNo, trackers)).code).toBe(404);
    expect((await link(own, other.requestNo, customer)).code).toBe(403);
  });

  it('works at the same time in both directions: one of the two is refused', async () => {
    const one = await pickedUp(customer);
    const two = await pickedUp(customer);
    const codes = (await Promise.all([link(one, two.requestNo), link(two, one.requestNo)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([200, 409]);
  });
});

describe('a completed claim', () => {
  it('can turn out to be the same as a new one, and not to be', async () => {
    const people = { ...(await buildSolvingPeople(app)), customer };
    const completed = await buildCompleted(app, people, {
      type: 'module',
      pieces: 3,
      refused: 0,
      solutions: [repair({ quantity: 1 }), repair({ quantity: 2 })],
    });
    const { requestNo, version } = await completed.seen();
    const again = await pickedUp(customer);
    expect((await link(again, requestNo)).code).toBe(200);
    expect(await linksFor(again.requestId, customer)).toEqual([[requestNo, 'duplicateOf', true]]);
    const target = { requestId: completed.requestId, version: version + 1, otherId: again.requestId };
    expect((await app.client(agent.token).call(unlinkDuplicate, { body: { ...target, reason: 'Another roof' } })).code).toBe(200);
    expect(await completed.seen()).toMatchObject({ status: 'completed', links: [] });
  });
});

describe('unlinking a duplicate', () => {
  it('works from either claim, with a reason that both keep', async () => {
    const first = await claimOf(customer);
    const second = await pickedUp(customer);
    await link(second, first.requestNo);
    const client = app.client(agent.token);
    const target = { requestId: first.requestId, version: first.version + 1, otherId: second.requestId };
    expect((await client.call(unlinkDuplicate, { body: { ...target, reason: ' ' } })).errors).toMatchObject([{ path: 'reason' }]);
    const { code } = await client.call(unlinkDuplicate, { body: { ...target, reason: 'Another row of modules' } });
    expect(code).toBe(200);
    for (const { requestId } of [first, second]) {
      const { links, events } = await caseOf(requestId);
      expect(links).toEqual([]);
      expect(events?.[0]).toMatchObject({ action: 'unlinkDuplicate', reason: 'Another row of modules' });
    }
    const again = { ...target, version: target.version + 1, reason: 'Twice' };
    expect((await client.call(unlinkDuplicate, { body: again })).code).toBe(404);
  });
});
