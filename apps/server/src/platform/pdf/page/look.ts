import type { Direction } from '../document.ts';
import type { Weight } from '../fonts/face.ts';

/** A4 in points, and its margins. */
export const page = { width: 595.28, height: 841.89, side: 56, top: 48, bottom: 60 } as const;
export const textWidth = page.width - 2 * page.side;

/** The light theme of the house (`--hd-…`). */
export const colors = {
  ink: '#15212e',
  ink2: '#465567',
  ink3: '#5f6e80',
  line: '#e1e7ed',
  accent: '#1166cc',
  sun: '#f5a623',
  white: '#ffffff',
} as const;

export interface TextLook {
  size: number;
  /** From one baseline to the next. */
  leading: number;
  weight: Weight;
  color: string;
  /** Which way a text without letters is read; that of the document if missing. */
  around?: Direction;
}

export const looks = {
  brand: { size: 15, leading: 20, weight: 'strong', color: colors.ink },
  about: { size: 9, leading: 14, weight: 'regular', color: colors.ink3 },
  title: { size: 20, leading: 28, weight: 'strong', color: colors.ink },
  heading: { size: 12, leading: 17, weight: 'strong', color: colors.ink },
  text: { size: 10, leading: 15.5, weight: 'regular', color: colors.ink2 },
  note: { size: 8.5, leading: 13, weight: 'regular', color: colors.ink3 },
  label: { size: 9, leading: 15, weight: 'regular', color: colors.ink3 },
  value: { size: 10, leading: 15, weight: 'regular', color: colors.ink },
  code: { size: 10, leading: 16, weight: 'regular', color: colors.ink, around: 'ltr' },
  foot: { size: 8, leading: 12, weight: 'regular', color: colors.ink3 },
} as const satisfies Record<string, TextLook>;

/** Space above a block, by its kind; between two of the same kind, where that differs. */
export const above = { title: 18, heading: 20, text: 6, note: 6, facts: 8, code: 8 } as const;

/** Of rows of facts: how much of the width the labels take, the gap beside them, and the space around a row. */
export const facts = { labels: 0.32, gap: 14, padding: 5 } as const;
/** Space on both sides of a code within its frame. */
export const codePadding = 8;
export const logoSize = 26;
