import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import type { FontFile } from './font-files.ts';

export type Weight = 'regular' | 'strong';
const weights: Record<Weight, number> = { regular: 400, strong: 600 };

/** Widths that are remembered of one face; the same words come again and again. */
const mostWidths = 5_000;

/** A font in one weight, as text is measured and set in it. */
export class Face {
  readonly name: string;
  private readonly font: Font;
  private readonly characters: ReadonlySet<number>;
  private readonly widths = new Map<string, number>();

  constructor(font: Font, name: string) {
    // Files of a family share their names, by which a PDF would take them for the same.
    this.font = Object.defineProperty(font, 'postscriptName', { value: name });
    this.name = name;
    this.characters = charactersOf(font);
  }

  /**
   * The font for the next document. fontkit keeps glyphs with the characters that they first stood for, which PDFs then name: a glyph of
   * two characters would be named after the documents before. The field is its own; that documents stay the same is tested.
   */
  forDocument(): Font {
    Reflect.set(this.font, '_glyphs', {});
    return this.font;
  }

  has(character: number): boolean {
    return this.characters.has(character);
  }

  /** The width of a text in thousandths of its size. */
  widthOf(text: string): number {
    const known = this.widths.get(text);
    if (known !== undefined) return known;
    if (this.widths.size >= mostWidths) this.widths.clear();
    const width = (this.font.layout(text, []).advanceWidth * 1_000) / this.font.unitsPerEm;
    this.widths.set(text, width);
    return width;
  }
}

/** Some files have none of the characters that they are named for, and then no table of characters at all. */
function charactersOf(font: Font): ReadonlySet<number> {
  try {
    return new Set(font.characterSet);
  } catch {
    return new Set();
  }
}

/** Reads a file of a variable font as a font of one weight, which PDFs can embed. */
export async function loadFace({ name, path, characters }: FontFile, weight: Weight): Promise<Face> {
  const text = String.fromCodePoint(...characters);
  const bytes = await subsetFont(await readFile(path), text, { targetFormat: 'truetype', variationAxes: { wght: weights[weight] } });
  const font = create(bytes);
  if ('fonts' in font) throw new Error(`${path} is a collection of fonts`);
  return new Face(font, `${name}-${weight}`);
}
