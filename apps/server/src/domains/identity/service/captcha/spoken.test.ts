import { languages } from '@heliodesk/contract/kit';
import { describe, expect, it } from 'vitest';
import { seeded } from '#src/testing/seeded.ts';
import { digitsIn } from './digits.ts';
import { disturbed, speakDigits } from './spoken.ts';
import type { Disturbance } from './spoken.ts';
import { createListener, samplesOf } from './testing/listener.ts';

/** The recordings one after another. */
const clean: Disturbance = { speeds: 0, glide: 0, gains: 0, pauses: 0.1, babble: 0, noise: 0 };

const clips = await digitsIn('en');
const spoken = (count: number, disturbance: Disturbance) =>
  Array.from({ length: count }, (_, seed) => {
    const { next, pick } = seeded(seed + 1);
    const code = Array.from({ length: 6 }, () => pick([...'0123456789'])).join('');
    return { code, wav: speakDigits(code, clips, next, disturbance) };
  });

describe('a program that knows the recordings', () => {
  it('solves clean speech, and one disturbed code in thirty at most', () => {
    const listen = createListener(clips);
    const solvedOf = (codes: ReturnType<typeof spoken>) => codes.filter(({ code, wav }) => listen(wav) === code).length;
    expect(solvedOf(spoken(5, clean))).toBeGreaterThanOrEqual(4);
    expect(solvedOf(spoken(30, disturbed))).toBeLessThanOrEqual(1);
  });
});

describe('spoken digits', () => {
  it.each(languages)('are there in %s, each a fifth of a second to a second long', async (language) => {
    const lengths = (await digitsIn(language)).map((clip) => clip.length / 8_000);
    expect(lengths).toHaveLength(10);
    expect(Math.min(...lengths)).toBeGreaterThan(0.2);
    expect(Math.max(...lengths)).toBeLessThan(1);
  });

  it('are a WAV of their format and samples, and nothing else that could tell the code', () => {
    const wav = speakDigits('123456', clips);
    expect(wav.toString('latin1', 0, 16)).toMatch(/^RIFF.{4}WAVEfmt $/s);
    expect(wav.toString('latin1', 36, 40)).toBe('data');
    expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
    expect(wav.length).toBeLessThan(100_000);
  });

  it('differ from all others of the same code, and are as loud as they can be', () => {
    const [one, other] = [samplesOf(speakDigits('123456', clips)), samplesOf(speakDigits('123456', clips))];
    expect(one.filter((sample, index) => sample !== other[index]).length).toBeGreaterThan(one.length / 2);
    expect(one.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeCloseTo(0.95, 1);
  });
});
