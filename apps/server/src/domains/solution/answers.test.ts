// @both-engines
import { listMessages } from '@heliodesk/contract/case-chat';
import { listNotices } from '@heliodesk/contract/notification';
import {
  confirmTip,
  downloadReceiptRecord,
  deskRequest,
  getRequest,
  listTasks,
  listReceipts,
  listTips,
  listTipsAsGuest,
  noteTip,
  recallTip,
  reviewTip,
  sendTip,
  solutionConfirmation,
  solutionConfirmationAsGuest,
  withdrawRequest,
} from '@heliodesk/contract/request';
import * as api from '@heliodesk/contract/solution';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { approveSolutions, compensation, exchange, repair, sendSolutions } from '#src/domains/solution/seed.ts';
import { eventually } from '#src/testing/eventually.ts';
import { buildGuest, buildRtsContact } from '#src/testing/guests.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import { buildApproved, buildSolvingPeople, contextFor, type SolvedSeed, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
});
afterAll(() => app.stop());

type Person = { token: string };
const as = ({ token }: Person) => app.client(token);
const tipsOf = async (requestId: number, person: Person = people.customer) =>
  (await as(person).call(listTips, { query: { requestId } })).data;
const seen = async (requestId: number) => (await as(people.agent).call(deskRequest, { params: { requestId } })).data;
const statesOf = async (requestId: number) =>
  (await as(people.agent).call(api.solutionPlan, { query: { requestId } })).data.solutions.map(({ state, reason }) => [state, reason]);
const accept = (msgId: number, person: Person = people.customer) =>
  as(person).call(solutionConfirmation, { body: { msgId, accept: true } });
const decline = (msgId: number, reason = 'The price is too low.', person: Person = people.customer) =>
  as(person).call(solutionConfirmation, { body: { msgId, accept: false, reason } });
/** Mails to the customer about a claim whose subject has some words. */
const mailsAbout = async (requestId: number, words: string) => {
  const { requestNo } = await seen(requestId);
  return (await mailsTo(app, people.customer.email)).filter(({ subject }) => subject.includes(requestNo) && subject.includes(words));
};
const mailAbout = (requestId: number, words: string) =>
  eventually(async () => {
    const [mail] = await mailsAbout(requestId, words);
    if (mail === undefined) throw new Error(`No mail “${words}” about ${requestId} has arrived`);
    return mail;
  });

/** A claim whose customer is to answer; the messages of its offers. */
async function buildOffered(seed: SolvedSeed = {}): Promise<{ requestId: number; msgIds: number[] }> {
  const { requestId } = await buildApproved(app, people, seed);
  return { requestId, msgIds: (await tipsOf(requestId)).filter(({ state }) => state === 'open').map(({ msgId }) => msgId) };
}
const two: SolvedSeed = { solutions: [exchange({ quantity: 3 }), compensation({ quantity: 1 })] };
const [first, second] = [0, 1];

describe('an offer', () => {
  it('is a task for each solution with what the customer may know, and one mail; who approved is not named', async () => {
    const { requestId, msgIds } = await buildOffered(two);
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

describe('answering', () => {
  it.each(['module', 'tracker'] as const)('carries out what is accepted of a %s claim once all is answered', async (type) => {
    const { requestId, msgIds } = await buildOffered({ ...two, type });
    const answered = await decline(msgIds[second] ?? 0);
    expect(answered).toMatchObject({
      data: { state: 'confirmed', accepted: false, note: 'The price is too low.', closeTime: expect.any(String) as string },
    });
    expect(await seen(requestId)).toMatchObject({ status: 'approved', waitingOn: 'customer', tips: 1 });
    expect(await statesOf(requestId)).toEqual([
      ['approved', ''],
      ['declined', 'The price is too low.'],
    ]);
    expect(await accept(msgIds[first] ?? 0)).toMatchObject({ data: { state: 'confirmed', accepted: true } });
    expect(await seen(requestId)).toMatchObject({ status: 'processing', waitingOn: 'customer', tips: 1, nodes: [0, 1, 2, 7] });
    expect((await statesOf(requestId)).map(([state]) => state)).toEqual(['running', 'declined']);
    expect((await as(people.customer).call(api.offeredSolutions, { query: { requestId } })).data.solutions).toMatchObject([
      { state: 'running' },
      { state: 'declined' },
    ]);
    const { messages } = (await as(people.customer).call(listMessages, { query: { requestId } })).data;
    expect(messages.slice(-2)).toMatchObject([
      { sender: 'system', content: 'solutionConfirmed' },
      { sender: 'system', params: { tip: 'addresses' } },
    ]);
    expect(messages.filter((message) => message.type === 3)).toMatchObject([
      { sender: 'you', content: 'The price is too low.', params: { tip: 'solution', accepted: 'false', kind: '1', quantity: '1' } },
      { sender: 'you', content: '', params: { accepted: 'true', kind: '3', quantity: '3' } },
    ]);
    const receipt = await mailAbout(requestId, 'we’ve received your answer');
    expect(receipt.text).toContain('Exchange, quantity: 3: accepted');
    expect(receipt.text).toContain('Compensation, quantity: 1: declined. The price is too low.');
    const { notices } = (await as(people.agent).call(listNotices, { query: {} })).data;
    expect(notices.filter((notice) => notice.requestId === requestId).map(({ kind }) => kind)).toContain('solutionConfirmed');
    expect((await seen(requestId)).events?.map(({ action }) => action).slice(0, 3)).toEqual(['confirmSolution', 'answerTip', 'answerTip']);
  });

  it('leaves a receipt of what exactly was accepted or declined', async () => {
    const { requestId, msgIds } = await buildOffered(two);
    await accept(msgIds[first] ?? 0);
    await decline(msgIds[second] ?? 0);
    const receipts = (await as(people.customer).call(listReceipts, { query: { requestId } })).data;
    expect(receipts.map(({ kind, msgId }) => [kind, msgId])).toEqual(msgIds.map((msgId) => ['solution', msgId]));
    const records = await Promise.all(
      receipts.map(async ({ receiptId }) => {
        const { raw } = await as(people.customer).call(downloadReceiptRecord, { query: { receiptId } });
        return raw.json<{ facts: object[] }>().facts;
      }),
    );
    expect(records[first]).toEqual([
      { field: 'decision', as: 'word', value: 'accepted' },
      { field: 'kind', as: 'word', value: 'exchange' },
      { field: 'quantity', as: 'number', value: '3' },
      { field: 'newComponent', as: 'text', value: 'Module' },
      { field: 'model', as: 'text', value: 'HD-M72' },
      { field: 'power', as: 'number', value: '575' },
      { field: 'oldHandling', as: 'text', value: 'Return to us' },
      { field: 'publicText', as: 'text', value: expect.stringContaining('3 pieces') as string },
    ]);
    expect(records[second]).toEqual([
      { field: 'decision', as: 'word', value: 'declined' },
      { field: 'reason', as: 'text', value: 'The price is too low.' },
      { field: 'kind', as: 'word', value: 'compensation' },
      { field: 'quantity', as: 'number', value: '1' },
      { field: 'unitPrice', as: 'money', value: '86.50', currency: 'EUR' },
      { field: 'money', as: 'money', value: '86.50', currency: 'EUR' },
    ]);
  });

  it('is possible for a guest of the claim, and of no other', async () => {
    const customer = await buildRtsContact(app.platform);
    const { requestId } = await buildApproved(app, { ...people, customer }, { solutions: [repair({ quantity: 4 })] });
    const guest = await buildGuest(app, requestId);
    const [offered] = (await as(guest).call(listTipsAsGuest, { query: { requestId } })).data;
    const body = { msgId: offered?.msgId ?? 0, accept: true };
    const { requestId: other } = await buildApproved(app, { ...people, customer });
    expect(await as(await buildGuest(app, other)).call(solutionConfirmationAsGuest, { body })).toMatchObject({ code: 404 });
    expect(await as(guest).call(solutionConfirmation, { body })).toMatchObject({ code: 403 });
    expect(await as(guest).call(solutionConfirmationAsGuest, { body })).toMatchObject({
      code: 200,
      data: { accepted: true, answerer: guest.name },
    });
    expect(await seen(requestId)).toMatchObject({ status: 'processing' });
    expect(await as(guest).call(solutionConfirmationAsGuest, { body })).toMatchObject({ key: 'tip.closed' });
  });

  it('leaves the turn to the customer where something else is asked for', async () => {
    const { requestId, msgIds } = await buildOffered({ solutions: [repair({ quantity: 4 })] });
    const asked = { requestId, tipsType: 4 as const, content: 'The invoice' };
    await as(people.agent).call(sendTip, { body: asked });
    await accept(msgIds[first] ?? 0);
    expect(await seen(requestId)).toMatchObject({ status: 'processing', waitingOn: 'customer', tips: 1 });
  });

  it('counts once, no matter who answers again, also at the same time', async () => {
    const { requestId, msgIds } = await buildOffered();
    const msgId = msgIds[first] ?? 0;
    const colleague = await buildCustomer(app.platform, { firstName: 'Coco', company: people.customer });
    const answers = await Promise.all([accept(msgId), decline(msgId, 'No', colleague), accept(msgId, colleague)]);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ code }) => code !== 200))
      expect(answer).toMatchObject({ key: 'tip.closed', data: { state: 'confirmed' } });
    const isAccepted = (await tipsOf(requestId))[first]?.accepted;
    expect((await seen(requestId)).status).toBe(isAccepted ? 'processing' : 'picked_up');
    expect(await decline(msgId)).toMatchObject({ key: 'tip.closed' });
  });

  it('of the last two at the same time leaves none behind', async () => {
    const { requestId, msgIds } = await buildOffered(two);
    const answers = await Promise.all([accept(msgIds[first] ?? 0), decline(msgIds[second] ?? 0)]);
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    expect(await seen(requestId)).toMatchObject({ status: 'processing', tips: 1 });
    expect((await seen(requestId)).events?.filter(({ action }) => action === 'confirmSolution')).toHaveLength(1);
  });

  it('is looked at by staff like any answer', async () => {
    const { requestId, msgIds } = await buildOffered();
    await accept(msgIds[first] ?? 0);
    const [tip] = await tipsOf(requestId, people.agent);
    expect(await as(people.agent).call(reviewTip, { body: { tipsId: tip?.tipsId ?? 0 } })).toMatchObject({
      data: { reviewed: true, solution: { kind: 1 }, accepted: true },
    });
  });
});

describe('declining all', () => {
  it('brings the claim back to review, where what was offered stays as it was, and tells leads from the second time on', async () => {
    const { requestId, msgIds } = await buildOffered({ solutions: [repair({ quantity: 4 })] });
    await decline(msgIds[first] ?? 0, 'We need new ones.');
    const declined = await seen(requestId);
    expect(declined).toMatchObject({ status: 'picked_up', waitingOn: 'us', tips: 0, nodes: [0, 1] });
    expect(await statesOf(requestId)).toEqual([['declined', 'We need new ones.']]);
    expect((await as(people.customer).call(api.offeredSolutions, { query: { requestId } })).data.solutions).toEqual([]);
    expect((await as(people.customer).call(getRequest, { params: { requestId } })).data).toMatchObject({ status: 'picked_up' });
    const heardBy = async (person: Person) =>
      (await as(person).call(listNotices, { query: {} })).data.notices
        .filter((notice) => notice.requestId === requestId)
        .map(({ kind }) => kind);
    expect((await mailAbout(requestId, 'we’re reviewing your claim again')).text).toContain(
      'Repair, quantity: 4: declined. We need new ones.',
    );
    expect(await heardBy(people.agent)).toContain('solutionDeclined');
    expect(await heardBy(people.lead)).not.toContain('declinedAgain');

    const { solutions } = (await as(people.agent).call(api.solutionPlan, { query: { requestId } })).data;
    const changed = { ...exchange({ quantity: 4 }), requestId, version: declined.version, solutionId: solutions[first]?.solutionId ?? 0 };
    expect(await as(people.agent).call(api.saveSolution, { body: changed })).toMatchObject({ code: 200 });
    await sendSolutions(await contextFor(app, people.agent), requestId);
    await approveSolutions(await contextFor(app, people.lead), requestId);
    expect(await tipsOf(requestId)).toMatchObject([
      { state: 'confirmed', accepted: false, solution: { kind: 2 } },
      { state: 'open', accepted: null, solution: { kind: 3 } },
    ]);
    await decline((await tipsOf(requestId)).at(-1)?.msgId ?? 0, 'Still not.');
    expect(await seen(requestId)).toMatchObject({ status: 'picked_up', nodes: [0, 1] });
    expect(await heardBy(people.lead)).toContain('declinedAgain');
    expect(await heardBy(people.lead2)).toContain('declinedAgain');
  });
});
