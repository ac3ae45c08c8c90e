import type { FileFormat } from './schemas.ts';

/** Formats that people can read as they are, so their first lines are shown. */
export const textFormats: ReadonlySet<FileFormat> = new Set(['csv', 'html', 'xml2003']);

/** Bytes from a file's start that are looked at for its first lines. */
export const headBytes = 4096;

const mostLines = 3;
const longestLine = 80;
/** What cannot be seen, and what would turn the order of letters around. */
const unprintable = /[^\P{C}\t]/gu;

/** The first lines of a text that have anything in them, for people to recognize a file by. */
export const firstLines = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => [...line.replaceAll(unprintable, '').trim()].slice(0, longestLine).join(''))
    .filter((line) => line !== '')
    .slice(0, mostLines);
