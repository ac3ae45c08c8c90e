import { LIMITS } from '../limits.ts';
import { SpreadsheetError, damaged, tooLarge } from '../spreadsheet-error.ts';
import { decodeText, isPlain } from './xml-text.ts';

const LESS = 0x3c;
const GREATER = 0x3e;
const SLASH = 0x2f;
const QUESTION = 0x3f;
const EXCLAMATION = 0x21;
const COLON = 0x3a;
const SPACE = 0x20;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const INCOMPLETE = -1;
const CDATA = '<![CDATA[';
const NOTHING = Buffer.alloc(0);

/** Element names of up to three letters as one number, which is what tags are told apart by. */
export function shortName(name: string): number {
  let packed = 0;
  for (let i = 0; i < name.length; i += 1) packed = (packed << 8) | name.charCodeAt(i);
  return packed;
}

/**
 * Scans UTF-8 XML as its bytes come and calls `open`, `close` and `text`. Names are told without their prefix. It checks
 * what a reader of cells needs (no DTD, closed tags, nothing endless) and leaves full well-formedness to others.
 */
export abstract class XmlScanner {
  /** The bytes at hand, and the same as Latin-1 text, from which plain values are cut without a call out of JavaScript. */
  protected bytes: Buffer = NOTHING;
  protected source = '';
  /** Last letters of the local name, packed; exact for names of up to three letters. */
  protected name = 0;
  protected nameStart = 0;
  protected nameEnd = 0;
  protected tagEnd = 0;
  private carry: Buffer = NOTHING;
  private depth = 0;
  private isStarted = false;
  private isStopped = false;

  protected abstract open(): void;
  protected abstract close(): void;
  /** Character data between two tags; `isLiteral` for CDATA. It may come in several pieces. */
  protected abstract text(start: number, end: number, isLiteral: boolean): void;

  /** Takes the next bytes of the part. */
  feed(chunk: Buffer): void {
    if (this.isStopped) return;
    this.bytes = this.carry.length === 0 ? chunk : Buffer.concat([this.carry, chunk]);
    this.source = this.bytes.toString('latin1');
    if (!this.isStarted) this.begin();
    let at = 0;
    while (at < this.bytes.length) {
      const next = this.step(at);
      if (next === INCOMPLETE) break;
      if (this.isStopped) return;
      at = next;
    }
    this.carry = this.bytes.subarray(at);
    if (this.carry.length > LIMITS.token) throw tooLarge('cellLength');
  }

  /** To be called after the last bytes. */
  end(): void {
    if (this.isStopped) return;
    if (!this.isStarted || this.depth !== 0 || this.carry.indexOf(LESS) !== -1) throw damaged('XML cut off');
  }

  /** What follows is of no interest. */
  protected stop(): void {
    this.isStopped = true;
  }

  protected localName(): string {
    return this.source.slice(this.nameStart, this.nameEnd);
  }

  protected textOf(start: number, end: number, isLiteral: boolean): string {
    return isPlain(this.bytes, start, end) ? this.source.slice(start, end) : decodeText(this.bytes.toString('utf8', start, end), isLiteral);
  }

  /** Attributes of the open tag by local name. For the few tags of small parts; cells read theirs faster. */
  protected attributes(): Map<string, string> {
    const found = new Map<string, string>();
    const tag = this.bytes.toString('utf8', this.nameEnd, this.tagEnd);
    // Sticky, so that a tag without attributes and of any length is given up after one pass.
    const attribute = /\s+([^\s="'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
    for (let match = attribute.exec(tag); match !== null; match = attribute.exec(tag)) {
      const [, name = '', double, single] = match;
      const local = name.slice(name.lastIndexOf(':') + 1);
      if (!found.has(local)) found.set(local, decodeText(double ?? single ?? '', false));
    }
    return found;
  }

  private begin(): void {
    if (this.bytes.length < 2) return;
    const first = this.bytes.readUInt16BE(0);
    if (first === 0xfeff || first === 0xfffe || first === 0x3c00 || first === 0x003c)
      throw new SpreadsheetError({ reason: 'wrongFormat', format: 'encoding' });
    this.isStarted = true;
  }

  private step(at: number): number {
    const { bytes } = this;
    if (bytes[at] !== LESS) {
      let end = at + 1;
      while (end < bytes.length && bytes[end] !== LESS) end += 1;
      if (end === bytes.length) return INCOMPLETE;
      this.text(at, end, false);
      return end;
    }
    if (at + 1 >= bytes.length) return INCOMPLETE;
    const second = bytes[at + 1];
    if (second === EXCLAMATION) return this.declaration(at);
    if (second === QUESTION) return this.instruction(at);
    if (second === SLASH) return this.closingTag(at + 2);
    return this.openingTag(at + 1);
  }

  private openingTag(at: number): number {
    const end = this.readTag(at);
    if (end === INCOMPLETE) return INCOMPLETE;
    this.open();
    if (this.bytes[end - 1] === SLASH) this.close();
    else this.depth += 1;
    return end + 1;
  }

  private closingTag(at: number): number {
    const end = this.readTag(at);
    if (end === INCOMPLETE) return INCOMPLETE;
    if (this.depth === 0) throw damaged('XML tags');
    this.depth -= 1;
    this.close();
    return end + 1;
  }

  /** Reads name and extent of the tag; a `>` within quotes does not end it. */
  private readTag(start: number): number {
    const { bytes } = this;
    const { length } = bytes;
    let at = start;
    let name = 0;
    this.nameStart = start;
    for (; at < length; at += 1) {
      const byte = bytes[at] as number;
      if (byte <= SPACE || byte === SLASH || byte === GREATER) break;
      if (byte === COLON) {
        name = 0;
        this.nameStart = at + 1;
      } else name = (name << 8) | byte;
    }
    this.name = name;
    this.nameEnd = at;
    let quote = 0;
    for (; at < length; at += 1) {
      const byte = bytes[at] as number;
      if (quote !== 0) {
        if (byte === quote) quote = 0;
      } else if (byte === GREATER) {
        if (this.nameEnd === start) throw damaged('XML name');
        this.tagEnd = at;
        return at;
      } else if (byte === DOUBLE_QUOTE || byte === SINGLE_QUOTE) quote = byte;
      else if (byte === LESS) throw damaged('XML tag');
    }
    return INCOMPLETE;
  }

  private declaration(at: number): number {
    if (this.bytes.length - at < CDATA.length) return INCOMPLETE;
    if (this.source.startsWith('<!--', at)) return this.after('-->', at + 4);
    if (!this.source.startsWith(CDATA, at)) throw damaged('DOCTYPE');
    const next = this.after(']]>', at + CDATA.length);
    if (next !== INCOMPLETE) this.text(at + CDATA.length, next - 3, true);
    return next;
  }

  private instruction(at: number): number {
    const next = this.after('?>', at + 2);
    if (next === INCOMPLETE || !this.source.startsWith('<?xml ', at)) return next;
    const encoding = /encoding\s*=\s*["']([^"']*)/.exec(this.source.slice(at, next))?.[1] ?? 'utf-8';
    if (!/^(?:utf-?8|us-ascii)$/i.test(encoding)) throw new SpreadsheetError({ reason: 'wrongFormat', format: 'encoding' });
    return next;
  }

  private after(mark: string, from: number): number {
    const found = this.source.indexOf(mark, from);
    return found === -1 ? INCOMPLETE : found + mark.length;
  }
}
