import { z } from 'zod';
import { answerText, languages, line, optionalLine, optionalText, text, type Language } from '../kit/index.ts';

type Text = ReturnType<typeof text>;
type Optional = ReturnType<typeof optionalText>;

const byLanguage = <English extends z.ZodType>(english: English, other: Optional) =>
  z.object(
    Object.fromEntries(languages.map((language) => [language, language === 'en' ? english : other])) as {
      en: English;
    } & Record<Exclude<Language, 'en'>, Optional>,
  );

/** A text for each language as staff enter it: English must be there, the others fall back to it. */
export const localizedText = (max: number) => byLanguage<Text>(text(max), optionalText(max));

/** The same on one line each. */
export const localizedLine = (max: number) => byLanguage<Text>(line(max), optionalLine(max));

/** The same where there may be no text at all. */
export const optionalLocalizedText = (max: number) => byLanguage<Optional>(optionalText(max), optionalText(max));

/** The same as it is answered: languages without a text are left out. */
export const LocalizedTexts = z.partialRecord(z.enum(languages), answerText(500));
export type LocalizedTexts = z.output<typeof LocalizedTexts>;
