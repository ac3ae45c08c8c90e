import type { RequestDetail } from '@heliodesk/contract/request';
import type { SerialReview } from '@heliodesk/contract/serial-number';
import { buildCustomer } from '../apps/server/src/domains/account/seed.ts';
import { buildStaff } from '../apps/server/src/domains/identity/seed.ts';
import { buildClaim } from '../apps/server/src/domains/module-claim/seed.ts';
import { pickUpRequest } from '../apps/server/src/domains/request/index.ts';
import { actorOf } from '../apps/server/src/domains/request/seed.ts';
import { contextOf, withTx } from '../apps/server/src/platform/context.ts';
import { transaction } from '../apps/server/src/platform/db/transaction.ts';
import type { Platform } from '../apps/server/src/platform/platform.ts';
import { fillSerials, manySerials } from './harness/case-data.ts';
import { Customer } from './harness/customer.ts';
import { median, report, rounded } from './harness/figures.ts';
import { prepare, serve } from './harness/server.ts';
import { sized } from './harness/smoke.ts';
import { onPostgres } from './harness/stage.ts';

/** Reviewing a claim with very many serial numbers of one finding: deciding about all of them, deciding again, and finishing. */

const claims = sized(5, 1);
const longest = 2_000;
const longestRead = 500;

/** Claims in review of one customer, and the agent who reviews them. */
async function fill(platform: Platform) {
  const [customer, agent] = [await buildCustomer(platform), await buildStaff(platform, { role: 'module_agent' })];
  const context = contextOf(platform, await actorOf(platform, agent));
  const requestIds: number[] = [];
  for (let index = 0; index < claims; index += 1) {
    const { requestId, version } = await buildClaim(platform, customer, { submit: true });
    await transaction(platform.db, (tx) => pickUpRequest(withTx(context, tx), { requestId, version }));
    requestIds.push(requestId);
  }
  return { agent, requestIds };
}

async function timed<Value>(work: () => Promise<Value>): Promise<{ value: Value; ms: number }> {
  const started = performance.now();
  const value = await work();
  return { value, ms: performance.now() - started };
}

await onPostgres(async (place) => {
  const { agent, requestIds } = await prepare(place, fill);
  for (const requestId of requestIds) await fillSerials(place.databaseUrl, requestId, manySerials);
  const server = await serve(place);
  const desk = new Customer(server.url, agent.token);

  const review = async (requestId: number) => {
    const decide = (decision: string, reasonCode = '') =>
      timed(() =>
        desk.call<SerialReview>('POST', '/api/request/desk/decideSerials', {
          requestId,
          selection: { verdict: 'ok' },
          decision,
          reasonCode,
        }),
      );
    const read = await timed(() => desk.call<SerialReview>('GET', `/api/request/desk/review/${requestId}`));
    const first = await decide('refused', '6');
    const second = await decide('accepted');
    const { version } = await desk.call<RequestDetail>('GET', `/api/request/desk/${requestId}`);
    const finished = await timed(() =>
      desk.call<SerialReview>('POST', '/api/request/desk/reviewSerials', { requestId, version, question: '' }),
    );
    if (finished.value.finishedAt === null || finished.value.counts.accepted !== manySerials) throw new Error('the review is not finished');
    return { read: read.ms, first: first.ms, second: second.ms, finished: finished.ms };
  };
  const rounds: Awaited<ReturnType<typeof review>>[] = [];
  for (const requestId of requestIds) rounds.push(await review(requestId));
  await server.stop();

  const whole = median(rounds.map(({ first, finished }) => first + finished));
  const again = median(rounds.map(({ second, finished }) => second + finished));
  const reading = median(rounds.map(({ read }) => read));
  report(
    `Reviewing ${manySerials} serial numbers of one finding, PostgreSQL`,
    rounds.map(({ read, first, second, finished }) => ({
      'read, ms': read,
      'decided, ms': first,
      'decided again, ms': second,
      'finished, ms': finished,
    })),
    [
      { what: 'deciding and finishing', figure: `${rounded(whole)} ms`, target: `at most ${longest}`, isReached: whole <= longest },
      { what: 'deciding again and finishing', figure: `${rounded(again)} ms`, target: `at most ${longest}`, isReached: again <= longest },
      { what: 'reading it', figure: `${rounded(reading)} ms`, target: `at most ${longestRead}`, isReached: reading <= longestRead },
    ],
  );
});
