import type { Line } from '../text/break-lines.ts';
import type { TextLook } from './look.ts';

/** What a part of a document is for programs that read it aloud. */
export type Tag = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Code';

/** A part of the document's structure; the lines that belong to it refer to it. */
export interface Part {
  tag: Tag;
  parent?: Part;
  /** What it says in the order of reading, where it isn't drawn in that order. */
  actual?: string;
}

/** Something at its place on a page, from the top left corner in points. */
export type Placed =
  | { type: 'line'; line: Line; x: number; baseline: number; look: TextLook; part: Part | undefined }
  | { type: 'rule'; y: number; x: number; width: number }
  | { type: 'frame'; x: number; y: number; width: number; height: number }
  | { type: 'logo'; x: number; y: number };

/** Whatever has no part in the structure is decoration, or is on every page. */
export type Page = readonly Placed[];
