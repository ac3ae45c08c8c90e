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

  it('is refused within a transaction, where it would wait forever', async () => {
    const { db, throttle } = app.platform;
    const asked = transaction(db, () => throttle.take(rule, 'inside'));
    await expect(asked).rejects.toThrow('before the transaction');
    expect(await throttle.used(rule, 'inside')).toBe(0);
  });
});
