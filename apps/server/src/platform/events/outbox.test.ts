import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { Outbox } from './outbox.ts';

const log = pino({ level: 'silent' });

it('messages leave in the order they came in, many at a time, and a failed sending holds up none after it', async () => {
  const sendings: (readonly string[])[] = [];
  const firstLeft = Promise.withResolvers<void>();
  const outbox = new Outbox(async (messages) => {
    sendings.push(messages);
    if (sendings.length > 1) return;
    await firstLeft.promise;
    throw new Error('on purpose');
  }, log);
  const first = outbox.add('first');
  const others = Promise.all([outbox.add('second'), outbox.add('third')]);
  firstLeft.resolve();
  await first;
  await others;
  expect(sendings).toEqual([['first'], ['second', 'third']]);
  await outbox.add('fourth');
  expect(sendings.at(-1)).toEqual(['fourth']);
});

it('anyone waits for their own message alone, however many follow', async () => {
  let isBusy = true;
  const outbox = new Outbox(async () => {
    await setImmediate();
    if (isBusy) void outbox.add('another');
  }, log);
  await expect(outbox.add('one')).resolves.toBeUndefined();
  isBusy = false;
  await outbox.settle();
});
