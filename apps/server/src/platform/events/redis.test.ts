// @both-engines
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../db/transaction.ts';
import { eventually } from '#src/testing/eventually.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { redisUrl } from '#src/testing/test-redis.ts';

/** A way to Redis that can be cut off: what is on it ends, and nothing gets through anymore. */
async function openTunnel(target: URL): Promise<{ url: string; cut: () => void }> {
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port || 6379), target.hostname);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on('error', () => other.destroy()).pipe(other);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const cut = (): void => {
    server.close();
    for (const end of ends) end.destroy();
  };
  return { url: `redis://127.0.0.1:${port}`, cut };
}

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

  it('keep writing while Redis is away, and stop without it', async () => {
    const { url, cut } = await openTunnel(new URL(redisUrl ?? ''));
    const server = await startTestApp({ redisUrl: url });
    const { db, events } = server.platform;
    const write = () => transaction(db, async (tx) => events.publish(tx, 'test-away', {}));
    await write();
    cut();
    for (let round = 0; round < 5; round += 1) await expect(write()).resolves.toBeUndefined();
    await server.stop();
  });

  it('count calls together', async () => {
    const [one, other] = servers.map(({ platform }) => platform.throttle);
    const rule = { name: `test-${process.pid}`, points: 2, seconds: 60 };
    await one?.take(rule, 'caller');
    await other?.take(rule, 'caller');
    await expect(one?.take(rule, 'caller')).rejects.toMatchObject({ key: 'tooManyRequests' });
  });
});
