// @both-engines
import { listMessages } from '@heliodesk/contract/case-chat';
import { listMacros, runMacro } from '@heliodesk/contract/macro';
import { complete, deskRequest, getRequest, listTips, solutionConfirmation } from '@heliodesk/contract/request';
import { finishRepair, offeredSolutions, solutionPlan } from '@heliodesk/contract/solution';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRequest } from '#src/domains/request/index.ts';
import { finishSolution } from '#src/domains/solution/index.ts';
import { withTx } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { eventually } from '#src/testing/eventually.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import { buildApproved, buildSolvingPeople, contextFor, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { exchange, repair, type SolutionSeed } from './seed.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
});
afterAll(() => app.stop());

const today = () => app.clock.now().toISOString().slice(0, 10);

/** A claim whose customer has accepted all solutions, and what staff do about it. */
async function buildRunning(solutions: SolutionSeed[], type: 'module' | 'tracker' = 'module') {
  const { requestId } = await buildApproved(app, people, { type, pieces: 4, solutions });
  const agent = app.client(people.agent.token);
  const customer = app.client(people.customer.token);
  const { data: tips } = await customer.call(listTips, { query: { requestId } });
  for (const { msgId } of tips.filter(({ tipsType }) => tipsType === 10))
    await customer.call(solutionConfirmation, { body: { msgId, accept: true } });
  const seen = async () => (await agent.call(deskRequest, { params: { requestId } })).data;
  const plan = async () => (await agent.call(solutionPlan, { query: { requestId } })).data;
  const idOf = async (index: number) => (await plan()).solutions[index]?.solutionId ?? 0;
  return {
    requestId,
    agent,
    customer,
    seen,
    plan,
    idOf,
    repaired: async (change: object = {}) =>
      agent.call(finishRepair, {
        body: {
          requestId,
          version: (await seen()).version,
          solutionId: await idOf(0),
          repairedOn: today(),
          report: 'Both boxes were replaced.',
          ...change,
        },
      }),
    completed: async (change: object = {}) =>
      agent.call(complete, {
        body: { requestId, version: (await seen()).version, content: 'Both boxes are replaced.', reason: '', ...change },
      }),
  };
}

describe('ending a claim', () => {
  it.each(['module', 'tracker'] as const)('takes a %s claim from the repair to completion, with words and a mail', async (type) => {
    const claim = await buildRunning([repair({ quantity: 4 })], type);
    const blocked = (name: string) => expect.objectContaining({ name, blockedBy: name === 'complete' ? ['solutionsDone'] : [] });
    expect((await claim.seen()).actions).toEqual(expect.arrayContaining([blocked('complete'), blocked('finishRepair')]));
    expect(await claim.completed()).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['solutionsDone'] } });
    expect((await claim.seen()).solutionsDone).toBe(false);
    expect((await claim.repaired()).code).toBe(200);
    expect((await claim.seen()).solutionsDone).toBe(true);
    expect((await claim.customer.call(offeredSolutions, { query: { requestId: claim.requestId } })).data.solutions).toMatchObject([
      { state: 'done', repairedOn: today(), repairReport: 'Both boxes were replaced.' },
    ]);
    expect(await claim.completed()).toMatchObject({ code: 200, data: { status: 'completed', waitingOn: 'none' } });
    const { data } = await claim.customer.call(getRequest, { params: { requestId: claim.requestId } });
    expect(data).toMatchObject({ status: 'completed', nodes: [0, 1, 2, 7, 5] });
    const { messages } = (await claim.customer.call(listMessages, { query: { requestId: claim.requestId } })).data;
    expect(messages.slice(-2)).toMatchObject([
      { sender: 'customerService', content: 'Both boxes are replaced.' },
      { sender: 'system', content: 'claimCompleted' },
    ]);
    // Mails are sent in the background.
    await eventually(async () => {
      const mails = await mailsTo(app, people.customer.email);
      const completed = mails.find(({ subject }) => subject.includes(data.requestNo) && subject.includes('completed'));
      expect(completed?.text).toContain('Both boxes are replaced.');
    });
  });

  it('says at its field what is wrong with a repair', async () => {
    const claim = await buildRunning([repair({ quantity: 4 })]);
    const tomorrow = new Date(app.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
    for (const [change, wrong] of [
      [{ repairedOn: '2020-01-01' }, 'repairedOn invalid'],
      [{ repairedOn: tomorrow }, 'repairedOn invalid'],
      [{ repairedOn: '2026-02-30' }, 'repairedOn invalid'],
      [{ report: ' ' }, 'report required'],
    ] as const)
      expect((await claim.repaired(change)).errors?.map(({ path, rule }) => `${path} ${rule}`)).toEqual([wrong]);
    expect(await claim.repaired({ version: 1 })).toMatchObject({ code: 409, key: 'stale' });
    expect((await claim.repaired({ solutionId: 999_999 })).code).toBe(404);
    expect((await claim.plan()).solutions).toMatchObject([{ state: 'running', repairedOn: null }]);
  });

  it('needs closing words and takes no outcome; someone else may not complete', async () => {
    const claim = await buildRunning([repair({ quantity: 4 })]);
    await claim.repaired();
    const rules = async (change: object) => (await claim.completed(change)).errors?.map(({ path, rule }) => `${path} ${rule}`);
    expect(await rules({ content: '' })).toEqual(['content required']);
    expect(await rules({ outcome: 'answered' })).toEqual(['outcome invalid']);
    const body = { requestId: claim.requestId, version: (await claim.seen()).version, content: 'Done', reason: '' };
    expect((await claim.customer.call(complete, { body })).code).toBe(403);
  });

  it('closes a claim by the macro for it, with its words in the language of the customer', async () => {
    const claim = await buildRunning([repair({ quantity: 4 })]);
    const close = (await app.client(people.lead.token).call(listMacros, {})).data.find(({ builtIn }) => builtIn === 'close');
    const run = async () =>
      claim.agent.call(runMacro, {
        body: {
          requestId: claim.requestId,
          version: (await claim.seen()).version,
          macroId: close?.macroId ?? 0,
          macroVersion: close?.version ?? 0,
        },
      });
    expect(await run()).toMatchObject({ code: 409, key: 'macro.blocked', data: { why: 'guards', guards: ['solutionsDone'] } });
    await claim.repaired();
    expect(await run()).toMatchObject({ code: 200, data: { status: 'completed' } });
    const { messages } = (await claim.customer.call(listMessages, { query: { requestId: claim.requestId } })).data;
    expect(messages.at(-2)?.content).toContain('Everything that was accepted in your claim');
  });

  it('waits for every solution, and ends each only once', async () => {
    const claim = await buildRunning([repair({ quantity: 1 }), exchange({ quantity: 3 })]);
    const [repairId, exchangeId] = [await claim.idOf(0), await claim.idOf(1)];
    expect((await claim.repaired({ solutionId: exchangeId })).code).toBe(404);
    expect((await claim.repaired()).code).toBe(200);
    expect((await claim.repaired({ solutionId: repairId })).code).toBe(404);
    const context = await contextFor(app, people.agent);
    const finish = () =>
      transaction(app.platform.db, async (tx) => {
        const request = await findRequest(tx, context.actor, claim.requestId);
        if (request === undefined) throw new Error('the claim is gone');
        return finishSolution(withTx(context, tx), request, exchangeId);
      });
    expect(await finish()).toMatchObject({ running_solutions: 0 });
    await expect(finish()).rejects.toMatchObject({ key: 'notFound' });
    expect((await claim.plan()).solutions.map(({ state }) => state)).toEqual(['done', 'done']);
  });
});
