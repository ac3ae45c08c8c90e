import { z } from 'zod';
import { LanguageCode, Paging, text, Version } from '../kit/index.ts';

/** Longest text of the interface that staff may write. */
export const longestPhrase = 4_000;

/** The forms of a text: the one it has, or one for each plural category of its language. */
export const phraseForms = ['text', 'zero', 'one', 'two', 'few', 'many', 'other'] as const;

export type PhraseForm = (typeof phraseForms)[number];

/** A text of the interface in one language, by form. */
export const PhraseTexts = z.partialRecord(z.enum(phraseForms), z.string());

export type PhraseTexts = z.output<typeof PhraseTexts>;

/**
 * The state of a text in a language: `differs` is a custom text whose placeholders no longer match the release's, `missing` shows
 * English.
 */
export const phraseStates = ['translated', 'overridden', 'missing', 'differs'] as const;

export const PhraseState = z.enum(phraseStates);

export type PhraseState = z.output<typeof PhraseState>;

/** What every page knows before it speaks: languages to choose from, and where staff have written texts. */
export const AvailableLanguages = z.object({
  offered: z.array(LanguageCode),
  /** Spoken where neither a choice nor the browser names an offered one. */
  fallback: LanguageCode,
  /** Of the languages in which staff have overridden texts: what names their present state. */
  revisions: z.partialRecord(LanguageCode, z.string()),
});

export type AvailableLanguages = z.output<typeof AvailableLanguages>;

/** The texts that staff have written in a language, by `namespace:key`. */
export const CustomTexts = z.object({ revision: z.string(), texts: z.record(z.string(), z.string()) });

export type CustomTexts = z.output<typeof CustomTexts>;

/** `namespace:key`; of a text with plural forms without their endings. */
const PhraseKey = z
  .string()
  .max(200)
  .regex(/^\w+:[\w.-]+$/);

export const PhraseRow = z.object({
  key: z.string(),
  namespace: z.string(),
  /** The English text of the release; of plural forms the last. */
  english: z.string(),
  cells: z.array(z.object({ language: LanguageCode, state: PhraseState })),
  /** In the language that was asked for. */
  release: z.string().optional(),
  own: z.string().optional(),
});

export type PhraseRow = z.output<typeof PhraseRow>;

export const PhraseFilters = z.object({
  /** Part of a key or of a text, in English or the language asked for, else in any. */
  text: z.string().trim().max(100).optional(),
  namespace: z.string().max(60).optional(),
  language: LanguageCode.optional(),
  /** In the language asked for, else in any. */
  state: PhraseState.optional(),
});

export const PhraseListQuery = Paging.extend(PhraseFilters.shape);

/** One text in one language, for its editor. */
export const PhraseView = z.object({
  key: z.string(),
  language: LanguageCode,
  state: PhraseState,
  /** The forms that the language needs. */
  forms: z.array(z.enum(phraseForms)),
  english: PhraseTexts,
  release: PhraseTexts,
  /** What staff have written; empty where the release speaks. */
  own: PhraseTexts,
  /** What stands around it in the same part of the screen, as it is read now. */
  before: z.array(z.string()),
  after: z.array(z.string()),
  changedAt: z.string().nullable(),
  changedBy: z.string(),
  version: z.number().int(),
  /** Of the language's own texts, to fetch them; `null`: there are none. */
  revision: z.string().nullable(),
});

export type PhraseView = z.output<typeof PhraseView>;

const Counts = z.object({
  translated: z.number().int(),
  overridden: z.number().int(),
  missing: z.number().int(),
  differs: z.number().int(),
});

export const PhraseCoverage = z.object({
  texts: z.number().int(),
  languages: z.array(Counts.extend({ language: LanguageCode })),
  namespaces: z.array(
    z.object({ namespace: z.string(), texts: z.number().int(), languages: z.array(Counts.extend({ language: LanguageCode })) }),
  ),
});

export type PhraseCoverage = z.output<typeof PhraseCoverage>;

/** What staff write: every form of the text that the language needs. */
export const PhraseBody = z.object({
  key: PhraseKey,
  language: LanguageCode,
  texts: z.partialRecord(z.enum(phraseForms), text(longestPhrase)),
  version: Version,
});

export type PhraseBody = z.input<typeof PhraseBody>;

export const OnLanguage = z.object({ language: LanguageCode });

export const CustomTextsQuery = z.object({ revision: z.string().max(40).optional() });

export const OfferLanguageBody = z.object({ language: LanguageCode, offered: z.boolean() });

export const GetPhraseQuery = z.object({ key: PhraseKey, language: LanguageCode });

export const ResetPhraseBody = PhraseBody.omit({ texts: true });
