/** A number with a letter that is easily mistaken for a digit. */
export interface LetterSerial {
  sn: string;
  /** Index of the letter. */
  at: number;
  /** The number with digits instead. */
  corrected: string;
}

/** Only letters that look like digits on a label; other letters between digits are intended. */
const digitFor: Readonly<Record<string, string>> = { O: '0', I: '1' };
const between = /(?<=\d)[OI](?=\d)/;
const allBetween = /(?<=\d)[OI](?=\d)/g;

/** The first such letter between digits; `undefined` if the number has none. */
export function letterIn(sn: string): LetterSerial | undefined {
  const at = sn.search(between);
  if (at < 0) return undefined;
  return { sn, at, corrected: sn.replaceAll(allBetween, (letter) => digitFor[letter] ?? letter) };
}
