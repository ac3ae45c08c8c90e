import { fork, type ChildProcess } from 'node:child_process';
import { buildCase } from '../apps/server/src/domains/case-chat/seed.ts';
import { buildStaff, type BuiltUser } from '../apps/server/src/domains/identity/seed.ts';
import { contextOf, withTx } from '../apps/server/src/platform/context.ts';
import { transaction } from '../apps/server/src/platform/db/transaction.ts';
import { ringBell } from '../apps/server/src/platform/notify/notify.ts';
import type { Platform } from '../apps/server/src/platform/platform.ts';
import type { ListenNews, ListenTask } from './harness/bell-process.ts';
import { Customer } from './harness/customer.ts';
import { median, percentile, report, rounded } from './harness/figures.ts';
import { liftLimits } from './harness/limits.ts';
import { prepare, serve, type RunningServer } from './harness/server.ts';
import { sized } from './harness/smoke.ts';
import { onPostgres } from './harness/stage.ts';

/**
 * Something happens that the bell tells a thousand people at the same time, each at a screen of their own: how long after the commit they
 * hear of it. It is written by one instance and heard at another.
 */

const people = sized(1_000, 20);
const rounds = sized(20, 2);
const mostBehind = 500;

async function openAddresses({ url }: RunningServer, listeners: readonly BuiltUser[]): Promise<ListenTask['listeners']> {
  const opened: ListenTask['listeners'] = [];
  for (const { token, userId } of listeners) {
    const { ticket } = await new Customer(url, token).call<{ ticket: string }>('GET', '/api/qa/ticket');
    opened.push({ address: `${url.replace('http', 'ws')}/api/qa/live?ticket=${ticket}`, userId });
  }
  return opened;
}

/** Tickets hold for half a minute, so people come in groups. */
const atATime = 100;

async function startListeners(server: RunningServer, listeners: readonly BuiltUser[]): Promise<ChildProcess> {
  const child = fork(new URL('harness/bell-process.ts', import.meta.url));
  child.once('exit', (code) => {
    if (code !== 0) throw new Error(`the listeners ended with ${code}`);
  });
  for (let from = 0; from < listeners.length; from += atATime) {
    const task = { listeners: await openAddresses(server, listeners.slice(from, from + atATime)) };
    const isListening = nextNews(child);
    child.send(task satisfies ListenTask);
    await isListening;
  }
  return child;
}

const nextNews = (child: ChildProcess): Promise<ListenNews> => new Promise((resolve) => child.once('message', resolve));

/** Rings for everyone in one transaction; answers when the commit began, milliseconds since 1970. */
const ringForAll = (platform: Platform, requestId: number, listeners: readonly BuiltUser[]): Promise<number> =>
  transaction(platform.db, async (tx) => {
    const context = withTx(contextOf(platform, null), tx);
    for (const { userId } of listeners) await ringBell(context, { userId, kind: 'assigned', requestId });
    return performance.timeOrigin + performance.now();
  });

await onPostgres((place) =>
  prepare(place, async (platform) => {
    const { requestId } = await buildCase(platform);
    const listeners: BuiltUser[] = [];
    for (let count = 0; count < people; count += 1) listeners.push(await buildStaff(platform));
    const server = await serve(place);
    const limits = await liftLimits(place.databaseUrl);
    const child = await startListeners(server, listeners);
    const behind: number[] = [];
    const last: number[] = [];
    for (let round = -1; round < rounds; round += 1) {
      const heard = nextNews(child);
      const committedAt = await ringForAll(platform, requestId, listeners);
      const times = (await heard).heardAt.map((at) => at - committedAt);
      if (round < 0) continue;
      behind.push(...times);
      last.push(Math.max(...times));
    }
    child.disconnect();
    await limits.stop();
    await server.stop();
    const figure = percentile(behind, 99);
    report(
      'One commit that the bell tells many people, PostgreSQL',
      [{ people, rounds, 'median, ms': median(behind), '99 of 100, ms': figure, 'the last one, ms (median)': median(last) }],
      [
        {
          what: `from the commit to ${people} people, 99 of 100`,
          figure: `${rounded(figure)} ms`,
          target: `at most ${mostBehind}`,
          isReached: figure <= mostBehind,
        },
      ],
    );
  }),
);
