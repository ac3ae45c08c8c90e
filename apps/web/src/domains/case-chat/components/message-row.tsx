import { formatMoney } from '@heliodesk/phrases/formats/numbers';
import { formatDay, formatTime } from '@heliodesk/phrases/formats/times';
import { messageActions, messageTypes } from '@heliodesk/contract/case-chat';
import type { Message } from '@heliodesk/contract/case-chat';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, OfferAnswer } from '#src/domains/request/index.ts';
import { RichText } from '#src/platform/rich-text.tsx';
import { currentUser } from '#src/platform/session.ts';
import { formatUtc, UtcTime } from '#src/ui/format/utc-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useNow } from '#src/ui/shapes/use-now.ts';
import type { MessageMark } from '../thread.ts';
import { MessageFile } from './message-file.tsx';

/** A customer's own messages have the customer's color, as staff see them. */
export const isOfCustomer = ({ sender }: Message): boolean =>
  sender === 'client' || (sender === 'you' && currentUser()?.user.kind === 'customer');

interface MessageRowProps {
  message: Message;
  /** Under the newest message of the reader. */
  mark: MessageMark | undefined;
  /** The customer has not written since. */
  isOpenQuestion?: boolean;
  onRecall: (message: Message) => void;
  renderTip?: ((msgId: number) => ReactNode) | undefined;
}

const lookOf = (message: Message, isOpenQuestion: boolean): string => {
  if (message.internal) return 'hd-msg hd-msg-note';
  const side = isOfCustomer(message) ? 'hd-msg-asks' : 'hd-msg-answers';
  return isOpenQuestion ? `hd-msg ${side} hd-msg-question` : `hd-msg ${side}`;
};

/** One message of a person. */
export function MessageRow({ message, mark, isOpenQuestion = false, onRecall, renderTip }: MessageRowProps) {
  const { t } = useTranslation('caseChat');
  const isRecalled = message.action === messageActions.recalled;
  const name = message.sender === 'you' ? t('sender.you') : message.senderName;
  return (
    <article className={lookOf(message, isOpenQuestion)} data-msg-id={message.msgId}>
      <Avatar name={message.senderName} id={message.senderId} isCustomer={isOfCustomer(message)} isLarge />
      <p className="hd-msg-who">
        <b>{name}</b>
        <RoleLabel message={message} />
        <AnswerTag message={message} />
        <TipTag message={message} />
        <UtcTime at={message.createTime} precision="time" className="hd-hint hd-t12 hd-end" />
      </p>
      {isRecalled ? (
        <p className="hd-msg-gone">
          <Icon name="return" />
          {message.sender === 'you' ? t('recalledByYou') : t('recalledBy', { name: message.senderName })}
        </p>
      ) : message.type === messageTypes.tip && renderTip ? (
        renderTip(message.msgId)
      ) : (
        <div className="hd-msg-body">
          {message.content && (
            <p className="hd-msg-text" dir="auto">
              {message.content}
            </p>
          )}
          <WithConsent message={message} />
          {message.attachments.map((file) => (
            <MessageFile key={file.attId} file={file} />
          ))}
        </div>
      )}
      <MessageFoot message={message} mark={isRecalled ? undefined : mark} onRecall={onRecall} />
    </article>
  );
}

/** An answer to the enquiry, for both sides. */
function AnswerTag({ message }: { message: Message }) {
  const { t } = useTranslation('caseChat');
  if (!message.reply || message.action === messageActions.recalled) return null;
  return <span className="hd-tag hd-k-good">{t('answer')}</span>;
}

/** What was asked for was answered with it. */
function TipTag({ message }: { message: Message }) {
  const { t } = useTranslation('tips');
  if (message.type !== messageTypes.tipConfirmed) return null;
  const { accepted } = message.params;
  if (accepted !== undefined) return <OfferAnswer isAccepted={accepted === 'true'} />;
  return <span className="hd-tag hd-k-good">{t('state.confirmed')}</span>;
}

/** The file with which staff have answered for the customer. */
function WithConsent({ message: { params } }: { message: Message }) {
  const { t } = useTranslation('consent');
  return params.consent === undefined ? null : <p className="hd-hint">{t('given', { name: params.consent })}</p>;
}

function RoleLabel({ message }: { message: Message }) {
  const { t } = useTranslation('caseChat');
  if (message.internal) return <span className="hd-hint">{t('internalNote')}</span>;
  return message.sender === 'you' ? null : <span className="hd-hint">{t(`sender.${message.sender}`)}</span>;
}

function MessageFoot({ message, mark, onRecall }: Pick<MessageRowProps, 'message' | 'mark' | 'onRecall'>) {
  const { t } = useTranslation('caseChat');
  const now = useNow();
  const canRecall =
    message.sender === 'you' &&
    message.action === messageActions.sent &&
    message.recallUntil !== null &&
    Date.parse(message.recallUntil) > now.getTime();
  if (!canRecall && !mark) return null;
  return (
    <p className="hd-msg-foot">
      {mark && (
        <span className={mark === 'notDelivered' ? 'hd-k-bad' : 'hd-hint'}>
          <Icon name={mark === 'notDelivered' ? 'warning' : 'check'} size={14} /> {t(mark)}
        </span>
      )}
      {canRecall && (
        <Button
          type="link"
          size="small"
          aria-label={t('recallMessage', { time: formatUtc(message.createTime, 'time') })}
          onClick={() => onRecall(message)}
        >
          {t('recall')}
        </Button>
      )}
    </p>
  );
}

const moment = /^\d{4}-\d{2}-\d{2}T/;
const calendarDay = /^\d{4}-\d{2}-\d{2}$/;
const amountOfMoney = /^(\d+\.\d{2}) ([A-Z]{3})$/;

/** A number stays on one line, from left to right. */
const marks = { no: <bdi dir="ltr" className="hd-nowrap" /> };

interface SystemRowProps {
  message: Message;
  /** Whether staff read it: some lines speak to the customer. */
  isForStaff: boolean;
}

/** A value of a line of the system as the reader's language writes it: a moment, a day, money, or what it says. */
function written(value: string, language: string): string {
  if (moment.test(value)) return formatTime(value, language);
  if (calendarDay.test(value)) return formatDay(value, language, 'UTC');
  const [, amount, currency] = amountOfMoney.exec(value) ?? [];
  return amount === undefined || currency === undefined ? value : formatMoney(amount, currency, language);
}

/** A line of the system: what happened to the request. */
export function SystemRow({ message, isForStaff }: SystemRowProps) {
  const { t, i18n } = useTranslation('caseChat');
  const toStaff = `systemToStaff.${message.content}`;
  const key = isForStaff && i18n.exists(`caseChat:${toStaff}`) ? toStaff : `system.${message.content}`;
  const values = Object.fromEntries(Object.entries(message.params).map(([name, value]) => [name, written(value, i18n.language)]));
  if (!i18n.exists(`caseChat:${key}`)) return null;
  return (
    <p className="hd-msg-system" data-msg-id={message.msgId}>
      <span>
        <RichText text={t(key as 'system.pickedUp', values as { name: string })} marks={marks} />
      </span>{' '}
      <UtcTime at={message.createTime} precision="time" className="hd-t12" />
    </p>
  );
}
