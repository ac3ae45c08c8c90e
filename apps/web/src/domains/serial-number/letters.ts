/** A number in which a letter stands where it is easily taken for a digit. */
export interface LetterSerial {
  sn: string;
  /** Where the letter stands. */
  at: number;
  /** With the digit in its place. */
  corrected: string;
}

/** Only what no one tells apart on a label; other letters between digits are meant. */
const digitFor: Readonly<Record<string, string>> = { O: '0', I: '1' };
const between = /(?<=\d)[OI](?=\d)/;
const allBetween = /(?<=\d)[OI](?=\d)/g;

/** The first letter among digits; `undefined` where a number has none. */
export function letterIn(sn: string): LetterSerial | undefined {
  const at = sn.search(between);
  if (at < 0) return undefined;
  return { sn, at, corrected: sn.replaceAll(allBetween, (letter) => digitFor[letter] ?? letter) };
}
