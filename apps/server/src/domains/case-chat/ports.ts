import type { RequestRecord } from '#src/domains/request/index.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { SqlStatement, Tx } from '#src/platform/db/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import { port } from '#src/platform/port.ts';
import type { Side } from './policy.ts';

/** A message that someone may be told of. */
export interface ToldMessage {
  side: Side;
  author: Caller;
  /** Staff ask something. */
  isQuestion: boolean;
  at: Date;
}

/** What the conversation needs from the bell. */
export interface MessageNoticePort {
  /** Tells of a message as part of the statement that writes it, and answers the `user_id` of who has something new; nothing if no one hears it. */
  noticeOf: (request: RequestRecord, message: ToldMessage) => SqlStatement | undefined;
  /** Makes the screens of a user look at their notices again after the commit. */
  tellScreens: (platform: Platform, tx: Tx, userId: number) => void;
  /** The caller has read the conversation up to a message. */
  conversationRead: (context: WriteContext<Caller>, requestId: number, readTo: number) => Promise<void>;
}

export const messageNoticePort = port<MessageNoticePort>('case-chat.messageNotice');
