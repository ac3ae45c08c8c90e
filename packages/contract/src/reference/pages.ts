import { z } from 'zod';
import { answerList, answerText, Id, LanguageCode, languages, optionalText, Paging, text, type Language, Version } from '../kit/index.ts';

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

const PageText = z.object({ title: answerText(600), body: answerText(20_000) });

export type PageText = z.output<typeof PageText>;

const PageTexts = z.partialRecord(z.enum(languages), PageText);

export type PageTexts = z.output<typeof PageTexts>;

export const StaticPageRow = z.object({
  id: z.number().int(),
  slug: answerText(60),
  /** In the caller's language, else in English. */
  title: answerText(600),
  /** Languages that have a text. */
  languages: answerList(LanguageCode, languages.length),
  isBuiltIn: z.boolean(),
  updateTime: answerText(30),
  version: z.number().int(),
});

export type StaticPageRow = z.output<typeof StaticPageRow>;

export const StaticPageDetail = StaticPageRow.extend({ texts: PageTexts });

export type StaticPageDetail = z.output<typeof StaticPageDetail>;

/** A page as it is read; `language` is English where the caller's has no text. */
export const ShownPage = PageText.extend({ slug: answerText(60), language: LanguageCode });

export type ShownPage = z.output<typeof ShownPage>;

export const NewStaticPage = z.object({ slug: Slug, texts: PageTextsBody });

export type NewStaticPage = z.output<typeof NewStaticPage>;

export const EditedStaticPage = z.object({ id: Id, texts: PageTextsBody, version: Version });

export type EditedStaticPage = z.output<typeof EditedStaticPage>;

export const OnPage = z.object({ id: Id });

export const PublicPageParams = z.object({ slug: z.enum(['privacy']) });

export const StaticPageParams = z.object({ slug: z.string().max(60) });

export const ListStaticPagesQuery = Paging;
