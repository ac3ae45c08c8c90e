import { describe, expect, it } from 'vitest';
import { seeded } from '#src/testing/seeded.ts';
import { distorted, drawCaptcha } from './picture.ts';
import type { Distortion } from './scene.ts';
import { captchaAlphabet, readAs } from './shapes.ts';
import { chunksOf, inkOf, readPng } from './testing/grays.ts';
import { readers } from './testing/readers.ts';

/** Characters apart, upright and on clean paper: what any reader reads. */
const plain: Distortion = { turn: 0, slant: 0, sizes: 0, waves: 0, overlap: -12, lines: 0, cuts: 0, specks: 0, noise: 0.04, shadow: 0 };

/** Pictures that the seeds 1 to `count` make, cleaned up as every reader begins. */
const pictures = (count: number, distortion: Distortion) =>
  Array.from({ length: count }, (_, seed) => {
    const { next, pick } = seeded(seed + 1);
    const text = Array.from({ length: 5 }, () => pick([...captchaAlphabet])).join('');
    return { text, ink: inkOf(readPng(drawCaptcha(text, next, distortion))) };
  });

const [easy, hard] = [pictures(12, plain), pictures(50, distorted)];

describe('a reader of', () => {
  it.each(Object.entries(readers))('%s solves plain pictures, and one distorted picture in fifty at most', (_name, createReader) => {
    const read = createReader();
    const solvedOf = (shown: typeof easy) => shown.filter(({ text, ink }) => read(ink) === text).length;
    expect(solvedOf(easy)).toBeGreaterThanOrEqual(8);
    expect(solvedOf(hard)).toBeLessThanOrEqual(1);
  });
});

describe('a picture', () => {
  it('has its size and its pixels, and nothing else that could tell the text', () => {
    const png = drawCaptcha('AEHKM');
    expect(png.subarray(0, 8)).toEqual(Buffer.from('\u{89}PNG\r\n\u{1A}\n', 'latin1'));
    const chunks = chunksOf(png);
    expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'IDAT', 'IEND']);
    expect(chunks.reduce((size, { data }) => size + data.length + 12, 8)).toBe(png.length);
    expect(png.includes('AEHKM')).toBe(false);
  });

  it('differs from every other of the same text, in most of its pixels', () => {
    const [one, other] = [readPng(drawCaptcha('AEHKM')), readPng(drawCaptcha('AEHKM'))];
    const different = one.pixels.filter((shade, index) => shade !== other.pixels[index]);
    expect(different.length).toBeGreaterThan(one.pixels.length / 2);
  });

  it('takes at most ten milliseconds', () => {
    const times = Array.from({ length: 30 }, () => {
      const { user, system } = process.cpuUsage();
      drawCaptcha('AEHKM');
      const after = process.cpuUsage();
      return (after.user - user + after.system - system) / 1_000;
    });
    expect(times.toSorted((one, other) => one - other)[10]).toBeLessThanOrEqual(10);
  });
});

describe('an answer', () => {
  it('is read in capitals or small letters, and what looks like a character is that character', () => {
    expect(readAs(' aehkm ')).toBe('AEHKM');
    expect(['0', 'd', 'Q', 'o'].map(readAs)).toEqual(['O', 'O', 'O', 'O']);
    expect(readAs('z')).toBe('2');
  });

  it('keeps ten digits apart', () => {
    expect(new Set([...'0123456789'].map(readAs)).size).toBe(10);
  });
});
