// @both-engines
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { transaction } from '../db/transaction.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const rule = { name: 'throttle test', points: 2, seconds: 60 };

describe('the throttle', () => {
  it('counts by key, refuses when no point is left, and forgets', async () => {
    const { throttle } = app.platform;
    await throttle.take(rule, 'one');
    await throttle.take(rule, 'one');
    await throttle.take(rule, 'another');
    await expect(throttle.take(rule, 'one')).rejects.toMatchObject({ key: 'tooManyRequests' });
    await throttle.reset(rule, 'one');
    expect(await throttle.used(rule, 'one')).toBe(0);
    await throttle.take(rule, 'one');
  });

  it('takes points in tens for frequent calls, and never lets more through', async () => {
    const { throttle } = app.platform;
    const frequent = { name: 'throttle tens', points: 30, seconds: 60 };
    await throttle.takeInTens(frequent, 'one');
    expect(await throttle.used(frequent, 'one')).toBe(10);
    const more = await Promise.allSettled(Array.from({ length: 40 }, () => throttle.takeInTens(frequent, 'one')));
    expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(29);
    await throttle.takeInTens(frequent, 'another');
  });

  it('lets through as many as the rule says, one after the other, then says when to come back', async () => {
    const { throttle } = app.platform;
    const frequent = { name: 'throttle tens in a row', points: 20, seconds: 60 };
    for (let taken = 0; taken < 20; taken += 1) await throttle.takeInTens(frequent, 'one');
    await expect(throttle.takeInTens(frequent, 'one')).rejects.toMatchObject({ key: 'tooManyRequests' });
  });

  it('is refused within a transaction, where it would wait forever', async () => {
    const { db, throttle } = app.platform;
    const asked = transaction(db, () => throttle.take(rule, 'inside'));
    await expect(asked).rejects.toThrow('before the transaction');
    expect(await throttle.used(rule, 'inside')).toBe(0);
  });
});
