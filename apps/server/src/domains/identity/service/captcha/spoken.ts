import type { Clip } from './digits.ts';
import { sampleRate } from './digits.ts';
import { between, systemRandom } from './random.ts';
import type { Random } from './random.ts';
import { encodeWav } from './wav.ts';

/** How hard speech is to make out. */
export interface Disturbance {
  /** How far speed and pitch of a digit stray, as a share. */
  speeds: number;
  /** How far they rise and fall within it. */
  glide: number;
  /** How far the loudness of a digit strays. */
  gains: number;
  /** Seconds that a pause may be longer than the shortest. */
  pauses: number;
  /** Loudness of the voices behind, as a share of the digits'. */
  babble: number;
  /** How far single samples stray. */
  noise: number;
}

/** Made out by people at normal volume, and by no short program that knows the recordings. */
export const disturbed: Disturbance = { speeds: 0.18, glide: 0.08, gains: 0.3, pauses: 0.5, babble: 0.4, noise: 0.04 };

const shortestPause = 0.3;
/** Voices that speak at a time behind the digits. */
const voices = 3;

const seconds = (count: number): number => Math.round(count * sampleRate);

/** A clip at another speed, higher the faster it is, that rises and falls on its way. */
function bent(clip: Clip, random: Random, { speeds, glide }: Pick<Disturbance, 'speeds' | 'glide'>): Clip {
  const [speed, start, length] = [1 + between(random, -speeds, speeds), random() * 2 * Math.PI, between(random, 0.25, 0.5)];
  const samples: number[] = [];
  for (let at = 0; at < clip.length - 1;) {
    const [before, share] = [Math.floor(at), at % 1];
    samples.push((clip[before] ?? 0) * (1 - share) + (clip[before + 1] ?? 0) * share);
    at += speed * (1 + glide * Math.sin((2 * Math.PI * samples.length) / (length * sampleRate) + start));
  }
  return Float32Array.from(samples);
}

function mix(into: Float32Array, clip: Clip, at: number, gain: number): void {
  const end = Math.min(clip.length, into.length - at);
  for (let index = 0; index < end; index += 1) into[at + index] = (into[at + index] ?? 0) + (clip[index] ?? 0) * gain;
}

/** Voices that speak digits backward from the first to the last sample: they sound alike and say nothing. */
function babble(samples: Float32Array, clips: readonly Clip[], random: Random, gain: number): void {
  for (let voice = 0; voice < voices; voice += 1) {
    for (let at = 0; at < samples.length;) {
      const clip = bent(clips[Math.floor(random() * clips.length)] ?? new Float32Array(1), random, {
        speeds: 0.3,
        glide: 0.1,
      }).toReversed();
      mix(samples, clip, at, gain * between(random, 0.6, 1));
      at += Math.max(1, clip.length - seconds(between(random, 0, 0.1)));
    }
  }
}

/** A WAV in which the digits of a code are spoken, and nothing else that could tell them. */
export function speakDigits(
  code: string,
  clips: readonly Clip[],
  random: Random = systemRandom,
  disturbance: Disturbance = disturbed,
): Buffer {
  const { gains, pauses, noise } = disturbance;
  const pause = (): number => seconds(shortestPause + random() * pauses);
  const spoken = Array.from(code, (digit) => ({
    clip: bent(clips[Number(digit)] ?? new Float32Array(1), random, disturbance),
    gain: 1 - random() * gains,
    after: pause(),
  }));
  let at = pause();
  const samples = new Float32Array(spoken.reduce((length, { clip, after }) => length + clip.length + after, at));
  babble(samples, clips, random, disturbance.babble);
  for (const { clip, gain, after } of spoken) {
    mix(samples, clip, at, gain);
    at += clip.length + after;
  }
  for (const [index, sample] of samples.entries()) samples[index] = sample + noise * (random() + random() - 1);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return encodeWav(
    samples.map((sample) => (0.95 * sample) / peak),
    sampleRate,
  );
}
