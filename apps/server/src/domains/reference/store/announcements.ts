import type { AnnouncementLevel, AnnouncementState, LocalizedTexts } from '@heliodesk/contract/reference';
import type { z } from 'zod';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { DB } from '#src/platform/db/tables.ts';

export interface AnnouncementContent {
  level: z.output<typeof AnnouncementLevel>;
  texts: LocalizedTexts;
  starts_at: Date;
  ends_at: Date;
}

export interface AnnouncementRecord extends AnnouncementContent {
  id: number;
  version: number;
}

/** The times that separate planned, shown and over. */
export interface Moments {
  now: Date;
  /** What begins before this is shown already. */
  shownFrom: Date;
}

const inState = (eb: ExpressionBuilder<DB, 'announcement'>, state: AnnouncementState, { now, shownFrom }: Moments) =>
  ({
    planned: eb('starts_at', '>', shownFrom).and('ends_at', '>', now),
    shown: eb('starts_at', '<=', shownFrom).and('ends_at', '>', now),
    over: eb('ends_at', '<=', now),
  })[state];

/** Those to be shown now, the urgent ones first. */
export const findShownAnnouncements = async (db: Db, moments: Moments): Promise<AnnouncementRecord[]> =>
  (await db
    .selectFrom('announcement')
    .selectAll()
    .where((eb) => inState(eb, 'shown', moments))
    .orderBy(sql`array_position(array['urgent', 'warning', 'info'], level)`)
    .orderBy('starts_at')
    .limit(10)
    .execute()) as AnnouncementRecord[];

export const findAnnouncementPage = async (
  db: Db,
  state: AnnouncementState | undefined,
  moments: Moments,
  { limit, offset }: { limit: number; offset: number },
): Promise<AnnouncementRecord[]> =>
  (await db
    .selectFrom('announcement')
    .selectAll()
    .$if(state !== undefined, (query) => query.where((eb) => inState(eb, state ?? 'over', moments)))
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()) as AnnouncementRecord[];

export async function countAnnouncements(db: Db, state: AnnouncementState | undefined, moments: Moments): Promise<number> {
  const { count } = await db
    .selectFrom('announcement')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$if(state !== undefined, (query) => query.where((eb) => inState(eb, state ?? 'over', moments)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findAnnouncementForUpdate = async (tx: Tx, id: number): Promise<AnnouncementRecord | undefined> =>
  (await tx.selectFrom('announcement').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) as AnnouncementRecord | undefined;

export const insertAnnouncement = async (tx: Tx, content: AnnouncementContent): Promise<AnnouncementRecord> =>
  (await tx
    .insertInto('announcement')
    .values({ ...content, texts: JSON.stringify(content.texts) })
    .returningAll()
    .executeTakeFirstOrThrow()) as AnnouncementRecord;

export const updateAnnouncement = async (tx: Tx, id: number, content: AnnouncementContent): Promise<AnnouncementRecord> =>
  (await tx
    .updateTable('announcement')
    .set((eb) => ({ ...content, texts: JSON.stringify(content.texts), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()) as AnnouncementRecord;

export const removeAnnouncement = async (tx: Tx, id: number): Promise<void> =>
  void (await tx.deleteFrom('announcement').where('id', '=', id).execute());
