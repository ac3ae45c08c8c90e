import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { shareValue } from './shared-value.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A value whose readings are answered by the test, one after the other. */
function shareReadings(topic: string) {
  const readings: PromiseWithResolvers<string>[] = [];
  const value = shareValue(app.platform, topic, () => {
    const reading = Promise.withResolvers<string>();
    readings.push(reading);
    return reading.promise;
  });
  return { value, readings };
}

it('a value that is still being read is not there for transactions, which could wait for it forever', async () => {
  const { value, readings } = shareReadings('test-reading');
  const read = value.read();
  expect(value.kept()).toBeUndefined();
  readings[0]?.resolve('found');
  await expect(read).resolves.toBe('found');
  expect(value.kept()).toBe('found');
});

it('a reading that fails late does not take a newer one away', async () => {
  const { value, readings } = shareReadings('test-failing');
  const older = value.read();
  await value.clear();
  const newer = value.read();
  readings[1]?.resolve('newer');
  await expect(newer).resolves.toBe('newer');
  readings[0]?.reject(new Error('too late'));
  await expect(older).rejects.toThrow('too late');
  expect(value.kept()).toBe('newer');
});
