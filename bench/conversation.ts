import { buildCase } from '../apps/server/src/domains/case-chat/seed.ts';
import { compareWithFloor, connections, rowOf, verdictOf, type Compared } from './harness/compare.ts';
import { median, percentile, report, rounded, type Verdict } from './harness/figures.ts';
import { startSmallFloor } from './harness/floor.ts';
import { liftLimits } from './harness/limits.ts';
import { prepare, serve } from './harness/server.ts';
import { sized } from './harness/smoke.ts';
import { onPostgres } from './harness/stage.ts';

/** Messages sent in many conversations, and all in one, against one insert. */

const conversations = sized(50, 4);
const mostTail = 10;

/** In one conversation messages wait for each other, but none for long. */
function tailOf(compared: Compared | undefined): Verdict {
  const times = compared?.product.flatMap((result) => result.times) ?? [];
  const ratio = percentile(times, 99) / median(times);
  return {
    what: 'in one conversation, 99 of 100 against the median',
    figure: `${rounded(ratio)} times`,
    target: `at most ${mostTail}`,
    isReached: ratio <= mostTail,
  };
}

await onPostgres(async (place) => {
  const cases = await prepare(place, async (platform) => {
    const first = await buildCase(platform);
    // Each of a customer's own: no one person writes hundreds of messages a second, and their throttle alone would be measured.
    const others = Array.from({ length: conversations - 1 }, () => buildCase(platform, { agent: first.agent }));
    return [first, ...(await Promise.all(others))];
  });
  const server = await serve(place);
  const floor = await startSmallFloor(place.databaseUrl);
  const limits = await liftLimits(place.databaseUrl);
  const calls = cases.map(({ requestId, customer }) => ({
    path: '/api/qa/request/send',
    token: customer.token,
    body: JSON.stringify({ requestId, clientMsgId: '{uuid}', type: 0, content: 'When will someone come?' }),
  }));
  const compared = await compareWithFloor(server, floor, [
    { name: `a message, ${conversations} conversations`, floorPath: '/insert', calls, atLeastPercent: 12 },
    { name: 'a message, one conversation', floorPath: '/insert', calls: calls.slice(0, 1) },
  ]);
  floor.stop();
  await limits.stop();
  await server.stop();
  const verdicts = [...compared.flatMap(verdictOf), tailOf(compared[1])];
  report(`Conversation, PostgreSQL, ${connections} connections`, compared.map(rowOf), verdicts);
});
