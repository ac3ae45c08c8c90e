import type { Language } from '@heliodesk/contract/kit';
import { longestTitle } from '@heliodesk/contract/request';
import { formatParts } from '@heliodesk/phrases/formats/lists';
import type { Translate } from '#src/platform/i18n/texts.ts';
import type { RequestRecord } from './store.ts';

/** What titles are made from. All of it is in the request's row, so that lists need no details of any kind. */
export type Titled = Pick<RequestRecord, 'type' | 'title' | 'description' | 'project_name' | 'quantity'>;

/** What a request is about, and where; either may be empty. */
export interface TitleParts {
  what: string;
  where: string;
}

/** The reader's language: its phrases, and how it writes a number. */
export interface TitleWords {
  t: Translate;
  number: (value: number) => string;
}

/** Openings are at least this wide, so that "Cracks" alone continues; longer ones would have to be cut. A wide character counts as two. */
const narrowest = 10;
const widest = 70;

const wide = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/gu;
const widthOf = (text: string): number => text.length + (text.match(wide)?.length ?? 0);

/** Where a clause ends: before punctuation that space follows, so that "3.5" and "1,200" stay whole. */
const clauseEnd = /[.!?:;,،؛؟](?=\s|$)|[。！？；：，、]|\s[-–—]\s|[\r\n]/gu;

const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|hallo|guten (?:tag|morgen|abend)|sehr geehrte|moin|bonjour|bonsoir|madame|hola|buen[oa]s|estimad[oa]s?|ciao|buongiorno|buonasera|salve|gentil[ei]|dzień dobry|witam|szanown[aiey]|您好|你好|こんにちは|お世話|مرحب|السلام عليكم|تحية)(?![\p{L}\p{M}-])[^.,:;!?\r\n،。，！：、]{0,40}[.,:;!?\r\n،。，！：、]+\s*/iu;

/**
 * The first clause of what a person wrote, after a greeting: "Hot spots in rows 12 to 16, found in …" is about hot spots in rows 12 to 16.
 * Empty where it is too long for a title.
 */
export function openingOf(description: string): string {
  let text = description.trim();
  while (greeting.test(text)) text = text.replace(greeting, '');
  const ends = [...text.matchAll(clauseEnd)].map(({ index }) => index);
  const opening = [...ends, text.length].map((end) => text.slice(0, end)).find((clause) => widthOf(clause) >= narrowest) ?? text;
  const line = opening.replaceAll(/\s+/gu, ' ').trim();
  return widthOf(line) > widest ? '' : line;
}

/** The parts in one line; a place that is in the first part already is not repeated. */
export function joinTitle({ what, where }: TitleParts, language: Language): string {
  const place = where.replaceAll(/\s+/gu, ' ').trim();
  const isThere = place === '' || what.toLowerCase().includes(place.toLowerCase());
  const line = isThere ? what : formatParts([what, place], language);
  return line.length > longestTitle ? `${line.slice(0, longestTitle - 1).trimEnd()}…` : line;
}
