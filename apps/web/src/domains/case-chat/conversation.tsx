import './conversation.css';
import type { Message } from '@heliodesk/contract/case-chat';
import { useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { ReactNode, Ref, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import { Announcer } from './components/announcer.tsx';
import { ConnectionBar } from './components/connection-bar.tsx';
import { KindSwitch } from './components/kind-switch.tsx';
import { MessageList } from './components/message-list.tsx';
import { ReplyBox } from './components/reply-box.tsx';
import { useReplyDraft } from './components/use-reply-draft.ts';
import type { ReplyDraft } from './components/use-reply-draft.ts';
import { fetchRead, recall } from './queries.ts';
import { addMessages, isUndelivered } from './thread.ts';
import type { Thread } from './thread.ts';
import { useOutbox } from './use-outbox.ts';
import type { Draft } from './use-outbox.ts';
import { useThread } from './use-thread.ts';
import { useTellTyping } from './use-typing.ts';

/** What a page may ask of the conversation. */
export interface ConversationHandle {
  /** Puts the cursor where a reply or a note is written. */
  write: (isNote: boolean) => void;
  /** Sends what was written elsewhere on the page. */
  send: (draft: Draft) => void;
}

interface ConversationProps {
  requestId: number;
  /** The record's actions: `message` allows to write, `reply` to answer an enquiry, `note` makes it the conversation of staff. */
  actions: readonly { name: string; blockedBy: readonly string[] }[];
  ref?: Ref<ConversationHandle>;
  /** At the end of the bar above the messages; the bar is staff's. */
  filterNote?: ReactNode;
  /** Above the place where a reply is written. */
  replyNote?: ReactNode;
  /** Replaces the reply box while no note is written; gets the choice between reply and note, and the ref of what takes the focus instead. */
  replyInstead?: ((kindSwitch: ReactNode, place: Ref<HTMLElement>) => ReactNode) | undefined;
  /** Whether someone of the other side is told of new messages. */
  isReached?: boolean;
  /** Called with whether staff's newest message reached no one. */
  onDelivery?: (isUndelivered: boolean) => void;
  /** Who answers the customer, once that is known. */
  to?: string;
  /** Before the first message. */
  opening?: ReactNode;
  /** What stands in place of a message that asks the customer for something. */
  renderTip?: (msgId: number) => ReactNode;
}

/** The talk about one request, live. Fills the height that it is given. */
export function Conversation(props: ConversationProps) {
  return <OneConversation key={props.requestId} {...props} />;
}

type Filter = 'all' | 'public' | 'internal';

const passes = (filter: Filter, isInternal: boolean): boolean => filter === 'all' || (filter === 'internal') === isInternal;

function OneConversation(props: ConversationProps) {
  const { requestId, actions, ref, filterNote, replyNote, replyInstead, isReached = true, onDelivery, to, opening, renderTip } = props;
  const { t } = useTranslation('caseChat');
  const { thread, update, loading, load, loadOlder, catchUp, typing } = useThread(requestId);
  const outbox = useOutbox(requestId, thread.outgoing, update);
  const tellTyping = useTellTyping(requestId);
  const input = useRef<HTMLTextAreaElement>(null);
  const instead = useRef<HTMLElement>(null);
  const list = useRef<HTMLElement>(null);
  const [filter, setFilter] = useState<Filter>('all');
  const unreadFrom = useUnreadFrom(thread.messages, loading.state === 'ready' ? loading.unread : 0);
  const handleSeen = useSeen(requestId);
  const canSend = allows(actions, 'message');
  const isStaff = allows(actions, 'note');
  const canReply = allows(actions, 'reply');
  const isLost = isUndelivered(thread, isReached);
  useEffect(() => onDelivery?.(isLost), [onDelivery, isLost]);
  const draft = useReplyDraft(requestId, { canSend, canNote: isStaff });

  useImperativeHandle(ref, () => ({
    write: (isNote) => {
      // What replaces the reply box gives way to a note that has text.
      flushSync(() => draft.setNote(isNote));
      (input.current ?? instead.current)?.focus();
    },
    send: outbox.send,
  }));
  return (
    <section className="hd-conversation" aria-label={t('label')}>
      {isStaff && <FilterBar filter={filter} onChange={setFilter} internal={countInternal(thread.messages)} filterNote={filterNote} />}
      {loading.state === 'loading' && <ThreadSkeleton />}
      {loading.state === 'failed' && <ErrorState error={loading.error} onRetry={load} />}
      {loading.state === 'ready' && (
        <MessageList
          ref={list}
          thread={thread}
          messages={thread.messages.filter((message) => passes(filter, message.internal))}
          outgoing={thread.outgoing.filter((entry) => passes(filter, entry.isNote))}
          unreadFrom={unreadFrom}
          typing={typing}
          opening={opening}
          renderTip={renderTip}
          emptyText={t(filter === 'internal' ? 'emptyInternal' : 'empty')}
          isReached={isReached}
          isForStaff={isStaff}
          onOlder={loadOlder}
          onSeen={handleSeen}
          onRecall={(message) => void takeBack(message, update)}
          onResend={outbox.resend}
          onDiscard={outbox.discard}
        />
      )}
      <Announcer messages={thread.messages} isReady={loading.state === 'ready'} />
      <ConnectionBar onRefresh={catchUp} />
      <Writing
        {...{ draft, canSend, canReply, isStaff, replyNote, replyInstead, to, input, instead, list }}
        onSend={outbox.send}
        onTyping={tellTyping}
      />
    </section>
  );
}

interface WritingProps extends Pick<ConversationProps, 'replyNote' | 'replyInstead' | 'to'> {
  draft: ReplyDraft;
  canSend: boolean;
  canReply: boolean;
  isStaff: boolean;
  input: RefObject<HTMLTextAreaElement | null>;
  instead: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  onSend: (draft: Draft) => void;
  onTyping: (isNote: boolean) => void;
}

/** Where the reader writes, or what is there instead. */
function Writing({ draft, canSend, canReply, isStaff, replyNote, replyInstead, to, input, instead, list, ...handlers }: WritingProps) {
  const { t } = useTranslation('caseChat');
  if (!canSend && !isStaff) return <p className="hd-hint hd-conversation-closed">{t('reply.closed')}</p>;
  if (canSend && replyInstead && !draft.isNote)
    return replyInstead(isStaff && <KindSwitch isNote={false} onChange={draft.setNote} />, instead);
  const placeholder = isStaff ? t('reply.toCustomer') : to ? t('reply.to', { name: to }) : t('reply.toService');
  return (
    <>
      {canSend && !replyInstead && replyNote}
      <ReplyBox
        draft={draft}
        canSend={canSend}
        canNote={isStaff}
        canReply={canReply}
        placeholder={placeholder}
        input={input}
        onLeave={() => list.current?.focus()}
        {...handlers}
      />
    </>
  );
}

/** As high as the messages that come, so that what is below does not move. */
const ThreadSkeleton = () => (
  <div className="hd-chat-box">
    <ListSkeleton rows={4} />
  </div>
);

async function takeBack({ msgId }: Message, update: (change: (thread: Thread) => Thread) => void): Promise<void> {
  try {
    const recalled = await recall(msgId);
    update((before) => addMessages(before, [recalled]));
  } catch {
    // Why it is refused is shown by the call itself.
  }
}

const allows = (actions: ConversationProps['actions'], name: string): boolean =>
  actions.some((action) => action.name === name && action.blockedBy.length === 0);

const countInternal = (messages: readonly Message[]): number => messages.filter((message) => message.internal).length;

interface FilterBarProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
  internal: number;
  filterNote: ReactNode;
}

function FilterBar({ filter, onChange, internal, filterNote }: FilterBarProps) {
  const { t } = useTranslation('caseChat');
  return (
    <div className="hd-chat-bar">
      <SegmentedControl<Filter>
        size="small"
        aria-label={t('filter.label')}
        value={filter}
        onChange={onChange}
        options={[
          { value: 'all', label: t('filter.all') },
          { value: 'public', label: t('filter.public') },
          {
            value: 'internal',
            label: (
              <>
                {t('filter.internal')} {internal > 0 && <span className="hd-count">{internal}</span>}
              </>
            ),
          },
        ]}
      />
      {filterNote && <span className="hd-end hd-hint hd-t13 hd-not-phone">{filterNote}</span>}
    </div>
  );
}

/** Where the unread messages began when the reader came; it stays there while they read. */
function useUnreadFrom(messages: readonly Message[], unread: number): number | undefined {
  const [from, setFrom] = useState<number>();
  if (from === undefined && unread > 0) {
    const others = messages.filter((message) => message.sender !== 'you');
    const first = others.at(-Math.min(unread, others.length))?.msgId;
    if (first !== undefined) setFrom(first);
  }
  return from;
}

/** Tells the server once how far the reader has come. */
function useSeen(requestId: number): (msgId: number) => void {
  const told = useRef(0);
  return useCallback(
    (msgId: number) => {
      if (msgId <= told.current) return;
      told.current = msgId;
      fetchRead(requestId, msgId).catch(() => {
        // Told again with the next message, or when the reader comes back.
        told.current = 0;
      });
    },
    [requestId],
  );
}
