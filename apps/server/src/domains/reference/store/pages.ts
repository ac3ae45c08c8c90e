import type { PageTexts } from '@heliodesk/contract/reference';
import type { Db, Tx } from '#src/platform/db/database.ts';

export interface PageRecord {
  id: number;
  slug: string;
  texts: PageTexts;
  changed_at: Date;
  version: number;
}

/** Adds pages that are not there yet and leaves the others as they were edited. */
export async function insertMissingPages(tx: Tx, pages: readonly { slug: string; texts: PageTexts }[], now: Date): Promise<void> {
  await tx
    .insertInto('static_page')
    .values(pages.map(({ slug, texts }) => ({ slug, texts: JSON.stringify(texts), changed_at: now })))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

export const findPageBySlug = async (db: Db, slug: string): Promise<PageRecord | undefined> =>
  (await db.selectFrom('static_page').selectAll().where('slug', '=', slug).executeTakeFirst()) as PageRecord | undefined;

export const findPage = async (db: Db, id: number): Promise<PageRecord | undefined> =>
  (await db.selectFrom('static_page').selectAll().where('id', '=', id).executeTakeFirst()) as PageRecord | undefined;

export const findPageForUpdate = async (tx: Tx, id: number): Promise<PageRecord | undefined> =>
  (await tx.selectFrom('static_page').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) as PageRecord | undefined;

export const findPages = async (db: Db, { limit, offset }: { limit: number; offset: number }): Promise<PageRecord[]> =>
  (await db.selectFrom('static_page').selectAll().orderBy('slug').limit(limit).offset(offset).execute()) as PageRecord[];

export async function countPages(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('static_page')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Nothing where there is a page of that name already. */
export const insertPage = async (tx: Tx, slug: string, texts: PageTexts, now: Date): Promise<PageRecord | undefined> =>
  (await tx
    .insertInto('static_page')
    .values({ slug, texts: JSON.stringify(texts), changed_at: now })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returningAll()
    .executeTakeFirst()) as PageRecord | undefined;

export const updatePage = async (tx: Tx, id: number, texts: PageTexts, now: Date): Promise<PageRecord> =>
  (await tx
    .updateTable('static_page')
    .set((eb) => ({ texts: JSON.stringify(texts), changed_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()) as PageRecord;

export const removePage = async (tx: Tx, id: number): Promise<void> =>
  void (await tx.deleteFrom('static_page').where('id', '=', id).execute());
