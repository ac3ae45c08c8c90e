import type { Language } from '@heliodesk/contract/kit';
import type { Direction } from '../document.ts';
import { facesFor } from '../fonts/faces.ts';
import { breakLines, type Line } from '../text/break-lines.ts';
import { toLines } from '../text/clean.ts';
import { itemize } from '../text/itemize.ts';
import type { TextLook } from './look.ts';

/** Cuts a text into lines of a width. */
export type SetText = (text: string, look: TextLook, width: number) => Promise<Line[]>;

/** Sets texts for readers of a language. */
export const setterFor =
  (language: Language, direction: Direction): SetText =>
  async (text, { size, weight, around = direction }, width) => {
    const written = toLines(text);
    const faceOf = await facesFor(written.join('\n'), language, weight);
    return written.flatMap((line) => breakLines(itemize(line, faceOf, around), width, size));
  };
