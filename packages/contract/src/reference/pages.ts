import { z } from 'zod';
import { endpoint, Id, LanguageCode, languages, optionalText, Paging, text, Version, type Language } from '../kit/index.ts';

/** Pages that are part of the product: their content is edited, they are never removed. */
export const builtInPages = ['privacy', 'service'] as const;

const Slug = z
  .string()
  .trim()
  .max(60)
  .refine((slug) => /^[a-z0-9-]{1,60}$/.test(slug), { params: { rule: 'slug' } });

const bodyMax = 20_000;
const English = z.object({ title: text(120), body: text(bodyMax) });
const Translation = z
  .object({ title: optionalText(120), body: optionalText(bodyMax) })
  .refine(({ title, body }) => title === '' || body !== '', { path: ['body'], params: { rule: 'pageHalf' } })
  .refine(({ title, body }) => body === '' || title !== '', { path: ['title'], params: { rule: 'pageHalf' } });

/** A page in each language, its body in Markdown. English must be there; where both parts are empty, English is shown. */
const PageTextsBody = z.object(
  Object.fromEntries(
    languages.map((language) => [language, language === 'en' ? English : Translation.default({ title: '', body: '' })]),
  ) as {
    en: typeof English;
  } & Record<Exclude<Language, 'en'>, z.ZodDefault<typeof Translation>>,
);

const PageText = z.object({ title: z.string(), body: z.string() });
export type PageText = z.output<typeof PageText>;
const PageTexts = z.partialRecord(z.enum(languages), PageText);
export type PageTexts = z.output<typeof PageTexts>;

export const StaticPageRow = z.object({
  id: z.number().int(),
  slug: z.string(),
  /** In the caller's language, else in English. */
  title: z.string(),
  /** Languages that have a text. */
  languages: z.array(LanguageCode),
  isBuiltIn: z.boolean(),
  updateTime: z.string(),
  version: z.number().int(),
});
export type StaticPageRow = z.output<typeof StaticPageRow>;

export const StaticPageDetail = StaticPageRow.extend({ texts: PageTexts });
export type StaticPageDetail = z.output<typeof StaticPageDetail>;

/** A page as it is read; `language` is English where the caller's has no text. */
export const ShownPage = PageText.extend({ slug: z.string(), language: LanguageCode });
export type ShownPage = z.output<typeof ShownPage>;

export const NewStaticPage = z.object({ slug: Slug, texts: PageTextsBody });
export type NewStaticPage = z.output<typeof NewStaticPage>;

export const EditedStaticPage = z.object({ id: Id, texts: PageTextsBody, version: Version });
export type EditedStaticPage = z.output<typeof EditedStaticPage>;

const access = { permission: 'system:page:edit' } as const;
const byId = z.object({ id: Id });

export const publicPage = endpoint({
  method: 'GET',
  path: '/api/common/page/:slug',
  summary: 'A page that everybody may read: privacy',
  access: 'public',
  params: z.object({ slug: z.enum(['privacy']) }),
  data: ShownPage,
});

export const staticPage = endpoint({
  method: 'GET',
  path: '/api/page/show/:slug',
  summary: "A page in the caller's language, else in English",
  access: 'signedIn',
  params: z.object({ slug: z.string().max(60) }),
  data: ShownPage,
});

export const listStaticPages = endpoint({
  method: 'GET',
  path: '/api/page/list',
  summary: 'All pages that staff write',
  access,
  query: Paging,
  data: StaticPageRow,
  paged: true,
});

export const getStaticPage = endpoint({
  method: 'GET',
  path: '/api/page/:id',
  summary: 'One page with its texts in all languages',
  access,
  params: byId,
  data: StaticPageDetail,
});

export const addStaticPage = endpoint({
  method: 'POST',
  path: '/api/page',
  summary: 'Adds a page, read at /staticPage?page=slug',
  access,
  body: NewStaticPage,
  data: StaticPageDetail,
  idempotent: true,
});

export const editStaticPage = endpoint({
  method: 'PUT',
  path: '/api/page',
  summary: 'Changes the texts of a page',
  access,
  body: EditedStaticPage,
  data: StaticPageDetail,
  errors: ['stale'],
});

export const removeStaticPage = endpoint({
  method: 'DELETE',
  path: '/api/page/:id',
  summary: 'Removes a page that is not part of the product',
  access,
  params: byId,
  errors: ['page.builtIn'],
});
