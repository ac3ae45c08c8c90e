import type { Part } from './placed.ts';

type Element = ReturnType<PDFKit.PDFDocument['struct']>;

/** The structure of a document while it is drawn: its parts in the order in which they first appear. */
export class Structure {
  private readonly drawing: PDFKit.PDFDocument;
  private readonly elements = new Map<Part, Element>();
  private readonly root: Element;

  constructor(drawing: PDFKit.PDFDocument) {
    this.drawing = drawing;
    this.root = drawing.struct('Document');
    drawing.addStructure(this.root);
  }

  /** What is drawn until the content ends belongs to a part. */
  begin(part: Part): void {
    this.elementOf(part).add(this.drawing.markStructureContent(part.tag));
  }

  end(): void {
    // Inner ones first: an element ends with all that it has.
    for (const element of [...this.elements.values()].toReversed()) element.end();
    this.root.end();
  }

  private elementOf(part: Part): Element {
    const known = this.elements.get(part);
    if (known !== undefined) return known;
    const parent = part.parent === undefined ? this.root : this.elementOf(part.parent);
    const element = this.drawing.struct(part.tag, part.actual === undefined ? {} : { actual: part.actual });
    parent.add(element);
    this.elements.set(part, element);
    return element;
  }
}
