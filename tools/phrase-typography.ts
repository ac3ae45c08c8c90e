import { pluralStem } from './phrase-texts.ts';
import type { Texts } from './phrase-texts.ts';

/* How each language sets its texts. A rule gives the text as it should be, so that one table finds what is wrong and mends it. */

/** A typographic rule; `english` is the text that this one translates. */
interface Rule {
  name: string;
  mend: (text: string, english: string) => string;
}

const noBreak = '\u00a0';
const narrowNoBreak = '\u202f';
const japanese = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々、。「」（）・：？！]`;
const han = String.raw`\p{sc=Han}`;
const latin = '[A-Za-z0-9%]';

/** Placeholders that hold numbers, codes or times; what is in the others may be in any script. */
const leftToRight = new Set(
  `count number total max min page pages limit minutes seconds hours days step rows row year email code serialNumber requestNo size share done
   from to shown processed used all codes numbers pieces serials files most places messages url phone decimals`.split(/\s+/),
);

/** The sign with which a text ends, in its ASCII form, marks of direction, tags and closing quotes left aside. */
function endOf(text: string): string {
  const [end = ''] = text.replaceAll(/[\u200e\u200f\u2066-\u2069]|<\/?\w+>/g, '').match(/[.!?。！？؟](?=[)）”»“」』\u00a0]*$)/) ?? [];
  return { '。': '.', '！': '!', '？': '?', '؟': '?' }[end] ?? end;
}

const isAbbreviation = (text: string): boolean => /(?:^|\s)\S{1,4}\.$/u.test(text) && !/\S\s\S+\s\S/.test(text);
/** A name and its value are no sentence, whatever English makes of them. */
const isNameAndValue = (text: string): boolean => /：/.test(text) && !/。/.test(text);

/** Several sentences, or a short label that may end with an abbreviation: not for a machine to judge. */
const isOpen = (text: string): boolean => /[.!?؟] ?\p{L}|[。！？]./u.test(text) || (text.endsWith('.') && text.split(' ').length < 5);

/** A stop at the end where English has one, and only there. */
const finalStop = (stop: string): Rule => ({
  name: 'the stop at the end is that of English',
  mend: (text, english) => {
    if (isAbbreviation(text) || isAbbreviation(english) || isNameAndValue(text)) return text;
    if (endOf(english) === '.') return endOf(text) === '' && !/[:：…](?:\s?\{\{\w+\}\})?$/.test(text) ? `${text}${stop}` : text;
    return endOf(english) === '' && endOf(text) === '.' && !isOpen(text) && !isOpen(english) ? text.replace(/[.。]$/, '') : text;
  },
});

/** Two sentences end with stops, both of them. */
const stopOfTwo: Rule = {
  name: 'two sentences, two stops',
  mend: (text) => (/\. \p{Lu}/u.test(text) && /[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text),
};

/** A number and its unit stay on one line. */
const beforeUnit: Rule = {
  name: 'a no-break space between a number and its unit',
  mend: (text) => text.replaceAll(/(?<=\d|\}\}) (?=(?:s|min|h|px|[kM]?W|[KM][Bo]|%)(?![\p{L}\p{N}]))/gu, noBreak),
};

/** The first letter of a mail, after its salutation. */
const afterSalutation = (mend: (word: string) => string): Rule => ({
  name: 'the first letter after the salutation',
  mend: (text) =>
    text.replace(/^([^\n]*\{\{name\}\}[^\n]*[,:!،]\n\n)(\p{L}+)/u, (_, salutation: string, word: string) => `${salutation}${mend(word)}`),
});
const capital = afterSalutation((word) => word.charAt(0).toUpperCase() + word.slice(1));
const germanStarts = new Set('Bitte Der Die Das Den Dem Diese Dieser Dieses Ein Eine Es Für Jemand Jetzt Mit Nun Vielen Wir Zu'.split(' '));

const isolatedArabic = (text: string): string =>
  text.replaceAll(/(?<![\u2066-\u2068]|<\w+>)\{\{(\w+)\}\}/g, (placeholder, name: string, at: number, whole: string) => {
    const isOwnLine = /(?:^|\n)$/.test(whole.slice(0, at)) && /^(?:$|\n)/.test(whole.slice(at + placeholder.length));
    if (isOwnLine && whole !== placeholder) return placeholder;
    return whole === placeholder ? placeholder : `${leftToRight.has(name) ? '\u2066' : '\u2068'}${placeholder}\u2069`;
  });

/** The rules of each language; those without an entry have none. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  en: [stopOfTwo, capital],
  es: [beforeUnit, finalStop('.'), capital],
  it: [beforeUnit, finalStop('.'), capital],
  de: [finalStop('.'), afterSalutation((word) => (germanStarts.has(word) ? word.toLowerCase() : word))],
  fr: [
    {
      name: 'a narrow no-break space before ; ? !',
      mend: (text) => text.replaceAll(/(?<=\S)[ \u00a0\u202f]?([;?!])(?=$|[\s»)<])/g, `${narrowNoBreak}$1`),
    },
    { name: 'a no-break space before :', mend: (text) => text.replaceAll(/(?<=[^\s])[ \u00a0\u202f]?:(?=$|[\s<])/g, `${noBreak}:`) },
    {
      name: 'a no-break space inside « »',
      mend: (text) => text.replaceAll(/«[ \u202f\u00a0]?/g, `«${noBreak}`).replaceAll(/[ \u202f\u00a0]?»/g, `${noBreak}»`),
    },
    beforeUnit,
    finalStop('.'),
    capital,
  ],
  pl: [
    {
      name: 'a no-break space after words of one letter',
      mend: (text) => text.replaceAll(/(?<![\p{L}\p{N}])([aiouwz]) (?=\S)/giu, `$1${noBreak}`),
    },
    finalStop('.'),
    capital,
  ],
  ja: [
    {
      name: 'no space between Japanese and Latin letters, digits or placeholders',
      mend: (text) =>
        text
          .replaceAll(new RegExp(`(?<=${japanese}) +(?=[A-Za-z0-9{<])`, 'gu'), '')
          .replaceAll(new RegExp(`(?<=[A-Za-z0-9%}>]) +(?=${japanese})`, 'gu'), ''),
    },
    {
      name: 'a question mark after か where English asks',
      mend: (text, english) => (endOf(english) === '?' ? text.replace(/か$/, 'か？') : text),
    },
    finalStop('。'),
  ],
  zh: [
    {
      name: 'a space between Chinese and Latin letters or digits',
      mend: (text) =>
        text
          .replaceAll(new RegExp(`(?<=(?![年月日])${han})(?=${latin})`, 'gu'), ' ')
          .replaceAll(new RegExp(`(?<=${latin})(?=(?![年月日])${han})`, 'gu'), ' ')
          .replaceAll(/(?<=\p{sc=Han})(?=\{\{(\w+)\}\})/gu, (_, name: string) => (name === 'count' || name === 'number' ? ' ' : ''))
          .replaceAll(/\{\{(?:count|number)\}\}(?=\p{sc=Han})/gu, '$& '),
    },
    {
      name: 'full-width punctuation after Chinese',
      mend: (text) =>
        text.replaceAll(
          /(?<=\p{sc=Han})([,:;?!]) ?/gu,
          (_, sign: string) => ({ ',': '，', ':': '：', ';': '；', '?': '？', '!': '！' })[sign] ?? sign,
        ),
    },
    finalStop('。'),
  ],
  ar: [
    { name: 'isolates around placeholders', mend: isolatedArabic },
    {
      name: 'Arabic comma, semicolon and question mark',
      mend: (text) =>
        text.replaceAll(/(?<=[\p{sc=Arabic}\p{M}])([,;?])/gu, (_, sign: string) => ({ ',': '،', ';': '؛', '?': '؟' })[sign] ?? sign),
    },
    finalStop('.'),
  ],
};

const sourceOf = (key: string, english: Texts): string => {
  const stem = pluralStem(key, english);
  return english.get(stem === null ? key : `${stem}_other`) ?? '';
};

/** Texts that a language sets otherwise, each with the rules it breaks. */
export function typographyProblems(language: string, texts: Texts, english: Texts): string[] {
  return [...texts].flatMap(([key, text]) =>
    (rules[language] ?? [])
      .filter(({ mend }) => mend(text, sourceOf(key, english)) !== text)
      .map(({ name }) => `${language}  ${key} breaks “${name}” (npm run phrases:mend): ${text}`),
  );
}

/** The texts of a language that change when every rule is kept. */
export function mendedTexts(language: string, texts: Texts, english: Texts): Texts {
  const mended: Texts = new Map();
  for (const [key, text] of texts) {
    const right = (rules[language] ?? []).reduce((left, { mend }) => mend(left, sourceOf(key, english)), text);
    if (right !== text) mended.set(key, right);
  }
  return mended;
}
