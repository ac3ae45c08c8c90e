import { messageActions } from '@heliodesk/contract/case-chat';
import type { Message, MessageList } from '@heliodesk/contract/case-chat';

/** A message of this browser that the server has not confirmed yet. */
export interface Outgoing {
  /** The same on every attempt, so that the server keeps one. */
  clientMsgId: string;
  content: string;
  isNote: boolean;
  /** It asks the customer something. */
  needsAnswer?: boolean;
  /** It answers the enquiry. */
  reply?: boolean;
  files: readonly File[];
  /** Those that are stored, in the same order. */
  attIds: readonly number[];
  state: 'sending' | 'failed';
  /** Share of the file after them that has left, 0 to 1. */
  progress?: number | undefined;
  /** Why it failed, in words. */
  reason?: string | undefined;
  /** No answer came: it goes out again by itself once the connection is up. */
  isUnanswered?: boolean | undefined;
}

/** What this browser knows of a conversation. */
export interface Thread {
  /** One entry for each message, in the server's order. */
  messages: readonly Message[];
  /** In the order of sending; shown after all messages. */
  outgoing: readonly Outgoing[];
  hasOlder: boolean;
  readByOther: number;
  /** The same, or was mailed. */
  toldOther: number;
  /** Newest message that a fetched list held; only up to there nothing can be missing. */
  fetchedTo: number;
}

export const emptyThread = (outgoing: readonly Outgoing[] = []): Thread => ({
  messages: [],
  outgoing,
  hasOlder: false,
  readByOther: 0,
  toldOther: 0,
  fetchedTo: 0,
});

/** A recall is final: an answer that left the server before it must not bring the text back. */
const preferRecalled = (known: Message | undefined, arrived: Message): Message =>
  known?.action === messageActions.recalled ? known : arrived;

/** Takes in messages from wherever they come: live, fetched, or answered to a send. */
export function addMessages(thread: Thread, arrived: readonly Message[]): Thread {
  if (arrived.length === 0) return thread;
  const byId = new Map(thread.messages.map((message) => [message.msgId, message]));
  for (const message of arrived) byId.set(message.msgId, preferRecalled(byId.get(message.msgId), message));
  const confirmed = new Set(arrived.map((message) => message.clientMsgId));
  return {
    ...thread,
    messages: [...byId.values()].toSorted((a, b) => a.msgId - b.msgId),
    outgoing: thread.outgoing.filter((entry) => !confirmed.has(entry.clientMsgId)),
  };
}

/** Takes in a fetched list; only one that reaches back tells whether there is more before it. */
export function addList(thread: Thread, list: MessageList, reachesBack: boolean): Thread {
  return {
    ...addMessages(thread, list.messages),
    hasOlder: reachesBack ? list.hasMore : thread.hasOlder,
    readByOther: Math.max(thread.readByOther, list.readByOther),
    toldOther: Math.max(thread.toldOther, list.toldOther),
    fetchedTo: Math.max(thread.fetchedTo, list.messages.at(-1)?.msgId ?? 0),
  };
}

export const readByOtherUpTo = (thread: Thread, msgId: number): Thread => ({ ...thread, readByOther: Math.max(thread.readByOther, msgId) });

/** Shows a message immediately, before the server has it. One that is queued or known already stays as it is. */
export function queue(thread: Thread, entry: Outgoing): Thread {
  const isKnown = [...thread.messages, ...thread.outgoing].some(({ clientMsgId }) => clientMsgId === entry.clientMsgId);
  return isKnown ? thread : { ...thread, outgoing: [...thread.outgoing, entry] };
}

/** Changes a message that waits; does nothing once the server has confirmed it. */
export function editOutgoing(thread: Thread, clientMsgId: string, change: Partial<Outgoing>): Thread {
  return { ...thread, outgoing: thread.outgoing.map((entry) => (entry.clientMsgId === clientMsgId ? { ...entry, ...change } : entry)) };
}

export const dropOutgoing = (thread: Thread, clientMsgId: string): Thread => ({
  ...thread,
  outgoing: thread.outgoing.filter((entry) => entry.clientMsgId !== clientMsgId),
});

/** How long a message may be recalled (spec 3 §10), with room for transactions that commit late. */
const changeable = 2 * 60_000 + 30_000;

/**
 * Where to continue after a break: behind the newest fetched message that could not change any more when it was fetched. Younger ones
 * are fetched again, because one may have been recalled, a lower number committed later, or an event lost.
 */
export function resumeAfter({ messages, fetchedTo }: Thread): number {
  const fetched = messages.find((message) => message.msgId === fetchedTo);
  if (!fetched) return 0;
  const since = Date.parse(fetched.createTime) - changeable;
  const young = messages.find((message) => Date.parse(message.createTime) >= since) ?? fetched;
  return Math.max(0, young.msgId - 1);
}

/** How far a message got. */
export type MessageMark = 'read' | 'sent' | 'notDelivered';

/** Once the other side can't be reached, only messages they were notified of have arrived. */
export function markOf(msgId: number, { readByOther, toldOther }: Thread, isReached: boolean): MessageMark {
  if (msgId <= readByOther) return 'read';
  return isReached || msgId <= toldOther ? 'sent' : 'notDelivered';
}

/** Whether staff's newest message to the customer reached no one. */
export function isUndelivered(thread: Thread, isReached: boolean): boolean {
  const last = thread.messages.findLast(
    ({ sender, internal, action }) => !internal && action !== messageActions.recalled && (sender === 'you' || sender === 'customerService'),
  );
  return last !== undefined && markOf(last.msgId, thread, isReached) === 'notDelivered';
}
