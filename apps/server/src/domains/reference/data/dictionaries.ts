import type { StoredDictType } from '@heliodesk/contract/reference';
import { companyEntries } from './company-entries.ts';
import type { EntrySeed } from './entry-table.ts';
import { productEntries } from './product-entries.ts';
import { requestEntries } from './request-entries.ts';
import { workOrderEntries } from './work-order-entries.ts';

/** What is in the database until someone edits it. */
export const dictionaries: Record<StoredDictType, EntrySeed[]> = {
  ...companyEntries,
  ...productEntries,
  ...requestEntries,
  ...workOrderEntries,
};
