import { SerialNumber } from '@heliodesk/contract/kit';

/** What is in a text: numbers that can be added, and pieces that cannot, with their reason. */
export interface Recognized {
  serials: string[];
  rejected: { sn: string; reason: 'malformed' | 'duplicateInFile' }[];
}

const separators = /[\s,;]+/;

/**
 * Finds serial numbers in pasted or typed text: separated by new lines, commas, semicolons, tabs or blanks, in small or capital
 * letters. The first of equal ones counts.
 */
export function recognizeSerials(text: string): Recognized {
  const seen = new Set<string>();
  const rejected: Recognized['rejected'] = [];
  for (const piece of text.split(separators).filter(Boolean)) {
    const read = SerialNumber.safeParse(piece);
    if (!read.success) rejected.push({ sn: piece, reason: 'malformed' });
    else if (seen.has(read.data)) rejected.push({ sn: read.data, reason: 'duplicateInFile' });
    else seen.add(read.data);
  }
  return { serials: [...seen], rejected };
}
