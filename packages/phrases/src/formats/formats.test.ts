import { languages } from '@heliodesk/contract/kit';
import { describe, expect, it } from 'vitest';
import { formatCountry } from './countries.ts';
import { formatLabelled, formatLabels, formatList, formatParts, formatPlainList } from './lists.ts';
import { formatName } from './names.ts';
import { formatAgo, formatClock, formatDay, formatFullDay, formatTime, formatWeekday } from './times.ts';

/** What Intl puts between words is sometimes a no-break space, which reads the same. */
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');

const ewa = { firstName: 'Ewa', lastName: 'Nowak' };

describe('names', () => {
  it.each(languages)('start with the family name in Chinese and Japanese alone: %s', (language) => {
    expect(formatName(ewa, language)).toBe(language === 'zh' || language === 'ja' ? 'Nowak Ewa' : 'Ewa Nowak');
  });

  it.each(languages)('in Chinese, Japanese or Korean letters are the same in %s', (language) => {
    expect(formatName({ firstName: '小明', lastName: '王' }, language)).toBe('王小明');
    expect(formatName({ firstName: 'さくら', lastName: '佐々木' }, language)).toBe('佐々木さくら');
    expect(formatName({ firstName: '민준', lastName: '김' }, language)).toBe('김민준');
  });

  it('keep their space where only one part is in such letters', () => {
    expect([formatName({ firstName: 'Peter', lastName: '王' }, 'en'), formatName({ firstName: 'Peter', lastName: '王' }, 'zh')]).toEqual([
      'Peter 王',
      '王 Peter',
    ]);
  });

  it('leave out a part that is missing', () => {
    expect([formatName({ firstName: 'Ewa', lastName: '' }, 'en'), formatName({ firstName: '', lastName: '' }, 'ja')]).toEqual(['Ewa', '']);
  });
});

describe('countries', () => {
  it('are named by their numbers, and a number that is none stays one', () => {
    expect([formatCountry(724, 'de'), formatCountry(8, 'en'), formatCountry(156, 'ja'), formatCountry(0, 'en')]).toEqual([
      'Spanien',
      'Albania',
      '中国',
      '000',
    ]);
  });
});

describe('parts that belong together', () => {
  it('keep their order in Arabic, each in its own direction', () => {
    expect(formatParts(['Calle 14', null, 'إسبانيا'], 'ar')).toBe('\u2068Calle 14\u2069، \u2068إسبانيا\u2069');
    expect(formatParts(['شارع', 'مدينة'], 'ar')).toBe('شارع، مدينة');
  });

  it('have the Latin comma among Latin words, also in Arabic', () => {
    expect(formatParts(['Calle 14', '04001 Almería'], 'ar')).toBe('Calle 14, 04001 Almería');
  });
});

describe('days and times in sentences', () => {
  const at = '2026-11-24T23:30:00Z';

  it.each([
    ['en', 'November 24, 2026', 'November 25, 2026 at 12:30 AM GMT+1'],
    ['zh', '2026年11月24日', '2026年11月25日 00:30 GMT+1'],
    ['ja', '2026年11月24日', '2026年11月25日 0:30 GMT+1'],
    ['es', '24 de noviembre de 2026', '25 de noviembre de 2026 a las 0:30 CET'],
    ['de', '24. November 2026', '25. November 2026 um 00:30 MEZ'],
    ['it', '24 novembre 2026', '25 novembre 2026 alle ore 00:30 CET'],
    ['fr', '24 novembre 2026', '25 novembre 2026 à 00:30 UTC+1'],
    ['pl', '24 listopada 2026', '25 listopada 2026 00:30 CET'],
    ['ar', '24 نوفمبر 2026', '25 نوفمبر 2026 في 12:30 ص غرينتش+1'],
  ])('name the month, and the zone of a time, in %s', (language, day, time) => {
    expect([formatDay(at, language, 'UTC'), formatTime(at, language, 'Europe/Warsaw')].map(plain)).toEqual([day, time]);
  });

  it.each(languages)('are in UTC where they say so in %s', (language) => {
    expect(formatTime(at, language, 'UTC')).toContain('UTC');
  });

  it('say how long ago something was, in figures that everyone reads', () => {
    const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
    expect([0, 20 * minute, 90 * minute, day, 3 * day].map((span) => formatAgo(span, 'en'))).toEqual([
      '1 minute ago',
      '20 minutes ago',
      '1 hour ago',
      'yesterday',
      '3 days ago',
    ]);
    expect(formatAgo(20 * minute, 'ar')).toBe('قبل 20 دقيقة');
    expect(formatAgo(2 * hour, 'pl')).toBe('2 godziny temu');
  });

  it('have an ordinal number on the first of a month in French', () => {
    const first = '2026-12-01T10:07:00Z';
    expect([formatDay(first, 'fr', 'UTC'), formatTime(first, 'fr', 'UTC'), formatFullDay(first, 'fr', 'UTC')].map(plain)).toEqual([
      '1er décembre 2026',
      '1er décembre 2026 à 10:07 UTC',
      'mardi 1er décembre 2026',
    ]);
    expect([formatDay('2026-12-11T10:07:00Z', 'fr', 'UTC'), formatDay(first, 'it', 'UTC')]).toEqual([
      '11 décembre 2026',
      '1 dicembre 2026',
    ]);
  });

  it('name the day of the week', () => {
    expect(
      [formatWeekday(at, 'en', 'UTC'), formatWeekday(at, 'es', 'UTC'), formatFullDay(at, 'de', 'UTC'), formatClock(at, 'en', 'UTC')].map(
        plain,
      ),
    ).toEqual(['Tuesday, November 24', 'martes 24 de noviembre', 'Dienstag, 24. November 2026', '11:30 PM UTC']);
  });
});

describe('lists', () => {
  it.each([
    ['en', 'a, b, and c'],
    ['zh', 'a、b和c'],
    ['ja', 'a、b、c'],
    ['es', 'a, b y c'],
    ['de', 'a, b und c'],
    ['it', 'a, b e c'],
    ['fr', 'a, b et c'],
    ['pl', 'a, b i c'],
    ['ar', 'a وb وc'],
  ])('are joined as in %s', (language, list) => {
    expect(formatList(['a', 'b', 'c'], language)).toBe(list);
  });

  it.each([
    ['en', 'Front, back label, and RMA number'],
    ['de', 'Front, Back label und RMA number'],
    ['fr', 'Front, back label et RMA number'],
    ['zh', 'Front、Back label、RMA number'],
    ['ja', 'Front、Back label、RMA number'],
  ])('of labels have one capital in %s, except for nouns and abbreviations', (language, list) => {
    expect(formatLabels(['Front', 'Back label', 'RMA number'], language)).toBe(list);
  });

  it.each([
    ['en', 'a, b, c'],
    ['zh', 'a、b、c'],
    ['ja', 'a、b、c'],
    ['de', 'a, b und c'],
    ['ar', 'a، وb، وc'],
  ])('that are plain have what %s puts between words', (language, list) => {
    expect(formatPlainList(['a', 'b', 'c'], language)).toBe(list);
    expect(formatPlainList(['a'], language)).toBe('a');
  });

  it.each([
    ['en', 'Street 1, Lyon'],
    ['fr', 'Street 1, Lyon'],
    ['zh', 'Street 1，Lyon'],
    ['ja', 'Street 1、Lyon'],
    ['ar', 'Street 1, Lyon'],
  ])('of parts have the comma of %s and leave out what is empty', (language, list) => {
    expect(formatParts(['Street 1', '', null, undefined, 'Lyon'], language)).toBe(list);
  });
});

it.each([
  ['en', 'Label: value', 'Label:'],
  ['fr', 'Label\u00A0: value', 'Label\u00A0:'],
  ['zh', 'Label：value', 'Label：'],
  ['ja', 'Label：value', 'Label：'],
  ['ar', 'Label: value', 'Label:'],
])('labels have the colon of %s', (language, withValue, alone) => {
  expect([formatLabelled('Label', 'value', language), formatLabelled('Label', '', language)]).toEqual([withValue, alone]);
});
