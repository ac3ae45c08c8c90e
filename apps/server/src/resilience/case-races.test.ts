// @both-engines
import { addReply, recallMessage, sendMessage } from '@heliodesk/contract/case-chat';
import {
  askCustomer,
  assign,
  changeOwner,
  complete,
  confirmTip,
  noteTip,
  pickUp,
  recallTip,
  withdrawRequest,
} from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildPickedUp } from '#src/domains/case-chat/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { textMessage } from '#src/testing/conversations.ts';
import { halves } from '#src/testing/invariants.ts';
import { buildPickedUpClaim } from '#src/testing/rejected-claims.ts';
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
  other = databaseUrl === undefined ? app : await startTestApp({ databaseUrl, dataDir });
  lead = await buildStaff(app.platform, { role: 'supervisor' });
});
afterAll(async () => {
  if (other !== app) await other.stop();
  await app.stop();
});

const people = () => ({ customer, agent: agents[0], lead });
const here = ({ token }: BuiltUser) => app.client(token);
const there = ({ token }: BuiltUser) => other.client(token);
const codes = (...answers: { code: number }[]) => answers.map(({ code }) => code).toSorted((one, two) => one - two);

/** No one can write as often in a minute, nor file as many requests in an hour, as a long run does on a fast machine. */
const roundsOfPeople = 20;

/** Runs a race again and again; each ends with a request that keeps all rules. */
async function often(race: (round: number) => Promise<number>): Promise<void> {
  for (let round = 0; round < pairs; round += 1) {
    if (round % roundsOfPeople === 0) {
      agents = [await buildStaff(app.platform, { name: 'Ingrid First' }), await buildStaff(app.platform, { name: 'Tomás Second' })];
      customer = await buildCustomer(app.platform);
    }
    expect(faultsOf(await endOf(await race(round)))).toEqual([]);
  }
}

async function endOf(requestId: number): Promise<CaseState> {
  const state = await stateOf(app, requestId);
  if (state === undefined) throw new Error(`Request ${requestId} is gone`);
  return state;
}

/** A claim whose files were asked for, the answer written but not confirmed. */
async function asked() {
  const claim = await buildPickedUpClaim(app, people());
  const body = { ...claim, tipsType: 4 as const, content: 'The label, please' };
  const { data } = await here(agents[0]).call(askCustomer, { body });
  const { msgId, tipsId } = data.tip;
  await here(customer).call(noteTip, { body: { msgId, content: 'There is none' } });
  return { requestId: claim.requestId, version: data.version, msgId, tipsId };
}

const question = () => buildPickedUp(app.platform, { customer, agent: agents[0] });

describe('two at the same time', () => {
  it('where one picks up and a lead assigns: the one who is second learns of it', () =>
    often(async () => {
      const { requestId, version } = await buildClaim(app.platform, customer, { submit: true });
      const [picked, assigned] = await Promise.all([
        here(agents[0]).call(pickUp, { body: { requestId, version } }),
        there(lead).call(assign, { body: { requestId, version, ownerId: agents[1].userId } }),
      ]);
      expect(codes(picked, assigned)).toEqual([200, 409]);
      expect((await endOf(requestId)).request.owner_id).toBe(picked.code === 200 ? agents[0].userId : agents[1].userId);
      return requestId;
    }));

  it('where the owner hands over and a lead assigns: one new owner', () =>
    often(async () => {
      const { requestId, version } = await buildPickedUpClaim(app, people());
      const answers = await Promise.all([
        here(agents[0]).call(changeOwner, { body: { requestId, version, ownerId: agents[1].userId, reason: 'On leave' } }),
        there(lead).call(assign, { body: { requestId, version, ownerId: lead.userId } }),
      ]);
      expect(codes(...answers)).toEqual([200, 409]);
      expect((await endOf(requestId)).request.owner_id).toBe(answers[0].code === 200 ? agents[1].userId : lead.userId);
      return requestId;
    }));

  it('where one answers a tip and one recalls it: the first counts, the second learns what became of it', () =>
    often(async () => {
      const { requestId, version, msgId, tipsId } = await asked();
      const [answered, recalled] = await Promise.all([
        here(customer).call(confirmTip, { query: { msgId } }),
        there(agents[0]).call(recallTip, { body: { requestId, version, tipsId } }),
      ]);
      expect(codes(answered, recalled)).toEqual([200, 409]);
      const won = answered.code === 200 ? 'confirmed' : 'recalled';
      expect([answered, recalled].find(({ code }) => code === 409)).toMatchObject({ key: 'tip.closed', data: { state: won } });
      expect(await endOf(requestId)).toMatchObject({ tips: [{ state: won }], request: { waiting_on: 'us' } });
      return requestId;
    }));

  it('who confirm a tip: once', () =>
    often(async () => {
      const { requestId, msgId } = await asked();
      const answers = await Promise.all([here, there].map((at) => at(customer).call(confirmTip, { query: { msgId } })));
      expect(codes(...answers)).toEqual([200, 409]);
      expect((await endOf(requestId)).events.filter(({ action }) => action === 'answerTip')).toHaveLength(1);
      return requestId;
    }));

  it('where one answers a tip and one withdraws: both, or the tip is recalled', () =>
    often(async () => {
      const { requestId, version, msgId } = await asked();
      const [answered, withdrawn] = await Promise.all([
        here(customer).call(confirmTip, { query: { msgId } }),
        there(customer).call(withdrawRequest, { body: { requestId, version, reason: 'Repaired on site' } }),
      ]);
      expect(codes(answered, withdrawn)).toEqual([200, 409]);
      expect(await endOf(requestId)).toMatchObject(
        answered.code === 200
          ? { tips: [{ state: 'confirmed' }], request: { status: 'picked_up' } }
          : { tips: [{ state: 'recalled' }], request: { status: 'withdrawn' } },
      );
      return requestId;
    }));

  it('where staff recall their question and the customer answers it: it is our turn, and nothing of the question is left', () =>
    often(async () => {
      const { requestId } = await question();
      const body = { ...textMessage(requestId, 'Which torque did you use?'), needsAnswer: true };
      const { msgId } = (await here(agents[0]).call(sendMessage, { body })).data;
      const answers = await Promise.all([
        here(agents[0]).call(recallMessage, { query: { msgId } }),
        there(customer).call(sendMessage, { body: textMessage(requestId, '16 Nm') }),
      ]);
      expect(codes(...answers)).toEqual([200, 200]);
      expect((await endOf(requestId)).request.waiting_on).toBe('us');
      return requestId;
    }));

  it('where one answers an enquiry and one recalls an earlier answer: one answer is left', () =>
    often(async () => {
      const { requestId, version } = await question();
      const first = await here(agents[0]).call(addReply, { body: { requestId, version, content: '16 Nm' } });
      const answers = await Promise.all([
        here(agents[0]).call(recallMessage, { query: { msgId: first.data.reply.replyId } }),
        there(agents[1]).call(addReply, { body: { requestId, version: first.data.version, content: '17 Nm' } }),
      ]);
      expect(codes(...answers)).toEqual([200, 200]);
      const left = (await endOf(requestId)).messages.filter(({ side, recalled_at: recalled }) => side === 'staff' && recalled === null);
      expect(left.map(({ content }) => content)).toEqual(['17 Nm']);
      return requestId;
    }));

  it('where one completes an enquiry and the customer writes: the message comes before, or brings it back', () =>
    often(async () => {
      const { requestId, version } = await question();
      const [completed, written] = await Promise.all([
        here(agents[0]).call(complete, { body: { requestId, version, outcome: 'answered', content: '16 Nm' } }),
        there(customer).call(sendMessage, { body: textMessage(requestId, 'And for M10?') }),
      ]);
      expect(codes(completed, written)).toEqual([200, 200]);
      const { request, events, messages } = await endOf(requestId);
      const isLater =
        messages.findIndex(({ content }) => content === 'And for M10?') > messages.findIndex(({ content }) => content === 'completed');
      expect(request.status).toBe(isLater ? 'picked_up' : 'completed');
      expect(events.some(({ action }) => action === 'reopen')).toBe(isLater);
      return requestId;
    }));

  it('who complete an enquiry: once, and one answer is told', () =>
    often(async () => {
      const { requestId, version } = await question();
      const body = { requestId, version, outcome: 'answered' as const, content: '16 Nm' };
      const answers = await Promise.all([here(agents[0]).call(complete, { body }), there(agents[1]).call(complete, { body })]);
      expect(codes(...answers)).toEqual([200, 409]);
      expect((await endOf(requestId)).messages.filter(({ content }) => content === '16 Nm')).toHaveLength(1);
      return requestId;
    }));
});

describe('after all races', () => {
  it('nothing is half there', async () => {
    expect(await halves(app)).toEqual([]);
  });
});
