import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLanguages } from '../packages/phrases/src/languages.ts';

/*
 * node tools/gen-spoken-digits.ts
 *
 * Makes the recordings of the spoken captcha again: for each language a file with the digits 0 to 9, spoken by espeak-ng
 * (`apt-get install espeak-ng`). A file has the lengths of the ten recordings, two bytes each, and then their samples: 8,000 a second, one
 * signed byte each. The files are part of the repository, so that neither servers nor tests need espeak-ng.
 */
const folder = join(import.meta.dirname, '../apps/server/src/domains/identity/service/captcha/digits');
const rate = 8_000;

type Language = (typeof completeLanguages)[number];
/** The voices that don't have the name of their language. */
const voices: Partial<Record<Language, string>> = { en: 'en-us', fr: 'fr-fr', zh: 'cmn' };
/** Words a minute, so that the digits of all languages take about as long. */
const speeds: Partial<Record<Language, number>> = { ar: 190, zh: 120 };
/** What is said on the phone, so that no two digits sound alike; elsewhere the figure is enough. */
const words: Partial<Record<Language, readonly string[]>> = {
  de: ['null', 'eins', 'zwo', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
  ja: ['ゼロ', 'いち', 'に', 'さん', 'よん', 'ご', 'ろく', 'なな', 'はち', 'きゅう'],
};

/** What espeak-ng says: mono, 16 bits, after a header of 44 bytes. */
function speak(language: Language, text: string): { samples: Float32Array; rate: number } {
  const voice = ['-v', voices[language] ?? language, '-s', String(speeds[language] ?? 150)];
  const wav = execFileSync('espeak-ng', [...voice, '--stdout', text]);
  const samples = Float32Array.from({ length: (wav.length - 44) >> 1 }, (_, index) => wav.readInt16LE(44 + 2 * index));
  return { samples, rate: wav.readUInt32LE(24) };
}

/** Fewer samples a second, without the tones that they can't hold (a windowed sinc). */
function slowed(samples: Float32Array, from: number): Float32Array {
  const [step, reach] = [from / rate, 40];
  const cut = 0.45 / step;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const at = index * step;
    let sum = 0;
    for (let near = Math.ceil(at) - reach; near <= at + reach; near += 1) {
      const away = near - at;
      const sinc = away === 0 ? 2 * cut : Math.sin(2 * Math.PI * cut * away) / (Math.PI * away);
      sum += (samples[near] ?? 0) * sinc * (0.5 + 0.5 * Math.cos((Math.PI * away) / (reach + 1)));
    }
    return sum;
  });
}

const peakOf = (samples: Float32Array): number => samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

/** Without the silence around it. */
function trimmed(samples: Float32Array): Float32Array {
  const floor = peakOf(samples) * 0.02;
  const isLoud = (sample: number) => Math.abs(sample) > floor;
  return samples.slice(samples.findIndex(isLoud), samples.findLastIndex(isLoud) + 1);
}

/** The loudest sample uses the byte up. */
function bytesOf(samples: Float32Array): Buffer {
  const peak = peakOf(samples);
  return Buffer.from(Int8Array.from(samples, (sample) => Math.round((sample / peak) * 127)).buffer);
}

mkdirSync(folder, { recursive: true });
for (const language of completeLanguages) {
  const clips = Array.from({ length: 10 }, (_, digit) => {
    const spoken = speak(language, words[language]?.[digit] ?? String(digit));
    return bytesOf(trimmed(slowed(spoken.samples, spoken.rate)));
  });
  const lengths = Buffer.alloc(20);
  for (const [digit, clip] of clips.entries()) lengths.writeUInt16BE(clip.length, 2 * digit);
  const file = Buffer.concat([lengths, ...clips]);
  writeFileSync(join(folder, `${language}.bin`), file);
  console.log(`${language}  ${file.length} bytes`);
}
