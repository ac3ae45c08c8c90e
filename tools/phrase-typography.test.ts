import { describe, expect, it } from 'vitest';
import { withTexts } from './phrase-files.ts';
import { mendedTexts, typographyProblems } from './phrase-typography.ts';

const key = 'mail:a';
const mended = (language: string, text: string, english: string) =>
  mendedTexts(language, new Map([[key, text]]), new Map([[key, english]])).get(key) ?? text;

/** By language and rule: a text that breaks it, as it should be, and the English text. */
const faults: [string, string, string, string, string?][] = [
  ['fr', 'a narrow no-break space before ; ? !', 'Fermer ?', 'Fermer\u202f?'],
  ['fr', 'a no-break space before :', 'Types : {{types}}', 'Types\u00a0: {{types}}'],
  ['fr', 'a no-break space inside « »', '«Actualiser»', '«\u00a0Actualiser\u00a0»'],
  ['fr', 'a no-break space between a number and its unit', 'dans {{seconds}} s, 20 Mo', 'dans {{seconds}}\u00a0s, 20\u00a0Mo'],
  ['es', 'a no-break space between a number and its unit', '{{hours}} h {{minutes}} min', '{{hours}}\u00a0h {{minutes}}\u00a0min'],
  ['pl', 'a no-break space after words of one letter', 'Zapisano w portalu i u klienta', 'Zapisano w\u00a0portalu i\u00a0u\u00a0klienta'],
  ['ja', 'no space between Japanese and Latin letters, digits or placeholders', '{{name}} 様の Excel', '{{name}}様のExcel'],
  ['ja', 'a question mark after か where English asks', '閉じますか', '閉じますか？', 'Close it?'],
  ['zh', 'a space between Chinese and Latin letters or digits', '{{count}}个Excel文件', '{{count}} 个 Excel 文件'],
  ['zh', 'full-width punctuation after Chinese', '已保存,请稍候', '已保存，请稍候'],
  ['ar', 'isolates around placeholders', 'تغيّر في {{time}}', 'تغيّر في \u2068{{time}}\u2069'],
  ['ar', 'isolates around placeholders', 'حذف {{name}} و{{count}}', 'حذف \u2068{{name}}\u2069 و\u2066{{count}}\u2069'],
  ['ar', 'Arabic comma, semicolon and question mark', 'متابعة?', 'متابعة؟'],
  ['de', 'the stop at the end is that of English', 'Sie wurde gespeichert', 'Sie wurde gespeichert.', 'It was saved.'],
  ['es', 'the stop at the end is that of English', 'Se ha guardado todo ya.', 'Se ha guardado todo ya', 'All is saved'],
  ['ja', 'the stop at the end is that of English', '保存しました', '保存しました。', 'It was saved.'],
  ['it', 'the first letter after the salutation', 'Buongiorno {{name}},\n\nla sua', 'Buongiorno {{name}},\n\nLa sua'],
  ['en', 'two sentences, two stops', 'It failed. Try again', 'It failed. Try again.'],
  ['en', 'the first letter after the salutation', 'Hello {{name}},\n\nyour', 'Hello {{name}},\n\nYour'],
  ['de', 'the first letter after the salutation', 'Guten Tag {{name}},\n\nWir haben', 'Guten Tag {{name}},\n\nwir haben'],
];

describe('the typography of a language', () => {
  it.each(faults)('in %s: %s', (language, name, wrong, right, english = '') => {
    expect(typographyProblems(language, new Map([[key, wrong]]), new Map([[key, english]])).join()).toContain(
      `${language}  ${key} breaks “${name}”`,
    );
    expect(mended(language, wrong, english)).toBe(right);
    expect(typographyProblems(language, new Map([[key, right]]), new Map([[key, english]]))).toEqual([]);
  });

  it.each([
    ['de', 'Steuernummer / USt-IdNr.', 'Tax number'],
    ['de', 'Guten Tag {{name}},\n\nIhr Passwort wurde geändert.', 'Hello {{name}},\n\nYour password has changed.'],
    ['fr', 'https://example.com?a=1, 12:30', 'x'],
    ['ar', 'الوقت <time>{{time}}</time>', 'x'],
    ['ar', 'الطلبات:\n\n{{requests}}\n\nشكرًا', 'x'],
    ['it', '{{number}} 10 sono, {{count}} serie', 'x'],
    ['ja', '言語：{{language}}', 'We answer in {{language}}.'],
    ['zh', '2026年4月5日前', 'x'],
  ])('in %s leaves %j', (language, text, english) => {
    expect(mended(language, text, english)).toBe(text);
  });
});

describe('the files of a language', () => {
  it('get texts by key and keep the rest', () => {
    const source = "export default {\n  // Why.\n  state: { on: 'An' },\n  'a.b': 'Alt',\n  same: `Bleibt`,\n};\n";
    const texts = new Map([
      ['ui:state.on', 'L’été \u2068d'],
      ['ui:a.b', "Neu\n'x'"],
    ]);
    expect(withTexts(source, 'ui', texts)).toBe(
      "export default {\n  // Why.\n  state: { on: 'L’été \\u2068d' },\n  'a.b': 'Neu\\n\\'x\\'',\n  same: `Bleibt`,\n};\n",
    );
  });
});
