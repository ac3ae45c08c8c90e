// @both-engines
import { askCustomer, confirmTip, listTips, splitClaim } from '@heliodesk/contract/request';
import * as api from '@heliodesk/contract/tracker-claim';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPickedUpParts } from '#src/testing/picked-up-parts.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { inverter } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A claim with a motor of two pieces and an inverter, picked up, and what staff do about it. */
async function buildPickedUp() {
  const picked = await buildPickedUpParts(app);
  const { requestId, staff, seen } = picked;
  return {
    ...picked,
    decide: (partId: number, decision: 'accepted' | 'asked') => staff.call(api.decidePart, { body: { requestId, partId, decision } }),
    divide: async (known?: number) =>
      staff.call(splitClaim, {
        body: { requestId, version: known ?? (await seen()).version, reason: 'The maker of the inverter looks at it.' },
      }),
  };
}

describe('splitting a tracker claim', () => {
  it('moves the parts that are neither accepted nor refused, and counts the pieces of both', async () => {
    const { requestId, client, motor, box, seen, review, decide, divide } = await buildPickedUp();
    await decide(motor, 'accepted');
    const { data } = await divide();
    expect(data).toMatchObject({ moved: 1, claim: { requestType: 4 } });
    const other = data.claim.requestId;
    expect((await review()).parts.map(({ id }) => id)).toEqual([motor]);
    expect((await review(other)).parts.map(({ id, state }) => [id, state])).toEqual([[box, 'undecided']]);
    expect([(await seen()).quantity, (await seen(other)).quantity]).toEqual([2, 1]);
    const claimOf = async (id: number) => (await client.call(api.getTrackerClaim, { query: { requestId: id } })).data;
    const [rest, moved] = [await claimOf(requestId), await claimOf(other)];
    expect([rest.trackerList.length, rest.inverterList.length, rest.partsClaim.quantity]).toEqual([1, 0, 2]);
    expect([moved.trackerList.length, moved.inverterList.length]).toEqual([0, 1]);
    expect(moved.partsClaim).toEqual({ ...rest.partsClaim, quantity: 1 });
  });

  it('keeps what is asked about in question, which the customer answers without a tracker part', async () => {
    const { client, staff, motor, box, seen, review, decide, divide } = await buildPickedUp();
    await decide(motor, 'accepted');
    await decide(box, 'asked');
    const { requestId } = (await divide()).data.claim;
    expect((await review(requestId)).counts).toMatchObject({ asked: 1, undecided: 0 });
    const { version } = await seen(requestId);
    const fields = [{ field: 'parts', question: '' }];
    const asked = await staff.call(askCustomer, { body: { requestId, version, tipsType: 1, content: 'What does the label say?', fields } });
    expect(asked.code).toBe(200);
    const [tip] = (await client.call(listTips, { query: { requestId } })).data;
    await client.call(api.saveInverter, { body: { requestId, id: box, ...inverter({ failuresDesc: 'Trips at noon, E7.' }) } });
    expect((await client.call(confirmTip, { query: { msgId: tip?.msgId ?? 0 } })).code).toBe(200);
    expect((await review(requestId)).counts).toMatchObject({ undecided: 1 });
  });

  it('makes one claim of two splits at the same time, and loses no decision', async () => {
    const { motor, box, seen, review, decide, divide } = await buildPickedUp();
    await decide(motor, 'accepted');
    const { version } = await seen();
    const [one, other, decided] = await Promise.all([divide(version), divide(version), decide(box, 'accepted')]);
    const made = [one, other].filter(({ code }) => code === 200).length;
    expect(made).toBeLessThanOrEqual(1);
    expect(decided.code).toBe(made === 1 ? 404 : 200);
    const here = await review();
    expect(here.counts.accepted).toBe(here.total);
    expect(here.total).toBe(made === 1 ? 2 : 3);
  });
});
