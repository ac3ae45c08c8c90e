export * from './endpoints.ts';
export * from './kinds.ts';
export * from './schemas.ts';

declare module '../live/events.ts' {
  interface LiveEvents {
    /** Someone has a new notice, or has read some. */
    notice: { topic: Topic };
  }
}
