import './answer-card.css';
import { limits } from '@heliodesk/contract/kit';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { openQuestion } from '../queries.ts';
import type { Draft } from '../use-outbox.ts';
import { AttachButton } from './reply-box.tsx';
import { ReplyFiles } from './reply-files.tsx';
import { useReplyDraft } from './use-reply-draft.ts';

interface AnswerCardProps {
  requestId: number;
  /** When it was asked. */
  askedAt: string;
  onSend: (draft: Draft) => void;
}

/** What staff ask the customer, answered in its place; the answer goes into the conversation. */
export function AnswerCard({ requestId, askedAt, onSend }: AnswerCardProps) {
  const { t } = useTranslation(['caseChat', 'request']);
  const labelId = useId();
  const { data: question, error, refetch } = useQuery(openQuestion(requestId, askedAt));
  const draft = useReplyDraft(requestId, { canSend: true, canNote: false, place: 'answer' });
  const { text, files } = draft;
  const isReady = text.trim() !== '' || files.length > 0;
  if (question === null) return null;
  if (!question) return error ? <ErrorState error={error} onRetry={refetch} /> : <BlockSkeleton lines={5} />;

  const handleSend = () => {
    onSend({ content: text.trim(), isNote: false, files });
    draft.clear();
  };
  return (
    <article className="hd-card hd-answer">
      <header>
        <Icon name="chat" size={20} />
        <h2 className="hd-grow">{t('question.title', { name: question.senderName })}</h2>
        <UtcTime at={question.createTime} className="hd-hint hd-t12 hd-not-phone" />
        <span className="hd-tag hd-k-warn">{t('request:actor.you')}</span>
      </header>
      <div className="hd-answer-body">
        <blockquote dir="auto">{question.content}</blockquote>
        <label htmlFor={labelId}>{t('question.answer')}</label>
        <Input.TextArea
          id={labelId}
          rows={2}
          dir="auto"
          maxLength={limits.chatText}
          placeholder={t('question.hint', { name: question.senderName })}
          value={text}
          onChange={(event) => draft.setText(event.target.value)}
        />
        <ReplyFiles files={files} onRemove={draft.removeFile} />
      </div>
      <footer>
        <AttachButton onFiles={draft.addFiles} />
        <span className="hd-hint">{t('question.saved')}</span>
        <Button type="primary" className="hd-end" icon={<Icon name="send" />} disabled={!isReady} onClick={handleSend}>
          {t('question.send')}
        </Button>
      </footer>
    </article>
  );
}
