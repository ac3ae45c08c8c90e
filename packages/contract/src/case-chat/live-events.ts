import type { Message } from './schemas.ts';

declare module '../live/events.ts' {
  interface LiveEvents {
    /** Written or recalled. */
    message: { topic: Topic; message: Message };
    /** Staff also learn which colleague it is, and of notes. */
    typing: { topic: Topic; name: string; userId?: number; isNote?: boolean };
    /** Which colleagues have the case open, whenever that changes; only for staff who have it open themselves. */
    viewers: { topic: Topic; people: CaseViewer[] };
    /** Someone has read up to a message: of the other side, or the reader on another screen. */
    read: { topic: Topic; msgId: number; mine: boolean };
  }
  interface LiveCommands {
    typing: { topic: Topic };
    /** Staff write an internal note. */
    writingNote: { topic: Topic };
    /** Staff have the case open, until they say otherwise or the connection ends. */
    viewing: { topic: Topic };
    left: { topic: Topic };
  }
}

/** A colleague who has a case open. */
export interface CaseViewer {
  userId: number;
  name: string;
}
