import { fallbackLanguage, languages, type Language, type Page } from '@heliodesk/contract/kit';
import {
  builtInPages,
  type EditedStaticPage,
  type NewStaticPage,
  type PageTexts,
  type ShownPage,
  type StaticPageDetail,
  type StaticPageRow,
} from '@heliodesk/contract/reference';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { privacyPage } from '../data/privacy-page.ts';
import { servicePage } from '../data/service-page.ts';
import * as store from '../store/pages.ts';
import type { PageRecord } from '../store/pages.ts';

const isBuiltIn = (slug: string): boolean => builtInPages.some((builtIn) => builtIn === slug);

/** Adds the pages of the product that are missing; what was edited stays. */
export const preparePages = (tx: Tx, now: Date): Promise<void> =>
  store.insertMissingPages(
    tx,
    [
      { slug: 'privacy', texts: privacyPage },
      { slug: 'service', texts: servicePage },
    ],
    now,
  );

/** The page as it is read, in English where the language has no text. */
export async function showPage({ db, language }: Context<Actor | null>, slug: string): Promise<ShownPage> {
  const texts = (await store.findPageBySlug(db, slug))?.texts;
  const shown = texts?.[language] === undefined ? fallbackLanguage : language;
  const text = texts?.[shown];
  if (text === undefined) throw fail('notFound');
  return { slug, language: shown, ...text };
}

const rowView = ({ id, slug, texts, changed_at, version }: PageRecord, language: Language): StaticPageRow => ({
  id,
  slug,
  title: (texts[language] ?? texts[fallbackLanguage])?.title ?? '',
  languages: languages.filter((code) => texts[code] !== undefined),
  isBuiltIn: isBuiltIn(slug),
  updateTime: changed_at.toISOString(),
  version,
});

const detailView = (record: PageRecord, language: Language): StaticPageDetail => ({ ...rowView(record, language), texts: record.texts });

/** One page of the list of pages. */
export async function listPages(
  { db, language }: Context,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): Promise<Page<StaticPageRow>> {
  const part = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const [records, total] = await Promise.all([store.findPages(db, part), store.countPages(db)]);
  return { rows: records.map((record) => rowView(record, language)), total };
}

/** A page in all its languages. */
export async function getPage({ db, language }: Context, id: number): Promise<StaticPageDetail> {
  const record = await store.findPage(db, id);
  if (record === undefined) throw fail('notFound');
  return detailView(record, language);
}

/** Languages left empty are not kept; English is shown for them. */
const filledTexts = (texts: NewStaticPage['texts']): PageTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, { body }]) => body !== ''));

const subject = ({ slug }: PageRecord) => ({ subjectType: 'page', subjectId: slug });

/** Adds a page under an address that is free. */
export async function addPage(context: WriteContext, body: NewStaticPage): Promise<StaticPageDetail> {
  const { platform, tx, language } = context;
  const added = await store.insertPage(tx, body.slug, filledTexts(body.texts), platform.clock.now());
  if (added === undefined) throw failFields({ path: 'slug', rule: 'taken' });
  await auditChange(context, { action: 'page.add', ...subject(added), after: added });
  return detailView(added, language);
}

/** Changes the texts of a page; refuses changes based on an older state. */
export async function editPage(context: WriteContext, body: EditedStaticPage): Promise<StaticPageDetail> {
  const { platform, tx, language } = context;
  const before = await store.findPageForUpdate(tx, body.id);
  if (before === undefined) throw fail('notFound');
  if (before.version !== body.version) throw fail('stale', {}, { current: detailView(before, language) });
  const after = await store.updatePage(tx, before.id, filledTexts(body.texts), platform.clock.now());
  await auditChange(context, { action: 'page.edit', ...subject(before), before, after });
  return detailView(after, language);
}

/** Removes a page; those of the product stay. */
export async function removePage(context: WriteContext, id: number): Promise<null> {
  const { tx } = context;
  const before = await store.findPageForUpdate(tx, id);
  if (before === undefined) throw fail('notFound');
  if (isBuiltIn(before.slug)) throw fail('page.builtIn');
  await store.removePage(tx, id);
  await auditChange(context, { action: 'page.remove', ...subject(before), before });
  return null;
}
