import type { ConfigProviderProps } from 'antd';
import english from 'antd/es/locale/en_US.js';

export type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

/** The packs are CommonJS: depending on the bundler the locale is one `default` deeper. */
interface LocaleModule {
  default: AntdLocale | { default: AntdLocale };
}

/** Built into Ant Design: what it says until the words of another language are there. */
export const englishLocale: AntdLocale = english;

/** Letters that fit above a column of a calendar. */
const longestDay = 4;

/** Whole names of days run into each other in the narrow columns of a calendar; without them it takes the letters of dayjs. */
function withShortDays(locale: AntdLocale): AntdLocale {
  if (!locale.DatePicker?.lang.shortWeekDays?.some((day) => day.length > longestDay)) return locale;
  const { shortWeekDays: _long, ...lang } = locale.DatePicker.lang;
  return { ...locale, DatePicker: { ...locale.DatePicker, lang } };
}

const readLocale = ({ default: found }: LocaleModule): AntdLocale => withShortDays('default' in found ? found.default : found);

/** Ant Design's own words and the calendar's, by language; English is built in. */
const packs: Readonly<Record<string, () => Promise<readonly [LocaleModule, unknown]>>> = {
  zh: () => Promise.all([import('antd/es/locale/zh_CN.js'), import('dayjs/locale/zh-cn.js')]),
  ja: () => Promise.all([import('antd/es/locale/ja_JP.js'), import('dayjs/locale/ja.js')]),
  es: () => Promise.all([import('antd/es/locale/es_ES.js'), import('dayjs/locale/es.js')]),
  de: () => Promise.all([import('antd/es/locale/de_DE.js'), import('dayjs/locale/de.js')]),
  it: () => Promise.all([import('antd/es/locale/it_IT.js'), import('dayjs/locale/it.js')]),
  fr: () => Promise.all([import('antd/es/locale/fr_FR.js'), import('dayjs/locale/fr.js')]),
  pl: () => Promise.all([import('antd/es/locale/pl_PL.js'), import('dayjs/locale/pl.js')]),
  ar: () => Promise.all([import('antd/es/locale/ar_EG.js'), import('dayjs/locale/ar.js')]),
};

/** Whether the calendar has been turned from the English that it begins with. */
let isTurned = false;

/** Fetches a language's pack and turns the calendar to it. */
export async function loadAntdLocale(language: string): Promise<AntdLocale> {
  const pack = packs[language];
  if (!pack && !isTurned) return englishLocale;
  isTurned = true;
  const { default: dayjs } = await import('dayjs');
  dayjs.locale(language === 'zh' ? 'zh-cn' : pack ? language : 'en');
  if (!pack) return englishLocale;
  const [words] = await pack();
  dayjs.locale(language === 'zh' ? 'zh-cn' : language);
  return readLocale(words);
}
