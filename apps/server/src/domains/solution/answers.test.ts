// @both-engines
import { listMessages } from '@heliodesk/contract/case-chat';
import { listNotices } from '@heliodesk/contract/notification';
import {
  downloadReceiptRecord,
  getRequest,
  listReceipts,
  listTipsAsGuest,
  reviewTip,
  sendTip,
  solutionConfirmation,
  solutionConfirmationAsGuest,
} from '@heliodesk/contract/request';
import * as api from '@heliodesk/contract/solution';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { approveSolutions, exchange, repair, sendSolutions } from '#src/domains/solution/seed.ts';
import { buildGuest, buildRtsContact } from '#src/testing/guests.ts';
import { offersMade, offersOfTwo } from '#src/testing/offers-made.ts';
import { buildApproved, buildSolvingPeople, contextFor, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
});
afterAll(() => app.stop());

type Person = { token: string };
const { as, tipsOf, seen, accept, decline, mailAbout, buildOffered } = offersMade(() => ({ app, people }));
const statesOf = async (requestId: number) =>
  (await as(people.agent).call(api.solutionPlan, { query: { requestId } })).data.solutions.map(({ state, reason }) => [state, reason]);
const [first, second] = [0, 1];

describe('answering', () => {
  it.each(['module', 'tracker'] as const)('carries out what is accepted of a %s claim once all is answered', async (type) => {
    const { requestId, msgIds } = await buildOffered({ ...offersOfTwo, type });
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
    const { requestId, msgIds } = await buildOffered(offersOfTwo);
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
    const { requestId, msgIds } = await buildOffered(offersOfTwo);
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
