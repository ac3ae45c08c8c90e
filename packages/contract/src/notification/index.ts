export * from './endpoints.ts';
export * from './kinds.ts';
export * from './schemas.ts';
export * from './topics.ts';
export * from './work.ts';

declare module '../live/events.ts' {
  interface LiveEvents {
    /** Someone has a new notice, or has read some. */
    notice: { topic: Topic };
    /** Work that goes on for someone has started, moved on or ended. */
    work: { topic: Topic };
  }
}
