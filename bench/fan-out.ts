import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { buildCase } from '../apps/server/src/domains/case-chat/seed.ts';
import { buildStaff } from '../apps/server/src/domains/identity/seed.ts';
import { Customer } from './harness/customer.ts';
import { median, percentile, report, rounded } from './harness/figures.ts';
import { startSmallFloor } from './harness/floor.ts';
import { runLoad } from './harness/load.ts';
import { liftLimits } from './harness/limits.ts';
import { prepare, serve, type RunningServer } from './harness/server.ts';
import { sized } from './harness/smoke.ts';
import { onPostgres } from './harness/stage.ts';
import type { WatchNews, WatchTask } from './harness/watchers-process.ts';

/**
 * One message after the other in a case that many look at: how long after the sender had the answer, and with it the commit, the last
 * watcher hears of it. Beside it one insert, as long as nothing else runs.
 */

const watchers = sized(50, 5);
const ms = sized(10_000, 300);
const mostBehind = 250;
/** How long the last message may be on its way. */
const patience = 30_000;

async function startWatchers(task: WatchTask): Promise<{ child: ChildProcess; heardAt: Map<number, number> }> {
  const child = fork(new URL('harness/watchers-process.ts', import.meta.url));
  const heardAt = new Map<number, number>();
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the watchers ended with ${code}`)));
    child.on('message', (news: WatchNews) => {
      if ('ready' in news) resolve();
      else heardAt.set(news.msgId, news.heardAt);
    });
    child.send(task);
  });
  return { child, heardAt };
}

/** Sends without a pause; when each message was answered, milliseconds since 1970. */
async function sendMessages(server: RunningServer, token: string, requestId: number): Promise<Map<number, number>> {
  const sender = new Customer(server.url, token);
  const answeredAt = new Map<number, number>();
  const started = performance.now();
  while (performance.now() - started < ms) {
    const body = { requestId, clientMsgId: randomUUID(), type: 0, content: 'When will someone come?' };
    const { msgId } = await sender.call<{ msgId: number }>('POST', '/api/qa/request/send', body);
    answeredAt.set(msgId, performance.timeOrigin + performance.now());
  }
  return answeredAt;
}

async function untilAll(heardAt: Map<number, number>, count: number): Promise<void> {
  const deadline = performance.now() + patience;
  while (heardAt.size < count) {
    if (performance.now() > deadline) throw new Error(`${heardAt.size} of ${count} messages reached everyone`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

await onPostgres(async (place) => {
  const { requestId, customer, staff } = await prepare(place, async (platform) => ({
    ...(await buildCase(platform)),
    staff: await Promise.all(Array.from({ length: watchers }, () => buildStaff(platform))),
  }));
  const server = await serve(place);
  const floor = await startSmallFloor(place.databaseUrl);
  const insert = await runLoad({ port: floor.port, calls: [{ path: '/insert' }], connections: 1, ms: sized(2_000, 200) });
  floor.stop();
  const addresses = await Promise.all(
    staff.map(async ({ token }) => {
      const { ticket } = await new Customer(server.url, token).call<{ ticket: string }>('GET', '/api/qa/ticket');
      return `${server.url.replace('http', 'ws')}/api/qa/live?ticket=${ticket}`;
    }),
  );
  const { child, heardAt } = await startWatchers({ addresses, requestId });
  const limits = await liftLimits(place.databaseUrl);
  const answeredAt = await sendMessages(server, customer.token, requestId);
  await limits.stop();
  await untilAll(heardAt, answeredAt.size);
  child.disconnect();
  await server.stop();
  const behind = [...answeredAt].map(([msgId, at]) => (heardAt.get(msgId) ?? Number.NaN) - at);
  const row = {
    watchers,
    'floor: one insert, ms (median)': median(insert.times),
    'messages/s': answeredAt.size / (ms / 1_000),
    'last watcher behind, ms (median)': median(behind),
    '99 of 100, ms': percentile(behind, 99),
  };
  report(
    'One message to many, PostgreSQL',
    [row],
    [
      {
        what: 'the last watcher behind the answer, 99 of 100',
        figure: `${rounded(percentile(behind, 99))} ms`,
        target: `at most ${mostBehind}`,
        isReached: percentile(behind, 99) <= mostBehind,
      },
    ],
  );
});
