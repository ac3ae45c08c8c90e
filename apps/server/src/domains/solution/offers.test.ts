import { listMessages } from '@heliodesk/contract/case-chat';
import {
  confirmTip,
  getRequest,
  listTasks,
  noteTip,
  recallTip,
  sendTip,
  solutionConfirmation,
  withdrawRequest,
} from '@heliodesk/contract/request';
import * as api from '@heliodesk/contract/solution';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { offersMade, offersOfTwo } from '#src/testing/offers-made.ts';
import { buildSolvingPeople, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
});
afterAll(() => app.stop());

type Person = { token: string };
const { as, tipsOf, seen, accept, decline, mailsAbout, mailAbout, buildOffered } = offersMade(() => ({ app, people }));
const first = 0;

describe('an offer', () => {
  it('is a task for each solution with what the customer may know, and one mail; who approved is not named', async () => {
    const { requestId, msgIds } = await buildOffered(offersOfTwo);
    expect(msgIds).toHaveLength(2);
    const offered = await tipsOf(requestId);
    expect(offered).toMatchObject([
      {
        tipsType: 10,
        state: 'open',
        asker: '',
        accepted: null,
        solution: { kind: 3, quantity: 3, first: 1, last: 3, model: 'HD-M72', totalPower: '1.725' },
      },
      { tipsType: 10, state: 'open', content: '', solution: { kind: 1, quantity: 1, first: 4, last: 4, money: '86.50', currency: 'EUR' } },
    ]);
    expect(offered[first]?.content).not.toBe('');
    const told = JSON.stringify([offered, (await as(people.customer).call(listMessages, { query: { requestId } })).data]);
    for (const secret of ['94.00', people.lead.email, `"senderId":${people.lead.userId},`]) expect(told).not.toContain(secret);
    expect(await seen(requestId)).toMatchObject({ status: 'approved', waitingOn: 'customer', tips: 2, nodes: [0, 1, 2, 7] });
    expect((await as(people.customer).call(listTasks, { query: {} })).data).toContainEqual(
      expect.objectContaining({ requestId, tips: 2, closeTime: null }),
    );
    await mailAbout(requestId, 'please confirm our solution');
    expect(await mailsAbout(requestId, 'solution')).toHaveLength(1);
  });

  it('blocks for staff what they can’t do about any open task, until they ask for something themselves', async () => {
    const { requestId } = await buildOffered();
    const blocked = async (person: Person) => {
      const { actions } = (await as(person).call(getRequest, { params: { requestId } })).data;
      return Object.fromEntries(actions.map(({ name, blockedBy }) => [name, blockedBy]));
    };
    expect(await blocked(people.agent)).toMatchObject({ answerTip: ['tipAnswerable'], recallTip: ['tipRecallable'] });
    expect(await blocked(people.customer)).toMatchObject({ answerTip: [] });
    const { version } = await seen(requestId);
    const asked = await as(people.agent).call(sendTip, { body: { requestId, version, tipsType: 4, content: 'The label' } as never });
    expect(await blocked(people.agent)).toMatchObject({ answerTip: [], recallTip: [] });
    const { tip, version: newer } = asked.data;
    await as(people.agent).call(recallTip, { body: { requestId, version: newer, tipsId: tip.tipsId } });
    expect(await blocked(people.agent)).toMatchObject({ answerTip: ['tipAnswerable'], recallTip: ['tipRecallable'] });
    expect(await seen(requestId)).toMatchObject({ tips: 1, waitingOn: 'customer' });
  });

  it('can’t be asked for, taken back, answered for the customer or withdrawn from by anyone', async () => {
    const { requestId, msgIds } = await buildOffered();
    const { version } = await seen(requestId);
    const [tip] = await tipsOf(requestId);
    const tipsId = tip?.tipsId ?? 0;
    const msgId = msgIds[first] ?? 0;
    const asked = { requestId, tipsType: 10, content: 'Please confirm' } as never;
    expect(await as(people.agent).call(sendTip, { body: asked })).toMatchObject({ code: 510, errors: [{ path: 'tipsType' }] });
    expect(await as(people.agent).call(recallTip, { body: { requestId, version, tipsId } })).toMatchObject({ key: 'action.notAllowed' });
    expect(await as(people.agent).call(noteTip, { body: { msgId, content: 'They agree' } })).toMatchObject({ key: 'action.notAllowed' });
    expect(await as(people.agent).call(confirmTip, { query: { msgId } })).toMatchObject({ key: 'action.notAllowed' });
    expect(await accept(msgId, people.agent)).toMatchObject({ code: 403 });
    expect(await accept(msgId, await buildStaff(app.platform, { role: 'admin' }))).toMatchObject({ key: 'action.notAllowed' });
    const leaving = { requestId, version, reason: 'Never mind' };
    expect(await as(people.customer).call(withdrawRequest, { body: leaving })).toMatchObject({ key: 'action.notAllowed' });
    expect(await tipsOf(requestId)).toMatchObject([{ state: 'open' }]);
  });

  it('is not confirmed without an answer, nor answered badly', async () => {
    const { msgIds } = await buildOffered();
    const msgId = msgIds[first] ?? 0;
    expect(await as(people.customer).call(confirmTip, { query: { msgId } })).toMatchObject({
      code: 510,
      errors: [{ path: 'content', rule: 'solutionUnanswered' }],
    });
    expect(await decline(msgId, '  ')).toMatchObject({ code: 510, errors: [{ path: 'reason', rule: 'required' }] });
    expect(await decline(msgId, 'x'.repeat(501))).toMatchObject({ code: 510, errors: [{ path: 'reason' }] });
    const bad = { msgId, accept: 'maybe' } as never;
    expect(await as(people.customer).call(solutionConfirmation, { body: bad })).toMatchObject({ code: 510, errors: [{ path: 'accept' }] });
  });

  it('is only for those of the company, and only about solutions', async () => {
    const { requestId, msgIds } = await buildOffered();
    const msgId = msgIds[first] ?? 0;
    const stranger = await buildCustomer(app.platform);
    expect(await accept(msgId, stranger)).toMatchObject({ code: 404 });
    expect(await decline(msgId, 'No', stranger)).toMatchObject({ code: 404 });
    expect(await as(stranger).call(api.offeredSolutions, { query: { requestId } })).toMatchObject({ code: 404 });
    expect(await accept(99_999_999)).toMatchObject({ code: 404 });
    const asked = { requestId, tipsType: 4 as const, content: 'The invoice' };
    const { tip } = (await as(people.agent).call(sendTip, { body: asked })).data;
    expect(await accept(tip.msgId)).toMatchObject({ code: 404 });
    const colleague = await buildCustomer(app.platform, { firstName: 'Coco', company: people.customer });
    expect(await accept(msgId, colleague)).toMatchObject({ code: 200, data: { answerer: 'Coco Ruiz' } });
  });
});
