import { languages, type Language } from '@heliodesk/contract/kit';
import type { ComputedDictType, DictRow } from '@heliodesk/contract/reference';
import { compute } from './dictionaries.ts';

const kept = new Map<ComputedDictType, Map<string, DictRow['labels']>>();

/** The labels of each value in all languages; they don't change while the server runs. */
function labelsOf(type: ComputedDictType): Map<string, DictRow['labels']> {
  const labels = new Map<string, DictRow['labels']>();
  for (const language of languages)
    for (const { dictValue, dictLabel } of compute[type](language))
      labels.set(dictValue, { ...labels.get(dictValue), [language]: dictLabel });
  return labels;
}

/** Entries of a computed dictionary as the stored ones are listed, in the caller's order. */
export function computedRows(
  dictType: ComputedDictType,
  filter: { text: string; status?: '0' | '1' | undefined },
  language: Language,
): DictRow[] {
  const labels = kept.getOrInsertComputed(dictType, () => labelsOf(dictType));
  const part = filter.text.toLowerCase();
  return compute[dictType](language)
    .map((entry): DictRow => ({
      ...entry,
      dictCode: null,
      dictType,
      labels: labels.get(entry.dictValue) ?? {},
      isFixed: true,
      version: 0,
    }))
    .filter(({ status }) => filter.status === undefined || status === filter.status)
    .filter((row) => [row.dictValue, ...Object.values(row.labels)].some((text) => text.toLowerCase().includes(part)));
}
