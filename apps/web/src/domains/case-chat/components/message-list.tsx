import { formatFullDay } from '@heliodesk/phrases/formats/times';
import { messageTypes } from '@heliodesk/contract/case-chat';
import type { Message } from '@heliodesk/contract/case-chat';
import { Button } from 'antd';
import { useImperativeHandle } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { formatUtc } from '#src/ui/format/utc-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { markOf } from '../thread.ts';
import type { Outgoing, Thread } from '../thread.ts';
import { isOfCustomer, MessageRow, SystemRow } from './message-row.tsx';
import { OutgoingRow } from './outgoing-row.tsx';
import { useListScroll } from './use-list-scroll.ts';

interface MessageListProps {
  /** Is given what scrolls, and takes the focus. */
  ref: Ref<HTMLElement | null>;
  thread: Thread;
  /** What the filter shows of the thread. */
  messages: readonly Message[];
  outgoing: readonly Outgoing[];
  /** First message that the reader had not read when they came. */
  unreadFrom: number | undefined;
  typing: readonly string[];
  /** Before the first message, once all are there. */
  opening?: ReactNode;
  renderTip?: ((msgId: number) => ReactNode) | undefined;
  emptyText: string;
  /** Whether someone of the other side is told of new messages. */
  isReached: boolean;
  isForStaff: boolean;
  onOlder: () => Promise<void>;
  /** Everything up to this message was in view. */
  onSeen: (msgId: number) => void;
  onRecall: (message: Message) => void;
  onResend: (entry: Outgoing) => void;
  onDiscard: (entry: Outgoing) => void;
}

const dayOf = (message: Message): string => formatUtc(message.createTime, 'day') ?? '';

/** The messages by day, those on their way, and who is typing. */
export function MessageList({ ref, ...props }: MessageListProps) {
  const { thread, messages, outgoing, unreadFrom, typing, opening, emptyText, isReached, onOlder, onSeen } = props;
  const { t } = useTranslation('caseChat');
  const { box, below, isLoadingOlder, older, handleScroll, toEnd } = useListScroll({ thread, unreadFrom, onOlder, onSeen });
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => box.current);
  const lastOwn = messages.findLast((message) => message.sender === 'you' && !message.internal)?.msgId;
  const lastOfCustomer = messages.findLastIndex(isOfCustomer);
  const isEmpty = messages.length + outgoing.length === 0;
  return (
    <div className="hd-chat-box">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the talk can be scrolled by keyboard */}
      <section className="hd-chat" ref={box} onScroll={handleScroll} aria-label={t('messages')} tabIndex={0}>
        {thread.hasOlder && (
          <Button type="link" size="small" className="hd-chat-older" loading={isLoadingOlder} onClick={() => void older()}>
            {t('older')}
          </Button>
        )}
        {!thread.hasOlder && opening}
        {isEmpty && !opening && <p className="hd-hint hd-chat-empty">{emptyText}</p>}
        {messages.map((message, index) => {
          const before = messages[index - 1];
          return (
            <div key={message.clientMsgId || message.msgId} className="hd-chat-item">
              {(!before || dayOf(before) !== dayOf(message)) && <DayLine at={message.createTime} />}
              {message.msgId === unreadFrom && <p className="hd-sysline hd-sysline-new">{t('unread')}</p>}
              {message.sender === 'system' ? (
                message.type === messageTypes.tip ? (
                  props.renderTip?.(message.msgId)
                ) : (
                  <SystemRow message={message} isForStaff={props.isForStaff} />
                )
              ) : (
                <MessageRow
                  message={message}
                  isOpenQuestion={message.needsAnswer && index > lastOfCustomer}
                  mark={message.msgId === lastOwn ? markOf(message.msgId, thread, isReached) : undefined}
                  onRecall={props.onRecall}
                  renderTip={props.renderTip}
                />
              )}
            </div>
          );
        })}
        {outgoing.map((entry) => (
          <OutgoingRow key={entry.clientMsgId} entry={entry} onResend={props.onResend} onDiscard={props.onDiscard} />
        ))}
        <TypingLine names={typing} />
      </section>
      {below > 0 && (
        <Button className="hd-chat-jump" size="small" icon={<Icon name="chevron-down" />} onClick={toEnd}>
          {t('jump', { count: below })}
        </Button>
      )}
    </div>
  );
}

function DayLine({ at }: { at: string }) {
  const { language } = useFormat();
  // The times of messages are in UTC.
  return <p className="hd-sysline">{formatFullDay(at, language, 'UTC')}</p>;
}

function TypingLine({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('caseChat');
  const { list } = useFormat();
  return (
    <output className="hd-hint hd-t12 hd-chat-typing">
      {names.length > 0 && t(names.length === 1 ? 'typing' : 'typingMany', { names: list(names) })}
    </output>
  );
}
