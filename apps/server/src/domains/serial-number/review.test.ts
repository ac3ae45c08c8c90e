// @both-engines
import { listMessages } from '@heliodesk/contract/case-chat';
import {
  decideSerials,
  exportRefusedSerials,
  getReviewResult,
  getSerialReview,
  listRefusedSerials,
  listReviewRows,
  reviewSerials,
  type SerialSelection,
} from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildModule } from '#src/domains/module/seed.ts';
import { eventually } from '#src/testing/eventually.ts';
import { mailWith } from '#src/testing/mailbox.ts';
import { pickedUpClaim } from '#src/testing/serials-asked.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { serialsFrom } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Claim = Awaited<ReturnType<typeof pickedUpClaim>>;

/** A claim of two known modules and three that the registry doesn't know. */
async function mixedClaim(prefix: string): Promise<Claim> {
  const [first = '', second = '', ...unknown] = serialsFrom(prefix, 5);
  for (const serialNumber of [first, second])
    await buildModule(app.platform, { serialNumber, warrantyRegion: 724, warrantyStart: '2024-01-01' });
  return pickedUpClaim(app, [first, second, ...unknown]);
}

const decide = (
  { as, agent, requestId }: Claim,
  selection: SerialSelection,
  decision: 'accepted' | 'refused' | 'asked' | 'undecided',
  reasonCode = '',
) => as(agent).call(decideSerials, { body: { requestId, selection, decision, reasonCode } });
const review = ({ as, agent, requestId }: Claim) => as(agent).call(getSerialReview, { params: { requestId } });
const finish = async ({ as, agent, requestId, seen }: Claim, question = '') =>
  as(agent).call(reviewSerials, { body: { requestId, version: (await seen()).version, question } });
const result = ({ as, customer, requestId }: Claim) => as(customer).call(getReviewResult, { params: { requestId } });

describe('reviewing serial numbers', () => {
  it('decides by finding, by range and one by one, and shows each as a cell', async () => {
    const claim = await mixedClaim('REVIEW');
    expect((await review(claim)).data).toMatchObject({ total: 5, counts: { undecided: 5 }, cells: 'uuuuu', serialsPerCell: 1 });
    expect((await decide(claim, { verdict: 'ok' }, 'accepted')).data).toMatchObject({
      counts: { accepted: 2, undecided: 3 },
      cells: 'aauuu',
    });
    const { data } = await decide(claim, { from: 3, to: 4 }, 'refused', '5');
    expect(data).toMatchObject({ cells: 'aarru', refusedFor: [{ reasonCode: '5', reason: 'Not our product', count: 2 }] });
    expect(data.groups).toMatchObject([
      { verdict: 'unknown', total: 3, counts: { refused: 2, undecided: 1 }, reasonCode: '5' },
      { verdict: 'ok', total: 2, counts: { accepted: 2 }, reasonCode: '' },
    ]);
    const { as, agent, requestId } = claim;
    const rows = await as(agent).call(listReviewRows, { query: { requestId, state: 'undecided' } });
    expect(rows).toMatchObject({
      total: 1,
      data: [{ position: 5, sn: 'REVIEW00000005', verdict: 'unknown', state: 'undecided', reason: '' }],
    });
    expect((await decide(claim, { ids: [rows.data[0]?.id ?? 0] }, 'asked')).data).toMatchObject({ cells: 'aarrq' });
    expect((await decide(claim, { from: 4 }, 'undecided')).data).toMatchObject({ cells: 'aaruu', counts: { undecided: 2 } });
  });

  it('records each decision, and none that changes nothing', async () => {
    const claim = await mixedClaim('RECORD');
    await decide(claim, {}, 'accepted');
    const { version } = await claim.seen();
    await decide(claim, { verdict: 'ok' }, 'accepted');
    expect((await claim.seen()).version).toBe(version);
  });

  it('needs a reason of the dictionary to refuse, and a range that goes forward', async () => {
    const claim = await mixedClaim('REASON');
    const rules = async (answer: Promise<{ errors?: { path: string; rule: string }[] }>) =>
      (await answer).errors?.map(({ path, rule }) => `${path} ${rule}`);
    expect(await rules(decide(claim, {}, 'refused'))).toEqual(['reasonCode required']);
    expect(await rules(decide(claim, {}, 'refused', '99'))).toEqual(['reasonCode invalid']);
    expect(await rules(decide(claim, { from: 4, to: 3 }, 'accepted'))).toEqual(['selection.to invalid']);
    expect((await review(claim)).data.counts).toMatchObject({ undecided: 5 });
  });

  it('is finished once all are decided; then the customer reads the result, with a mail and a file', async () => {
    const claim = await mixedClaim('FINISH');
    const { as, customer, requestId } = claim;
    await decide(claim, { verdict: 'ok' }, 'accepted');
    expect(await finish(claim)).toMatchObject({ code: 510, key: 'action.blocked', data: { blockedBy: ['allDecided'] } });
    await decide(claim, { verdict: 'unknown' }, 'refused', '5');
    expect((await result(claim)).data).toBeNull();
    expect(await as(customer).call(listRefusedSerials, { query: { requestId } })).toMatchObject({ total: 0, data: [] });
    expect((await finish(claim)).data).toMatchObject({ finishedBy: expect.stringMatching(/./u), counts: { accepted: 2, refused: 3 } });
    expect((await result(claim)).data).toMatchObject({
      total: 5,
      accepted: 2,
      refused: 3,
      asked: 0,
      refusedFor: [{ count: 3, reason: 'Not our product' }],
    });
    const refused = await as(customer).call(listRefusedSerials, { query: { requestId } });
    expect(refused).toMatchObject({ total: 3, data: [{ sn: 'FINISH00000003', reason: 'Not our product' }, {}, {}] });
    expect((await as(customer).call(exportRefusedSerials, { body: { requestId } })).code).toBe(200);
    await mailWith(app, customer.email, 'Refused: 3');
    const { messages } = (await as(customer).call(listMessages, { query: { requestId } })).data;
    expect(messages.at(-1)).toMatchObject({ sender: 'system', content: 'serialsReviewed' });
  });

  it('is open again after another decision, and the customer reads nothing of it until it is finished', async () => {
    const claim = await mixedClaim('REOPEN');
    await decide(claim, {}, 'accepted');
    await finish(claim);
    await decide(claim, { from: 5 }, 'refused', '6');
    expect((await review(claim)).data.finishedAt).toBeNull();
    expect((await result(claim)).data).toBeNull();
    await finish(claim);
    expect((await result(claim)).data).toMatchObject({ accepted: 4, refused: 1 });
  });

  it('asks the customer about those in question; what stays keeps its decision, what comes has none', async () => {
    const claim = await mixedClaim('ASKBACK');
    await decide(claim, { verdict: 'ok' }, 'accepted');
    await decide(claim, { verdict: 'unknown' }, 'asked');
    expect((await finish(claim)).errors).toMatchObject([{ path: 'question', rule: 'required' }]);
    expect((await finish(claim, 'Please compare with the labels.')).code).toBe(200);
    const [tip] = await claim.tips();
    expect(tip).toMatchObject({
      tipsType: 3,
      state: 'open',
      serials: { rows: 3, decided: true },
      content: 'Please compare with the labels.',
    });
    const asked = await claim.list(claim.customer, { mark: 'asked' });
    expect(asked.data.map(({ sn }) => sn)).toEqual(['ASKBACK00000003', 'ASKBACK00000004', 'ASKBACK00000005']);
    await claim.remove(claim.customer, 'ASKBACK00000005');
    await claim.insert(claim.customer, 'ASKBACK00000009');
    expect((await claim.confirm(claim.customer, { msgId: tip?.msgId ?? 0 })).code).toBe(200);
    await eventually(async () => expect((await review(claim)).data).toMatchObject({ cells: 'aaqqu', finishedAt: null }));
    expect(await finish(claim, 'Again')).toMatchObject({ code: 510, key: 'action.blocked', data: { blockedBy: ['allDecided'] } });
  });

  it('isn’t decided once the customer changes a list that was decided about', async () => {
    const claim = await mixedClaim('CHANGING');
    await claim.ask();
    await decide(claim, {}, 'accepted');
    await claim.insert(claim.customer, 'CHANGING00009');
    expect((await claim.seen()).actions).toContainEqual({ name: 'reviewSerials', blockedBy: ['allDecided'] });
    expect(await finish(claim)).toMatchObject({ code: 510, key: 'action.blocked', data: { blockedBy: ['allDecided'] } });
  });

  it('is for those who may propose a solution, of claims in review that they see', async () => {
    const claim = await mixedClaim('RIGHTS');
    const { as, customer, requestId } = claim;
    const body = { requestId, selection: {}, decision: 'accepted' as const, reasonCode: '' };
    expect((await as(customer).call(decideSerials, { body })).code).toBe(403);
    const tracker = await buildStaff(app.platform, { role: 'tracker_agent' });
    expect((await as(tracker).call(decideSerials, { body })).code).toBe(404);
    const stranger = await buildCustomer(app.platform);
    expect((await as(stranger).call(getReviewResult, { params: { requestId } })).code).toBe(404);
    await decide(claim, {}, 'accepted');
    expect((await as(claim.agent).call(reviewSerials, { body: { requestId, version: 1, question: '' } })).key).toBe('stale');
  });
});
