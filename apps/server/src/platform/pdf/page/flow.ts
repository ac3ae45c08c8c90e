import type { Direction } from '../document.ts';
import type { Line } from '../text/break-lines.ts';
import type { TextLook } from './look.ts';
import { page, textWidth } from './look.ts';
import type { Page, Part, Placed } from './placed.ts';

/** Where letters stand within their line, as a share of it. */
const baselineAt = 0.72;

/** A column of the page: where it begins on the side where reading starts, and how wide it is. */
export interface Column {
  start: number;
  width: number;
}

export const wholeWidth: Column = { start: 0, width: textWidth };

/** Fills pages from top to bottom. */
export class Flow {
  private readonly finished: Placed[][] = [];
  private placed: Placed[] = [];
  private readonly isRightToLeft: boolean;
  y: number = page.top;

  constructor(direction: Direction) {
    this.isRightToLeft = direction === 'rtl';
  }

  /** The left edge of something of a width that begins where the column does. */
  leftOf({ start }: Column, width: number): number {
    return this.isRightToLeft ? page.width - page.side - start - width : page.side + start;
  }

  put(placed: Placed): void {
    this.placed.push(placed);
  }

  /** Makes sure that a height fits below, on the next page if need be. */
  need(height: number): void {
    if (this.y + height <= page.height - page.bottom) return;
    this.finished.push(this.placed);
    this.placed = [];
    this.y = page.top;
  }

  /** Space, of which none is needed at the top of a page. */
  skip(height: number): void {
    if (this.y > page.top) this.y += height;
  }

  /** One line at the current height, which stays. */
  line(line: Line, look: TextLook, column: Column, part?: Part): void {
    this.put({ type: 'line', line, look, part, x: this.leftOf(column, line.width), baseline: this.y + look.leading * baselineAt });
  }

  /** Lines one below the other. */
  lines(lines: readonly Line[], look: TextLook, part?: Part): void {
    for (const line of lines) {
      this.need(look.leading);
      this.line(line, look, wholeWidth, part);
      this.y += look.leading;
    }
  }

  rule(): void {
    this.put({ type: 'rule', x: page.side, y: this.y, width: textWidth });
  }

  pages(): Page[] {
    return [...this.finished, this.placed];
  }
}
