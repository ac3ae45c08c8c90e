import type { Language } from '@heliodesk/contract/kit';
import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';

/** A form of a custom text; `key` is that of the phrases, ending included. */
export interface CustomTextRow {
  language: Language;
  key: string;
  text: string;
  changed_at: Date;
  changed_by: string;
  version: number;
}

const customTexts = (db: Db | Tx) =>
  db
    .selectFrom('phrase_override')
    .select(['language', 'key', 'text', 'changed_at', 'changed_by', 'version'])
    .orderBy('language')
    .orderBy('key');

/** Every text that staff have written; there are a few hundred at most. */
export const findCustomTexts = async (db: Db | Tx): Promise<CustomTextRow[]> => (await customTexts(db).execute()) as CustomTextRow[];

export const findCustomTextsOf = async (db: Db | Tx, language: Language): Promise<CustomTextRow[]> =>
  (await customTexts(db).where('language', '=', language).execute()) as CustomTextRow[];

/** Serializes changes to texts and the offered languages until the end of the transaction. */
export const lockLanguages = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(190, 0)`.execute(tx);
};

interface NewForms {
  language: Language;
  /** Every key that a form of the text may have. */
  keys: readonly string[];
  /** The new texts, by key. */
  texts: Readonly<Record<string, string>>;
  changedAt: Date;
  changedBy: string;
}

/** Replaces the forms of one text, under a version that no earlier change had. */
export async function replaceCustomTexts(tx: Tx, { language, keys, texts, changedAt, changedBy }: NewForms): Promise<void> {
  await tx
    .deleteFrom('phrase_override')
    .where('language', '=', language)
    .where('key', 'in', [...keys])
    .execute();
  const rows = Object.entries(texts);
  if (rows.length === 0) return;
  const { rows: drawn } = await sql<{ version: number }>`select nextval('phrase_override_version')::int as version`.execute(tx);
  const version = drawn[0]?.version ?? 0;
  await tx
    .insertInto('phrase_override')
    .values(rows.map(([key, text]) => ({ language, key, text, changed_at: changedAt, changed_by: changedBy, version })))
    .execute();
}

/** Values of the system configuration as seen in this transaction. */
export const findConfigTexts = (db: Db | Tx, keys: readonly string[]): Promise<{ key: string; value: string | null }[]> =>
  db
    .selectFrom('system_config')
    .select(['key', 'value'])
    .where('key', 'in', [...keys])
    .execute();
