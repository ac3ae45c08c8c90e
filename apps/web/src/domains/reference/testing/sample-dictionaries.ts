import { storedDictTypes } from '@heliodesk/contract/reference';
import type { DictEntry, StoredDictionary, StoredDictType } from '@heliodesk/contract/reference';

/** An entry of a dictionary that can be chosen. */
export const dictEntry = (dictValue: string, dictLabel = dictValue): DictEntry => ({
  dictValue,
  dictLabel,
  dictSort: 1,
  cssClass: '',
  status: '0',
});

/** All stored dictionaries, each with the same entries or with its own. */
export const dictionariesOf = (entries: DictEntry[] | ((type: StoredDictType) => DictEntry[])): StoredDictionary[] =>
  storedDictTypes.map((dictType) => ({ dictType, entries: typeof entries === 'function' ? entries(dictType) : entries }));
