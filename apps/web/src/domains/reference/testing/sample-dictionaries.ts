import { storedDictTypes } from '@heliodesk/contract/reference';
import type { DictEntry, StoredDictionary, StoredDictType } from '@heliodesk/contract/reference';

/** All stored dictionaries, each with the same entries or with its own. */
export const dictionariesOf = (entries: DictEntry[] | ((type: StoredDictType) => DictEntry[])): StoredDictionary[] =>
  storedDictTypes.map((dictType) => ({ dictType, entries: typeof entries === 'function' ? entries(dictType) : entries }));
