/** Everything in a text other than its words that has to survive rewording, sorted. */
const partsOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([part]) => part.replaceAll(/\s/g, '')).toSorted();

const namesOf = (text: string): string[] => [...new Set(partsOf(text, /\{\{[^{}]*\}\}/g))];
const marksOf = (text: string): string[] => partsOf(text, /<\/?[A-Za-z0-9]+\s*\/?>|\$t\(/g);
/** Braces that belong to no placeholder would show on the screen. */
const isBroken = (text: string): boolean => /\{\{|\}\}/.test(text.replaceAll(/\{\{[^{}]*\}\}/g, ''));

/** How a text departs from the one it replaces. */
export interface Departure {
  rule: 'placeholders' | 'noPlaceholders' | 'marks' | 'noMarks';
  /** What has to be in it. */
  expected: string;
}

const departure = (rule: 'placeholders' | 'marks', expected: readonly string[]): Departure => ({
  rule: expected.length > 0 ? rule : rule === 'marks' ? 'noMarks' : 'noPlaceholders',
  expected: expected.join(' '),
});

/** Whether a text has other `{{placeholders}}` or `<marks>` than the release's; nothing where both are the same. */
export function departureOf(text: string, release: string): Departure | undefined {
  const names = namesOf(release);
  if (isBroken(text) || names.join() !== namesOf(text).join()) return departure('placeholders', names);
  const marks = marksOf(release);
  return marks.join() === marksOf(text).join() ? undefined : departure('marks', marks);
}
