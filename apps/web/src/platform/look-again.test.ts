// @shares-process
import { expect, it, vi } from 'vitest';
import { lookAgainAfter } from './look-again.ts';

it('looks once at a time, and once more for all events that came in between', async () => {
  const looks: (() => void)[] = [];
  const lookAgain = lookAgainAfter(() => new Promise<void>((resolve) => looks.push(resolve)));
  lookAgain();
  lookAgain();
  lookAgain();
  expect(looks).toHaveLength(1);
  looks[0]?.();
  await vi.waitFor(() => expect(looks).toHaveLength(2));
  looks[1]?.();
  await Promise.resolve();
  lookAgain();
  await vi.waitFor(() => expect(looks).toHaveLength(3));
});
