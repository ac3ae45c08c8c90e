// @both-engines
import {
  appealRequest,
  deskRequest,
  getRequest,
  rejectRequest,
  returnProposal,
  takeBackProposal,
  withdrawRequest,
} from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildProposed, buildRejected } from '#src/testing/rejected-claims.ts';
import { soak } from '#src/testing/soak.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

/** 200 of each in a long run. */
const pairs = soak === 1 ? 6 : 20 * soak;

let app: TestApp;
/** A second instance on the same database where there can be one. */
let other: TestApp;
let customer: BuiltCustomer;
let agent: BuiltUser;
let leads: [BuiltUser, BuiltUser];
beforeAll(async () => {
  app = await startTestApp();
  const { databaseUrl, dataDir } = app.platform.config;
  other = databaseUrl === undefined ? app : await startTestApp({ databaseUrl, dataDir });
  customer = await buildCustomer(app.platform);
  agent = await buildStaff(app.platform);
  leads = [await buildStaff(app.platform, { role: 'supervisor' }), await buildStaff(app.platform, { role: 'supervisor' })];
});
afterAll(async () => {
  if (other !== app) await other.stop();
  await app.stop();
});

const people = () => ({ customer, agent, lead: leads[0] });

async function often(race: () => Promise<void>): Promise<void> {
  for (let round = 0; round < pairs; round += 1) await race();
}

const codes = (answers: { code: number }[]) => answers.map(({ code }) => code).toSorted((one, two) => one - two);

/** What has become of a claim: its state, its nodes, and the states of its proposals. */
async function endOf(requestId: number) {
  const { status, nodes } = (await app.client(leads[0].token).call(deskRequest, { params: { requestId } })).data;
  const proposals = await app.platform.db.selectFrom('request_proposal').select('state').where('request_id', '=', requestId).execute();
  return { status, nodes, proposals: proposals.map(({ state }) => state) };
}

describe('two at the same time', () => {
  it('who decide about a proposal: one does, the other has to look again', () =>
    often(async () => {
      const { requestId, version } = await buildProposed(app, people());
      const answers = await Promise.all([
        app.client(leads[0].token).call(rejectRequest, { body: { requestId, version } }),
        other.client(leads[1].token).call(returnProposal, { body: { requestId, version, reason: 'The photos show it' } }),
      ]);
      expect(codes(answers)).toEqual([200, 409]);
      expect(await endOf(requestId)).toEqual(
        answers[0]?.code === 200
          ? { status: 'rejected', nodes: [0, 1, 6], proposals: ['accepted'] }
          : { status: 'picked_up', nodes: [0, 1], proposals: ['returned'] },
      );
    }));

  it('where one decides and the author takes it back', () =>
    often(async () => {
      const { requestId, version } = await buildProposed(app, people());
      const answers = await Promise.all([
        app.client(leads[0].token).call(rejectRequest, { body: { requestId, version } }),
        other.client(agent.token).call(takeBackProposal, { body: { requestId, version } }),
      ]);
      expect(codes(answers)).toEqual([200, 409]);
      const { proposals } = await endOf(requestId);
      expect(proposals).toEqual([answers[0]?.code === 200 ? 'accepted' : 'takenBack']);
    }));

  it('where one rejects and the customer withdraws: one outcome', () =>
    often(async () => {
      const { requestId, version } = await buildProposed(app, people());
      const answers = await Promise.all([
        app.client(leads[0].token).call(rejectRequest, { body: { requestId, version } }),
        other.client(customer.token).call(withdrawRequest, { body: { requestId, version, reason: 'Repaired on site' } }),
      ]);
      expect(codes(answers)).toEqual([200, 409]);
      expect(await endOf(requestId)).toEqual(
        answers[0]?.code === 200
          ? { status: 'rejected', nodes: [0, 1, 6], proposals: ['accepted'] }
          : { status: 'withdrawn', nodes: [0, 1], proposals: ['lapsed'] },
      );
    }));

  it('who appeal: one does, the other hears that there was one', () =>
    often(async () => {
      const { requestId, version } = await buildRejected(app, people());
      const answers = await Promise.all(
        [app, other].map((at) => at.client(customer.token).call(appealRequest, { body: { requestId, version, reason: 'Look again' } })),
      );
      expect(codes(answers)).toEqual([200, 409]);
      expect(answers.find(({ code }) => code === 409)?.key).toBe('request.alreadyAppealed');
      expect((await app.client(customer.token).call(getRequest, { params: { requestId } })).data).toMatchObject({
        status: 'picked_up',
        nodes: [0, 1],
      });
    }));
});
