import { onOneLine, type Language } from '@heliodesk/contract/kit';
import { requestTypeNames } from '@heliodesk/contract/request';
import { translate } from '#src/platform/i18n/texts.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findKind } from './kinds.ts';
import { joinTitle, type Titled, type TitleParts, type TitleWords } from './made-title.ts';

/** Making a format takes longer than the rest of a title, and saves make titles all the time. */
const numberFormats = new Map<Language, Intl.NumberFormat>();

function numbersIn(language: Language): Intl.NumberFormat {
  const numbers = numberFormats.get(language) ?? new Intl.NumberFormat(`${language}-u-nu-latn`);
  numberFormats.set(language, numbers);
  return numbers;
}

export type TitleOf = (request: Titled) => string;

/** What requests are called in a language: as a person typed it, else as their kind makes it from their fields. */
export function titlesIn(platform: Platform, language: Language): TitleOf {
  const words: TitleWords = { t: translate(language), number: (value) => numbersIn(language).format(value) };
  return (request) => onOneLine(request.title ?? joinTitle(partsOf(platform, request, words), words.t));
}

/** Requests of kinds that this server doesn't know, from older releases, are called by their type. */
const partsOf = (platform: Platform, request: Titled, words: TitleWords): TitleParts =>
  findKind(platform, request.type)?.titled(request, words) ?? {
    what: words.t(`title:${requestTypeNames[request.type]}`),
    where: request.project_name,
  };
