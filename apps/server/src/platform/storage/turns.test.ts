import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('turns', () => {
  it('let each caller have two open and three waiting, in their order, no matter who else comes', async () => {
    const enter = createTurns(2, 3, 60_000);
    const entered: string[] = [];
    const take = async (caller: string, name: string): Promise<() => void> => {
      const leave = await enter(caller);
      entered.push(name);
      return leave;
    };
    const open = [await take('a', 'a1'), await take('a', 'a2')];
    const waiting = [take('a', 'a3'), take('a', 'a4'), take('a', 'a5')];
    await expect(enter('a')).rejects.toMatchObject({ key: 'tooManyRequests' });
    await take('b', 'b1');
    expect(entered).toEqual(['a1', 'a2', 'b1']);
    open[0]?.();
    open[0]?.();
    const third = await waiting[0];
    expect(entered).toEqual(['a1', 'a2', 'b1', 'a3']);
    open[1]?.();
    third?.();
    for (const leave of await Promise.all(waiting.slice(1))) leave();
    expect(entered).toEqual(['a1', 'a2', 'b1', 'a3', 'a4', 'a5']);
    await Promise.all([enter('a'), enter('a')]);
  });

  it('are not waited for forever', async () => {
    const enter = createTurns(1, 3, 10);
    const leave = await enter('a');
    await expect(enter('a')).rejects.toMatchObject({ key: 'tooManyRequests' });
    leave();
    // One who gave up takes no place.
    await enter('a');
  });
});
