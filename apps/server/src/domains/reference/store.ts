import type { Language } from '@heliodesk/contract/kit';
import type { AnnouncementLevel } from '@heliodesk/contract/reference';
import type { z } from 'zod';
import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';

type Labels = Partial<Record<Language, string>>;

export interface EntryRow {
  value: string;
  labels: Labels;
  sort: number;
  css_class: string;
  status: '0' | '1';
}

export interface AnnouncementRow {
  id: number;
  level: z.output<typeof AnnouncementLevel>;
  texts: Labels;
  starts_at: Date;
  ends_at: Date;
}

export interface NewEntry {
  type: string;
  value: string;
  labels: Record<Language, string>;
  sort: number;
}

/** Adds entries that are not there yet and leaves the others as they were edited. */
export async function insertMissingEntries(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  await tx
    .insertInto('dict_entry')
    .values(entries.map((entry) => ({ ...entry, labels: JSON.stringify(entry.labels) })))
    .onConflict((conflict) => conflict.columns(['type', 'value']).doNothing())
    .execute();
}

export const findEntries = async (db: Db | Tx, type: string): Promise<EntryRow[]> =>
  (await db
    .selectFrom('dict_entry')
    .select(['value', 'labels', 'sort', 'css_class', 'status'])
    .where('type', '=', type)
    .orderBy('sort')
    .orderBy('id')
    .execute()) as EntryRow[];

/** Which of the given pairs of type and value are entries that may be chosen. */
export const findChoosable = (db: Db | Tx, pairs: readonly { type: string; value: string }[]): Promise<{ type: string; value: string }[]> =>
  db
    .selectFrom('dict_entry')
    .select(['type', 'value'])
    .where('status', '=', '0')
    .where((eb) => eb.or(pairs.map(({ type, value }) => eb.and([eb('type', '=', type), eb('value', '=', value)]))))
    .execute();

export const findConfigValues = (db: Db | Tx): Promise<{ key: string; value: string }[]> =>
  db.selectFrom('system_config').select(['key', 'value']).execute();

export async function updateConfigValue(tx: Tx, key: string, value: string, now: Date): Promise<void> {
  await tx
    .insertInto('system_config')
    .values({ key, value, changed_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, changed_at: now }))
    .execute();
}

/** Those that begin before `shownFrom` and have not ended. */
export const findAnnouncements = async (db: Db, shownFrom: Date, now: Date): Promise<AnnouncementRow[]> =>
  (await db
    .selectFrom('announcement')
    .select(['id', 'level', 'texts', 'starts_at', 'ends_at'])
    .where('starts_at', '<=', shownFrom)
    .where('ends_at', '>', now)
    .orderBy(sql`array_position(array['urgent', 'warning', 'info'], level)`)
    .orderBy('starts_at')
    .limit(10)
    .execute()) as AnnouncementRow[];
