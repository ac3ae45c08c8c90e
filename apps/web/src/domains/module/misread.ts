/** Letters that are easily read for digits, or are where a digit was meant. */
const mistaken: Readonly<Record<string, string>> = { I: '1', O: '0', S: '5', B: '8', Z: '2', Q: '0' };

/** Where a letter is between or beside digits, as one does that was misread. */
export function misreadPositions(sn: string): number[] {
  return [...sn].flatMap((character, index) => {
    const nearDigit = /\d/.test(sn.charAt(index - 1)) || /\d/.test(sn.charAt(index + 1));
    return character in mistaken && nearDigit ? [index] : [];
  });
}

/** The number with its misread letters read as digits. */
export function readAsDigits(sn: string, places: readonly number[]): string {
  return [...sn].map((character, index) => (places.includes(index) ? (mistaken[character] ?? character) : character)).join('');
}
