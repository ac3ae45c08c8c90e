declare module 'linebreak' {
  /** Where a text may be broken into lines (UAX 14). */
  export default class LineBreaker {
    constructor(text: string);
    /** The next place, behind the character before it; `null` at the end. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
