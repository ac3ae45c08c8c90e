// @both-engines
import { addFile } from '@heliodesk/contract/attachment';
import { answerWithConsent, listReceipts, listTips, solutionConfirmation, tipTypes } from '@heliodesk/contract/request';
import { approveSolution, returnSolution, saveSolution, sendForApproval, solutionPlan } from '@heliodesk/contract/solution';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { compensation, exchange, repair } from '#src/domains/solution/seed.ts';
import { halves } from '#src/testing/invariants.ts';
import { codesOf, raceOften, startTwoInstances, type TwoInstances } from '#src/testing/races.ts';
import { pdf } from '#src/testing/sample-files.ts';
import {
  buildApproved,
  buildPending,
  buildSolved,
  buildSolvingPeople,
  type SolvedSeed,
  type SolvingPeople,
} from '#src/testing/solved-claims.ts';
import { stateOf, type CaseState } from '#src/testing/walk/case-state.ts';
import { faultsOf } from '#src/testing/walk/rules.ts';

/** Pairs of each race in CI; 200 in a long run. */
const few = 3;

let both: TwoInstances;
let people: SolvingPeople;
let colleague: BuiltCustomer;
let clerk: BuiltUser;
beforeAll(async () => {
  both = await startTwoInstances();
});
// One contact can't begin as many requests in an hour as a long run needs.
beforeEach(async () => {
  const { platform } = both.app;
  people = await buildSolvingPeople(both.app);
  colleague = await buildCustomer(platform, { firstName: 'Coco', company: people.customer });
  clerk = await buildStaff(platform, { name: 'Alex Agent' });
});
afterAll(() => both.stop());

type Person = { token: string };
const here = ({ token }: Person) => both.app.client(token);
const there = ({ token }: Person) => both.other.client(token);

/** What has become of a claim, which keeps all rules. */
async function endOf(requestId: number): Promise<CaseState> {
  const state = await stateOf(both.app, requestId);
  if (state === undefined) throw new Error(`Request ${requestId} is gone`);
  expect(faultsOf(state)).toEqual([]);
  return state;
}

const countOf = ({ events }: CaseState, name: string): number => events.filter(({ action }) => action === name).length;

/** A claim whose customer is to answer; the messages of its offers. */
async function offered(seed: SolvedSeed = {}): Promise<{ requestId: number; msgIds: number[] }> {
  const { requestId } = await buildApproved(both.app, people, seed);
  const { data } = await here(people.customer).call(listTips, { query: { requestId } });
  return { requestId, msgIds: data.filter(({ tipsType }) => tipsType === tipTypes.solution).map(({ msgId }) => msgId) };
}

const accepting = (msgId = 0) => ({ body: { msgId, accept: true } });
const declining = (msgId = 0) => ({ body: { msgId, accept: false, reason: 'The price is too low.' } });
const receiptsOf = async (requestId: number) => (await here(people.customer).call(listReceipts, { query: { requestId } })).data;
const kinds = [compensation({ quantity: 4 }), repair({ quantity: 4 }), exchange({ quantity: 4 })];

describe('two at the same time', () => {
  it('who accept a solution: once, and it is carried out once', () =>
    raceOften(few, async (round) => {
      const { requestId, msgIds } = await offered({ solutions: kinds.slice(round % 3, (round % 3) + 1) });
      const [msgId] = msgIds;
      const answers = await Promise.all([
        here(people.customer).call(solutionConfirmation, accepting(msgId)),
        there(round % 2 === 0 ? people.customer : colleague).call(solutionConfirmation, accepting(msgId)),
      ]);
      expect(codesOf(...answers)).toEqual([200, 409]);
      expect(answers.find(({ code }) => code === 409)?.key).toBe('tip.closed');
      const state = await endOf(requestId);
      expect(state.solutions.map((solution) => solution.state)).toEqual(['running']);
      expect([countOf(state, 'answerTip'), countOf(state, 'confirmSolution')]).toEqual([1, 1]);
      expect([state.banks.length, state.exchanges.length]).toEqual(
        [
          [1, 0],
          [0, 0],
          [0, 1],
        ][round % 3],
      );
      expect(await receiptsOf(requestId)).toHaveLength(1);
    }));

  it('where one accepts and a colleague declines: one answer counts', () =>
    raceOften(few, async () => {
      const { requestId, msgIds } = await offered();
      const answers = await Promise.all([
        here(people.customer).call(solutionConfirmation, accepting(msgIds[0])),
        there(colleague).call(solutionConfirmation, declining(msgIds[0])),
      ]);
      expect(codesOf(...answers)).toEqual([200, 409]);
      const { request, solutions } = await endOf(requestId);
      const isAccepted = answers[0].code === 200;
      expect([request.status, solutions[0]?.state]).toEqual(isAccepted ? ['processing', 'running'] : ['picked_up', 'declined']);
    }));

  it('who answer the last two solutions: both count, and the claim goes on once', () =>
    raceOften(few, async (round) => {
      const { requestId, msgIds } = await offered({ solutions: [exchange({ quantity: 3 }), compensation({ quantity: 1 })] });
      const isNoneAccepted = round % 2 === 1;
      const answers = await Promise.all([
        here(people.customer).call(solutionConfirmation, isNoneAccepted ? declining(msgIds[0]) : accepting(msgIds[0])),
        there(colleague).call(solutionConfirmation, declining(msgIds[1])),
      ]);
      expect(codesOf(...answers)).toEqual([200, 200]);
      const state = await endOf(requestId);
      expect(state.request.status).toBe(isNoneAccepted ? 'picked_up' : 'processing');
      expect(countOf(state, isNoneAccepted ? 'declineSolution' : 'confirmSolution')).toBe(1);
    }));

  it('where the contact answers and staff enter a written consent: one answer counts', () =>
    raceOften(few, async () => {
      const { requestId, msgIds } = await offered();
      const [msgId = 0] = msgIds;
      const file = { name: 'consent.pdf', content: pdf };
      const { attId } = (await here(clerk).call(addFile, { body: { requestId, purpose: 'consent' } }, { file })).data;
      const answers = await Promise.all([
        here(people.customer).call(solutionConfirmation, declining(msgId)),
        there(clerk).call(answerWithConsent, { body: { msgId, attId, accept: true } }),
      ]);
      expect(codesOf(...answers)).toEqual([200, 409]);
      const state = await endOf(requestId);
      expect(state.request.status).toBe(answers[1].code === 200 ? 'processing' : 'picked_up');
      expect([countOf(state, 'confirmWithConsent'), countOf(state, 'declineSolution')]).toEqual(answers[1].code === 200 ? [1, 0] : [0, 1]);
      expect(await receiptsOf(requestId)).toHaveLength(1);
    }));
});

describe('an amount that is changed while', () => {
  /** The one solution of a claim as staff see it. */
  const planOf = async (requestId: number) => {
    const { version, solutions } = (await here(people.agent).call(solutionPlan, { query: { requestId } })).data;
    const [solution] = solutions;
    if (solution === undefined) throw new Error(`Claim ${requestId} has no solution`);
    return { version, solution };
  };
  const amountOf = async (requestId: number) => Number((await planOf(requestId)).solution.money);
  const dearer = compensation({ quantity: 4, unitPrice: '9000' });

  it('the solution is sent for approval: what is pending is what was sent', () =>
    raceOften(few, async () => {
      const requestId = await buildSolved(both.app, people);
      const { version, solution } = await planOf(requestId);
      const [sent, changed] = await Promise.all([
        here(people.agent).call(sendForApproval, { body: { requestId, version } }),
        there(clerk).call(saveSolution, { body: { requestId, version, solutionId: solution.solutionId, ...dearer } }),
      ]);
      expect(codesOf(sent, changed)).toEqual([200, 409]);
      expect((await endOf(requestId)).request.status).toBe(sent.code === 200 ? 'pending' : 'picked_up');
      expect(await amountOf(requestId)).toBe(sent.code === 200 ? 346 : 36_000);
    }));

  it('the solution is approved: what was approved is what was seen', () =>
    raceOften(few, async () => {
      const { requestId, version } = await buildPending(both.app, people);
      const { solution } = await planOf(requestId);
      const [approved, changed] = await Promise.all([
        here(people.lead).call(approveSolution, { body: { requestId, version } }),
        there(people.agent).call(saveSolution, { body: { requestId, version, solutionId: solution.solutionId, ...dearer } }),
      ]);
      expect(codesOf(approved, changed)).toEqual([200, 409]);
      expect(approved.code).toBe(200);
      expect((await endOf(requestId)).request.status).toBe('approved');
      expect(await amountOf(requestId)).toBe(346);
    }));

  it('one approves what another returned and the author made dearer: nothing is approved unseen', () =>
    raceOften(few, async () => {
      const { requestId, version } = await buildPending(both.app, people);
      const { solutionId } = (await planOf(requestId)).solution;
      const make = async () => {
        const returned = await there(people.lead2).call(returnSolution, {
          body: { requestId, version, reason: 'Too little', solutionIds: [solutionId] },
        });
        if (returned.code !== 200) return returned;
        return there(people.agent).call(saveSolution, { body: { requestId, version: returned.data.version, solutionId, ...dearer } });
      };
      const [approved, made] = await Promise.all([here(people.lead).call(approveSolution, { body: { requestId, version } }), make()]);
      expect(codesOf(approved, made)).toEqual([200, 409]);
      expect((await endOf(requestId)).request.status).toBe(approved.code === 200 ? 'approved' : 'picked_up');
      expect(await amountOf(requestId)).toBe(approved.code === 200 ? 346 : 36_000);
    }));
});

describe('after all races', () => {
  it('nothing is half there', async () => {
    expect(await halves(both.app)).toEqual([]);
  });
});
