import { useTranslation } from 'react-i18next';
import { formatCountry } from '@heliodesk/phrases/formats/countries';
import { formatLabelled, formatLabels, formatList, formatParts, formatPlainList, separatorsOf } from '@heliodesk/phrases/formats/lists';
import { formatName, type PersonName } from '@heliodesk/phrases/formats/names';
import { formatFileSize, formatMoney, formatNumber, formatShare, formatSizeLimit } from '@heliodesk/phrases/formats/numbers';
import { writeNumber } from '@heliodesk/phrases/formats/read-number';
import { formatAgo, formatDay, formatTime } from '@heliodesk/phrases/formats/times';

const isFullWidth = (language: string): boolean => language === 'zh' || language === 'ja';

/** What a language puts between two sentences. */
const gapOf = (language: string): string => (isFullWidth(language) ? '' : ' ');

/** The formatters in the reader's language. */
export function useFormat() {
  const { i18n } = useTranslation('ui');
  const language = i18n.language;
  return {
    language,
    number: (value: number, fractionDigits?: number) => formatNumber(value, language, fractionDigits),
    /** A number of a form as it is stored; what is no number stays as it was typed. */
    typed: (value: string | number | null | undefined) => writeNumber(String(value ?? ''), language),
    share: (share: number) => formatShare(share, language),
    money: (amount: string, currency: string) => formatMoney(amount, currency, language),
    fileSize: (bytes: number) => formatFileSize(bytes, language),
    sizeLimit: (bytes: number) => formatSizeLimit(bytes, language),
    /** Joins words as the language does: "a, b and c". */
    list: (words: readonly string[]) => formatList(words, language),
    /** Words as a plain list: what was chosen, kinds of files. */
    plainList: (words: readonly string[]) => formatPlainList(words, language),
    /** Joins labels: "Pick up and write message". Names go to `list`. */
    labels: (labels: readonly string[]) => formatLabels(labels, language),
    /** Parts that belong together, such as those of an address. */
    parts: (parts: readonly (string | null | undefined)[]) => formatParts(parts, language),
    /** A label with its value. */
    labelled: (label: string, value: string) => formatLabelled(label, value, language),
    name: (person: PersonName) => formatName(person, language),
    /** A day that is kept without a time, in a sentence; tables show `UtcTime`. */
    day: (moment: string | Date) => formatDay(moment, language, 'UTC'),
    /** A time in a sentence, in the reader's own zone. */
    time: (moment: string | Date) => formatTime(moment, language),
    /** How long ago a moment was: "20 minutes ago". */
    ago: (moment: number) => formatAgo(Date.now() - moment, language),
    /** Whole sentences after one another, with the gap that the language puts between them. */
    sentences: (texts: readonly string[]) => texts.join(gapOf(language)),
    sentenceGap: gapOf(language),
    /** Words with the mark that ends a sentence. */
    sentence: (words: string) => `${words}${isFullWidth(language) ? '。' : '.'}`,
    /** What the reader calls a language. */
    languageName: (code: string) => new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code,
    /** A country by its number. */
    country: (regionId: number) => formatCountry(regionId, language),
    /** What the language puts between the parts of a plain list, before each of them; nothing before the first. */
    separators: (count: number): string[] => separatorsOf(count, language),
  };
}
