import { readFile } from 'node:fs/promises';
import type { Language } from '@heliodesk/contract/kit';
import { inServerFolder } from '#src/platform/server-folder.ts';

/** Samples of one spoken digit, from -1 to 1, at `sampleRate`. */
export type Clip = Float32Array;

/** Samples a second, as on the phone. */
export const sampleRate = 8_000;

/** Splits what tools/gen-spoken-digits.ts has written. */
function clipsIn(file: Buffer): Clip[] {
  let start = 20;
  return Array.from({ length: 10 }, (_, digit) => {
    const end = start + file.readUInt16BE(2 * digit);
    const clip = Float32Array.from(new Int8Array(file.subarray(start, end)), (sample) => sample / 127);
    start = end;
    return clip;
  });
}

const loaded = new Map<Language, Promise<Clip[]>>();

/** The digits 0 to 9, spoken in a language; read from the disk once. */
export const digitsIn = (language: Language): Promise<Clip[]> =>
  loaded.getOrInsertComputed(language, async () =>
    clipsIn(await readFile(inServerFolder('src/domains/identity/service/captcha/digits', `${language}.bin`))),
  );
