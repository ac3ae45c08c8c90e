import { z } from 'zod';
import { answerText, languages, optionalText, text, type Language } from '../kit/index.ts';

/** A text for each language as staff enter it: English must be there, the others fall back to it. */
export const localizedText = (max: number) =>
  z.object(
    Object.fromEntries(languages.map((language) => [language, language === 'en' ? text(max) : optionalText(max)])) as {
      en: ReturnType<typeof text>;
    } & Record<Exclude<Language, 'en'>, ReturnType<typeof optionalText>>,
  );

/** The same as it is answered: languages without a text are left out. */
export const LocalizedTexts = z.partialRecord(z.enum(languages), answerText(500));
export type LocalizedTexts = z.output<typeof LocalizedTexts>;
