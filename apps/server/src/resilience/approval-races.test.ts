// @both-engines
import { deskRequest } from '@heliodesk/contract/request';
import { approveSolution, returnSolution, saveSolution, sendForApproval, solutionPlan } from '@heliodesk/contract/solution';
import { decideSerials } from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compensation } from '#src/domains/solution/seed.ts';
import { buildPending, buildReviewed, buildSolved, buildSolvingPeople, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { soak } from '#src/testing/soak.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

/** 200 of each in a long run. */
const pairs = soak === 1 ? 5 : 20 * soak;

let app: TestApp;
/** A second instance on the same database where there can be one. */
let other: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
  const { databaseUrl, dataDir } = app.platform.config;
  other = databaseUrl === undefined ? app : await startTestApp({ databaseUrl, dataDir });
  people = await buildSolvingPeople(app);
});
afterAll(async () => {
  if (other !== app) await other.stop();
  await app.stop();
});

async function often(race: () => Promise<void>): Promise<void> {
  for (let round = 0; round < pairs; round += 1) await race();
}

const codes = (answers: { code: number }[]) => answers.map(({ code }) => code).toSorted((one, two) => one - two);
const dear = { solutions: [compensation({ quantity: 4, unitPrice: '9000' })] };

/** What has become of a claim: its state, and what its rounds say. */
async function endOf(requestId: number) {
  const { status, nodes } = (await app.client(people.lead.token).call(deskRequest, { params: { requestId } })).data;
  const rounds = await app.platform.db
    .selectFrom('solution_round')
    .select(['decision', 'first_approved_by', 'decided_by'])
    .where('request_id', '=', requestId)
    .execute();
  return { status, nodes, rounds };
}

describe('two at the same time', () => {
  it('who approve within their limits: one does, the other has to look again', () =>
    often(async () => {
      const { requestId, version } = await buildPending(app, people);
      const answers = await Promise.all([
        app.client(people.lead.token).call(approveSolution, { body: { requestId, version } }),
        other.client(people.lead.token).call(approveSolution, { body: { requestId, version } }),
      ]);
      expect(codes(answers)).toEqual([200, 409]);
      expect(await endOf(requestId)).toMatchObject({ status: 'approved', nodes: [0, 1, 2, 7], rounds: [{ decision: 'approved' }] });
    }));

  it('who approve above their limits: one is the first, the other has to look again, and is the second then', () =>
    often(async () => {
      const { requestId, version } = await buildPending(app, people, dear);
      const leads = [people.lead, people.lead2] as const;
      const [one, two] = await Promise.all([
        app.client(leads[0].token).call(approveSolution, { body: { requestId, version } }),
        other.client(leads[1].token).call(approveSolution, { body: { requestId, version } }),
      ]);
      expect(codes([one, two])).toEqual([200, 409]);
      const [first, second] = one.code === 200 ? leads : [leads[1], leads[0]];
      expect(await endOf(requestId)).toMatchObject({
        status: 'pending',
        rounds: [{ decision: 'open', first_approved_by: first.userId, decided_by: null }],
      });
      const now = (await app.client(second.token).call(solutionPlan, { query: { requestId } })).data.version;
      const { data } = await other.client(second.token).call(approveSolution, { body: { requestId, version: now } });
      expect(data.status).toBe('approved');
      expect(await endOf(requestId)).toMatchObject({ rounds: [{ first_approved_by: first.userId, decided_by: second.userId }] });
    }));

  it('where one approves and the other returns: one outcome', () =>
    often(async () => {
      const { requestId, version } = await buildPending(app, people);
      const { data } = await app.client(people.lead.token).call(solutionPlan, { query: { requestId } });
      const solutionIds = data.solutions.map(({ solutionId }) => solutionId);
      const answers = await Promise.all([
        app.client(people.lead.token).call(approveSolution, { body: { requestId, version } }),
        other.client(people.lead2.token).call(returnSolution, { body: { requestId, version, reason: 'Too much', solutionIds } }),
      ]);
      expect(codes(answers)).toEqual([200, 409]);
      expect(await endOf(requestId)).toMatchObject(
        answers[0]?.code === 200
          ? { status: 'approved', nodes: [0, 1, 2, 7], rounds: [{ decision: 'approved' }] }
          : { status: 'picked_up', nodes: [0, 1], rounds: [{ decision: 'returned' }] },
      );
    }));

  it('who cover the same pieces: never more than were accepted', () =>
    often(async () => {
      const requestId = await buildReviewed(app, people);
      const { version } = (await app.client(people.agent.token).call(solutionPlan, { query: { requestId } })).data;
      const answers = await Promise.all(
        [app, other].map((at) =>
          at.client(people.agent.token).call(saveSolution, { body: { requestId, version, ...compensation({ quantity: 4 }) } }),
        ),
      );
      expect(codes(answers)).toEqual([200, 409]);
      expect((await app.client(people.agent.token).call(solutionPlan, { query: { requestId } })).data.covered).toBe(4);
    }));

  it('where one sends and the other decides once more: what is pending is what was accepted', () =>
    often(async () => {
      const requestId = await buildSolved(app, people);
      const { version } = (await app.client(people.agent.token).call(solutionPlan, { query: { requestId } })).data;
      const [sent, decided] = await Promise.all([
        app.client(people.agent.token).call(sendForApproval, { body: { requestId, version } }),
        other.client(people.lead.token).call(decideSerials, {
          body: { requestId, selection: { to: 1 }, decision: 'refused', reasonCode: '6' },
        }),
      ]);
      expect(codes([sent, decided])).toEqual(expect.arrayContaining([200]));
      const { status } = await endOf(requestId);
      const row = await app.platform.db
        .selectFrom('request')
        .select(['accepted_quantity', 'solved_quantity'])
        .where('id', '=', requestId)
        .executeTakeFirstOrThrow();
      if (status === 'pending') expect(row).toEqual({ accepted_quantity: 4, solved_quantity: 4 });
      else expect(row.accepted_quantity).toBeNull();
    }));
});
