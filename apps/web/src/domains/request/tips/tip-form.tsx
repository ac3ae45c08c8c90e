import './tips.css';
import { limits } from '@heliodesk/contract/kit';
import { canBeAskedFor, tipTypes } from '@heliodesk/contract/request';
import type { RequestDetail, Tip } from '@heliodesk/contract/request';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentField, caseFiles, useUploadFault } from '#src/domains/attachment/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { CallError, isError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { confirm, saveNote, useRefreshTips } from './queries.ts';
import { TipAsked, TipDue } from './tip-parts.tsx';

/** Answers a task once: what was typed is saved first. Keeps what the server refuses, in words. */
function useAnswering({ msgId, note: saved, requestId }: Tip) {
  const { t } = useTranslation('tips');
  const client = useQueryClient();
  const refresh = useRefreshTips();
  const [note, setNote] = useState(saved);
  const [key] = useState(createUuid);
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const save = async () => {
    if (note.trim() !== saved) await saveNote(msgId, note);
  };
  const send = async () => {
    setRunning(true);
    setRefusal(undefined);
    try {
      await save();
      await confirm(msgId, key);
      showToast({ kind: 'good', title: t('thanks') });
      await Promise.all([refresh(), client.invalidateQueries({ queryKey: caseFiles(requestId).queryKey })]);
    } catch (error) {
      const [fault] = error instanceof CallError ? error.errors : [];
      setRefusal(fault?.message ?? messageOf(error));
      if (isError(error, 'tip.closed', 'action.notAllowed')) await refresh();
    } finally {
      setRunning(false);
    }
  };
  return { note, setNote, save, send, isRunning, refusal, refresh };
}

/** A task of the customer, done in its place: add the files, write a note, send the answer. */
export function TipForm({ tip, request }: { tip: Tip; request: RequestDetail }) {
  const { t } = useTranslation(['tips', 'request']);
  const noteId = useId();
  const answering = useAnswering(tip);
  const isUploading = useUploadFault(request.requestId) !== undefined;
  const places = canBeAskedFor(tipTypes.files, request.requestType) ? tip.photos : [];
  return (
    <article className="hd-card hd-tip hd-tip-open" id={`task-${tip.tipsId}`}>
      <header>
        <Icon name="paperclip" size={20} />
        <h2 className="hd-grow">{t('title', { name: tip.asker })}</h2>
        <TipDue tip={tip} />
        <span className="hd-tag hd-k-warn">{t('request:actor.you')}</span>
      </header>
      <div className="hd-tip-body">
        <TipAsked tip={tip} />
        <AttachmentField requestId={request.requestId} places={places} since={tip.askTime} onFrozen={() => void answering.refresh()} />
        <label htmlFor={noteId}>{t('note')}</label>
        <Input.TextArea
          id={noteId}
          rows={2}
          dir="auto"
          maxLength={limits.chatText}
          placeholder={t('noteHint')}
          value={answering.note}
          onChange={(event) => answering.setNote(event.target.value)}
          onBlur={() => void answering.save().catch(() => undefined)}
        />
        <Refusal reason={answering.refusal} className="hd-tip-refusal" />
      </div>
      <footer>
        <span className="hd-hint">{t('final')}</span>
        <Button
          type="primary"
          className="hd-end"
          icon={<Icon name="send" />}
          loading={answering.isRunning}
          disabled={isUploading}
          onClick={() => void answering.send()}
        >
          {t('confirm')}
        </Button>
      </footer>
    </article>
  );
}
