// @both-engines
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../db/transaction.ts';
import { eventually } from '#src/testing/eventually.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { redisUrl } from '#src/testing/test-redis.ts';

/** Where a Redis server is at hand (as in CI), live events and throttles of several instances run through it. */
describe.skipIf(redisUrl === undefined)('two servers on one Redis', () => {
  let servers: TestApp[];
  beforeAll(async () => {
    servers = [await startTestApp({ redisUrl }), await startTestApp({ redisUrl })];
  });
  afterAll(() => Promise.all(servers.map((server) => server.stop())));

  it('hear of what commits on the other, and of nothing that rolls back', async () => {
    const [one, other] = servers.map(({ platform }) => platform);
    const topic = `test-${process.pid}`;
    const heard: unknown[] = [];
    other?.events.subscribe(topic, (payload) => heard.push(payload));
    const tell = (number: number, fails: boolean) =>
      transaction(one?.db as NonNullable<typeof one>['db'], async (tx) => {
        one?.events.publish(tx, topic, { number });
        if (fails) throw new Error('rolled back');
      });
    await expect(tell(1, true)).rejects.toThrow('rolled back');
    await tell(2, false);
    await eventually(() => expect(heard).toEqual([{ number: 2 }]));
  });

  it('count calls together', async () => {
    const [one, other] = servers.map(({ platform }) => platform.throttle);
    const rule = { name: `test-${process.pid}`, points: 2, seconds: 60 };
    await one?.take(rule, 'caller');
    await other?.take(rule, 'caller');
    await expect(one?.take(rule, 'caller')).rejects.toMatchObject({ key: 'tooManyRequests' });
  });
});
