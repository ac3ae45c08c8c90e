import type { BulkRun } from '@heliodesk/contract/request';
import { buildCustomer } from '../apps/server/src/domains/account/seed.ts';
import { buildStaff } from '../apps/server/src/domains/identity/seed.ts';
import { buildClaim } from '../apps/server/src/domains/module-claim/seed.ts';
import { pickUpRequest } from '../apps/server/src/domains/request/index.ts';
import { actorOf } from '../apps/server/src/domains/request/seed.ts';
import { contextOf, withTx } from '../apps/server/src/platform/context.ts';
import { transaction } from '../apps/server/src/platform/db/transaction.ts';
import type { Platform } from '../apps/server/src/platform/platform.ts';
import { Customer } from './harness/customer.ts';
import { percentile, report, rounded } from './harness/figures.ts';
import { startMailServer } from './harness/mail.ts';
import { startOpenLoop } from './harness/open-loop.ts';
import { prepare, serve } from './harness/server.ts';
import { sized } from './harness/smoke.ts';
import { onPostgres } from './harness/stage.ts';

/**
 * One action on 500 requests, from the call until each has its result, and small calls of others in the meantime at fixed moments, so that
 * whatever comes while the server stands still waits too.
 */

const requests = sized(500, 8);
const perSecond = 50;
const longest = 4_000;
const mostTail = 250;

interface Chosen {
  requestId: number;
  version: number;
}

/** Requests in review, each of a customer's own company, the lead who acts on them and someone who gets them. */
async function fill(platform: Platform) {
  const lead = await buildStaff(platform, { role: 'supervisor' });
  const owner = await buildStaff(platform, { role: 'module_agent' });
  const context = contextOf(platform, await actorOf(platform, lead));
  const chosen: Chosen[] = [];
  const customers = await Promise.all(Array.from({ length: sized(50, 2) }, () => buildCustomer(platform)));
  for (let index = 0; index < requests; index += 1) {
    const customer = customers[index % customers.length] ?? (await buildCustomer(platform));
    const { requestId, version } = await buildClaim(platform, customer, { submit: true });
    const picked = await transaction(platform.db, (tx) => pickUpRequest(withTx(context, tx), { requestId, version }));
    chosen.push({ requestId, version: picked.version });
  }
  return { lead, owner, chosen };
}

await onPostgres(async (place) => {
  const { lead, owner, chosen } = await prepare(place, fill);
  const mail = await startMailServer();
  const server = await serve(place, { SMTP_URL: mail.url });
  const desk = new Customer(server.url, lead.token);
  const runs: { what: string; ms: number; run: BulkRun; times: number[] }[] = [];

  /** The versions that the requests have after the run before. */
  let current = chosen;
  const measure = async (what: string, body: object): Promise<void> => {
    const others = startOpenLoop({ port: server.port, path: '/api/getInfo', token: owner.token, perSecond });
    const started = performance.now();
    let run = await desk.call<BulkRun>('POST', '/api/request/bulk', { ...body, requests: current });
    while (run.state === 'running') {
      await new Promise((resolve) => setTimeout(resolve, 100));
      run = await desk.call<BulkRun>('GET', `/api/request/bulk/run?runId=${run.runId}`);
    }
    runs.push({ what, ms: performance.now() - started, run, times: await others.stop() });
    if (run.done !== requests) throw new Error(`${what}: ${run.done} of ${requests} done`);
    current = run.items.map(({ requestId, version }) => ({ requestId, version: version ?? 0 }));
  };
  await measure('assign', { action: 'assign', ownerId: owner.userId });
  await measure('ask for files', { action: 'askFiles', content: 'Photos of the labels, please.' });
  await measure('remind', { action: 'remind' });
  await server.stop();
  mail.stop();

  const verdicts = runs.flatMap(({ what, ms, times }) => [
    { what: `${what}, ${requests} requests`, figure: `${rounded(ms)} ms`, target: `at most ${longest}`, isReached: ms <= longest },
    {
      what: `a small call of others (${what}), 99 of 100`,
      figure: `${rounded(percentile(times, 99))} ms`,
      target: `at most ${mostTail}`,
      isReached: percentile(times, 99) <= mostTail,
    },
  ]);
  report(
    `One action on ${requests} requests, PostgreSQL; small calls, ${perSecond} a second`,
    runs.map(({ what, ms, times }) => ({
      what,
      'all, ms': ms,
      'a request, ms': ms / requests,
      calls: times.length,
      'a call, median, ms': percentile(times, 50),
      '99 of 100, ms': percentile(times, 99),
    })),
    verdicts,
  );
});
