/** Numbers of one column, one a line. */
const numbersIn = (text: string): string[] => {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  // An empty line in between keeps its place; those at the end are none.
  while (lines.at(-1) === '') lines.pop();
  return lines;
};

export interface TypedPairs {
  old: string;
  new: string;
}

/** Two columns that were pasted into one field belong into both, the first as the old numbers. */
export function splitColumns(text: string): TypedPairs | undefined {
  if (!text.includes('\t')) return undefined;
  const rows = numbersIn(text).map((line) => line.split('\t'));
  const column = (index: number) => rows.map((cells) => cells[index]?.trim() ?? '').join('\n');
  return { old: column(0), new: column(1) };
}

/** Old and new numbers, matched in order; a side without a number is empty. */
export function pairsOf(typed: TypedPairs): { oldSn: string; newSn: string }[] {
  const [olds, news] = [numbersIn(typed.old), numbersIn(typed.new)];
  return Array.from({ length: Math.max(olds.length, news.length) }, (_, index) => ({
    oldSn: olds[index] ?? '',
    newSn: news[index] ?? '',
  })).filter(({ oldSn, newSn }) => oldSn !== '' || newSn !== '');
}
