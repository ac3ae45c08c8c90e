/** Ways to begin a line that people and programs have. */
const lineEnds = /\r\n?|[\u000B\u000C\u0085\u2028\u2029]/g;
/** Controls, and what would turn the direction of letters around: text is set as its letters read. */
const refused = /[\p{Cc}\p{Cs}\u202A-\u202E\u206A-\u206F\uFFF9-\uFFFB\uFEFF]/gu;
/** Spaces of other widths, which few fonts have. */
const narrowSpaces = /[\u2007\u202F]/g;
const otherSpaces = /[\u1680\u2000-\u2006\u2008-\u200A\u205F\t]/g;
/** More marks than any language puts on a letter; they would be drawn over the lines above. */
const heaped = /(\p{M}{4})\p{M}+/gu;

/** A text as it can be set, in its lines. */
export const toLines = (text: string): string[] =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(lineEnds, '\n')
    .replaceAll(narrowSpaces, '\u00A0')
    .replaceAll(otherSpaces, ' ')
    .split('\n')
    .map((line) => line.replaceAll(refused, '').replaceAll(heaped, '$1'));

/** What takes part in shaping and direction, and is never drawn. */
const unseen = /[\p{Default_Ignorable_Code_Point}]/gu;

/** What is left to draw. */
export const visible = (text: string): string => text.replaceAll(unseen, '');
