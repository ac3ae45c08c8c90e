import { languages, type Language } from '@heliodesk/contract/kit';

export interface EntrySeed {
  value: string;
  labels: Record<Language, string>;
}

/** Reads a table of `value | en | zh | ja | es | de | it | fr | pl | ar`, one entry a line. */
export function entries(table: string): EntrySeed[] {
  const lines = table.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [value = '', ...labels] = line.split('|').map((cell) => cell.trim());
    if (labels.length !== languages.length || labels.includes('')) throw new Error(`Not one label for each language: ${line}`);
    return { value, labels: Object.fromEntries(languages.map((language, index) => [language, labels[index]])) as Record<Language, string> };
  });
}
