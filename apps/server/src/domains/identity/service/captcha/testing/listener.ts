import type { Clip } from '../digits.ts';

/** Samples in a frame, 16 ms. */
const frame = 128;
/** Tones that a frame is measured at, up to 3.2 kHz, in steps of a frame's own 62.5 Hz. */
const tones = Array.from({ length: 13 }, (_, index) => 4 * index + 3);
/** Speeds that the listener knows a recording at. */
const speeds = [0.9, 1, 1.1];
const codeLength = 6;

/** How loud each tone is in each frame, one frame after another. */
type Sound = Float32Array;

interface Place {
  digit: number;
  at: number;
  length: number;
  score: number;
}

const perFrame = <Value>(value: (index: number) => Value): Value[] => Array.from({ length: frame }, (_, index) => value(index));
/** Fades a frame in and out. */
const fade = (index: number): number => Math.sin((Math.PI * (index + 0.5)) / frame);
/** A cosine and a sine for each tone. */
const waves = tones.map((tone) => ({
  cosine: Float32Array.from(perFrame((index) => fade(index) * Math.cos((2 * Math.PI * tone * index) / frame))),
  sine: Float32Array.from(perFrame((index) => fade(index) * Math.sin((2 * Math.PI * tone * index) / frame))),
}));

function loudness(samples: Float32Array, start: number, tone: number): number {
  const wave = waves[tone];
  let [real, imaginary] = [0, 0];
  for (let index = 0; index < frame; index += 1) {
    const sample = samples[start + index] ?? 0;
    real += sample * (wave?.cosine[index] ?? 0);
    imaginary += sample * (wave?.sine[index] ?? 0);
  }
  return Math.log(0.3 + Math.hypot(real, imaginary));
}

const soundOf = (samples: Float32Array): Sound =>
  Float32Array.from({ length: Math.floor(samples.length / frame) * tones.length }, (_, index) =>
    loudness(samples, Math.floor(index / tones.length) * frame, index % tones.length),
  );

const atSpeed = (clip: Clip, speed: number): Clip =>
  Float32Array.from({ length: Math.floor(clip.length / speed) }, (_, index) => clip[Math.floor(index * speed)] ?? 0);

/** Values moved to a mean of zero and a length of one. */
function normalized(sound: Sound): Sound {
  const mean = sound.reduce((sum, value) => sum + value, 0) / sound.length;
  const length = Math.sqrt(sound.reduce((sum, value) => sum + (value - mean) ** 2, 0)) || 1;
  return sound.map((value) => (value - mean) / length);
}

/** The correlation of a recording with what was heard from `start`: 1 where they are the same but for their loudness. */
function fit(recording: Sound, heard: Sound, start: number): number {
  let [product, sum, squares] = [0, 0, 0];
  for (let index = 0; index < recording.length; index += 1) {
    const value = heard[start + index] ?? 0;
    product += value * (recording[index] ?? 0);
    sum += value;
    squares += value * value;
  }
  return product / Math.sqrt(squares - (sum * sum) / recording.length + 1e-9);
}

/** The best places one after another, of which no two say the same part. */
function choose(places: Place[]): Place[] {
  const taken: Place[] = [];
  const isFree = ({ at, length }: Place) => taken.every((place) => at + length * 0.7 <= place.at || place.at + place.length * 0.7 <= at);
  for (const place of places.toSorted((one, other) => other.score - one.score))
    if (taken.length < codeLength && isFree(place)) taken.push(place);
  return taken.toSorted((one, other) => one.at - other.at);
}

/** The samples of a WAV with a byte for each. */
export const samplesOf = (wav: Buffer): Float32Array => Float32Array.from(wav.subarray(44), (byte) => (byte - 128) / 127);

/** Slides every recording, at some speeds, over what was heard and takes the places where it fits best. */
export function createListener(clips: readonly Clip[]): (wav: Buffer) => string {
  const recordings = clips.flatMap((clip, digit) => speeds.map((speed) => ({ digit, sound: normalized(soundOf(atSpeed(clip, speed))) })));
  return (wav) => {
    const heard = soundOf(samplesOf(wav));
    const places = recordings.flatMap(({ digit, sound }) => {
      const length = sound.length / tones.length;
      // A longer recording fits less easily by chance.
      const scoreAt = (at: number): number => fit(sound, heard, at * tones.length) * Math.sqrt(length);
      return Array.from({ length: heard.length / tones.length - length }, (_, at): Place => ({ digit, at, length, score: scoreAt(at) }));
    });
    return choose(places)
      .map(({ digit }) => digit)
      .join('');
  };
}
