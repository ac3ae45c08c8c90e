import type { Topic } from '../live/index.ts';

/** An import has moved on. */
export interface ImportMoved {
  topic: Topic;
  importId: number;
}

declare module '../live/events.ts' {
  interface LiveEvents {
    import: ImportMoved;
  }
}
