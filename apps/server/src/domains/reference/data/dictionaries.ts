import type { DictType } from '@heliodesk/contract/reference';
import { companyEntries } from './company-entries.ts';
import type { EntrySeed } from './entry-table.ts';
import { productEntries } from './product-entries.ts';
import { requestEntries } from './request-entries.ts';
import { workOrderEntries } from './work-order-entries.ts';

/** Dictionaries that come out of CLDR in every language and are not stored. */
export const computedTypes = ['country', 'eu_country', 'currency'] as const satisfies DictType[];
export type ComputedType = (typeof computedTypes)[number];
export type StoredType = Exclude<DictType, ComputedType>;

/** What is in the database until someone edits it. */
export const dictionaries: Record<StoredType, EntrySeed[]> = {
  ...companyEntries,
  ...productEntries,
  ...requestEntries,
  ...workOrderEntries,
};
