// @both-engines
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallOf, EndpointSpec } from '@heliodesk/contract/kit';
import {
  askCustomer,
  bulkLimit,
  getBulkRun,
  confirmTip,
  noteTip,
  pickUp,
  proposeRejection,
  rejectRequest,
  remindCustomer,
  startBulk,
} from '@heliodesk/contract/request';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { closedPort } from '#src/testing/closed-port.ts';
import { prepareData, type DurableData, type OpenedData } from '#src/testing/durable-data.ts';
import { halves } from '#src/testing/invariants.ts';
import { RemoteClient } from '#src/testing/remote-client.ts';
import { newSeed, seeded } from '#src/testing/seeded.ts';
import { soak } from '#src/testing/soak.ts';
import type { SpawnedServer } from '#src/testing/spawned-server.ts';
import type { Row } from '#src/testing/test-client.ts';
import { stateOf } from '#src/testing/walk/case-state.ts';
import { faultsOf } from '#src/testing/walk/rules.ts';

const seed = newSeed();
const random = seeded(seed);
const kills = 2 * soak;
/** Claims of each worker: more than it gets to. */
const claims = 10 * kills;

let data: DurableData;
let people: { customer: BuiltCustomer; agent: BuiltUser; lead: BuiltUser };
let server: SpawnedServer;
/** No mail server answers, so that every mail that was ever to be sent is still there to be counted. */
let noMailServer: { SMTP_URL: string };
const waiting: { requestId: number; version: number }[] = [];
/** Claims that one run gives to the agent. */
const handedOver = Math.min(bulkLimit, 15 * kills);
const many: { requestId: number; version: number }[] = [];
const storm = { isOver: false };

beforeAll(async () => {
  data = await prepareData(async ({ platform }) => {
    people = {
      customer: await buildCustomer(platform),
      agent: await buildStaff(platform),
      lead: await buildStaff(platform, { role: 'supervisor' }),
    };
    for (let count = 0; count < 2 * claims; count += 1) waiting.push(await buildClaim(platform, people.customer, { submit: true }));
    for (let count = 0; count < handedOver; count += 1) many.push(await buildClaim(platform, people.customer, { submit: true }));
  });
  noMailServer = { SMTP_URL: `smtp://127.0.0.1:${await closedPort()}` };
  server = data.spawn(noMailServer);
});
afterAll(async () => {
  await server.kill();
  data.remove();
});

/** Steps that the server has said yes to, by request. */
const taken = new Map<number, string[]>();

/** Takes a step, again and again over kills and starts, until it is answered. */
async function take<Spec extends EndpointSpec>(person: BuiltUser, requestId: number, spec: Spec, input: CallOf<Spec>): Promise<Row<Spec>> {
  const idempotencyKey = randomUUID();
  for (;;) {
    const running = server;
    const client = new RemoteClient(() => running.address, person.token);
    const answer = await client.call(spec, input, { idempotencyKey }).catch(() => undefined);
    if (answer !== undefined) {
      expect(answer, answer.msg).toMatchObject({ code: 200 });
      taken.set(requestId, [...(taken.get(requestId) ?? []), spec.path]);
      return answer.data;
    }
    await running.ended;
    await server.address;
  }
}

/** Asks for files, reminds, and gets an answer. */
async function ask({ requestId, version }: { requestId: number; version: number }): Promise<void> {
  const { agent, customer } = people;
  const picked = await take(agent, requestId, pickUp, { body: { requestId, version } });
  const body = { requestId, version: picked.version, tipsType: 4 as const, content: 'The label, please' };
  const asked = await take(agent, requestId, askCustomer, { body });
  await take(agent, requestId, remindCustomer, { body: { requestId, version: asked.version } });
  const { msgId } = asked.tip;
  await take(customer, requestId, noteTip, { body: { msgId, content: 'There is none' } });
  await take(customer, requestId, confirmTip, { query: { msgId } });
}

/** Proposes to reject, and rejects. */
async function reject({ requestId, version }: { requestId: number; version: number }): Promise<void> {
  const { agent, lead } = people;
  const picked = await take(agent, requestId, pickUp, { body: { requestId, version } });
  const body = { requestId, version: picked.version, reasonCode: '1', publicText: 'The warranty ended in May.', note: '' };
  const proposed = await take(agent, requestId, proposeRejection, { body });
  await take(lead, requestId, rejectRequest, { body: { requestId, version: proposed.version } });
}

async function work(step: typeof ask, remainder: number): Promise<void> {
  for (const [index, claim] of waiting.entries())
    if (index % 2 === remainder && !storm.isOver) await step(claim).then(() => pause(random.between(0, 100)));
}

/** Gives many claims to the agent in one run, and waits for its end. */
async function handOver(): Promise<void> {
  const { agent, lead } = people;
  const body = { action: 'assign' as const, ownerId: agent.userId, requests: many };
  let run = await take(lead, 0, startBulk, { body });
  while (run.state === 'running') {
    await pause(100);
    run = await take(lead, 0, getBulkRun, { query: { runId: run.runId } });
  }
  expect(run).toMatchObject({ state: 'done', done: many.length });
}

/** What each mail that was to be sent says about which request, how often. */
async function mailsOf({ platform }: OpenedData): Promise<Map<string, number>> {
  const { rows } = await sql<{ template: string; requestNo: string; count: number }>`
    select data ->> 'template' as template, data -> 'params' ->> 'requestNo' as "requestNo", count(*)::int as count
    from job.job where name = 'mail' group by 1, 2`.execute(platform.db);
  return new Map(rows.map(({ template, requestNo, count }) => [`${template} ${requestNo}`, count]));
}

const mailsAfter: Record<string, string> = {
  [pickUp.path]: 'requestPickedUp',
  [askCustomer.path]: 'tipSent',
  [remindCustomer.path]: 'tasksReminded',
  [rejectRequest.path]: 'requestRejected',
};

describe(`a server killed ${kills} times while tips are sent, claims rejected and handed over (seed ${seed})`, () => {
  it('starts again each time and continues', async () => {
    await server.address;
    const working = Promise.all([work(ask, 0), work(reject, 1), handOver()]);
    for (let killed = 0; killed < kills; killed += 1) {
      await pause(random.between(200, 1_200));
      await server.kill();
      server = data.spawn(noMailServer);
      await server.address;
    }
    await pause(random.between(200, 600));
    storm.isOver = true;
    await working;
    expect(await server.stop()).toMatchObject({ code: 0 });
  });

  it('has done nothing by half, and told nothing twice', async () => {
    const app = await data.open();
    const mails = await mailsOf(app);
    expect([...mails].filter(([, count]) => count > 1)).toEqual([]);
    for (const { requestId } of many) {
      const state = await stateOf(app, requestId);
      expect(state?.request.owner_id).toBe(people.agent.userId);
      expect(state?.events.map(({ action }) => action)).toEqual(['save', 'submit', 'assign']);
      expect(state?.notices.map(({ kind, user_id: reader }) => [kind, reader])).toEqual([['assigned', people.agent.userId]]);
    }
    taken.delete(0);
    for (const [requestId, steps] of taken) {
      const state = await stateOf(app, requestId);
      expect(state && faultsOf(state)).toEqual([]);
      const told = steps.flatMap((path) => mailsAfter[path] ?? []).filter((mail) => !mails.has(`${mail} ${state?.request.request_no}`));
      expect(told, `mails about request ${requestId}`).toEqual([]);
      const bells = (state?.notices ?? []).map(({ kind, user_id: reader }) => `${kind} to ${reader}`);
      expect(bells).toEqual([...new Set(bells)]);
    }
    expect(taken.size).toBeGreaterThan(1);
    expect(await halves(app)).toEqual([]);
    await app.stop();
  });
});
