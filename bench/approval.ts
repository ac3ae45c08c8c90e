import type { RequestActed } from '@heliodesk/contract/request';
import type { ApprovalCheck, SolutionPlan } from '@heliodesk/contract/solution';
import { buildCustomer } from '../apps/server/src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '../apps/server/src/domains/identity/seed.ts';
import { buildClaim } from '../apps/server/src/domains/module-claim/seed.ts';
import { pickUpRequest } from '../apps/server/src/domains/request/index.ts';
import { actorOf } from '../apps/server/src/domains/request/seed.ts';
import { reviewAll } from '../apps/server/src/domains/serial-number/seed.ts';
import { buildLimits, compensation, sendSolutions, writeSolutions } from '../apps/server/src/domains/solution/seed.ts';
import { contextOf, withTx } from '../apps/server/src/platform/context.ts';
import { transaction } from '../apps/server/src/platform/db/transaction.ts';
import type { Platform } from '../apps/server/src/platform/platform.ts';
import { fillSerials, manySerials } from './harness/case-data.ts';
import { Customer } from './harness/customer.ts';
import { median, report, rounded } from './harness/figures.ts';
import { prepare, serve } from './harness/server.ts';
import { sized } from './harness/smoke.ts';
import { onPostgres } from './harness/stage.ts';

/** Approving a claim with very many accepted serial numbers and as many solutions as there can be: reading the facts, and deciding. */

const claims = sized(7, 1);
const solutions = 20;
const longest = 200;
const longestRead = 2_000;

/** Claims of one customer that an agent has picked up. */
async function fill(platform: Platform) {
  const customer = await buildCustomer(platform);
  const agent = await buildStaff(platform, { role: 'module_agent' });
  const lead = await buildStaff(platform, { role: 'supervisor' });
  await buildLimits(platform, lead.userId, [{ currency: 'EUR', amount: '99999999.00' }]);
  const context = contextOf(platform, await actorOf(platform, agent));
  const requestIds: number[] = [];
  for (let index = 0; index < claims; index += 1) {
    const { requestId, version } = await buildClaim(platform, customer, { submit: true });
    await transaction(platform.db, (tx) => pickUpRequest(withTx(context, tx), { requestId, version }));
    requestIds.push(requestId);
  }
  return { agent, lead, requestIds };
}

/** Accepts everything, and covers it with as many solutions as there can be, which are sent for approval. */
async function solve(platform: Platform, agent: BuiltUser, requestIds: readonly number[]): Promise<void> {
  const context = contextOf(platform, await actorOf(platform, agent));
  const each = Math.floor(manySerials / solutions);
  for (const requestId of requestIds) {
    await reviewAll(context, requestId);
    const quantities = Array.from({ length: solutions }, (_, index) => (index < solutions - 1 ? each : manySerials - each * index));
    await writeSolutions(
      context,
      requestId,
      quantities.map((quantity) => compensation({ quantity })),
    );
    await sendSolutions(context, requestId);
  }
}

async function timed<Value>(work: () => Promise<Value>): Promise<{ value: Value; ms: number }> {
  const started = performance.now();
  const value = await work();
  return { value, ms: performance.now() - started };
}

await onPostgres(async (place) => {
  const { agent, lead, requestIds } = await prepare(place, fill);
  // One in ten is in the claim before it too.
  for (const [index, requestId] of requestIds.entries())
    await fillSerials(place.databaseUrl, requestId, manySerials, 1 + index * manySerials * 0.9);
  await prepare(place, (platform) => solve(platform, agent, requestIds));
  const server = await serve(place);
  const desk = new Customer(server.url, lead.token);

  const approve = async (requestId: number) => {
    const plan = await timed(() => desk.call<SolutionPlan>('GET', `/api/request/desk/solutions?requestId=${requestId}`));
    const check = await timed(() => desk.call<ApprovalCheck>('GET', `/api/request/desk/approvalCheck?requestId=${requestId}`));
    const { version } = plan.value;
    const approved = await timed(() => desk.call<RequestActed>('POST', '/api/request/desk/approveSolution', { requestId, version }));
    if (check.value.covered !== manySerials || approved.value.status !== 'approved') throw new Error('the claim is not approved');
    return { plan: plan.ms, check: check.ms, approved: approved.ms };
  };
  const rounds: Awaited<ReturnType<typeof approve>>[] = [];
  for (const requestId of requestIds) rounds.push(await approve(requestId));
  await server.stop();

  const deciding = median(rounds.map(({ approved }) => approved));
  const checking = median(rounds.map(({ check }) => check));
  report(
    `Approving ${solutions} solutions for ${manySerials} serial numbers, PostgreSQL`,
    rounds.map(({ plan, check, approved }) => ({ 'solutions read, ms': plan, 'facts read, ms': check, 'approved, ms': approved })),
    [
      { what: 'approving', figure: `${rounded(deciding)} ms`, target: `at most ${longest}`, isReached: deciding <= longest },
      {
        what: 'reading the facts',
        figure: `${rounded(checking)} ms`,
        target: `at most ${longestRead}`,
        isReached: checking <= longestRead,
      },
    ],
  );
});
