/** A person's name in its parts, as forms ask for it. */
export interface PersonName {
  firstName: string;
  lastName: string;
}

/** Letters of Chinese, Japanese and Korean and the marks between them, as ranges for a class of a regular expression. */
export const eastAsianLetters = '\u3005-\u3007\u3040-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7AF\uFF65-\uFF9F';
const eastAsianName = new RegExp(`^[${eastAsianLetters}]+$`);

/** Whether readers of a language say the family name first. */
export const isFamilyFirst = (language: string): boolean => language === 'zh' || language === 'ja';

/** The parts of a name in the order of a language, such as the fields of a form. */
export const inNameOrder = <First, Last>(language: string, first: First, last: Last): [First | Last, First | Last] =>
  isFamilyFirst(language) ? [last, first] : [first, last];

/**
 * A person's name as readers of a language write it: `Ewa Nowak`, in Chinese and Japanese `Nowak Ewa`. A name in Chinese, Japanese or
 * Korean letters is the same everywhere, family name first and without a space: `王小明`.
 */
export function formatName({ firstName, lastName }: PersonName, language: string): string {
  const isEastAsian = eastAsianName.test(firstName + lastName);
  const parts = isEastAsian || isFamilyFirst(language) ? [lastName, firstName] : [firstName, lastName];
  return parts.filter(Boolean).join(isEastAsian ? '' : ' ');
}
