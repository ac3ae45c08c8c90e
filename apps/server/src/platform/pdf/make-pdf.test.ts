import { directionOf, type Language } from '@heliodesk/contract/kit';
import { describe, expect, it } from 'vitest';
import type { PdfDocument } from './document.ts';
import { makePdf } from './make-pdf.ts';
import { readPdf } from './testing/read-pdf.ts';
import { sampleDocument, sampleText } from './testing/sample-document.ts';

const made = (document: PdfDocument) => makePdf(document, directionOf(document.language));
const read = async (document: PdfDocument) => readPdf(await made(document));
const reversed = (text: string) => [...text].toReversed().join('');
const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '');
/** No glyph of what was drawn is the box that fonts show for what they don't have. */
const hasAllGlyphs = ({ shown }: Awaited<ReturnType<typeof read>>) => shown.every(({ glyphs }) => !glyphs.includes(0));

const texts: Record<Exclude<Language, 'ar'>, string> = {
  en: 'The office confirmed 12 modules, “as shown”.',
  zh: '客户已确认更换十二块组件，“型号不变”。',
  ja: 'お客様は太陽電池モジュール12枚の交換に同意されました。',
  es: 'El cliente aceptó la reparación de 12 módulos, ¿sí?',
  de: 'Der Kunde hat den Austausch von 12 Modulen bestätigt: „größer“.',
  it: 'Il cliente ha accettato la sostituzione di 12 moduli: è così.',
  fr: 'Le client a accepté le remplacement de 12 modules : « cœur ».',
  pl: 'Klient zaakceptował wymianę 12 modułów: „źdźbło, Łódź”.',
};

describe('a PDF', () => {
  it.each(Object.entries(texts))('says what it was given in %s, with all its letters', async (language, text) => {
    const pdf = await read(sampleText(text, language as Language));
    expect(withoutBlanks(pdf.text)).toContain(withoutBlanks(text));
    expect(hasAllGlyphs(pdf)).toBe(true);
    expect(pdf.source).toContain(`/Lang (${language})`);
  });

  it('joins Arabic letters, sets them from right to left, and numbers and Latin words from left to right', async () => {
    const pdf = await read(sampleText('رقم 1,200.50 (Müller GmbH) مقبول', 'ar'));
    // From left to right on the page; brackets are mirrored.
    expect(pdf.lines).toContain(`${reversed('مقبول')} (Müller GmbH) 1,200.50 ${reversed('رقم')}`);
    expect(hasAllGlyphs(pdf)).toBe(true);
    expect(pdf.source).toContain('/ActualText');
    // The same letter has other forms at the beginning, between others and at the end.
    const { shown } = await read(sampleText('سسس', 'ar'));
    expect(new Set(shown.find(({ text }) => text === 'سسس')?.glyphs).size).toBe(3);
  });

  it('sets codes from left to right in every language', async () => {
    const { lines } = await read(sampleDocument([{ type: 'code', text: '01234567 89012345' }], 'ar'));
    expect(lines).toContain('01234567 89012345');
  });

  it('begins Arabic at the right edge, and has labels there', async () => {
    const facts = (language: Language) => sampleDocument([{ type: 'facts', rows: [{ label: '1', value: '2' }] }], language);
    const placeOf = async (language: Language, text: string) =>
      (await read(facts(language))).shown.find((one) => one.text === text)?.x ?? 0;
    expect(await placeOf('en', '1')).toBeLessThan(await placeOf('en', '2'));
    expect(await placeOf('ar', '1')).toBeGreaterThan(await placeOf('ar', '2'));
  });

  it('draws letters as Chinese or Japanese readers write them', async () => {
    const fontOf = async (language: Language) =>
      /noto-sans-(sc|jp)-\d+-regular/.exec((await read(sampleText('直骨', language))).source)?.[1];
    expect(await fontOf('zh')).toBe('sc');
    expect(await fontOf('ja')).toBe('jp');
  });

  it('sets quotation marks wide in Chinese, and not in what is English for Chinese readers', async () => {
    const drawnWith = async (text: string) => (await read(sampleText(text, 'zh'))).shown.find((one) => one.text.includes('’'))?.text;
    // What is in one font is drawn in one go.
    expect(await drawnWith('We’ve reviewed it.')).toBe('We’ve reviewed it.');
    expect(await drawnWith('他说We’ve')).toBe('’');
  });

  it('has the same bytes for the same document, whatever was made before', async () => {
    const document = sampleText('fi ﻻ لا مرحبا Łódź 太阳', 'ar');
    const first = await made(document);
    await made(sampleText('office\u00A0وىي ﯾﯿ 骨直', 'ja'));
    expect(Buffer.from(await made(document)).equals(Buffer.from(first))).toBe(true);
    expect(Buffer.from(await made({ ...document, createdAt: '2026-11-26T07:00:01.000Z' })).equals(Buffer.from(first))).toBe(false);
  });

  it('is tagged, embeds its fonts, numbers its pages, and contains no scripts or links', async () => {
    const pdf = await read(
      sampleDocument([
        { type: 'title', text: 'Receipt' },
        { type: 'heading', text: 'What' },
        { type: 'facts', rows: [{ label: 'Text', value: 'word '.repeat(2_500) }] },
        { type: 'code', text: 'abcd 0123' },
      ]),
    );
    for (const tag of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'Code']) expect(pdf.source).toContain(`/S /${tag}\n`);
    expect(pdf.pages).toBeGreaterThan(2);
    expect(pdf.lines.filter((line) => line.endsWith(` / ${pdf.pages}`))).toHaveLength(pdf.pages);
    expect(pdf.source).toContain('/FontFile2');
    expect(pdf.source).not.toMatch(/\/JavaScript|\/JS |\/URI|\/Launch|\/EmbeddedFiles/);
  });
});

describe('hostile texts', () => {
  const right = 559;
  /** Where the widest letters end; every one has at most its size. */
  const isOnPage = ({ shown }: Awaited<ReturnType<typeof read>>) => shown.every(({ x, y }) => x >= 36 && x < right && y > 20 && y < 842);

  it('cannot turn the direction of what they say around', async () => {
    const { text } = await read(sampleText('Pay \u202E100\u202C EUR \u2067now'));
    expect(text).toContain('Pay 100 EUR now');
  });

  it('with very long words stay on the page', async () => {
    for (const word of ['x'.repeat(10_000), '太'.repeat(2_000), 'ب'.repeat(2_000), 'a太ب'.repeat(500)]) {
      const pdf = await read(sampleText(word));
      expect(isOnPage(pdf)).toBe(true);
      expect(withoutBlanks(pdf.text).length).toBeGreaterThanOrEqual(word.length);
    }
  });

  it('with controls, halves of characters and what no font has are shown as far as they can be', async () => {
    const pdf = await read(sampleText('a\u0000b\u0007c\u001B[31md \uD800 e\u{1F469}\u200D\u{1F467}f \u{E0041}g ไทย \uFFFF \u2028next'));
    expect(hasAllGlyphs(pdf)).toBe(true);
    expect(pdf.text).toContain('abc[31md');
    expect(pdf.text).toContain('e\uFFFDf');
    expect(pdf.lines.some((line) => line.startsWith('next'))).toBe(true);
  });

  it('with spaces, hyphens and forms of letters that fonts lack are set with what is closest', async () => {
    const { text } = await read(sampleText('3\u202F933,50 a\u2003b c\u2011d \uFEE3 \u{1D400}'));
    expect(text).toContain('3\u00A0933,50 a b');
    expect(text).not.toContain('\uFFFD');
  });

  it('that look like markup are shown as they are', async () => {
    const markup = '<script>alert(1)</script> \\u003c (a) /JS [x] %PDF endobj & {{name}}';
    expect((await read(sampleText(markup))).text).toContain(markup);
    expect((await read({ ...sampleText('x'), title: '</rdf:li><x>&' })).source).not.toContain('<x>');
  });

  it('heap no marks over other lines', async () => {
    const { text } = await read(sampleText(`a${'\u0301'.repeat(200)}b`));
    expect(text.match(/\u0301/g)?.length ?? 0).toBeLessThan(8);
  });
});
