import { randomUUID } from 'node:crypto';
import { messageTypes } from '@heliodesk/contract/case-chat';
import { topicOf } from '@heliodesk/contract/live';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { publishLive } from '#src/platform/live/live-events.ts';
import type { MessageSignal } from '../live.ts';
import { insertMessage } from '../store/messages.ts';

/** Shows a new message to everyone in the conversation once it is committed. */
export const announce = ({ platform, tx }: WriteContext<Caller | null>, requestId: number, msgId: number): void =>
  publishLive<MessageSignal>(platform, tx, { kind: 'message', topic: topicOf('request', requestId), msgId });

/** Writes a line of the system: a phrase key with its values, put into words by each reader's screen. The request's row is locked. */
export async function postSystemMessage(
  context: WriteContext<Caller | null>,
  requestId: number,
  key: string,
  params: Record<string, string>,
): Promise<void> {
  const written = await insertMessage(context.tx, {
    requestId,
    side: 'system',
    author: null,
    clientMsgId: randomUUID(),
    type: messageTypes.text,
    content: key,
    params,
    at: context.platform.clock.now(),
  });
  if (written !== undefined) announce(context, requestId, written.id);
}
