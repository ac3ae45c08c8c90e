import type { DictType } from '@heliodesk/contract/reference';
import type { Tx } from '#src/platform/db/database.ts';
import { registry } from '#src/platform/port.ts';

/** Answers whether records of a domain hold a value of a dictionary. */
export type DictionaryUse = (tx: Tx, type: DictType, value: string) => Promise<boolean>;

/** By domain: domains that store dictionary values register here, so that no value in use is removed. */
export const dictionaryUses = registry<string, DictionaryUse>('use of dictionaries by');
