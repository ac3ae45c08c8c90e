import type { Message } from './schemas.ts';

declare module '../live/events.ts' {
  interface LiveEvents {
    /** Written or recalled. */
    message: { topic: Topic; message: Message };
    typing: { topic: Topic; name: string };
    /** Someone has read up to a message: of the other side, or the reader on another screen. */
    read: { topic: Topic; msgId: number; mine: boolean };
  }
  interface LiveCommands {
    typing: { topic: Topic };
  }
}
