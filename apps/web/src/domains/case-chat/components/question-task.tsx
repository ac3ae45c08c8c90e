import './answer-card.css';
import { limits } from '@heliodesk/contract/kit';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { openQuestion, sendOne } from '../queries.ts';
import { useReplyDraft } from './use-reply-draft.ts';

interface QuestionTaskProps {
  requestId: number;
  /** When it was asked. */
  askedAt: string;
  /** The answer is there. */
  onSent: () => unknown;
}

/** Sends the answer once, however often it is tried; what was typed stays until it is there. */
function useAnswer({ requestId, onSent }: Omit<QuestionTaskProps, 'askedAt'>) {
  const draft = useReplyDraft(requestId, { canSend: true, canNote: false, place: 'answer' });
  const [clientMsgId] = useState(createUuid);
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const send = async () => {
    setRunning(true);
    setRefusal(undefined);
    try {
      await sendOne(requestId, { clientMsgId, content: draft.text.trim(), isNote: false, files: [], attIds: [], state: 'sending' });
      draft.clear();
      await onSent();
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setRunning(false);
    }
  };
  return { draft, send, isRunning, refusal };
}

/** What staff ask, answered among other tasks; the answer goes into the conversation. */
export function QuestionTask({ requestId, askedAt, onSent }: QuestionTaskProps) {
  const { t } = useTranslation('waiting');
  const labelId = useId();
  const { data: question, error, refetch } = useQuery(openQuestion(requestId, askedAt));
  const { draft, send, isRunning, refusal } = useAnswer({ requestId, onSent });
  if (question === null) return null;
  if (!question) return error ? <ErrorState error={error} onRetry={refetch} /> : <BlockSkeleton lines={5} />;
  return (
    <article className="hd-card hd-answer">
      <header>
        <Icon name="chat" size={20} />
        <h3 className="hd-grow">{t('tasks.answerName', { name: question.senderName })}</h3>
      </header>
      <div className="hd-answer-body">
        <blockquote dir="auto">{question.content}</blockquote>
        <label htmlFor={labelId}>{t('tasks.yourAnswer')}</label>
        <Input.TextArea
          id={labelId}
          rows={2}
          dir="auto"
          maxLength={limits.chatText}
          value={draft.text}
          onChange={(event) => draft.setText(event.target.value)}
        />
        <Refusal reason={refusal} className="hd-answer-refusal" />
      </div>
      <footer>
        <Button
          type="primary"
          className="hd-end"
          icon={<Icon name="send" />}
          loading={isRunning}
          disabled={draft.text.trim() === ''}
          onClick={() => void send()}
        >
          {t('tasks.send')}
        </Button>
      </footer>
    </article>
  );
}
