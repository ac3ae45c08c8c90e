import type {} from '../live/index.ts';

declare module '../live/events.ts' {
  interface LiveEvents {
    /** An import has moved on. */
    import: { topic: Topic; importId: number };
  }
}
