import { onOneLine, type Language } from '@heliodesk/contract/kit';
import { requestTypeNames } from '@heliodesk/contract/request';
import { formatNumber } from '@heliodesk/phrases/formats/numbers';
import { translate } from '#src/platform/i18n/texts.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findKind } from './kinds.ts';
import { joinTitle, type Titled, type TitleParts, type TitleWords } from './made-title.ts';

export type TitleOf = (request: Titled) => string;

/** What requests are called in a language: as a person typed it, else as their kind makes it from their fields. */
export function titlesIn(platform: Platform, language: Language): TitleOf {
  const words: TitleWords = { t: translate(language), number: (value) => formatNumber(value, language, 3) };
  return (request) => onOneLine(request.title ?? joinTitle(partsOf(platform, request, words), language));
}

/** Requests of kinds that this server doesn't know, from older releases, are called by their type. */
const partsOf = (platform: Platform, request: Titled, words: TitleWords): TitleParts =>
  findKind(platform, request.type)?.titled(request, words) ?? {
    what: words.t(`title:${requestTypeNames[request.type]}`),
    where: request.project_name,
  };
