import { readNumber } from '../cell-problem.ts';
import { LIMITS, MAX_SHEET_COLUMNS, MAX_SHEET_ROWS } from '../limits.ts';
import type { RowCollector } from '../row-collector.ts';
import { damaged, tooLarge } from '../spreadsheet-error.ts';
import { XmlScanner, shortName } from './xml-scanner.ts';
import { cellText } from './xml-text.ts';

const ROW = shortName('row');
const C = shortName('c');
const V = shortName('v');
const F = shortName('f');
const T = shortName('t');
const RPH = shortName('rPh');
const EQUALS = 0x3d;
const SPACE = 0x20;
const LETTER_R = 0x72;
const LETTER_T = 0x74;

/** Reads the cells of a worksheet part into a collector. Styles play no part: a number is taken as its raw text. */
export class SheetCells extends XmlScanner {
  private readonly strings: readonly string[];
  private readonly collector: RowCollector;
  private isInData = false;
  private rows = 0;
  private rowNumber = 0;
  private column = -1;
  private type = '';
  private hasReference = false;
  private referenceStart = 0;
  private referenceEnd = 0;
  private isCell = false;
  private isText = false;
  private isPhonetic = false;
  private isFormula = false;
  private hasValue = false;
  private value = '';

  constructor(strings: readonly string[], collector: RowCollector) {
    super();
    this.strings = strings;
    this.collector = collector;
  }

  protected override open(): void {
    const { name } = this;
    if (name === C) this.openCell();
    else if (name === V) {
      this.isText = this.isCell;
      this.hasValue = this.isCell;
    } else if (name === ROW) this.openRow();
    else if (name === T) this.isText = this.isCell && this.type === 'inlineStr' && !this.isPhonetic;
    else if (name === F) this.isFormula = true;
    else if (name === RPH) this.isPhonetic = true;
    else if (!this.isInData) this.openAboveData();
  }

  protected override close(): void {
    const { name } = this;
    if (name === V || name === T) this.isText = false;
    else if (name === C) this.closeCell();
    else if (name === ROW) {
      if (this.isInData) this.collector.endRow(this.rowNumber);
    } else if (name === RPH) this.isPhonetic = false;
    else if (this.isInData && this.localName() === 'sheetData') this.stop();
  }

  protected override text(start: number, end: number, isLiteral: boolean): void {
    if (!this.isText) return;
    const text = this.textOf(start, end, isLiteral);
    this.value = this.value === '' ? text : this.value + text;
    if (this.value.length > LIMITS.token) throw tooLarge('cellLength');
  }

  /** Before the rows a sheet may say how far it reaches, `A1:C12480`. */
  private openAboveData(): void {
    const name = this.localName();
    if (name === 'sheetData') this.isInData = true;
    else if (name === 'dimension')
      this.collector.expectLastRow(Number(/:[A-Z]{1,3}(\d{1,7})$/.exec(this.attributes().get('ref') ?? '')?.[1] ?? 0));
  }

  private openRow(): void {
    if (!this.isInData) return;
    this.rows += 1;
    if (this.rows > MAX_SHEET_ROWS) throw tooLarge('cells');
    this.readAttributes();
    this.rowNumber = this.hasReference ? Number(this.source.slice(this.referenceStart, this.referenceEnd)) : this.rowNumber + 1;
    if (!Number.isInteger(this.rowNumber) || this.rowNumber < 1 || this.rowNumber > MAX_SHEET_ROWS) throw damaged('row number');
    this.column = -1;
  }

  private openCell(): void {
    this.isCell = this.isInData;
    this.isFormula = false;
    this.hasValue = false;
    this.value = '';
    this.readAttributes();
    this.column = this.hasReference ? columnOf(this.bytes, this.referenceStart, this.referenceEnd) : this.column + 1;
    if (this.column >= MAX_SHEET_COLUMNS) throw damaged('cell reference');
  }

  /** `r` and `t` of the tag, read without an allocation: there are a million of these tags. */
  private readAttributes(): void {
    const { bytes, source, tagEnd } = this;
    this.hasReference = false;
    this.type = '';
    let at = this.nameEnd;
    while (at < tagEnd) {
      while (at < tagEnd && (bytes[at] as number) <= SPACE) at += 1;
      const nameStart = at;
      while (at < tagEnd && bytes[at] !== EQUALS && (bytes[at] as number) > SPACE) at += 1;
      const isSingleLetter = at === nameStart + 1;
      while (at < tagEnd && (bytes[at] === EQUALS || (bytes[at] as number) <= SPACE)) at += 1;
      const quote = bytes[at];
      const valueStart = at + 1;
      at = valueStart;
      while (at < tagEnd && bytes[at] !== quote) at += 1;
      if (at >= tagEnd) return;
      if (isSingleLetter && bytes[nameStart] === LETTER_R) {
        this.hasReference = true;
        this.referenceStart = valueStart;
        this.referenceEnd = at;
      } else if (isSingleLetter && bytes[nameStart] === LETTER_T) this.type = source.slice(valueStart, at);
      at += 1;
    }
  }

  private closeCell(): void {
    if (!this.isCell) return;
    this.isCell = false;
    this.isPhonetic = false;
    if (!this.hasValue && !this.isFormula && this.value === '') return;
    this.collector.countCell();
    if (this.collector.reads(this.column)) this.put();
    else if (this.value.length > LIMITS.cellLength) throw tooLarge('cellLength');
  }

  private put(): void {
    const { collector, column, value } = this;
    if (this.isFormula && !this.hasCachedValue()) collector.put(column, '', 'formulaWithoutValue');
    else if (this.type === 's') collector.put(column, this.sharedString());
    else if (this.type === 'str' || this.type === 'inlineStr') collector.put(column, cellText(value));
    else if (this.type === '' || this.type === 'n') this.putNumber();
    else if (this.type === 'b') collector.put(column, value.trim() === '1' ? 'TRUE' : 'FALSE');
    else if (this.type === 'd') collector.put(column, value.trim());
    else collector.put(column, cellText(value), this.type === 'e' ? 'errorValue' : 'unreadable');
  }

  /** A formula that yields an empty text is cached as an empty value; other empty values are none. */
  private hasCachedValue(): boolean {
    return this.hasValue && (this.type === 'str' || this.value.trim() !== '');
  }

  private putNumber(): void {
    if (this.value.trim() === '') return;
    const { text, problem } = readNumber(this.value);
    this.collector.put(this.column, text, problem);
  }

  private sharedString(): string {
    if (this.value.trim() === '') return '';
    const text = this.strings[Number(this.value)];
    if (text === undefined) throw damaged('shared string');
    return text;
  }
}

/** Zero-based column of a reference such as `AB12`. */
function columnOf(bytes: Uint8Array, start: number, end: number): number {
  let column = 0;
  let at = start;
  for (; at < end; at += 1) {
    const letter = ((bytes[at] as number) & 0xdf) - 0x40;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  if (column === 0 || at === end || column > MAX_SHEET_COLUMNS) throw damaged('cell reference');
  return column - 1;
}
