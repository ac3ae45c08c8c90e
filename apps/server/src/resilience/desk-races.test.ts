// @both-engines
import { listMessages } from '@heliodesk/contract/case-chat';
import { addMacro, runMacro, undoMacro, type Macro, type MacroBody } from '@heliodesk/contract/macro';
import { assign, confirmTip, endAbsence, listTeamMembers, noteTip, withdrawRequest } from '@heliodesk/contract/request';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { inLanguages, macroBody } from '#src/domains/macro/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { followAbsences } from '#src/domains/request/absence/follow.ts';
import { buildAbsence } from '#src/domains/request/seed.ts';
import { halves } from '#src/testing/invariants.ts';
import { buildPickedUpClaim, type Target } from '#src/testing/rejected-claims.ts';
import { soak } from '#src/testing/soak.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { stateOf, type CaseState } from '#src/testing/walk/case-state.ts';
import { faultsOf } from '#src/testing/walk/rules.ts';

/** 200 of each in a long run. */
const pairs = soak === 1 ? 5 : 20 * soak;

let app: TestApp;
/** A second instance on the same database where there can be one. */
let other: TestApp;
let customer: BuiltCustomer;
let agents: [BuiltUser, BuiltUser];
let lead: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  const { databaseUrl, dataDir } = app.platform.config;
  other = databaseUrl === undefined ? app : await startTestApp({ databaseUrl, dataDir }, { clock: app.clock });
  agents = [await buildStaff(app.platform, { name: 'Ingrid First' }), await buildStaff(app.platform, { name: 'Tomás Second' })];
  lead = await buildStaff(app.platform, { role: 'supervisor' });
});
// One contact can't begin as many requests in an hour as a long run needs.
beforeEach(async () => {
  customer = await buildCustomer(app.platform);
});
afterAll(async () => {
  if (other !== app) await other.stop();
  await app.stop();
});

const here = ({ token }: BuiltUser) => app.client(token);
const there = ({ token }: BuiltUser) => other.client(token);
const codes = (...answers: { code: number }[]) => answers.map(({ code }) => code).toSorted((one, two) => one - two);
const submitted = () => buildClaim(app.platform, customer, { submit: true });
const pickedUp = () => buildPickedUpClaim(app, { customer, agent: agents[0], lead });
const added = async (steps: MacroBody['steps']): Promise<Macro> => (await here(lead).call(addMacro, { body: macroBody({ steps }) })).data;
const running = ({ requestId, version }: Target, { macroId, version: macroVersion }: Macro) => ({
  body: { requestId, version, macroId, macroVersion },
});

async function endOf(requestId: number): Promise<CaseState> {
  const state = await stateOf(app, requestId);
  if (state === undefined) throw new Error(`Request ${requestId} is gone`);
  return state;
}

/** Runs a race again and again; each ends with a request that keeps all rules. */
async function often(race: (round: number) => Promise<number>): Promise<void> {
  for (let round = 0; round < pairs; round += 1) expect(faultsOf(await endOf(await race(round)))).toEqual([]);
}

const greeting = (): Promise<Macro> => added([{ kind: 'pickUp' }, { kind: 'message', texts: inLanguages('Hello') }]);
/** How often something is in the events of a request, and how often the customer reads the greeting. */
const times = ({ events }: CaseState, action: string): number => events.filter((event) => event.action === action).length;
const greetings = ({ messages }: CaseState): number =>
  messages.filter(({ content, side }) => side === 'staff' && content === 'Hello').length;

describe('two at the same time', () => {
  it('where one runs a macro and a lead assigns: all of the macro or nothing of it', async () => {
    const macro = await greeting();
    await often(async () => {
      const claim = await submitted();
      const [ran, assigned] = await Promise.all([
        here(agents[0]).call(runMacro, running(claim, macro)),
        there(lead).call(assign, { body: { ...claim, ownerId: agents[1].userId } }),
      ]);
      expect(codes(ran, assigned)).toEqual([200, 409]);
      const state = await endOf(claim.requestId);
      const isDone = ran.code === 200;
      expect(state.request.owner_id).toBe((isDone ? agents[0] : agents[1]).userId);
      expect([times(state, 'runMacro'), times(state, 'pickUp'), greetings(state)]).toEqual(isDone ? [1, 1, 1] : [0, 0, 0]);
      return claim.requestId;
    });
  });

  it('who run a macro on one case: one does, and the customer is greeted once', async () => {
    const macro = await greeting();
    await often(async () => {
      const claim = await submitted();
      const answers = await Promise.all([
        here(agents[0]).call(runMacro, running(claim, macro)),
        there(agents[1]).call(runMacro, running(claim, macro)),
      ]);
      expect(codes(...answers)).toEqual([200, 409]);
      const state = await endOf(claim.requestId);
      expect([times(state, 'runMacro'), times(state, 'pickUp'), greetings(state)]).toEqual([1, 1, 1]);
      expect(state.request.owner_id).toBe(answers[0].code === 200 ? agents[0].userId : agents[1].userId);
      return claim.requestId;
    });
  });

  it('where one runs a macro and the customer withdraws: one of both', async () => {
    const macro = await greeting();
    await often(async () => {
      const claim = await submitted();
      const [ran, withdrawn] = await Promise.all([
        here(agents[0]).call(runMacro, running(claim, macro)),
        there(customer).call(withdrawRequest, { body: { ...claim, reason: 'Repaired on site' } }),
      ]);
      expect(codes(ran, withdrawn)).toEqual([200, 409]);
      const state = await endOf(claim.requestId);
      expect([state.request.status, greetings(state)]).toEqual(ran.code === 200 ? ['picked_up', 1] : ['withdrawn', 0]);
      return claim.requestId;
    });
  });

  it('where one undoes a macro and the customer answers its task: the answer counts and all stays, or all is recalled', async () => {
    const macro = await added([
      { kind: 'message', texts: inLanguages('Hello') },
      { kind: 'askFiles', photos: ['label'], onlyMissing: false, texts: inLanguages('') },
    ]);
    await often(async () => {
      const claim = await pickedUp();
      const { runId } = (await here(agents[0]).call(runMacro, running(claim, macro))).data;
      const msgId = (await endOf(claim.requestId)).tips[0]?.message_id ?? 0;
      await here(customer).call(noteTip, { body: { msgId, content: 'There is none' } });
      const [undone, answered] = await Promise.all([
        here(agents[0]).call(undoMacro, { body: { runId } }),
        there(customer).call(confirmTip, { query: { msgId } }),
      ]);
      expect(codes(undone, answered)).toEqual([200, 409]);
      const state = await endOf(claim.requestId);
      expect([state.tips[0]?.state, greetings(state)]).toEqual(undone.code === 200 ? ['recalled', 0] : ['confirmed', 1]);
      return claim.requestId;
    });
  });

  it('where an absence hands over and a lead assigns: one new owner, and the customer reads their name; the end gives back once', async () => {
    const day = app.clock.now().toISOString().slice(0, 10);
    await often(async () => {
      const [away, standIn] = [await buildStaff(app.platform), await buildStaff(app.platform, { name: 'Jakub Wrona' })];
      const { requestId, version: first } = await submitted();
      const { version } = (await here(lead).call(assign, { body: { requestId, version: first, ownerId: away.userId } })).data;
      const who = { userId: away.userId, standInId: standIn.userId };
      await buildAbsence(app.platform, { ...who, fromDay: day, untilDay: day, note: '' });
      const [assigned] = await Promise.all([
        here(lead).call(assign, { body: { requestId, version, ownerId: agents[1].userId } }),
        followAbsences(app.platform),
        followAbsences(other.platform),
      ]);
      const isAssigned = assigned.code === 200;
      expect(assigned.code).toBe(isAssigned ? 200 : 409);
      const state = await endOf(requestId);
      expect(state.request.owner_id).toBe(isAssigned ? agents[1].userId : standIn.userId);
      expect([times(state, 'standIn'), times(state, 'assign')]).toEqual(isAssigned ? [0, 2] : [1, 1]);
      const { messages } = (await here(customer).call(listMessages, { query: { requestId } })).data;
      expect(messages.filter((message) => JSON.stringify(message).includes(standIn.name))).toHaveLength(isAssigned ? 0 : 1);
      const { data } = await here(lead).call(listTeamMembers, {});
      const absenceId = data.people.find(({ userId }) => userId === away.userId)?.absences[0]?.absenceId ?? 0;
      const ended = await Promise.all([here(lead), there(lead)].map((at) => at.call(endAbsence, { body: { absenceId } })));
      expect(codes(...ended)).toEqual([200, 404]);
      const after = await endOf(requestId);
      expect([times(after, 'takeBack'), after.request.owner_id]).toEqual(isAssigned ? [0, agents[1].userId] : [1, away.userId]);
      return requestId;
    });
  });
});

describe('after all races', () => {
  it('nothing is half there', async () => {
    expect(await halves(app)).toEqual([]);
  });
});
