import { LIMITS } from '../limits.ts';
import { tooLarge } from '../spreadsheet-error.ts';
import { XmlScanner, shortName } from './xml-scanner.ts';
import { cellText } from './xml-text.ts';

const SI = shortName('si');
const T = shortName('t');
const RPH = shortName('rPh');

/** Reads the shared string table: the runs of a rich text joined, its reading aids (phonetic runs) left out. */
export class SharedStrings extends XmlScanner {
  readonly strings: string[] = [];
  private value = '';
  private isText = false;
  private isPhonetic = false;
  private total = 0;

  protected override open(): void {
    if (this.name === T) this.isText = !this.isPhonetic;
    else if (this.name === SI) this.value = '';
    else if (this.name === RPH) this.isPhonetic = true;
  }

  protected override close(): void {
    if (this.name === T) this.isText = false;
    else if (this.name === SI) this.add(cellText(this.value));
    else if (this.name === RPH) this.isPhonetic = false;
  }

  protected override text(start: number, end: number, isLiteral: boolean): void {
    if (!this.isText) return;
    this.value += this.textOf(start, end, isLiteral);
    if (this.value.length > LIMITS.token) throw tooLarge('cellLength');
  }

  private add(text: string): void {
    if (text.length > LIMITS.cellLength) throw tooLarge('cellLength');
    this.total += text.length;
    if (this.total > LIMITS.sharedText) throw tooLarge('sharedText');
    if (this.strings.length >= LIMITS.sharedStrings) throw tooLarge('sharedStrings');
    this.strings.push(text);
  }
}
