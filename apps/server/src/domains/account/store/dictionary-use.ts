import type { DictionaryUse } from '#src/domains/reference/index.ts';

/** Whether a contact has a salutation. */
export const holdsSalutation: DictionaryUse = async (tx, type, value) =>
  type === 'salutation' &&
  (await tx.selectFrom('contact').select('id').where('salutation', '=', value).limit(1).executeTakeFirst()) !== undefined;
