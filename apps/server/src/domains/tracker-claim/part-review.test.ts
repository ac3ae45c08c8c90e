import { listMessages } from '@heliodesk/contract/case-chat';
import { confirmTip, listTips, recallTip } from '@heliodesk/contract/request';
import * as api from '@heliodesk/contract/tracker-claim';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { mailWith } from '#src/testing/mailbox.ts';
import { buildPickedUpParts } from '#src/testing/picked-up-parts.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { trackerPart } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A claim with a motor of two pieces and an inverter, picked up. */
async function buildPickedUp() {
  const picked = await buildPickedUpParts(app);
  const { requestId, client, staff, motor, seen } = picked;
  return {
    ...picked,
    decide: (
      partId: number,
      decision: 'accepted' | 'refused' | 'asked' | 'undecided',
      more: { accepted?: number; reasonCode?: string } = {},
    ) => staff.call(api.decidePart, { body: { requestId, partId, decision, ...more } }),
    finish: async (question = '') => staff.call(api.reviewParts, { body: { requestId, version: (await seen()).version, question } }),
    result: async () => (await client.call(api.getPartReviewResult, { params: { requestId } })).data,
    refused: async () => (await client.call(api.listRefusedParts, { params: { requestId } })).data,
    tips: async () => (await client.call(listTips, { query: { requestId } })).data,
    confirm: (msgId: number) => client.call(confirmTip, { query: { msgId } }),
    change: (failuresDesc: string) =>
      client.call(api.saveTrackerPart, { body: { requestId, id: motor, ...trackerPart({ failuresDesc }) } }),
  };
}

const stateOf = ({ parts }: api.PartReview) => parts.map(({ state, accepted, pcs }) => `${state} ${accepted}/${pcs}`);

describe('reviewing parts', () => {
  it('decides part by part, and counts pieces', async () => {
    const { review, decide, motor, box } = await buildPickedUp();
    expect(await review()).toMatchObject({ total: 3, counts: { undecided: 3 }, finishedAt: null });
    const { data } = await decide(motor, 'accepted', { accepted: 1, reasonCode: '6' });
    expect(data).toMatchObject({
      counts: { accepted: 1, refused: 1, asked: 0, undecided: 1 },
      refusedFor: [{ reasonCode: '6', reason: 'No defect found', count: 1 }],
      parts: [
        { kind: 'tracker', position: 1, product: expect.stringMatching(/\D/u) },
        { kind: 'inverter', position: 2 },
      ],
    });
    await decide(motor, 'accepted');
    expect(stateOf((await decide(box, 'asked')).data)).toEqual(['accepted 2/2', 'asked 0/1']);
    expect(stateOf((await decide(motor, 'undecided')).data)).toEqual(['undecided 0/2', 'asked 0/1']);
  });

  it('needs a reason for refused pieces, and no more pieces than there are', async () => {
    const { review, decide, motor } = await buildPickedUp();
    const rules = async (answer: Promise<{ errors?: { path: string; rule: string }[] }>) =>
      (await answer).errors?.map(({ path, rule }) => `${path} ${rule}`);
    expect(await rules(decide(motor, 'refused'))).toEqual(['reasonCode required']);
    expect(await rules(decide(motor, 'accepted', { accepted: 1 }))).toEqual(['reasonCode required']);
    expect(await rules(decide(motor, 'accepted', { accepted: 1, reasonCode: '99' }))).toEqual(['reasonCode invalid']);
    expect(await rules(decide(motor, 'accepted', { accepted: 3 }))).toEqual(['accepted tooBig']);
    expect((await decide(0x7fff_ffff, 'accepted')).code).toBe(404);
    expect((await review()).counts).toMatchObject({ undecided: 3 });
  });

  it('is finished once all are decided; then the customer reads the result, with a mail', async () => {
    const built = await buildPickedUp();
    await built.decide(built.motor, 'accepted', { accepted: 1, reasonCode: '6' });
    expect(await built.finish()).toMatchObject({ code: 510, key: 'action.blocked', data: { blockedBy: ['allDecided'] } });
    await built.decide(built.box, 'refused', { reasonCode: '5' });
    expect(await built.result()).toBeNull();
    expect(await built.refused()).toEqual([]);
    expect((await built.finish()).data).toMatchObject({ finishedBy: expect.stringMatching(/./u), counts: { accepted: 1, refused: 2 } });
    expect(await built.result()).toMatchObject({ total: 3, accepted: 1, refused: 2, asked: 0 });
    expect(await built.refused()).toMatchObject([
      { position: 1, pcs: 2, refused: 1, reason: 'No defect found' },
      { position: 2, pcs: 1, refused: 1, reason: 'Not our product' },
    ]);
    await mailWith(app, built.customer.email, 'Refused pieces: 2');
    const { messages } = (await built.client.call(listMessages, { query: { requestId: built.requestId } })).data;
    expect(messages.at(-1)).toMatchObject({ sender: 'system', content: 'partsReviewed' });
    await built.decide(built.motor, 'accepted');
    expect(await built.result()).toBeNull();
  });

  it('asks about parts in question by name; one that is changed is to be decided about again, the others keep their decisions', async () => {
    const built = await buildPickedUp();
    await built.decide(built.box, 'accepted');
    await built.decide(built.motor, 'asked');
    const { question } = await built.review();
    expect(question).toContain('1. ');
    expect((await built.finish()).errors).toMatchObject([{ path: 'question', rule: 'required' }]);
    await built.finish(question);
    const [tip] = await built.tips();
    expect(tip).toMatchObject({ tipsType: 1, state: 'open', fields: [{ field: 'parts' }], content: question });
    expect((await built.change('It hums and stops.')).code).toBe(200);
    expect(stateOf(await built.review())).toEqual(['undecided 0/2', 'accepted 1/1']);
    expect(await built.result()).toBeNull();
    expect((await built.confirm(tip?.msgId ?? 0)).code).toBe(200);
    expect((await built.seen()).actions).toContainEqual({ name: 'reviewParts', blockedBy: ['allDecided'] });
    await built.decide(built.motor, 'accepted');
    expect((await built.finish()).data).toMatchObject({ counts: { accepted: 3 } });
  });

  it('keeps decisions about parts that a recalled task brings back untouched', async () => {
    const built = await buildPickedUp();
    await built.decide(built.box, 'accepted');
    await built.decide(built.motor, 'asked');
    await built.finish('Which motor is it?');
    const [tip] = await built.tips();
    await built.change('It hums.');
    const { requestId, staff } = built;
    await staff.call(recallTip, { body: { requestId, version: (await built.seen()).version, tipsId: tip?.tipsId ?? 0 } });
    const { parts } = await built.review();
    expect(parts.map(({ id, state }) => [id, state])).toEqual([
      [built.motor, 'undecided'],
      [built.box, 'accepted'],
    ]);
    expect(parts[0]?.failuresDesc).toBe(trackerPart().failuresDesc);
  });

  it('takes a decision once more after the customer was asked, and records none that changes nothing', async () => {
    const built = await buildPickedUp();
    await built.decide(built.box, 'accepted');
    await built.decide(built.motor, 'asked');
    await built.finish('Which motor is it?');
    expect((await built.seen()).actions).toContainEqual({ name: 'reviewParts', blockedBy: ['allDecided'] });
    await built.decide(built.motor, 'asked');
    const { version, actions } = await built.seen();
    expect(actions).toContainEqual({ name: 'reviewParts', blockedBy: [] });
    await built.decide(built.motor, 'asked');
    expect((await built.seen()).version).toBe(version);
  });

  it('isn’t decided once the customer changes a part that was decided about', async () => {
    const built = await buildPickedUp();
    await built.decide(built.box, 'accepted');
    await built.decide(built.motor, 'asked');
    await built.finish('Which motor is it?');
    await built.decide(built.motor, 'accepted');
    expect((await built.seen()).actions).toContainEqual({ name: 'reviewParts', blockedBy: [] });
    await built.change('It hums.');
    expect((await built.seen()).actions).toContainEqual({ name: 'reviewParts', blockedBy: ['allDecided'] });
  });

  it('is for those who may propose a solution, of tracker claims in review that they see', async () => {
    const { client, requestId, motor, decide, staff } = await buildPickedUp();
    const body = { requestId, partId: motor, decision: 'accepted' as const };
    expect((await client.call(api.decidePart, { body })).code).toBe(403);
    const other = await buildStaff(app.platform, { role: 'module_agent' });
    expect((await app.client(other.token).call(api.decidePart, { body })).code).toBe(404);
    const stranger = await buildCustomer(app.platform);
    expect((await app.client(stranger.token).call(api.getPartReviewResult, { params: { requestId } })).code).toBe(404);
    expect((await app.client(stranger.token).call(api.listRefusedParts, { params: { requestId } })).code).toBe(404);
    await decide(motor, 'accepted');
    expect((await staff.call(api.reviewParts, { body: { requestId, version: 1, question: '' } })).key).toBe('action.blocked');
  });
});
