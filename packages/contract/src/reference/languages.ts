import { z } from 'zod';
import { answerList, answerText, LanguageCode, languages, Paging, text, Version } from '../kit/index.ts';

/** Longest interface text that staff can write. */
export const longestPhrase = 4_000;

/** The forms of a text: the one it has, or one for each plural category of its language. */
export const phraseForms = ['text', 'zero', 'one', 'two', 'few', 'many', 'other'] as const;

export type PhraseForm = (typeof phraseForms)[number];

/** An interface text in one language, by plural form. */
export const PhraseTexts = z.partialRecord(z.enum(phraseForms), answerText(longestPhrase));

export type PhraseTexts = z.output<typeof PhraseTexts>;

/**
 * The state of a text in a language: `differs` is a custom text whose placeholders no longer match the release's, `missing` shows
 * English.
 */
export const phraseStates = ['translated', 'overridden', 'missing', 'differs'] as const;

export const PhraseState = z.enum(phraseStates);

export type PhraseState = z.output<typeof PhraseState>;

/** What every page needs before it shows text: the available languages, and which of them have custom texts. */
export const AvailableLanguages = z.object({
  offered: answerList(LanguageCode, languages.length),
  /** Used when neither the person nor the browser has chosen an available one. */
  fallback: LanguageCode,
  /** Of the languages in which staff have overridden texts: what names their present state. */
  revisions: z.partialRecord(LanguageCode, answerText(40)),
});

export type AvailableLanguages = z.output<typeof AvailableLanguages>;

/** The texts that staff have written in a language, by `namespace:key`. */
export const CustomTexts = z.object({ revision: answerText(40), texts: z.record(answerText(200), answerText(longestPhrase)) });

export type CustomTexts = z.output<typeof CustomTexts>;

/** `namespace:key`; of a text with plural forms without their endings. */
const PhraseKey = z
  .string()
  .max(200)
  .regex(/^\w+:[\w.-]+$/);

export const PhraseRow = z.object({
  key: answerText(200),
  namespace: answerText(60),
  /** The English text of the release; of plural forms the last. */
  english: answerText(4_000),
  cells: answerList(z.object({ language: LanguageCode, state: PhraseState }), languages.length),
  /** In the language that was asked for. */
  release: answerText(4_000).optional(),
  own: answerText(4_000).optional(),
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
  key: answerText(200),
  language: LanguageCode,
  state: PhraseState,
  /** The forms that the language needs. */
  forms: answerList(z.enum(phraseForms), phraseForms.length),
  english: PhraseTexts,
  release: PhraseTexts,
  /** The custom text; empty where the default is used. */
  own: PhraseTexts,
  /** The texts around it in the same part of the screen, as shown now. */
  before: answerList(answerText(longestPhrase), 100),
  after: answerList(answerText(longestPhrase), 100),
  changedAt: answerText(30).nullable(),
  changedBy: answerText(130),
  version: z.number().int(),
  /** Of the language's own texts, to fetch them; `null`: there are none. */
  revision: answerText(40).nullable(),
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
  languages: answerList(Counts.extend({ language: LanguageCode }), languages.length),
  namespaces: answerList(
    z.object({
      namespace: answerText(60),
      texts: z.number().int(),
      languages: answerList(Counts.extend({ language: LanguageCode }), languages.length),
    }),
    100,
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
