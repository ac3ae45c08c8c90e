// @both-engines
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { createKeyRing } from './key-ring.ts';
import { recordCurrentKey } from './recorded-keys.ts';
import { deleteKey, findRecordedKeys } from './sealing-key-store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const [first, second] = [
  { version: 11, secret: 'the first key of the ring 0123456789abcdef' },
  { version: 12, secret: 'the second key of the ring 0123456789abcde' },
];
const record = (...keys: readonly { version: number; secret: string }[]): Promise<void> =>
  recordCurrentKey(app.platform.db, app.clock, createKeyRing([...keys, ...app.platform.config.sealingKeys]));
const recorded = async (): Promise<number[]> => (await findRecordedKeys(app.platform.db)).map(({ version }) => version);

describe('the recorded keys', () => {
  it('are those that have sealed since the first start, each once', async () => {
    expect(await recorded()).toEqual([1]);
    await record(first);
    await record(second, first);
    await record(second, first);
    expect(await recorded()).toEqual([1, 11, 12]);
  });

  it('have to be in the ring, and the same', async () => {
    const third = { version: 13, secret: 'the third key of the ring 0123456789abcdef' };
    await expect(record(third, second)).rejects.toThrow('HELIODESK_KEYS lacks key 11, which records are sealed under');
    expect(await recorded()).toEqual([1, 11, 12]);
    const other = { version: 11, secret: 'another key of this version 0123456789abcd' };
    await expect(record(second, other)).rejects.toThrow('HELIODESK_KEYS: key 11 is not the one that records are sealed under');
    await expect(record(other, second)).rejects.toThrow('key 11 is not the one');
    await expect(record(other, second)).rejects.not.toThrow(other.secret);
    await record(first, second);
  });

  it('needn’t be in the ring once they are forgotten', async () => {
    expect(await deleteKey(app.platform.db, 11)).toBe(true);
    expect(await deleteKey(app.platform.db, 11)).toBe(false);
    await record(second);
    expect(await recorded()).toEqual([1, 12]);
  });
});
